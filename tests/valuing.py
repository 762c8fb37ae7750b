"""Values whose weights are drawn, not learned: what the tests of values look through."""

from trilith.core.game import Game
from trilith.core.rng import Stream
from trilith.values.net import Net, size
from trilith.values.value import LearnedValue
from trilith.values.weights import Header, digest_of, names_of, summary_of

UNITS = 8


def drawn_weights(inputs: int, seed: int = 1) -> list[float]:
    """Small weights with few digits, the same everywhere."""
    stream = Stream(seed)
    return [(stream.below(2001) - 1000) / 8192 for _ in range(size(inputs, UNITS))]


def drawn_value(game: Game, seed: int = 1) -> LearnedValue:
    """A value of a game that nobody trained."""
    inputs = len(names_of(game))
    net = Net(inputs, UNITS, drawn_weights(inputs, seed))
    return LearnedValue(summary_of(game), net, scale=50.0, slope=1.0, offset=0.0)


def drawn_header(game: Game) -> Header:
    """What a file of such weights would say."""
    return Header(
        game=game.name,
        version=game.version,
        digest=digest_of(game),
        players=list(game.seats),
        inputs=len(names_of(game)),
        units=UNITS,
        scale=50.0,
        slope=1.5,
        offset=-0.25,
    )
