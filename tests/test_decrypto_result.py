from itertools import product

import pytest

from mmteach.decrypto import (
    CARDS,
    SIDES,
    Side,
    Tokens,
    Verdict,
    judge_end,
    judge_keywords,
    judge_turn,
)

NAMES = ("Owls", "Foxes")
STATES = [(Tokens(a, b), Tokens(c, d)) for a, b, c, d in product(range(3), repeat=4)]


class TestJudgeTurn:
    @pytest.mark.parametrize("round_number", range(1, 9))
    @pytest.mark.parametrize("side", SIDES)
    @pytest.mark.parametrize("intercept", ["314", "413", None])
    @pytest.mark.parametrize("decode", ["314", "341"])
    def test_tokens_follow_from_the_two_guesses(
        self, round_number: int, side: Side, intercept: str | None, decode: str
    ) -> None:
        result = judge_turn(round_number, side, "314", intercept, decode)
        own = Tokens(0, int(decode != "314"))
        theirs = Tokens(int(intercept == "314" and round_number > 1), 0)
        assert result.tokens == ((own, theirs) if side == "white" else (theirs, own))

    def test_both_tokens_can_be_earned_at_once(self) -> None:
        assert judge_turn(2, "white", "314", "314", "341").tokens == (Tokens(0, 1), Tokens(1, 0))

    def test_a_right_guess_in_round_1_earns_nothing_and_says_why(self) -> None:
        result = judge_turn(1, "white", "314", "314", "314")
        assert result.interception == "too_early"
        assert result.tokens == (Tokens(), Tokens())
        assert result.sentences(NAMES)[0].text() == (
            "Foxes: right code, 3-1-4, but no clue had been filed yet. "
            "In round 1 nobody can intercept, so there is no token."
        )

    @pytest.mark.parametrize(
        ("lang", "intercepted", "missed"),
        [
            (
                "en",
                "Owls: intercepted the code 3-1-4, one interception token.",
                "Foxes: own code 3-1-4 missed, one miscommunication token.",
            ),
            (
                "fr",
                "Owls\u202f: interception du code 3-1-4, un jeton interception.",
                "Foxes\u202f: code 3-1-4 de l’équipe manqué, un jeton malentendu.",
            ),
            (
                "de",
                "Owls: den Code 3-1-4 abgefangen, ein Abfangmarker.",
                "Foxes: den eigenen Code 3-1-4 verfehlt, ein Missverständnismarker.",
            ),
        ],
    )
    def test_the_sentences_are_right_of_one_name_and_of_several(
        self, lang: str, intercepted: str, missed: str
    ) -> None:
        result = judge_turn(2, "black", "314", "314", "341")
        assert [s.text(lang) for s in result.sentences(NAMES)] == [intercepted, missed]

    def test_one_interception_in_24_is_right_blindly(self) -> None:
        hits = [judge_turn(2, "white", CARDS[9], guess, CARDS[9]).interception for guess in CARDS]
        assert hits.count("token") == 1


def expected(tokens: tuple[Tokens, Tokens], last: bool) -> tuple[str, str | None] | None:
    """The end by the words of the rules: the four pairs one by one, then points."""
    (wi, wm), (bi, bm) = tokens
    for_white, for_black = wi == 2 or bm == 2, bi == 2 or wm == 2
    if for_white and not for_black:
        return "tokens", "white"
    if for_black and not for_white:
        return "tokens", "black"
    if not for_white and not for_black and not last:
        return None
    white, black = wi - wm, bi - bm
    if white == black:
        return "keywords_due", None
    return "points", "white" if white > black else "black"


class TestJudgeEnd:
    @pytest.mark.parametrize("round_number", [7, 8])
    @pytest.mark.parametrize("tokens", STATES)
    def test_every_state_of_the_tokens(self, tokens: tuple[Tokens, Tokens], round_number: int) -> None:
        end = judge_end(tokens, round_number)
        assert (end and (end.by, end.winner)) == expected(tokens, round_number == 8)

    def test_the_81_states_end_in_these_ways(self) -> None:
        ways = [[end.by if (end := judge_end(s, n)) else "on" for s in STATES] for n in (7, 8)]
        # Each side is favoured by 5 of 9 pairs (own interceptions, the other's miscommunications): 5 * 5 states
        # favour both, 2 * 5 * 4 one, 4 * 4 neither. Points are equal in 9 of the 25 and in 6 of the 16.
        assert len(STATES) == 81
        assert [{way: w.count(way) for way in sorted(set(w))} for w in ways] == [
            {"keywords_due": 9, "on": 16, "points": 16, "tokens": 40},
            {"keywords_due": 15, "points": 26, "tokens": 40},
        ]

    @pytest.mark.parametrize(
        ("white", "black", "round_number", "cause", "by", "winner"),
        [
            ((2, 0), (0, 0), 4, "interceptions", "tokens", "white"),
            ((0, 2), (1, 0), 4, "miscommunications", "tokens", "black"),
            ((2, 0), (0, 2), 4, "both", "tokens", "white"),
            ((2, 2), (0, 0), 4, "both", "keywords_due", None),
            ((2, 2), (1, 0), 4, "both", "points", "black"),
            ((2, 1), (2, 0), 4, "interceptions", "points", "black"),
            ((0, 2), (0, 2), 4, "miscommunications", "keywords_due", None),
            ((1, 1), (1, 0), 8, "round_8", "points", "black"),
            ((1, 1), (0, 0), 8, "round_8", "keywords_due", None),
        ],
    )
    def test_each_kind_of_end_has_its_cause(
        self,
        white: tuple[int, int],
        black: tuple[int, int],
        round_number: int,
        cause: str,
        by: str,
        winner: str | None,
    ) -> None:
        end = judge_end((Tokens(*white), Tokens(*black)), round_number)
        assert end is not None
        assert (end.cause, end.by, end.winner) == (cause, by, winner)

    @pytest.mark.parametrize("tokens", STATES)
    def test_the_end_is_the_same_with_the_teams_exchanged(self, tokens: tuple[Tokens, Tokens]) -> None:
        mirror = {"white": "black", "black": "white", None: None}
        for number in (7, 8):
            one, two = judge_end(tokens, number), judge_end((tokens[1], tokens[0]), number)
            assert (one and (one.cause, one.by, one.winner)) == (
                two and (two.cause, two.by, mirror[two.winner])
            )


class TestJudgeKeywords:
    DUE = Verdict("round_8", "keywords_due", None, (Tokens(1, 1), Tokens(0, 0)))

    @pytest.mark.parametrize("right", list(product(range(5), repeat=2)))
    def test_more_keywords_win_and_equal_ones_are_a_draw(self, right: tuple[int, int]) -> None:
        end = judge_keywords(self.DUE, right)
        ahead = None if right[0] == right[1] else "white" if right[0] > right[1] else "black"
        assert (end.by, end.winner) == ("keywords" if ahead else "draw", ahead)

    @pytest.mark.parametrize("lang", ["en", "fr", "de"])
    def test_the_referee_says_every_step(self, lang: str) -> None:
        said = judge_keywords(self.DUE, (3, 1)).sentences(NAMES)
        assert [s.key.removeprefix("decrypto.end.") for s in said] == [
            "round_8",
            "points",
            "keywords",
            "winner",
        ]
        assert all("{" not in s.text(lang) for s in said)

    def test_a_draw_is_said(self) -> None:
        assert judge_keywords(self.DUE, (2, 2)).sentences(NAMES)[-1].text() == "Equal again: a draw."
