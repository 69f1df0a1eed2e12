from collections.abc import Callable
from typing import Any, ClassVar

import pytest
from decrypto_games import FOXES, OWLS, new_game, play_rounds, play_turn, write_both

from mmteach.decrypto import (
    CARDS,
    CardError,
    ClueError,
    Game,
    MoveError,
    Settings,
    SetupError,
    Team,
    Tokens,
    start,
)
from mmteach.errors import MmteachError

LANGS = ("en", "fr", "de")
THREE = ["boat", "tree", "salt"]


class TestTeam:
    def test_the_encryptor_moves_on_every_round(self) -> None:
        assert [FOXES.encryptor(n) for n in range(1, 9)] == [
            *("Cleo", "Dan", "Eve"),
            *("Cleo", "Dan", "Eve"),
            *("Cleo", "Dan"),
        ]

    @pytest.mark.parametrize(
        "name", ["فريق البوم", "🦉🦉", "Zoe\u0308", "<img onerror=alert(1)>", "</script>"]
    )
    def test_names_in_any_script_stay_as_typed(self, name: str) -> None:
        assert Team(name, (name, name)).players == (name, name)

    @pytest.mark.parametrize(
        ("fields", "key"),
        [
            ((" ", ("a", "b")), "team_name"),
            ((None, ("a", "b")), "team_name"),
            (("A", ("a",)), "players"),
            (("A", ("a",) * 5), "players"),
            (("A", "ab"), "players"),
            (("A", 2), "players"),
            (("A", ("a", "\u200b")), "player"),
            (("A", ("a", "b"), ("x", "y", "z")), "keywords"),
            (("A", ("a", "b"), ("x", "y", "z", "")), "keyword"),
            (("A", ("a", "b"), ("x", "y", "z", "É")), None),
            (("A", ("a", "b"), ("e", "y", "z", "É")), "keyword_twice"),
        ],
    )
    def test_a_team_that_cannot_be_is_refused_by_name(self, fields: tuple[Any, ...], key: str | None) -> None:
        if key is None:
            assert Team(*fields)
            return
        with pytest.raises(SetupError) as refusal:
            Team(*fields)
        assert refusal.value.key == f"decrypto.error.{key}"

    def test_two_teams_of_one_name_are_refused(self) -> None:
        with pytest.raises(SetupError, match='"Owls" names both teams'):
            start(OWLS, Team("OWLS", ("x", "y")))


class TestSettings:
    def test_cards_return_the_sandglass_runs_30_seconds_and_covers_lie_unless_agreed_otherwise(self) -> None:
        assert Settings() == Settings(cards_return=True, sandglass=30, covers=True)

    @pytest.mark.parametrize(
        "fields",
        [{"cards_return": 1}, {"covers": None}, {"sandglass": -1}, {"sandglass": 1.5}, {"sandglass": True}],
    )
    def test_what_is_out_of_bounds_is_refused_by_the_name_of_the_setting(
        self, fields: dict[str, Any]
    ) -> None:
        with pytest.raises(SetupError, match=next(iter(fields))):
            Settings(**fields)

    def test_the_sandglass_runs_for_the_team_still_writing(self) -> None:
        one = new_game().write_clues("black", THREE)
        assert (new_game().on_the_clock, one.on_the_clock) == (None, "white")
        assert write_both(new_game()).on_the_clock is None

    def test_the_sandglass_can_be_off(self) -> None:
        assert new_game(Settings(sandglass=0)).write_clues("black", THREE).on_the_clock is None

    def test_an_opened_card_returns_to_the_deck(self) -> None:
        assert play_rounds("/").deck("white") == CARDS

    def test_without_return_an_opened_card_is_gone_from_its_own_deck_only(self) -> None:
        game = play_rounds("/", settings=Settings(cards_return=False))
        assert set(CARDS) - set(game.deck("white")) == {CARDS[2]}
        with pytest.raises(CardError, match="Owls"):
            game.draw("white", CARDS[2])
        with pytest.raises(CardError, match="Foxes"):
            game.draw("black", CARDS[2])


