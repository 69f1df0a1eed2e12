import json
import pickle
from copy import deepcopy
from typing import Any

import pytest
from decrypto_games import chance_game, play_rounds, write_both
from hypothesis import given, settings
from hypothesis import strategies as st

from mmteach.decrypto import SavedGameError, Settings, from_json, to_json
from mmteach.errors import MmteachError

GAME = write_both(play_rounds("/", "i/m")).intercept("314")
SAVED = to_json(GAME)


def damaged(path: str, value: object) -> dict[str, Any]:
    """The saved game with one place overwritten, or removed for Ellipsis."""
    data = deepcopy(SAVED)
    *way, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    inner: Any = data
    for step in way:
        inner = inner[step]
    if value is ...:
        del inner[last]
    else:
        inner[last] = value
    return data


class TestSaving:
    def test_a_game_comes_back_equal_from_its_text(self) -> None:
        assert from_json(json.dumps(SAVED)) == GAME

    def test_the_settings_come_back_with_it(self) -> None:
        agreed = Settings(cards_return=False, sandglass=0, covers=False)
        assert from_json(to_json(play_rounds("/", settings=agreed))).settings == agreed

    def test_what_is_hidden_in_an_older_file_is_covered(self) -> None:
        assert from_json(damaged("settings.covers", ...)) == GAME

    def test_half_a_round_is_kept(self) -> None:
        assert from_json(SAVED).turn.intercept == (3, 1, 4)

    def test_what_is_saved_is_plain_json(self) -> None:
        assert json.loads(json.dumps(SAVED)) == SAVED


class TestDamage:
    @pytest.mark.parametrize(
        ("path", "value", "place"),
        [
            ("format", "other", "format"),
            ("version", 2, "version"),
            ("version", ..., "$"),
            ("teams", [], "teams"),
            ("teams.0.name", "", "teams[0]"),
            ("teams.1.players", ["Cleo"], "teams[1]"),
            ("teams.1.keywords", ["a", "b"], "teams[1]"),
            ("teams.1.name", "Owls", "teams"),
            ("teams.1.colour", "red", "teams[1]"),
            ("settings.sandglass", "long", "settings"),
            ("settings.cards_return", ..., "settings"),
            ("settings.covers", "no", "settings"),
            ("settings.colour", "red", "settings"),
            ("moves", {}, "moves"),
            ("moves.0", None, "moves[0]"),
            ("moves.0.move", "cheat", "moves[0].move"),
            ("moves.0.move", ["x"], "moves[0].move"),
            ("moves.0.side", "green", "moves[0]"),
            ("moves.0.side", [], "moves[0]"),
            ("moves.0.clues.1", "", "moves[0]"),
            ("moves.0.overruled", "no", "moves[0]"),
            ("moves.0.extra", 1, "moves[0]"),
            ("moves.2.card", [1, 1, 2], "moves[2]"),
            ("moves.2.card", "1-2-3", "moves[2]"),
            ("moves.10", ..., "moves[10]"),
            ("moves.0", ..., "moves[1]"),
        ],
    )
    def test_the_damaged_place_is_named(self, path: str, value: object, place: str) -> None:
        with pytest.raises(SavedGameError) as refusal:
            from_json(damaged(path, value))
        assert refusal.value.values["place"] == place
        assert all(place in refusal.value.message(lang) for lang in ("en", "fr", "de"))

    @pytest.mark.parametrize("text", ["", "{", "[]", "null", "[" * 100_000, '{"format": 1}', "\ud800"])
    def test_what_is_no_saved_game_is_refused(self, text: str) -> None:
        with pytest.raises(SavedGameError):
            from_json(text)

    def test_the_refusal_behind_it_is_told_in_the_same_language(self) -> None:
        with pytest.raises(SavedGameError) as refusal:
            from_json(damaged("moves.0.clues.1", ""))
        assert refusal.value.message("de").endswith("Hinweis 2 ist leer. Schreibt ein Wort oder wenige.")
        assert refusal.value.message("en") == str(refusal.value)

    def test_the_refusal_can_be_sent_from_a_worker(self) -> None:
        with pytest.raises(SavedGameError) as refusal:
            from_json(damaged("moves.0.side", "green"))
        assert str(pickle.loads(pickle.dumps(refusal.value))) == str(refusal.value)

    @given(st.integers(0, 200), st.data())
    @settings(max_examples=60, deadline=None)
    def test_a_file_cut_anywhere_is_refused_and_nothing_else_happens(
        self, seed: int, data: st.DataObject
    ) -> None:
        text = json.dumps(to_json(chance_game(seed)))
        cut = data.draw(st.integers(0, len(text) - 1))
        with pytest.raises(SavedGameError):
            from_json(text[:cut])

    @given(
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.text(),
            lambda x: st.lists(x) | st.dictionaries(st.text(), x),
        ),
        st.data(),
    )
    @settings(max_examples=150, deadline=None)
    def test_any_value_in_any_place_is_taken_or_refused(self, value: Any, data: st.DataObject) -> None:
        path = data.draw(
            st.sampled_from(
                ["format", "version", "teams", "teams.0", "teams.0.name", "teams.1.players", "settings"]
            )
            | st.sampled_from(
                ["settings.sandglass", "moves", "moves.3", "moves.0.clues", "moves.0.side", "moves.4.card"]
            )
        )
        try:
            assert to_json(from_json(damaged(path, value))) == damaged(path, value)
        except MmteachError as refusal:
            assert isinstance(refusal, SavedGameError)  # noqa: PT017
