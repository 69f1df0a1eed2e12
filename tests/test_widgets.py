"""The widgets without a browser: what their traits take, and what each shows where it is not alive."""

import json
import re
from html.parser import HTMLParser
from typing import Any

import pytest
from traitlets import TraitError

import mmteach
import mmteach.widgets
from mmteach import EDITIONS, CodeError, Edition, FeedbackError, Row, remaining
from mmteach.errors import EditionError
from mmteach.rows import RowError
from mmteach.seeds import MOST_SEEDS, SeedError, code_from_seed
from mmteach.widgets import BoardCheck, BugHunt, PracticeRound, ScoringPractice, WorkedExample

ROWS = [("RRBY", (1, 2)), ("GGOV", (0, 1))]
TEA = Edition("tea", "Tea", 3, ["green tea", "black tea", "</script><b>mint"])

BOARDS = [
    WorkedExample(),
    WorkedExample("Red-Blue-Red-Green", [0, 0, 1, 3], step=2, lang="fr"),
    WorkedExample("RB_GY", "_____", "super-holes"),
    PracticeRound(),
    PracticeRound(secret="RBRG", rows=ROWS, helps=["count"], lang="de"),
    PracticeRound(EDITIONS["bulls-and-cows"], seed=7, open=True),
    PracticeRound(TEA, secret=[0, 1, 2], rows=[((2, 2, 2), (1, 0))]),
    PracticeRound(role="codemaker", rows=[("RRBY", (0, 0))], given_up=True),
    BoardCheck(),
    BoardCheck(ROWS, aside=[2]),
    BoardCheck([((2, 1, 0), (0, 1))], TEA),
    ScoringPractice(),
    ScoringPractice("super-holes", level=6, lang="de", seed=4, focus="swapped", since=0),
    ScoringPractice(TEA),
    BugHunt(),
    BugHunt("bulls-and-cows", seed=5, lang="fr"),
    BugHunt(TEA, seed=7, asked=[([0, 1, 2], [2, 1, 1])], named=["true"]),
]


