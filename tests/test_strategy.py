import json
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from boxes import own

from mmteach import EDITIONS, F6423, SUPER_HOLES, CodeError, Position, PositionError, Row, RowError, score
from mmteach.codes import Guesses, all_codes, code_index, tables
from mmteach.evaluation import Evaluation, Node, evaluate
from mmteach.measures import MEASURES
from mmteach.misconceptions import MISCONCEPTIONS
from mmteach.strategy import STRATEGIES, By, Judging, RandomConsistent, StrategyError, best_guesses, parts

TOTALS = json.loads((Path(__file__).parent / "data" / "strategy_totals.json").read_text())["results"]
BY: dict[str, By] = {
    "minimax": "minimax",
    "expected_size": "expected_size",
    "entropy": "entropy",
    "max_parts": "most_parts",
}
ROWS = [Row("RRBY", (1, 2)), Row("RGBO", (1, 1))]


def symbols(digits: str) -> list[int]:
    """The codes of the tables are written in digits from 1."""
    return [int(digit) - 1 for digit in digits]


def played(row: dict[str, Any]) -> Evaluation:
    """The evaluation that a row of the table is about."""
    tie_rule: str = row["tie_rule"]
    if row["rule"] == "simple":
        strategy = STRATEGIES["first_consistent"]
    elif tie_rule.startswith("guess only from the consistent codes"):
        strategy = STRATEGIES[BY[row["rule"]] + "_consistent"]
    elif tie_rule.endswith("consistent or not"):
        strategy = Judging(BY[row["rule"]], ties="first")
    else:
        strategy = STRATEGIES[BY[row["rule"]]]
    forced = "first guess forced" in tie_rule
    return evaluate(strategy, first=symbols(row["first_guess"]) if forced else None, progress=False)


class TestStrategies:
    @pytest.mark.parametrize("row", TOTALS, ids=[row["strategy"] for row in TOTALS])
    def test_take_the_guesses_of_the_table(self, row: dict[str, Any]) -> None:
        found = played(row)
        assert isinstance(found.tree, Node)
        assert found.tree.guess == tuple(symbols(row["first_guess"]))
        assert found.distribution == {int(guesses): codes for guesses, codes in row["distribution"].items()}
        assert (found.total, found.worst) == (row["total"], row["max"])
        assert found.mean == pytest.approx(row["average"])
        assert found.guesses == row["decision_nodes"]

    @pytest.mark.parametrize("name", STRATEGIES)
    def test_find_every_code_of_a_box_with_holes(self, name: str) -> None:
        small = own(3, 3, holes=True)
        found = evaluate(STRATEGIES[name], small)
        assert not found.lost
        assert sum(found.distribution.values()) == small.size

    @pytest.mark.parametrize("name", STRATEGIES)
    def test_find_every_code_of_a_box_without_repeats(self, name: str) -> None:
        small = own(3, 6, repeats=False)
        assert sum(evaluate(STRATEGIES[name], small).distribution.values()) == small.size

    @pytest.mark.parametrize("name", [name for name in STRATEGIES if "consistent" in name])
    def test_consistent_ones_guess_nothing_but_what_may_be_the_code(self, name: str) -> None:
        assert evaluate(STRATEGIES[name], EDITIONS["kids"]).guesses == EDITIONS["kids"].size


class TestFirstConsistent:
    def test_plays_the_first_code_that_fits(self) -> None:
        position = Position.after(ROWS)
        assert STRATEGIES["first_consistent"](position) == position.codes[0]


class TestRandomConsistent:
    def test_plays_a_code_that_fits(self) -> None:
        position = Position.after(ROWS)
        assert STRATEGIES["random_consistent"](position) in position.codes

    def test_plays_alike_when_asked_alike(self) -> None:
        assert evaluate(RandomConsistent(7), EDITIONS["kids"]) == evaluate(
            RandomConsistent(7), EDITIONS["kids"]
        )

    def test_plays_otherwise_with_another_seed(self) -> None:
        games = {RandomConsistent(seed)(Position.after()) for seed in range(5)}
        assert len(games) > 1


class TestJudging:
    def test_prefers_among_equals_what_may_be_the_code(self) -> None:
        position = Position.after([("RRBB", (1, 1)), ("RRGY", (0, 2))])
        consistent, first = Judging("minimax")(position), Judging("minimax", ties="first")(position)
        assert position.parts(consistent).largest == position.parts(first).largest == 4
        assert first < consistent
        assert consistent in position.codes
        assert first not in position.codes

    def test_a_measure_there_is_not_is_refused(self) -> None:
        with pytest.raises(StrategyError, match=r'"luck" is not a measure\. Accepted: minimax, '):
            Judging("luck")(Position.after())  # type: ignore[arg-type]


