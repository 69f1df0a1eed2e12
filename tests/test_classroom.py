"""A class's answers from a table, odd lines and all."""

from io import StringIO
from pathlib import Path

import pytest

from mmteach import F6423, MISCONCEPTIONS, SUPER, diagnose_class, next_question, read_answers
from mmteach.i18n import LANGUAGES
from mmteach.misconceptions import ClassAnswers, Response, TableError

HEADING = "pupil,secret,guess,answer\n"
ONE = (Response((0, 1, 0, 2), (0, 0, 1, 3), (1, 2)),)


def table_of(**rules: str) -> str:
    """Six answers of each pupil, by the rule named."""
    lines = []
    for pupil, rule in rules.items():
        said: list[Response] = []
        for _ in range(6):
            question = next_question(said)
            said.append(Response(*question, MISCONCEPTIONS[rule].score(*question)))
            codes = ",".join(F6423.format(code) for code in question)
            lines.append("{},{},{} {}\n".format(pupil, codes, *said[-1].answer))
    return HEADING + "".join(lines)


def messages(read: ClassAnswers) -> list[str]:
    return [problem.message() for problem in read.problems]


class TestReadAnswers:
    @pytest.mark.parametrize(
        "text",
        [
            "pupil,secret,guess,answer\nP1,RBRG,RRBY,1b2g\n",
            "pupil,secret,guess,exact,misplaced\nP1,RBRG,RRBY,1,2\n",
            "misplaced;guess;exact;secret;pupil\n2;RRBY;1;RBRG;P1\n",
            "date\tPupil\tSECRET\tguess\tanswer\n1 May\tP1\tRBRG\tRRBY\t1 2\n",
            "Élève;Code;Essai;Réponse\nP1;Rouge-Bleu-Rouge-Vert;Rouge-Rouge-Bleu-Jaune;1 2\n",
            "Kind;Code;Versuch;Richtig platziert;Falsch platziert\nP1;Rot-Blau-Rot-Grün;Rot Rot Blau Gelb;1;2\n",
            '\ufeffpupil,secret,guess,answer\r\nP1,"Red, Blue, Red, Green","Red, Red, Blue, Yellow","1, 2"\r\n',
            "pupil,secret,guess,answer\n\n , , ,\n  P1  ,RBRG,RRBY,1 exact 2 misplaced\n\n",
        ],
    )
    def test_headings_separators_and_spellings(self, text: str) -> None:
        read = read_answers(text)
        assert messages(read) == []
        assert read.pupils == {"P1": ONE}

    def test_from_a_path_and_from_an_open_file(self, tmp_path: Path) -> None:
        path = tmp_path / "class.csv"
        text = "Élève;Code;Essai;Réponse\nP1;RBRG;RRBY;1 2\n"
        for encoding in ("utf-8", "utf-8-sig", "cp1252"):
            path.write_bytes(text.encode(encoding))
            assert read_answers(path).pupils == read_answers(str(path)).pupils == {"P1": ONE}
        assert read_answers(StringIO(text)).pupils == {"P1": ONE}

    def test_letters_of_the_language_asked_for(self) -> None:
        text = "élève,code,essai,réponse\nP1,RBRV,RRBJ,1n2g\n"
        assert read_answers(text, lang="fr").pupils == {"P1": ONE}

    def test_another_box(self) -> None:
        read = read_answers(HEADING + "P1,RBRGG,RRBYY,1 2\n", SUPER)
        assert read.edition is SUPER
        assert read.pupils["P1"][0].secret == (0, 1, 0, 2, 2)

    def test_names_that_differ_in_case_or_spaces_are_one_pupil(self) -> None:
        read = read_answers(HEADING + "Pupil  1,RBRG,RRBY,1 2\n pupil 1 ,RBRG,RRBY,1 2\n")
        assert read.pupils == {"Pupil 1": ONE * 2}

    @pytest.mark.parametrize(
        ("line", "said"),
        [
            ("P1,RBRG,,1 2", 'Line 3 ("P1"), left out: the cell "guess" is empty.'),
            ("P1,RBRG,RRBY", 'Line 3 ("P1"), left out: the cell "answer" is empty.'),
            (",RBRG,RRBY,1 2", 'Line 3 (–), left out: the cell "pupil" is empty.'),
            ("P1,RBRG,Red-Bleu-Gren-Red,1 2", 'Peg 3: "Gren" is not a symbol of this box.'),
            ("P1,RBRG,RRB,1 2", '"RRB" has 3 pegs; a code of this box has 4.'),
            ("P1,RBRG,RRBY,5 0", '"5 0" is not an answer to 4 pegs. Accepted: 0 to 4 keys of each kind'),
            ("P1,RBRG,RRBY,two", '"two" is not an answer.'),
            ("<script>,RBRG,X,1 2", 'Line 3 ("<script>"), left out:'),
        ],
    )
    def test_a_line_that_cannot_be_read_says_so_and_the_rest_counts(self, line: str, said: str) -> None:
        read = read_answers(HEADING + f"P1,RBRG,RRBY,1 2\n{line}\nP1,RBRG,RRBY,1 2\n")
        assert read.pupils == {"P1": ONE * 2}
        (problem,) = read.problems
        assert said in problem.message()
        assert "\n" not in problem.message()
        assert not problem.kept

    def test_a_quote_that_is_never_closed_costs_one_line_of_message(self) -> None:
        read = read_answers(HEADING + 'P1,RBRG,RRBY,1 2\nP1,"RBRG,RRBY,1 2\nP1,RBRG,RRBY,1 2\n')
        assert read.pupils == {"P1": ONE}
        assert ["\n" in message for message in messages(read)] == [False]

    @pytest.mark.parametrize("answer", ["3 1", "2 3", "4 4"])
    def test_an_impossible_answer_is_mentioned_and_kept(self, answer: str) -> None:
        read = read_answers(HEADING + f"P1,RBRG,RRBY,{answer}\n")
        assert len(read.pupils["P1"]) == 1
        assert [p.kept for p in read.problems] == [True]
        assert messages(read)[0].startswith('Line 2 ("P1"), counted all the same:')

    @pytest.mark.parametrize(
        ("heading", "missing"),
        [("pupil,secret,answer", "guess"), ("pupil,secret,guess,exact", "misplaced"), ("", "pupil")],
    )
    def test_a_missing_column_is_refused(self, heading: str, missing: str) -> None:
        with pytest.raises(TableError, match=f'no column "{missing}"'):
            read_answers(heading + "\nP1,RBRG,RRBY,1 2\n")

    def test_a_file_that_is_not_there(self, tmp_path: Path) -> None:
        with pytest.raises(FileNotFoundError):
            read_answers(tmp_path / "none.csv")


