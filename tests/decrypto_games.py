"""Games of Decrypto for the tests: played by a plan of tokens, or by chance."""

from random import Random

from mmteach.decrypto import CARDS, SIDES, Draw, Game, GuessKeywords, Settings, Team, WriteClues, start
from mmteach.decrypto.record import STANDARD

OWLS = Team("Owls", ("Ada", "Bo"), ("river", "candle", "violin", "winter"))
FOXES = Team("Foxes", ("Cleo", "Dan", "Eve"), ("bridge", "lemon", "pirate", "clock"))


def new_game(settings: Settings = STANDARD) -> Game:
    return start(OWLS, FOXES, settings)


def write_both(game: Game) -> Game:
    """Clues of both teams for this round, new each time."""
    for side in SIDES:
        texts = [f"{side} {game.round_number} {place}" for place in ("x", "y", "z")]
        game = game.write_clues(side, texts)
    return game


def play_turn(game: Game, plan: str = "") -> Game:
    """One turn: ``i`` in the plan for an interception, ``m`` for a miscommunication."""
    wrong, *others = CARDS
    start_at = 2 * game.round_number - 1
    code = next(c for c in (*others[start_at:], *others) if c in game.deck(game.side))
    game = game.intercept(code if "i" in plan else wrong)
    return game.decode(wrong if "m" in plan else code).open_card(code)


def play_rounds(*plans: str, settings: Settings = STANDARD) -> Game:
    """Whole rounds by their plans: "i/m" means white's code intercepted, black's own guess wrong."""
    game = new_game(settings)
    for plan in plans:
        game = write_both(game)
        for turn in plan.split("/"):
            game = play_turn(game, turn)
    return game


def chance_game(seed: int, language_words: tuple[str, ...] = ()) -> Game:
    """A game by chance to its very end, with and without cards entered when drawn."""
    chance = Random(seed)
    words = language_words or tuple(f"word{n}" for n in range(8))
    teams = (Team("Ｏwls", ("a", "b"), words[:4]), Team("<img> 狐", ("c", "d", "e", "f"), words[4:8]))
    game = start(*teams, Settings(cards_return=chance.random() < 0.5, sandglass=chance.choice((0, 30))))
    while game.phase != "over":
        game = _chance_move(game, chance)
    return game


def _chance_move(game: Game, chance: Random) -> Game:
    if game.phase == "clues":
        side = chance.choice([s for s in SIDES if game.rounds[-1].turn(s).clues is None])
        if game.rounds[-1].turn(side).drawn is None and chance.random() < 0.5:
            return game.play(Draw(side, chance.choice(game.deck(side))))
        clues = [f"{side[0]}{game.round_number}{place}é" for place in "xyz"]
        return game.play(WriteClues(side, clues))
    if game.phase == "keywords":
        side = chance.choice([s for s, n in zip(SIDES, game.right, strict=True) if n is None])
        return game.play(GuessKeywords(side, chance.randrange(2)))
    if game.phase == "open":
        return _open(game, chance)
    guess = chance.choice(CARDS[:3])
    return (
        game.intercept(guess) if game.phase == "intercept" and chance.random() < 0.9 else _decode(game, guess)
    )


def _decode(game: Game, guess: tuple[int, int, int]) -> Game:
    """Decode, where that is possible now; in round 1 the interception may be left out."""
    return game.decode(guess) if game.phase == "decode" or game.round_number == 1 else game.intercept(guess)


def _open(game: Game, chance: Random) -> Game:
    if game.turn.drawn:
        return game.open_card()
    free = game.deck(game.side)
    wanted = game.turn.decode if chance.random() < 0.8 else chance.choice(free)
    return game.open_card(wanted if wanted in free else chance.choice(free))
