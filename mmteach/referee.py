"""What the referee of a match says and writes down: sentences, the state as plain JSON, and the score table."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from mmteach.i18n import number, t
from mmteach.moves import Event
from mmteach.rounds import Round

if TYPE_CHECKING:
    from mmteach.match import Match


def player_name(match: Match, player: int, lang: str = "en") -> str:
    """The player's name, or "Player 1"."""
    return match.players[player] or t("match.player", lang, number=player + 1)


def sentence(event: Event, match: Match, lang: str = "en") -> str:
    """One event in a sentence."""
    said = {name: _said(name, value, match, lang) for name, value in event.values.items()}
    return t(f"match.event.{event.key}", lang, edition=match.edition.title(lang), **said)


def _said(name: str, value: Any, match: Match, lang: str) -> object:
    if name in ("codemaker", "codebreaker", "player"):
        return player_name(match, value, lang)
    if name == "code":
        return match.edition.format(value, lang)
    if name in ("answer", "right"):
        return value.words(lang)
    return t("match.points", lang, count=value) if name == "points" else value


def state(match: Match) -> dict[str, Any]:
    """Where a match stands, as plain JSON, with nothing left to work out."""
    return {
        "phase": match.phase,
        "turn": match.turn,
        "number": match.number,
        "total": match.total,
        "scores": list(match.scores),
        "winner": match.winner,
        "legal": list(match.legal),
        "rounds": [_round_state(r) for r in match.table.rounds],
        "log": [[event.to_json() for event in said] for said in match.table.log],
    }


def _round_state(r: Round) -> dict[str, Any]:
    return {
        "codemaker": r.codemaker,
        "phase": r.phase,
        "secret": r.secret and list(r.secret),
        "rows": [[list(row.guess), list(row.answer)] for row in r.rows],
        "guess": r.guess and list(r.guess),
        "outcome": r.outcome,
        "claimed": r.claimed,
        "recorded": r.recorded,
        "points": list(r.points),
    }


def score_table(match: Match, lang: str = "en") -> list[list[str]]:
    """The score table's lines: a heading, a line a round, the total."""
    names = [player_name(match, player, lang) for player in (0, 1)]
    heads = [t(f"match.table.{head}", lang) for head in ("round", "codemaker", "rows", "result")]
    lines, place = [heads + names], 1
    for r in match.table.rounds:
        result = t(f"match.outcome.{r.outcome or 'open'}", lang)
        points = [number(p, lang) for p in r.points]
        lines.append([number(place, lang), names[r.codemaker], number(r.row_count, lang), result, *points])
        place += r.completed
    total = [t("match.table.total", lang), "", "", "", *(number(p, lang) for p in match.scores)]
    return [*lines, total]


def text(match: Match, lang: str = "en") -> str:
    """The score table in columns, and what the referee says."""
    lines = score_table(match, lang)
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    rows = ["  ".join(cell.ljust(w) for cell, w in zip(line, widths, strict=True)).rstrip() for line in lines]
    return "\n".join([_caption(match, lang), *rows, match.sentence(lang)])


def html(match: Match, lang: str = "en") -> str:
    """The score table with headings that a screen reader follows, and what the referee says."""
    head, *rounds, (total, *_, first, second) = score_table(match, lang)
    body = "".join(f"<tr>{_cell(line[0], 'row')}{_cells(line[1:])}</tr>" for line in rounds)
    return (
        f'<table class="mmteach-match" lang="{lang}"><caption>{escape(_caption(match, lang))}</caption>'
        f"<thead><tr>{''.join(_cell(c, 'col') for c in head)}</tr></thead>"
        f"<tbody>{body}</tbody>"
        f'<tfoot><tr><th scope="row" colspan="4">{escape(total)}</th>{_cells([first, second])}</tr></tfoot></table>'
        f'<p lang="{lang}">{escape(match.sentence(lang))}</p>'
    )


def _caption(match: Match, lang: str) -> str:
    return t("match.table.caption", lang, edition=match.edition.title(lang))


def _cells(texts: list[str]) -> str:
    return "".join(f"<td>{escape(text)}</td>" for text in texts)


def _cell(text: str, scope: str) -> str:
    return f'<th scope="{scope}">{escape(text)}</th>'