class Island(HTMLParser):
    """An island's state, and its text, tags and script ends as a browser reads them."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.state: dict[str, Any] = {}
        self.text, self.tags, self._script = "", [], False
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self._script = tag == "script"

    def handle_data(self, data: str) -> None:
        if self._script:
            self.state = json.loads(data)
        else:
            self.text += data

    def handle_endtag(self, tag: str) -> None:
        self._script = self._script and tag != "script"


@pytest.mark.parametrize("board", BOARDS, ids=repr)
class TestFaces:
    def test_the_repr_makes_the_same_board_again(self, board: Any) -> None:
        again = eval(repr(board), {**vars(mmteach.widgets), "Row": Row})
        assert repr(again) == repr(board)
        for name in ("edition", "lang", *board.saved):
            assert getattr(again, name) == getattr(board, name), name

    def test_the_text_is_a_readable_board(self, board: Any) -> None:
        text = board.text()
        assert len(text.splitlines()) > 0
        assert "object at" not in text
        assert "{" not in text

    def test_the_html_is_a_table_with_a_caption_and_heads(self, board: Any) -> None:
        tags = Island(board.html()).tags
        assert {"table", "caption", "th"} <= set(tags)
        assert "b" not in tags, "a name became markup"

    def test_the_island_carries_the_state_and_nothing_ends_it_early(self, board: Any) -> None:
        island = Island(board.island())
        assert island.tags[:2] == ["div", "script"]
        expected = {name: getattr(board, name) for name in ("edition", "lang", *board.saved)}
        assert island.state == json.loads(json.dumps(expected))
        assert board.island().count("</script>") == 1
        assert "<!--" not in board.island()

    def test_hosts_are_offered_the_text_the_island_and_the_widget(self, board: Any) -> None:
        offered = board._repr_mimebundle_()[0]
        assert offered["text/plain"] == board.text()
        assert offered["text/html"] == board.island()
        assert "application/vnd.jupyter.widget-view+json" in offered


class TestPracticeRound:
    def test_rows_are_rows_and_remaining_is_live(self) -> None:
        round = PracticeRound(secret="RBRG")
        assert (round.rows, len(round.remaining)) == ((), 1296)
        round.rows = [*round.rows, ("Red-Red-Blue-Yellow", "1 exact, 2 misplaced")]
        assert round.rows == (Row("RRBY", (1, 2)),)
        assert len(round.remaining) == len(remaining(round.rows)) == 84

    def test_takes_what_the_front_end_sends_in_one_message(self) -> None:
        round = PracticeRound(secret="RBRG", rows=ROWS)
        secret = round.box.letters(code_from_seed(5))
        round.set_state({"secret": secret, "seed": 5, "rows": [], "open_code": True})
        assert (round.secret, round.seed, round.rows, round.open_code) == (secret, 5, (), True)
        round.set_state({"edition": "kids", "secret": "RBG", "seed": 0, "rows": [["RRB", [1, 1]]]})
        assert (round.edition, round.secret, round.rows) == ("kids", "RBG", (Row("RRB", (1, 1)),))

    def test_a_seed_is_a_code_and_a_code_of_ones_own_has_no_seed(self) -> None:
        round = PracticeRound(seed=5)
        assert round.secret == "YRYO"
        round.secret = "RBRG"
        assert round.seed == 0
        round.seed = 9
        assert round.secret == round.box.letters(code_from_seed(9))

    @pytest.mark.parametrize("seed", [-1, MOST_SEEDS + 1])
    def test_refuses_what_is_no_seed(self, seed: int) -> None:
        with pytest.raises(SeedError, match=rf"^{seed} is not the number of a code\. Accepted: 0, or"):
            PracticeRound(seed=seed)

    def test_refuses_an_answer_that_the_code_does_not_give(self) -> None:
        with pytest.raises(FeedbackError, match=r"^Row 2: 1 0 is not what the code answers\. Accepted: 0 1,"):
            PracticeRound(secret="RBRG", rows=[ROWS[0], ("GGOV", (1, 0))])
        with pytest.raises(FeedbackError, match=r"^Row 1: "):
            PracticeRound(seed=5, rows=ROWS)

    def test_the_secret_cannot_change_once_the_first_guess_is_played(self) -> None:
        round = PracticeRound(secret="RBRG", rows=ROWS)
        for name, value in {"secret": "OOOO", "seed": 5}.items():
            with pytest.raises(FeedbackError, match=r"^Row 1: "):
                setattr(round, name, value)
        assert (round.secret, round.seed, len(round.rows)) == ("RBRG", 0, 2)

    def test_a_codemaker_may_answer_wrongly(self) -> None:
        round = PracticeRound(role="codemaker", secret="RBRG", rows=[("RRBY", (0, 0))])
        assert round.rows == (Row("RRBY", (0, 0)),)

    @pytest.mark.parametrize(
        ("name", "value", "error"),
        [
            ("secret", "RBXG", CodeError),
            ("rows", [("RRXY", (1, 0))], CodeError),
            ("rows", [("RRBY", (3, 1))], FeedbackError),
            ("rows", [("RRBY",)], RowError),
            ("edition", "lost", EditionError),
            ("helps", ["count", "luck"], TraitError),
        ],
    )
    def test_refuses_at_creation_and_at_assignment(
        self, name: str, value: Any, error: type[Exception]
    ) -> None:
        with pytest.raises(error):
            PracticeRound(**{name: value})
        round = PracticeRound()
        with pytest.raises(error):
            setattr(round, name, value)
        assert repr(round) == "PracticeRound()"


class TestBoardCheck:
    def test_rows_set_aside_do_not_count(self) -> None:
        board = BoardCheck(ROWS, aside=[1])
        assert board.counted == [Row("GGOV", (0, 1))]
        assert len(board.remaining) == len(remaining(ROWS[1:]))
        board.aside = []
        assert len(board.remaining) == len(remaining(ROWS))

    def test_rows_may_come_from_text(self) -> None:
        assert BoardCheck(mmteach.read_rows("RRBY 1 2")).rows == (Row("RRBY", (1, 2)),)

    def test_a_refusal_names_the_row(self) -> None:
        with pytest.raises(CodeError, match=r"^Row 2: Peg 3"):
            BoardCheck([ROWS[0], ("RRXY", (1, 0))])

    def test_its_text_shows_the_rows_that_count(self) -> None:
        assert BoardCheck(ROWS, aside=[2]).text().splitlines()[-1] == "1  R R B Y  1 exact, 2 misplaced  84"


def test_a_board_in_every_language_shows_the_same_rows() -> None:
    texts = [BoardCheck(ROWS, lang=lang).text() for lang in ("en", "fr", "de")]
    assert len(set(texts)) == 3
    assert [re.findall(r"\b84\b", text) for text in texts] == [["84"]] * 3
