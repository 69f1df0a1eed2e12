"""A round of Decrypto on its page: watched, given clues in, and intercepted in."""

import re

import pytest
from playwright.sync_api import expect

from mmteach.decrypto import (
    CARDS,
    Sample,
    check_clues,
    format_card,
    reading_counts,
    readings,
    sample_games,
    worked_round,
)
from mmteach.i18n import LANGUAGES, t
from mmteach.widgets import DecryptoRound

from .book import Site
from .conftest import Visit
from .decrypto_table import choose
from .drive import Board, axe, darken, focused, sideways, stop_clock, tab_to

PAGE = "practice/decrypto-practice.html"
EASY = sample_games()[0]


def board_at(visit: Visit, mode: str = "Watch a round", **look: object) -> Board:
    board = Board(visit(PAGE, **look), "decrypto-round")
    board.group("What to do").get_by_role("button", name=mode).click()
    return board


def pick(board: Board, name: str, value: str) -> None:
    board.root.get_by_role("combobox", name=name, exact=True).select_option(value)


def told(sample: Sample, number: int, lang: str = "en") -> list[str]:
    return [" ".join(said.text(lang) for said in step) for step in worked_round(sample, number)]


class TestWatching:
    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_each_step_of_a_round_is_told_in_each_language(self, visit: Visit, lang: str) -> None:
        board = board_at(visit)
        board.speak(lang)
        pick(board, t("decrypto_round.game", lang), "3")
        pick(board, t("decrypto_round.round", lang), "2")
        for sentence in told(sample_games(lang)[2], 2, lang):
            board.press(t("worked.next", lang))
            board.says(sentence)
        expect(board.button(t("worked.next", lang))).to_be_disabled()

    def test_both_teams_fill_as_the_steps_go_and_the_tokens_come_last(self, visit: Visit) -> None:
        sample = next(s for s in sample_games() if any(r.interception == "token" for r in s.play().results))
        game = sample.play()
        number = next(i // 2 + 1 for i, r in enumerate(game.results) if r.interception == "token")
        board = board_at(visit)
        pick(board, "Sample game", str(sample_games().index(sample) + 1))
        pick(board, "Round", str(number))
        values = board.root.locator(".mm-turn dd")
        assert set(values.all_inner_texts()) == {"·", "· · ·"}
        before = _tokens(board)
        board.press("End")
        turns = [game.rounds[number - 1].white, game.rounds[number - 1].black]
        assert values.all_inner_texts() == [
            text
            for turn in turns
            for text in (
                format_card(turn.code or ""),
                *(turn.clues or ()),
                format_card(turn.intercept or ""),
                format_card(turn.decode or ""),
            )
        ]
        assert _tokens(board) > before

    def test_a_step_is_kept_and_told_again_after_a_reload(self, visit: Visit) -> None:
        board = board_at(visit)
        for _ in range(3):
            board.press("Next")
        board.page.reload()
        Board(board.page, "decrypto-round").says(told(EASY, 1)[2])


class TestGivingClues:
    def keywords(self, board: Board, *words: str) -> None:
        for slot, word in enumerate(words, 1):
            board.root.get_by_label(f"Slot {slot}").fill(word)
        board.press("Use these keywords")

    def clues(self, board: Board, *clues: str) -> None:
        for number, clue in enumerate(clues, 1):
            board.root.get_by_label(f"Clue {number}").fill(clue)
        board.press("The clues are ready")

    def test_keywords_of_ones_own_a_card_and_three_clues_that_are_filed(self, visit: Visit) -> None:
        board = board_at(visit, "Give clues")
        words = ("river", "candle", "البوم", "winter")
        self.keywords(board, *words)
        board.press("Draw a card")
        code = board.root.get_by_text("Your card:").inner_text().split()[-1]
        assert code in map(format_card, CARDS)
        self.clues(board, "one", "two", "three")
        board.says("Nothing in the letters speaks against these clues. They are filed; draw the next card.")
        rows = board.root.locator(".mm-notes tbody tr").all()
        filed = {slot: rows[int(slot) - 1].locator("li").all_inner_texts() for slot in "1234"}
        assert [filed[slot] for slot in code.split("-")] == [
            [f"{c} (round 1)"] for c in ("one", "two", "three")
        ]

        board.press("Draw a card")
        self.clues(board, "ONE", "four", "five")
        board.says('Clue 1, "ONE", was used before by your team. Every clue is new.')

    def test_what_speaks_against_a_clue_is_said_at_once_and_at_the_end(self, visit: Visit) -> None:
        board = board_at(visit, "Give clues")
        words = ("river", "candle", "violin", "winter")
        self.keywords(board, *words)
        board.press("Draw a card")
        clues = ("riverside", "win", "VIOLIN")
        self.clues(board, *clues)
        objections = [o.sentence() for o in check_clues(clues, words)]
        assert len(objections) == 3
        assert board.root.locator(".mm-objection").all_inner_texts() == objections
        board.says(objections[0])

    def test_our_words_are_four_of_the_language_and_bad_ones_are_refused(self, visit: Visit) -> None:
        board = board_at(visit, "Give clues")
        self.keywords(board, "sea", "SEA", "a", "b")
        board.says('Slot 2: "SEA" is the keyword in slot 1 as well. Accepted: four different words.')
        board.press("Take words of ours")
        board.press("Use these keywords")
        board.says("Now draw a card.")

    def test_half_written_clues_survive_a_reload(self, visit: Visit) -> None:
        board = board_at(visit, "Give clues")
        self.keywords(board, "river", "candle", "violin", "winter")
        board.press("Draw a card")
        card = board.root.get_by_text("Your card:").inner_text()
        board.root.get_by_label("Clue 2").fill("half a cl")
        board.page.reload()
        again = Board(board.page, "decrypto-round")
        again.says("Choose four keywords, of your own or ours.")
        expect(again.root.get_by_label("Clue 2")).to_have_value("half a cl")
        expect(again.root.get_by_text(card)).to_be_visible()

    @pytest.mark.parametrize("still", [False, True])
    def test_the_sandglass_is_called_at_30_10_and_0_and_its_sand_runs_only_where_motion_is_welcome(
        self, visit: Visit, still: bool
    ) -> None:
        board = board_at(visit, "Give clues", still=still)
        stop_clock(board.page)
        self.keywords(board, "river", "candle", "violin", "winter")
        board.press("Draw a card")
        board.press("The other team is ready: turn the sandglass")
        board.says("30 seconds left.")
        expect(board.root.locator(".mm-glass svg")).to_be_visible(visible=not still)
        board.page.clock.run_for(20_400)
        board.says("10 seconds left.")
        expect(board.root.get_by_role("timer")).to_have_text("10 s")
        board.page.clock.run_for(10_000)
        board.says("Time is up: the clues as they stand count.")
        board.root.get_by_label("Sandglass").uncheck()
        expect(board.root.locator(".mm-glass")).to_have_count(0)


class TestIntercepting:
    def pin(self, board: Board, pin: str) -> None:
        """Click a clue's slot until it says what the pin says."""
        clue, slot, belongs = int(pin[0]), int(pin[2]), pin[1] == "="
        name = re.compile(f"^Clue {clue}, slot {slot}: ")
        for _ in range(1 if belongs else 2):
            board.root.get_by_role("button", name=name).click()

    def guess(self, board: Board, code: str) -> None:
        choose(board.group("The guess"), tuple(map(int, code.split("-"))))  # type: ignore[arg-type]
        board.root.locator("form").get_by_role("button", name="Intercept").click()

    def test_pins_leave_24_6_2_and_1_codes_as_the_rules_count_them(self, visit: Visit) -> None:
        board = board_at(visit, "Intercept")
        pins = ["2=4", "1=1", "3≠2"]
        for known in range(len(pins) + 1):
            if known:
                self.pin(board, pins[known - 1])
            left = readings(pins[:known])
            bars = board.root.locator(".mm-bars strong").all_inner_texts()
            assert [int(text.split()[0]) for text in bars] == reading_counts(pins[:known])["left"].tolist()
            assert board.root.locator(".mm-codes li").all_inner_texts() == list(map(format_card, left.codes))
            expect(board.root.get_by_text(left.sentence()).first).to_be_visible()
        assert reading_counts(pins)["left"].tolist() == [24, 6, 2, 1]
        board.press("Clue 3, slot 2: no")
        assert board.root.locator(".mm-codes li").count() == 2

    def test_a_whole_game_from_the_luck_of_round_1_to_the_keywords(self, visit: Visit) -> None:
        board = board_at(visit, "Intercept")
        sent = EASY.turns[::2]
        for turn in sent:
            assert board.root.locator(".mm-read-out bdi").all_inner_texts() == list(turn.clues)
            assert all(keyword not in board.root.inner_text() for keyword in ("snow", "doctor"))
            self.guess(board, format_card(turn.code))
            for slot, clue, reason in zip(turn.code, turn.clues, turn.reasons, strict=True):
                expect(board.root.get_by_text(f"“{clue}” belongs to slot {slot}. {reason}")).to_be_visible()
            if turn.round_number == 1:
                expect(board.status).to_contain_text("In round 1 nobody can intercept, so there is no token")
                expect(board.root.get_by_text("have 0 interceptions")).to_be_visible()
            if turn is not sent[-1]:
                board.press("Next round")
        expect(board.root.get_by_text(f"have {len(sent) - 1} interceptions")).to_be_visible()
        assert board.root.locator(".mm-notes td:nth-child(2)").all_inner_texts() == list(
            EASY.teams[0].keywords
        )
        board.press("Next game")
        expect(board.root.get_by_role("combobox", name="Sample game")).to_have_value("2")

    def test_a_wrong_guess_shows_the_code_and_an_incomplete_one_is_refused(self, visit: Visit) -> None:
        board = board_at(visit, "Intercept")
        board.root.locator("form").get_by_role("button", name="Intercept").click()
        board.says('"?-?-?" is not a code. Accepted: three different digits from 1 to 4, like 3-1-4.')
        code = format_card(EASY.turns[0].code)
        wrong = next(format_card(card) for card in CARDS if format_card(card) != code)
        self.guess(board, wrong)
        expect(board.root.get_by_text(f"Your guess: {wrong}. The code: {code}.")).to_be_visible()

    def test_pins_and_guesses_survive_a_reload_and_can_be_taken_back(self, visit: Visit) -> None:
        board = board_at(visit, "Intercept")
        self.guess(board, "4-3-2")
        board.press("Next round")
        self.pin(board, "1=2")
        board.page.reload()
        again = Board(board.page, "decrypto-round")
        expect(again.button("Clue 1, slot 2: yes")).to_be_visible()
        self.pin(again, "2=1")
        again.press("Take back")
        expect(again.button("Clue 2, slot 1: open")).to_be_visible()

    def test_another_language_brings_games_of_its_own(self, visit: Visit) -> None:
        board = board_at(visit, "Intercept")
        self.guess(board, "4-3-2")
        board.speak("fr")
        french = sample_games("fr")[0]
        assert board.root.locator(".mm-read-out bdi").all_inner_texts() == list(french.turns[0].clues)


class TestAccess:
    def test_a_guess_by_keyboard_alone(self, visit: Visit) -> None:
        page = visit(PAGE)
        board = Board(page, "decrypto-round")
        tab_to(page, "Intercept")
        page.keyboard.press("Enter")
        tab_to(page, "Clue 2, slot 1: open")
        page.keyboard.press("Space")
        assert focused(page) == "Clue 2, slot 1: yes"
        board.says(readings(["2=1"]).sentence())
        tab_to(page, "Clue 3, slot 4: open")
        for digit in "413":
            page.keyboard.press("Tab")
            page.keyboard.press(digit)
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(board.root.get_by_text("Your guess: 4-1-3.")).to_be_visible()
        tab_to(page, "Next round")

    def test_nothing_is_wrong_for_axe_in_any_mode_and_nothing_is_too_wide(self, visit: Visit) -> None:
        board = board_at(visit)
        board.press("End")
        assert axe(board.page) == [], "watching, light"
        board.page.set_viewport_size({"width": 320, "height": 640})
        darken(board.page)
        assert sideways(board.page) == 0
        for mode in ("Give clues", "Intercept"):
            board.group("What to do").get_by_role("button", name=mode).click()
            if mode == "Give clues":
                board.press("Take words of ours")
                board.press("Use these keywords")
                board.press("Draw a card")
                board.press("The other team is ready: turn the sandglass")
            assert axe(board.page) == [], mode
            assert sideways(board.page) == 0, mode

    def test_a_watched_round_prints_every_step(self, visit: Visit) -> None:
        board = board_at(visit)
        board.page.emulate_media(media="print")
        assert board.root.locator(".mm-strip li").all_inner_texts() == told(EASY, 1)
        expect(board.root.locator(".mm-strip")).to_be_visible()

    def test_without_javascript_the_round_is_a_table_of_its_steps(self, visit: Visit) -> None:
        page = visit(PAGE, js=False)
        steps = page.locator("[data-mmteach]").get_by_role("table")
        expect(steps.get_by_role("row")).to_have_count(len(told(EASY, 1)) + 1)
        expect(page.get_by_text("not connected with the owners")).to_be_visible()

    def test_a_board_without_its_sample_games_says_what_is_missing(self, visit: Visit, site: Site) -> None:
        page = visit(site.add("bare.html", '<div data-mmteach="decrypto-round">A round.</div>'))
        expect(page.get_by_role("alert")).to_have_text(t("decrypto_round.no_samples"))
        expect(page.get_by_text("A round.")).to_be_visible()

    def test_a_board_starts_in_the_mode_that_its_page_asks_for(self, visit: Visit, site: Site) -> None:
        islands = DecryptoRound("encrypt").island() + DecryptoRound("intercept", game=2).island()
        page = visit(site.add("modes.html", islands))
        Board(page, "decrypto-round").says(t("decrypto_round.start_encrypt"))
        other = Board(page, "decrypto-round", 1)
        other.says(t("decrypto_round.start_intercept"))
        expect(other.root.get_by_role("combobox", name="Sample game")).to_have_value("2")


def _tokens(board: Board) -> list[int]:
    return [int(text.split()[-1]) for text in board.root.locator(".mm-tokens").all_inner_texts()]
