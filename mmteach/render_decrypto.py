"""A game of Decrypto as text and as accessible HTML: what lies open on the table, and nothing that is still hidden."""

from collections.abc import Iterator
from xml.etree.ElementTree import Element

from mmteach.decrypto import SIDES, SLOTS, Game, Side, TurnResult, format_card, other
from mmteach.i18n import t
from mmteach.markup import Child, el, markup, table


def game_text(game: Game | None, lang: str = "en") -> str:
    """The game as text: its tokens, then a line an opened card, then how it ended. Without a game, what to do first."""
    if game is None:
        return t("decrypto_sheet.start", lang)
    lines = [t("decrypto_sheet.round_of", lang, round=game.round_number)]
    for team, tokens in zip(game.teams, game.tokens, strict=True):
        counts = (f"{t(f'decrypto_sheet.{kind}', lang)} {n}" for kind, n in tokens._asdict().items())
        lines.append(f"{team.name}  {', '.join(counts)}")
    for number, side, result in _opened(game):
        clues = ", ".join(game.rounds[number - 1].turn(side).clues or ())
        lines.append(
            f"{number} {game.team(side).name}  {clues}  {result.code}  {_judged(game, result, lang)}"
        )
    return "\n".join([*lines, *_end(game, lang)])


def game_html(game: Game | None, lang: str = "en") -> str:
    """The game as tables: tokens, both note sheets, every opened card. Without a game, empty note sheets."""
    if game is None:
        notes = [_notes_table(None, side, lang) for side in SIDES]
        return markup(el("p", t("decrypto_sheet.not_connected", lang)), *notes)
    end = [el("p", sentence) for sentence in _end(game, lang)]
    notes = [_notes_table(game, side, lang) for side in SIDES]
    connection = el("p", t("decrypto_sheet.not_connected", lang))
    return markup(_scores(game, lang), *end, *notes, _log(game, lang), connection)


def _scores(game: Game, lang: str) -> Element:
    head = [t(f"decrypto_sheet.{key}", lang) for key in ("team", "interceptions", "miscommunications")]
    rows: list[list[Child]] = [
        [el("bdi", team.name), str(tokens.interceptions), str(tokens.miscommunications)]
        for team, tokens in zip(game.teams, game.tokens, strict=True)
    ]
    return table(t("decrypto_sheet.round_of", lang, round=game.round_number), head, rows)


def _notes_table(game: Game | None, side: Side, lang: str) -> Element:
    """The note sheet on `side`; an empty one for a game that has not begun."""
    name = game.team(side).name if game else t(f"decrypto_sheet.{side}", lang)
    filed = game.notes(side) if game else ((),) * len(SLOTS)
    rows: list[list[Child]] = [
        [
            str(slot),
            el(
                "span",
                *(
                    el("span", el("bdi", clue), f" {t('decrypto_sheet.in_round', lang, round=n)} ")
                    for n, clue in filed[slot - 1]
                ),
            ),
        ]
        for slot in SLOTS
    ]
    head = [t(f"decrypto_sheet.{key}", lang) for key in ("slot_head", "filed")]
    return table(f"{t('decrypto_sheet.notes', lang)} {name}", head, rows)


def _log(game: Game, lang: str) -> Element:
    head = [t(f"decrypto_sheet.head_{key}", lang) for key in ("turn", "clues", "guesses", "code", "tokens")]
    rows: list[list[Child]] = []
    for number, side, result in _opened(game):
        turn = game.rounds[number - 1].turn(side)
        guesses = (
            t("decrypto_sheet.guess_of", lang, team=game.team(team).name, code=format_card(card))
            for team, card in ((other(side), turn.intercept), (side, turn.decode))
            if card
        )
        clues = el("ol", *(el("li", el("bdi", clue)) for clue in turn.clues or ()))
        who = el("span", f"{number} ", el("bdi", game.team(side).name))
        rows.append([who, clues, "; ".join(guesses), result.code, _judged(game, result, lang)])
    return table(t("decrypto_sheet.log", lang), head, rows)


def _opened(game: Game) -> Iterator[tuple[int, Side, TurnResult]]:
    """Every opened card: its round, its team and what it earned."""
    for index, result in enumerate(game.results):
        yield index // 2 + 1, result.side, result


def _judged(game: Game, result: TurnResult, lang: str) -> str:
    return " ".join(sentence.text(lang) for sentence in result.sentences(game.names))


def _end(game: Game, lang: str) -> list[str]:
    return [sentence.text(lang) for sentence in game.verdict.sentences(game.names)] if game.verdict else []