class TestOrder:
    """Each move is legal only in its turn, and each refusal says which move is due."""

    GAMES: ClassVar[dict[str, Callable[[], Game]]] = {
        "clues": new_game,
        "decode": lambda: write_both(new_game()),
        "intercept": lambda: write_both(play_rounds("/")),
        "open": lambda: write_both(new_game()).decode("123"),
        "keywords": lambda: play_rounds(*["/"] * 8),
        "over": lambda: play_rounds("/", "i/", "i/"),
    }
    MOVES: ClassVar[dict[str, Callable[[Game], Game]]] = {
        "draw": lambda g: g.draw("white", "123"),
        "write_clues": lambda g: g.write_clues("white", THREE),
        "intercept": lambda g: g.intercept("123"),
        "decode": lambda g: g.decode("123"),
        "open_card": lambda g: g.open_card("123"),
        "guess_keywords": lambda g: g.guess_keywords("white", 2),
    }
    LEGAL: ClassVar[dict[str, set[str]]] = {
        "clues": {"draw", "write_clues"},
        "decode": {"intercept", "decode"},  # in round 1 nobody can intercept: that guess may be left out
        "intercept": {"intercept"},
        "open": {"open_card"},
        "keywords": {"guess_keywords"},
        "over": set(),
    }

    @pytest.mark.parametrize("due", GAMES)
    @pytest.mark.parametrize("move", MOVES)
    def test_a_move_out_of_its_turn_is_refused_and_the_one_due_is_named(self, due: str, move: str) -> None:
        game = self.GAMES[due]()
        if move in self.LEGAL[due]:
            assert self.MOVES[move](game).moves[:-1] == game.moves
            return
        with pytest.raises(MoveError) as refusal:
            self.MOVES[move](game)
        assert refusal.value.key == f"decrypto.error.due_{due}"
        assert all("{" not in refusal.value.message(lang) for lang in LANGS)

    def test_white_goes_first_in_each_round(self) -> None:
        game = write_both(new_game())
        sides = []
        for _ in range(3):
            sides.append(game.side)
            game = play_turn(game)
            game = write_both(game) if game.phase == "clues" else game
        assert sides == ["white", "black", "white"]

    def test_either_team_may_be_ready_first(self) -> None:
        game = new_game().write_clues("black", THREE).write_clues("white", ["flute", "flag", "frost"])
        assert (game.phase, game.side) == ("intercept", "white")

    @pytest.mark.parametrize(
        ("play", "key"),
        [
            (lambda g: g.write_clues("white", "pqr"), "three_clues"),
            (lambda g: g.write_clues("white", ["p", "q"]), "three_clues"),
            (lambda g: g.write_clues("white", ["p", "q", 3]), "three_clues"),
            (
                lambda g: g.write_clues("white", list("pqy")).write_clues("white", list("stu")),
                "clues_written",
            ),
            (lambda g: g.write_clues("white", list("pqy")).draw("white", "123"), "clues_written"),
            (lambda g: g.draw("white", "123").draw("white", "124"), "card_drawn"),
            (lambda g: g.draw("green", "124"), "side"),
            (lambda g: g.write_clues(None, list("pqr")), "side"),
            (lambda g: write_both(g).decode("123").open_card(), "card_missing"),
            (lambda g: write_both(g.draw("white", "123")).decode("123").open_card("124"), "card_other"),
            (lambda g: write_both(g).decode("124").open_card("1"), "card"),
            (lambda g: g.undo(), "nothing_to_undo"),
            (lambda _: play_rounds(*["/"] * 8).guess_keywords("white", 5), "keywords_right"),
            (lambda _: play_rounds(*["/"] * 8).guess_keywords("white", True), "keywords_right"),
            (
                lambda _: play_rounds(*["/"] * 8).guess_keywords("white", 1).guess_keywords("white", 1),
                "keywords_given",
            ),
        ],
    )
    def test_every_other_refusal_has_its_name(self, play: Callable[[Game], Game], key: str) -> None:
        screened = Team("Owls", ("Ada", "Bo"))  # no keywords, so that any three letters will do
        with pytest.raises(MmteachError) as refusal:
            play(start(screened, FOXES))
        assert refusal.value.key == f"decrypto.error.{key}"
        assert all("{" not in refusal.value.message(lang) for lang in LANGS)