class TestBestGuesses:
    def test_are_in_order_of_the_measure(self) -> None:
        best = best_guesses(ROWS, by="expected_size", top=50)
        assert [g.expected_size for g in best] == sorted(g.expected_size for g in best)
        assert len(best) == 50

    @pytest.mark.parametrize("by", ["minimax", "expected_size", "entropy", "most_parts"])
    def test_begin_with_what_the_strategy_plays(self, by: By) -> None:
        assert best_guesses(ROWS, by=by, top=1)[0].guess == Judging(by)(Position.after(ROWS))

    def test_among_equals_put_first_what_may_be_the_code(self) -> None:
        best = best_guesses(ROWS, by="minimax", top=200)
        for worst in {g.largest for g in best}:
            equals = [g.consistent for g in best if g.largest == worst]
            assert equals == sorted(equals, reverse=True)

    def test_have_the_parts_of_each_guess(self) -> None:
        for found in best_guesses(ROWS, top=5):
            assert found == parts(found.guess, ROWS)

    def test_of_a_new_round_with_holes(self) -> None:
        assert best_guesses(edition=SUPER_HOLES, by="minimax", top=1)[0] == parts(
            "RRBGY", edition=SUPER_HOLES
        )

    def test_show_nothing_for_work_of_less_than_a_second(self, capsys: pytest.CaptureFixture[str]) -> None:
        best_guesses(ROWS)
        assert capsys.readouterr() == ("", "")

    def test_refuse_like_parts(self) -> None:
        with pytest.raises(PositionError):
            best_guesses([("RRRR", (4, 0)), ("BBBB", (4, 0))])
        with pytest.raises(CodeError, match="Row 1"):
            best_guesses([("RRRX", (4, 0))])
        with pytest.raises(RowError, match="Row 1"):
            best_guesses(["RRRR"])  # type: ignore[list-item]
        with pytest.raises(StrategyError):
            best_guesses(by="luck")  # type: ignore[arg-type]


class TestSixGuessesAtOnce:
    """The static game: all guesses are made before any answer is given."""

    GUESSES = ("2234", "0123", "2040", "3435", "1041", "5251")

    @staticmethod
    def told_apart(guesses: tuple[str, ...]) -> int:
        codes = all_codes(F6423)[[code_index([int(c) for c in guess]) for guess in guesses]]
        table = tables(F6423).table(Guesses(codes, 6))
        return len(np.unique(table, axis=1).T)

    def test_tell_all_codes_apart(self) -> None:
        assert self.told_apart(self.GUESSES) == F6423.size

    def test_and_none_of_the_six_can_be_left_out(self) -> None:
        assert all(self.told_apart(five) < F6423.size for five in combinations(self.GUESSES, 5))

    def test_by_the_rule_that_is_taught(self) -> None:
        secrets = [tuple(code) for code in all_codes(F6423).tolist()]
        guesses = [tuple(map(int, guess)) for guess in self.GUESSES]
        assert len({tuple(score(secret, guess) for guess in guesses) for secret in secrets}) == 1296


class TestRefusals:
    @pytest.mark.parametrize("top", ["3", 2.5, -1, 0])
    def test_name_a_number_of_guesses_that_cannot_be(self, top: Any) -> None:
        with pytest.raises(StrategyError, match=r"^top: .* Accepted: a whole number, 1 or more"):
            best_guesses(top=top)

    def test_show_a_measure_of_any_kind(self) -> None:
        with pytest.raises(StrategyError, match="is not a measure"):
            best_guesses(by=["x"])  # type: ignore[arg-type]

    def test_show_what_are_no_rows(self) -> None:
        with pytest.raises(RowError, match=r"^5 is not a list of rows"):
            best_guesses(5)  # type: ignore[arg-type]


class TestRepr:
    def test_is_the_key_where_there_is_one(self) -> None:
        assert [repr(s) for s in STRATEGIES.values()] == [f"STRATEGIES[{key!r}]" for key in STRATEGIES]
        assert [repr(m) for m in MEASURES.values()] == [f"MEASURES[{key!r}]" for key in MEASURES]
        assert [repr(m) for m in MISCONCEPTIONS.values()] == [
            f"MISCONCEPTIONS[{k!r}]" for k in MISCONCEPTIONS
        ]

    def test_of_another_strategy_makes_it_again(self) -> None:
        own = Judging("entropy", ties="first")
        assert eval(repr(own)) == own

    def test_of_a_position_and_of_parts_is_a_sentence(self) -> None:
        position = Position.after([("RRBY", (1, 2))], "f6423")
        assert repr(position) == "<Position: RRBY 1 2; 84 of 1,296 codes are possible.>"
        assert repr(parts("RRBB")).startswith("<Parts: RRBB puts 1,296 codes into 13 parts")
