"""The sheet of a real table, driven as its players meet it: by the names of panels, fields and buttons."""

import json
from collections.abc import Sequence
from typing import Any

from decrypto_games import play_rounds
from playwright.sync_api import FilePayload, Locator, Page, expect

from mmteach.decrypto import SIDES, Card, Game, Side, Team, other, to_json

from .conftest import Visit
from .drive import Board

PAGE = "practice/decrypto-table.html"
LABEL: dict[Side, str] = {"white": "White team", "black": "Black team"}


class Sheet(Board):
    """The sheet on its page. Without `covers` nothing is hidden, as on a referee's own device."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, "decrypto-sheet")

    def set_up(self, teams: Sequence[Team], *, covers: bool = True) -> None:
        if not covers:
            self.root.get_by_label("One device goes round: cover what is hidden").uncheck()
        for side, team in zip(SIDES, teams, strict=True):
            group = self.group(LABEL[side])
            group.get_by_label("Team name").fill(team.name)
            for number, player in enumerate(team.players, 1):
                group.get_by_label(f"Player {number}").fill(player)
            if team.keywords and covers:
                group.get_by_role("button", name="Write keywords, the others look away").click()
            for slot, word in enumerate(team.keywords, 1):
                group.get_by_label(f"Slot {slot}").fill(word)
        self.press("Start the game")

    def panel(self, name: str) -> Locator:
        return self.root.get_by_role("group", name=name, exact=True)

    def uncover(self, panel: str) -> Locator:
        """The panel, opened if it is covered."""
        found = self.panel(panel)
        expect(found).to_be_visible()
        cover = found.get_by_role("button", name="Uncover for")
        if cover.count():
            cover.click()
        return found

    def write_clues(self, team: str, player: str, clues: Sequence[str]) -> None:
        panel = self.uncover(f"{team}: {player} writes the clues")
        for number, clue in enumerate(clues, 1):
            panel.get_by_label(f"Clue {number}").fill(clue)
        panel.get_by_role("button", name="The clues are ready").click()

    def guess(self, panel: str, card: Card) -> None:
        found = self.uncover(panel)
        choose(found, card)
        found.get_by_role("button", name="The guess is written").click()

    def open_card(self, team: str, card: Card) -> None:
        choose(self.group(f"The card of {team}"), card)
        self.press(f"Open the card of {team}")

    def play_round(self, game: Game, number: int) -> None:
        """Enter one round of a game that has been played."""
        names = {side: game.team(side).name for side in SIDES}
        for side in SIDES:
            clues = game.rounds[number - 1].turn(side).clues
            self.write_clues(names[side], game.team(side).encryptor(number), clues or ())
        for side in SIDES:
            turn = game.rounds[number - 1].turn(side)
            assert turn.decode
            assert turn.code
            if turn.intercept:
                self.guess(f"{names[other(side)]}: guess the code of {names[side]}", turn.intercept)
            self.guess(f"{names[side]}: read your own code", turn.decode)
            self.open_card(names[side], turn.code)

    def open_file(self, value: Any) -> None:
        text = (
            value
            if isinstance(value, str)
            else json.dumps(to_json(value) if isinstance(value, Game) else value)
        )
        self.choose_file(FilePayload(name="game.json", mimeType="application/json", buffer=text.encode()))

    def scores(self) -> list[list[int]]:
        """Interceptions and miscommunications of white and of black, as they stand on the screen."""
        rows = self.root.locator(".mm-scores tbody tr").all()
        return [
            [int(cell.inner_text().split()[-1]) for cell in row.get_by_role("cell").all()] for row in rows
        ]

    def verdict(self) -> list[str]:
        """What the referee says of the last card and of the end."""
        return self.root.locator(".mm-said p").all_inner_texts()


def sheet_at(visit: Visit, **look: object) -> Sheet:
    """The sheet on its page of the book."""
    return Sheet(visit(PAGE, **look))


def choose(place: Locator, card: Card) -> None:
    """Choose a code, digit by digit."""
    for at, digit in enumerate(card):
        place.get_by_role("combobox").nth(at).select_option(str(digit))


QUIET = ("/",) * 6

# Rounds by their plans ("i/m": white's code intercepted, black's own guess wrong), keywords found, cause and decision.
ENDS = {
    "interceptions": (("/", "i/", "i/"), (), "interceptions", "tokens", "black"),
    "miscommunications": (("m/", "m/"), (), "miscommunications", "tokens", "black"),
    "both kinds at once": (("m/", "/i", "m/im"), (), "both", "points", "white"),
    "points, with a pair on each side": (("m/", "i/i", "i/i"), (), "interceptions", "points", "black"),
    "round 8": (("/", *QUIET, "i/"), (), "round_8", "points", "black"),
    "keywords": (("/", "i/i", "i/i"), (3, 2), "interceptions", "keywords", "white"),
    "a draw": (("m/m", "m/m"), (2, 2), "miscommunications", "draw", None),
}


def ended(plans: tuple[str, ...], right: tuple[int, ...]) -> Game:
    """The game of those plans, to its end."""
    game = play_rounds(*plans)
    for side, count in zip(("white", "black"), right, strict=False):
        game = game.guess_keywords(side, count)  # type: ignore[arg-type]
    return game
