"""The command line: ``python -m mmteach worksheet …``, in English, French or German.

It ends with 0 when all went well, 1 when a file was not written, and 2 when the command cannot be carried out.
"""

import argparse
import locale
import sys
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

from babel import default_locale

import mmteach
from mmteach.editions import EDITIONS, F6423
from mmteach.errors import LanguageError, MmteachError, shown
from mmteach.i18n import LANGUAGES, catalogue, t
from mmteach.seeds import MOST_SEEDS
from mmteach.worksheets import KINDS, LEVELS, MOST_ITEMS, worksheet

_PROGRAM = "python -m mmteach"
_BOUNDS = {"level": (LEVELS[0], LEVELS[-1], 1), "items": (1, MOST_ITEMS, 8), "seed": (0, MOST_SEEDS, 1)}


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line, by default the one that was typed; gives the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a narrow no-break space is not in every console's alphabet
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        lang = _language(words)
    except LanguageError as error:
        return _refuse(error.message(system_language()), system_language(), 2)
    parser = _parser(lang, words)
    chosen = parser.parse_args(words)
    if chosen.command is None:
        parser.print_help()
        return 2
    return _worksheet(chosen, lang)


def system_language() -> str:
    """The language of the user's system, where it is one of ours; else English."""
    name = default_locale("LC_MESSAGES") or locale.getlocale()[0] or ""
    # Windows says "German_Germany", the rest of the world "de_DE".
    code = locale.normalize(name.split("_")[0])[:2]
    return code if code in LANGUAGES else "en"


def _language(words: Sequence[str]) -> str:
    """What --lang asks for, read before all else: help and refusals are in that language too."""
    early = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    early.add_argument("--lang", nargs="?", const="")
    lang = early.parse_known_args(words)[0].lang
    if lang is None:
        return system_language()
    catalogue(lang)
    return str(lang)


def _worksheet(chosen: argparse.Namespace, lang: str) -> int:
    if not chosen.kind:
        return _refuse(t("cli.no_kind", lang, accepted=", ".join(KINDS)), lang, 2)
    try:
        numbers: dict[str, Any] = {name: _whole(getattr(chosen, name)) for name in _BOUNDS}
        sheet = worksheet(chosen.kind, chosen.edition, lang, **numbers)
        path = Path(chosen.output or f"{sheet.filename}.pdf")
        if path.exists() and not chosen.force:
            return _refuse(t("cli.exists", lang, path=path), lang, 1)
        sheet.save(path)
    except MmteachError as error:
        return _refuse(error.message(lang), lang, 2)
    except OSError:
        return _refuse(t("cli.not_written", lang, path=path), lang, 1)
    print(t("cli.written", lang, path=path))
    return 0


def _whole(text: str) -> int | str:
    """The number, or the text as it is for `worksheet` to refuse in its own words."""
    return int(text) if text.isascii() and text.isdigit() else text


def _refuse(sentence: str, lang: str, code: int) -> int:
    print(t("cli.error", lang, sentence=sentence), file=sys.stderr)
    return code


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """Help with its heading in one of our languages."""

    def __init__(self, prog: str, lang: str) -> None:
        super().__init__(prog, max_help_position=24, width=74)
        self.lang = lang

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        # An empty prefix is asked for where argparse works out the name of a command.
        super().add_usage(usage, actions, groups, t("cli.usage", self.lang) if prefix is None else prefix)


class _Parser(argparse.ArgumentParser):
    """A parser that speaks one of our languages: whatever argparse itself would say is English."""

    def __init__(self, lang: str, words: Sequence[str], **kwargs: Any) -> None:
        formatter = partial(_Formatter, lang=lang)
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=formatter, **kwargs)
        self.lang, self.words = lang, words
        self.named = self.add_argument_group(t("cli.arguments", lang))
        self.choices = self.add_argument_group(t("cli.options", lang))
        self.choices.add_argument("-h", "--help", action="help", help=t("cli.help", lang))

    def error(self, message: str) -> NoReturn:
        """End with a sentence of ours in place of argparse's."""
        value, see = shown(" ".join(self.words)), f"{self.prog} --help"
        sys.exit(_refuse(t("cli.unread", self.lang, value=value, help=see), self.lang, 2))


def _parser(lang: str, words: Sequence[str]) -> argparse.ArgumentParser:
    parser = _Parser(lang, words, prog=_PROGRAM, description=t("cli.about", lang))
    version = f"mmteach {mmteach.__version__}"
    parser.choices.add_argument("--version", action="version", version=version, help=t("cli.version", lang))
    commands = parser.add_subparsers(
        title=t("cli.commands", lang), dest="command", metavar=t("cli.command", lang), parser_class=_Parser
    )
    about = t("cli.worksheet.about", lang)
    sheet = commands.add_parser(
        "worksheet", lang=lang, words=words, help=about, description=about, epilog=_kinds(lang)
    )
    _add_choices(sheet, lang)
    return parser


def _add_choices(parser: _Parser, lang: str) -> None:
    """The options of a worksheet; their values are checked where the sheet is made, in its language."""

    def add(*names: str, word: str, default: object = None, **values: object) -> None:
        key = names[-1].strip("-")
        help_ = t(f"cli.worksheet.{key}", lang, default=str(default), **values)
        parser.choices.add_argument(*names, default=default, metavar=word, help=help_)

    kind = t("cli.kind", lang)
    parser.named.add_argument("kind", nargs="?", default="", metavar=kind, help=t("cli.worksheet.kind", lang))
    add("--edition", word=t("cli.box", lang), default=F6423.key, accepted=", ".join(EDITIONS))
    add("--lang", word=t("cli.language", lang), accepted=", ".join(LANGUAGES))
    for name, (low, high, default) in _BOUNDS.items():
        add(f"--{name}", word="N", default=str(default), low=str(low), high=str(high))
    add("-o", "--output", word=t("cli.file", lang))
    parser.choices.add_argument("--force", action="store_true", help=t("cli.worksheet.force", lang))


def _kinds(lang: str) -> str:
    """The kinds with their titles, for the end of the help."""
    width = max(map(len, KINDS)) + 2
    lines = (f"  {kind.key:<{width}}{kind.title(lang)}" for kind in KINDS.values())
    return "\n".join([f"{t('cli.worksheet.kinds', lang)}:", *lines])


if __name__ == "__main__":
    sys.exit(main())