class TestDiagnoseClass:
    def test_a_line_a_pupil_with_the_rule_each_uses(self) -> None:
        found = diagnose_class(read_answers(table_of(P1="swapped", P2="white_first")))
        assert list(found.index) == ["P1", "P2"]
        assert list(found["outcome"]) == ["swapped", "white_first"]
        assert list(found["answers"]) == [6, 6]
        assert (found["probability"] > 0.95).all()

    def test_a_pupil_with_few_answers_is_left_open(self) -> None:
        found = diagnose_class(read_answers(HEADING + "P1,RBRG,RRBY,1 2\nP1,RBRG,RRBY,1 3\n"))
        assert found.loc["P1", ["answers", "right", "outcome", "name"]].tolist() == [
            2,
            1,
            "open",
            "Not yet clear",
        ]

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_names_in_every_language(self, lang: str) -> None:
        found = diagnose_class(read_answers(table_of(P1="swapped")), lang=lang)
        assert found.loc["P1", "name"] == MISCONCEPTIONS["swapped"].name(lang)

    def test_a_table_without_lines(self) -> None:
        found = diagnose_class(read_answers(HEADING))
        assert found.empty
        assert "outcome" in found

    def test_markup_in_a_cell_shows_as_typed(self) -> None:
        script = "<script>alert(1)</script>"
        read = read_answers(f"{HEADING}{script},RBRG,RRBY,1 2\nP2,RBRG,RRBY,{script}\n")
        assert list(diagnose_class(read).index) == [script]
        shown = diagnose_class(read)._repr_html_()
        assert "<script>" not in shown
        assert "&lt;script&gt;alert(1)&lt;/script&gt;" in shown
        assert script in str(read.problems[0])
