"""The command line as people call it: ``python -m mmteach worksheet …``."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import mmteach
from mmteach.i18n import LANGUAGES, t
from mmteach.worksheets import KINDS, worksheet

SYSTEMS = {"en": "en_GB.UTF-8", "fr": "fr_FR.UTF-8", "de": "de_DE.UTF-8"}
OF_ARGPARSE = r"usage:|positional|optional|invalid|expected|unrecognized|required|argument"


def call(*words: str, folder: Path, system: str = "en_GB.UTF-8") -> subprocess.CompletedProcess[str]:
    """Call the command line in that folder, on a system that speaks that language."""
    ours = {k: v for k, v in os.environ.items() if k != "LANG" and not k.startswith(("LC_", "LANGUAGE"))}
    settings = {
        **ours,
        "LC_ALL": system,
        "PYTHONUTF8": "1",
        "PYTHONPATH": str(Path(mmteach.__file__).parents[1]),
    }
    command = [sys.executable, "-m", "mmteach", *words]
    return subprocess.run(
        command, check=False, cwd=folder, env=settings, capture_output=True, encoding="utf-8"
    )


class TestWorksheet:
    def test_writes_a_pdf_named_after_the_choices(self, tmp_path: Path) -> None:
        done = call("worksheet", "codes-left", "--edition", "kids", "--seed", "7", folder=tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout == "Written: codes-left-kids-1-en-7.pdf\n"
        assert (tmp_path / "codes-left-kids-1-en-7.pdf").read_bytes() == worksheet(
            "codes-left", "kids", seed=7
        ).pdf()

    def test_all_choices_reach_the_sheet(self, tmp_path: Path) -> None:
        choices = [
            "--edition",
            "super",
            "--lang=de",
            "--level",
            "2",
            "--items",
            "3",
            "--seed",
            "5",
            "-o",
            "sheet.html",
        ]
        assert call("worksheet", "give-the-answer", *choices, folder=tmp_path).returncode == 0
        sheet = worksheet("give-the-answer", "super", "de", 2, 3, 5)
        assert (tmp_path / "sheet.html").read_text(encoding="utf-8") == sheet.html()

    def test_the_line_in_the_footer_makes_the_same_sheet(self, tmp_path: Path) -> None:
        sheet = worksheet("decrypto-codes", "f6423", "fr", 3, 4, 12)
        _, _, *words = sheet.recipe.split()
        assert call(*words[1:], folder=tmp_path).returncode == 0
        assert (tmp_path / f"{sheet.filename}.pdf").read_bytes() == sheet.pdf()

    def test_a_file_that_is_there_is_kept_without_force(self, tmp_path: Path) -> None:
        (tmp_path / "mine.pdf").write_text("mine")
        words = ("worksheet", "match-points", "--items", "1", "-o", "mine.pdf")
        done = call(*words, folder=tmp_path)
        assert done.returncode == 1
        assert done.stderr.startswith(
            "Error: mine.pdf is already there. Accepted: another name with -o, or --force"
        )
        assert (tmp_path / "mine.pdf").read_text() == "mine"
        assert call(*words, "--force", folder=tmp_path).returncode == 0
        assert (tmp_path / "mine.pdf").read_bytes().startswith(b"%PDF")

    def test_a_folder_that_is_not_there_is_named(self, tmp_path: Path) -> None:
        done = call("worksheet", "match-points", "-o", "no/where.pdf", folder=tmp_path)
        assert done.returncode == 1
        assert "where.pdf could not be written" in done.stderr


class TestRefusals:
    @pytest.mark.parametrize(
        ("words", "sentence"),
        [
            ([], "Name a kind: give-the-answer,"),
            (["sums"], '"sums" is not a kind of worksheet. Accepted: give-the-answer,'),
            (["codes-left", "--level", "9"], 'level: "9" is out of bounds'),
            (["codes-left", "--items", "many"], 'items: "many" is out of bounds'),
            (["codes-left", "--edition", "chess"], '"chess" is not a box we know. Accepted: f6423,'),
            (["decrypto-codes", "--edition", "kids"], 'edition: "kids" has no use here'),
            (["codes-left", "--lang", "xx"], '"xx" is not a language of mmteach. Accepted: en, fr, de.'),
            (["codes-left", "-o", "sheet.doc"], '"sheet.doc" names no kind of file'),
            (["codes-left", "--colour", "red"], "This could not be read: "),
            (["codes-left", "--level"], "This could not be read: "),
        ],
    )
    def test_each_is_one_sentence_and_ends_with_2(
        self, words: list[str], sentence: str, tmp_path: Path
    ) -> None:
        done = call("worksheet", *words, folder=tmp_path)
        assert done.returncode == 2
        assert done.stderr.startswith(f"Error: {sentence}".replace('level: "9"', "level: 9"))
        assert done.stderr.count("\n") == 1
        assert list(tmp_path.iterdir()) == []

    def test_no_command_shows_the_help_and_ends_with_2(self, tmp_path: Path) -> None:
        done = call(folder=tmp_path)
        assert done.returncode == 2
        assert done.stdout.startswith("Usage: python -m mmteach ")


class TestLanguage:
    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_help_names_every_kind_in_the_language_of_the_system(self, lang: str, tmp_path: Path) -> None:
        done = call("worksheet", "--help", folder=tmp_path, system=SYSTEMS[lang])
        assert done.returncode == 0
        assert done.stdout.startswith(t("cli.usage", lang))
        for kind in KINDS.values():
            assert re.search(rf"{kind.key} +{re.escape(kind.title(lang))}\n", done.stdout)

    @pytest.mark.parametrize("lang", ["fr", "de"])
    def test_lang_goes_before_the_system(self, lang: str, tmp_path: Path) -> None:
        done = call("worksheet", "--help", "--lang", lang, folder=tmp_path)
        assert done.stdout.startswith(t("cli.usage", lang))

    @pytest.mark.parametrize("lang", ["fr", "de"])
    @pytest.mark.parametrize(
        "words",
        [["--help"], ["worksheet", "--help"], ["worksheet", "--no"], ["sums"], ["worksheet", "--force=1"]],
    )
    def test_nothing_that_argparse_says_by_itself_comes_through(
        self, words: list[str], lang: str, tmp_path: Path
    ) -> None:
        done = call(*words, folder=tmp_path, system=SYSTEMS[lang])
        assert not re.search(OF_ARGPARSE, (done.stdout + done.stderr).replace("--force=1", ""), re.IGNORECASE)

    @pytest.mark.parametrize("system", ["C", "it_IT.UTF-8", ""])
    def test_any_other_system_is_spoken_to_in_english(self, system: str, tmp_path: Path) -> None:
        assert call("--help", folder=tmp_path, system=system).stdout.startswith("Usage: ")

    def test_version(self, tmp_path: Path) -> None:
        assert call("--version", folder=tmp_path).stdout == f"mmteach {mmteach.__version__}\n"
