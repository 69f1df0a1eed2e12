"""A round of a sample game told step by step, from the cards to the tokens."""

from collections.abc import Iterator

from mmteach.decrypto.cards import format_card
from mmteach.decrypto.result import SIDES, Sentence, Side, other
from mmteach.decrypto.samples import Sample, SampleTurn

Step = tuple[Sentence, ...]
"""What is said at one step."""


def worked_round(sample: Sample, number: int) -> tuple[Step, ...]:
    """The steps of round `number`, from 1, of a sample game.

    Raises ``IndexError`` for a round that the game does not have.
    """
    white, black = sample.turns[2 * (number - 1)], sample.turns[2 * (number - 1) + 1]
    return (
        (_encryptors(sample, number),),
        *((said,) for turn in (white, black) for said in _writing(sample, turn)),
        *(step for turn in (white, black) for step in _guessing(sample, turn)),
        _ending(sample, number),
    )


def _encryptors(sample: Sample, number: int) -> Sentence:
    white, black = sample.teams
    players = {"white_player": white.encryptor(number), "black_player": black.encryptor(number)}
    return _said("encryptors", **players, white=white.name, black=black.name)


def _writing(sample: Sample, turn: SampleTurn) -> Iterator[Sentence]:
    """The card is drawn, then each clue is written."""
    team = sample.teams[SIDES.index(turn.side)]
    yield _said("card", team=team.name, code=format_card(turn.code))
    for clue, (slot, text, why) in enumerate(zip(turn.code, turn.clues, turn.reasons, strict=True), 1):
        yield _said("clue", clue=clue, slot=slot, keyword=team.keywords[slot - 1], text=text, why=why)


def _guessing(sample: Sample, turn: SampleTurn) -> Iterator[Step]:
    """From reading out to the open card."""
    team, reader = _name(sample, turn.side), _name(sample, other(turn.side))
    yield (_said("read_out", team=team, other=reader, clues=", ".join(turn.clues)),)
    if turn.intercept:
        yield (_said("intercept", team=reader, code=format_card(turn.intercept)),)
    else:
        yield (_said("not_tried", team=reader),)
    yield (_said("decode", team=team, code=format_card(turn.decode)),)
    result = sample.play().results[sample.turns.index(turn)]
    yield (*result.sentences((sample.teams[0].name, sample.teams[1].name)), _said("filed"))


def _ending(sample: Sample, number: int) -> Step:
    game = sample.play()
    if number == game.round_number and game.verdict:
        return game.verdict.sentences(game.names)
    return (_said("goes_on"),)


def _name(sample: Sample, side: Side) -> str:
    return sample.teams[SIDES.index(side)].name


def _said(key: str, **values: object) -> Sentence:
    return Sentence(f"decrypto_round.step.{key}", values)
