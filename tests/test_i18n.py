import pickle
import re
from collections.abc import Iterator
from string import Formatter
from typing import Any

import pytest

from mmteach import LanguageError, MmteachError
from mmteach.errors import CodeError, EditionError, FeedbackError, shown
from mmteach.i18n import LANGUAGES, catalogue, has, listed, number, t

PLURALS = {"one", "other"}


def entries(node: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, Any]]:
    """The catalogue's sentences, each with its key; plural forms are one entry."""
    for name, value in node.items():
        if isinstance(value, str) or set(value) == PLURALS:
            yield ".".join((*path, name)), value
        else:
            yield from entries(value, (*path, name))


def sentences(lang: str) -> Iterator[tuple[str, str]]:
    for key, value in entries(catalogue(lang)):
        for text in [value] if isinstance(value, str) else value.values():
            yield key, text


def blanks(entry: Any) -> set[str | None]:
    texts = [entry] if isinstance(entry, str) else entry.values()
    return {name for text in texts for _, name, _, _ in Formatter().parse(text) if name is not None}


class TestCatalogues:
    @pytest.mark.parametrize("lang", ["fr", "de"])
    def test_hold_the_same_keys_in_the_same_order(self, lang: str) -> None:
        assert [key for key, _ in entries(catalogue(lang))] == [key for key, _ in entries(catalogue("en"))]

    @pytest.mark.parametrize("lang", ["fr", "de"])
    def test_ask_for_the_same_values_and_have_plurals_at_the_same_places(self, lang: str) -> None:
        english = dict(entries(catalogue("en")))
        for key, entry in entries(catalogue(lang)):
            assert (key, blanks(entry), type(entry)) == (key, blanks(english[key]), type(english[key]))

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_have_no_empty_sentence_and_no_mark_up(self, lang: str) -> None:
        assert [
            key for key, text in sentences(lang) if not text.strip() or re.search(r"<\w|&\w+;", text)
        ] == []

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_use_the_curly_apostrophe(self, lang: str) -> None:
        assert [key for key, text in sentences(lang) if re.search(r"\w'\w", text)] == []

    def test_keep_the_narrow_space_of_french_before_high_signs(self) -> None:
        wrong = re.compile(r"[^\u202f\d][:;!?](?=\s|$)|[^\u202f]»|«[^\u202f]")
        assert [key for key, text in sentences("fr") if wrong.search(text)] == []

    def test_have_every_refusal_end_as_a_sentence(self) -> None:
        for lang in LANGUAGES:
            refusals = [text for key, text in sentences(lang) if key.startswith("error.")]
            assert [text for text in refusals if not text.endswith((".", "{sentence}"))] == []


class TestT:
    def test_fills_in_values(self) -> None:
        assert t("error.repeat", "de", peg=3, value="Rot", first=1).startswith(
            "Stecker 3: Rot steckt schon an Stelle 1"
        )

    @pytest.mark.parametrize(
        ("lang", "said"),
        [
            ("en", ["0 bulls", "1 bull", "2 bulls"]),
            ("fr", ["0 taureau", "1 taureau", "2 taureaux"]),
            ("de", ["0 Bullen", "1 Bulle", "2 Bullen"]),
        ],
    )
    def test_takes_the_plural_that_the_language_asks_for(self, lang: str, said: list[str]) -> None:
        assert [t("key.bull", lang, count=n) for n in range(3)] == said

    def test_leaves_braces_in_a_value_alone(self) -> None:
        assert '"{peg}"' in t("error.unknown_peg", peg=1, value='"{peg}"', accepted="")

    def test_has_no_sentence_for_an_unknown_key(self) -> None:
        assert has("error.repeat")
        assert not has("error.no_such_thing")
        for key in ("error.no_such_thing", "nothing", "error.repeat.more"):
            with pytest.raises(KeyError, match=key):
                t(key)

    def test_refuses_an_unknown_language(self) -> None:
        with pytest.raises(
            LanguageError, match=r'^"eo" is not a language of mmteach. Accepted: en, fr, de.$'
        ):
            t("error.repeat", "eo")


class TestListed:
    @pytest.mark.parametrize(
        ("lang", "said"),
        [
            ("en", ["2", "2 and 4", "2, 4 and 5"]),
            ("fr", ["2", "2 et 4", "2, 4 et 5"]),
            ("de", ["2", "2 und 4", "2, 4 und 5"]),
        ],
    )
    def test_joins_as_the_language_does(self, lang: str, said: list[str]) -> None:
        assert [listed(["2", "4", "5"][:n], lang) for n in (1, 2, 3)] == said


class TestNumber:
    @pytest.mark.parametrize(
        ("value", "lang", "written"),
        [
            (0, "fr", "0"),
            (999, "en", "999"),
            (59_049, "en", "59,049"),
            (59_049, "fr", "59\u202f049"),
            (59_049, "de", "59.049"),
            (1_296, "de", "1.296"),
            (4.5, "en", "4.5"),
            (4.5, "fr", "4,5"),
            (-3, "de", "\N{MINUS SIGN}3"),
        ],
    )
    def test_is_written_as_the_language_writes_it(self, value: float, lang: str, written: str) -> None:
        assert number(value, lang) == written

    def test_is_written_so_inside_sentences(self) -> None:
        assert t("error.bounds", "fr", field="rows", value="0", low=1, high=1_000).endswith(
            "de 1 à 1\u202f000."
        )


class TestRefusals:
    @pytest.mark.parametrize("kind", [LanguageError, EditionError, CodeError, FeedbackError])
    def test_are_value_errors_of_one_family(self, kind: type[MmteachError]) -> None:
        assert issubclass(kind, MmteachError)
        assert issubclass(kind, ValueError)

    @pytest.mark.parametrize(
        ("lang", "beginning"),
        [("en", "Row 2: Peg 1: "), ("fr", "Ligne 2\u202f: Pion 1\u202f: "), ("de", "Zeile 2: Stecker 1: ")],
    )
    def test_can_be_said_of_a_row(self, lang: str, beginning: str) -> None:
        refusal = CodeError("error.unknown_peg", peg=1, value='"X"', accepted="Red (R)").in_row(2)
        assert type(refusal) is CodeError
        assert refusal.message(lang).startswith(beginning)
        assert str(refusal) == refusal.message("en")

    def test_survive_the_way_back_from_a_worker(self) -> None:
        refusal = CodeError("error.unknown_peg", peg=1, value='"X"', accepted="Red (R)", row=4)
        twin = pickle.loads(pickle.dumps(refusal))
        assert (type(twin), str(twin), twin.message("fr")) == (CodeError, str(refusal), refusal.message("fr"))

    @pytest.mark.parametrize(
        ("value", "text"),
        [
            ("RBX", '"RBX"'),
            (7, "7"),
            ((1, 2), "(1, 2)"),
            ("x" * 38, '"' + "x" * 38 + '"'),
            ("x" * 39, '"' + "x" * 38 + "…"),
        ],
    )
    def test_show_a_value_cut_at_forty_characters(self, value: object, text: str) -> None:
        assert shown(value) == text
        assert len(shown(value)) <= 40