class TestClues:
    def test_a_keyword_is_refused_with_its_slot(self) -> None:
        with pytest.raises(ClueError, match=r'Clue 2, "RIVER", is your keyword in slot 1'):
            new_game().write_clues("white", ["flow", "RIVER", "cold"])

    def test_the_other_teams_keywords_are_no_reason_to_refuse(self) -> None:
        assert new_game().write_clues("white", ["lemon", "clock", "cold"])

    def test_a_clue_of_an_earlier_round_is_refused(self) -> None:
        with pytest.raises(ClueError, match="used before"):
            play_rounds("/").write_clues("white", ["new", "WHITE 1 X", "newer"])

    def test_the_table_can_overrule_letters_that_meet_by_chance(self) -> None:
        with pytest.raises(ClueError, match="contains"):
            new_game().write_clues("black", ["Drawbridge", "q", "z"])
        assert new_game().write_clues("black", ["Drawbridge", "sour", "sea"], overruled=True)

    @pytest.mark.parametrize(
        "clues", [["", "sour", "sea"], ["BRIDGE", "sour", "sea"], ["sea", "sour", "Sea"]]
    )
    def test_the_table_cannot_overrule_the_rest(self, clues: list[str]) -> None:
        with pytest.raises(ClueError):
            new_game().write_clues("black", clues, overruled=True)

    def test_past_clues_are_filed_under_the_digits_of_their_code(self) -> None:
        game = write_both(new_game()).decode("412").open_card("412")
        assert game.notes("white") == (
            ((1, "white 1 y"),),
            ((1, "white 1 z"),),
            (),
            ((1, "white 1 x"),),
        )
        assert game.notes("black") == ((), (), (), ())


class TestEnds:
    """A whole game to each kind of end."""

    @pytest.mark.parametrize(
        ("plans", "cause", "by", "winner"),
        [
            (["/", "i/", "i/"], "interceptions", "tokens", "black"),
            (["/", "/i", "/i"], "interceptions", "tokens", "white"),
            (["m/", "m/"], "miscommunications", "tokens", "black"),
            (["/m", "/m"], "miscommunications", "tokens", "white"),
            (["/", "i/", "m/", "im/"], "both", "tokens", "black"),
            (["/", "i/i", "i/i"], "interceptions", "keywords_due", None),
            (["/m", "i/", "i/m"], "both", "keywords_due", None),
            (["m/m", "/i", "m/m"], "miscommunications", "points", "white"),
            (["/", "i/i", "im/i"], "interceptions", "points", "black"),
            (["/", "i/", *["/"] * 6], "round_8", "points", "black"),
            (["/m", *["/"] * 7], "round_8", "points", "white"),
            (["/", "im/", *["/"] * 6], "round_8", "points", "black"),
            (["/"] * 8, "round_8", "keywords_due", None),
            (["/", "i/", *["/"] * 5, "i/"], "interceptions", "tokens", "black"),
        ],
    )
    def test_the_game_ends_as_the_rules_say(
        self, plans: list[str], cause: str, by: str, winner: str | None
    ) -> None:
        for played in range(1, len(plans)):
            assert play_rounds(*plans[:played]).verdict is None
        end = play_rounds(*plans).verdict
        assert end is not None
        assert (end.cause, end.by, end.winner) == (cause, by, winner)

    def test_the_end_waits_for_the_whole_round(self) -> None:
        game = play_turn(write_both(play_rounds("/", "i/")), "i")
        assert game.tokens == (Tokens(0, 0), Tokens(2, 0))
        assert (game.verdict, game.phase) == (None, "intercept")

    def test_an_interception_in_round_1_gives_no_token(self) -> None:
        game = play_rounds("i/i", "i/i")
        assert [r.interception for r in game.results] == ["too_early", "too_early", "token", "token"]
        assert game.tokens == (Tokens(1, 0), Tokens(1, 0))

    @pytest.mark.parametrize(
        ("white", "black", "by", "winner"),
        [(3, 1, "keywords", "white"), (0, 4, "keywords", "black"), (2, 2, "draw", None)],
    )
    def test_keywords_break_the_tie_in_either_order(
        self, white: int, black: int, by: str, winner: str | None
    ) -> None:
        tied = play_rounds(*["/"] * 8)
        first = tied.guess_keywords("white", white)
        assert (first.phase, first.verdict and first.verdict.by) == ("keywords", "keywords_due")
        for game in (
            first.guess_keywords("black", black),
            tied.guess_keywords("black", black).guess_keywords("white", white),
        ):
            assert game.phase == "over"
            assert game.verdict is not None
            assert (game.verdict.by, game.verdict.winner) == (by, winner)
