"""A file of weights: one line of JSON that says what they are for, then the numbers, four bytes each."""

import json
import sys
from array import array
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Final

from trilith.core.errors import BrokenWeights, NoSummary, UnfitWeights
from trilith.core.game import Game
from trilith.core.summary import Summary
from trilith.values.net import LANES, Net, size
from trilith.values.value import LearnedValue

FORMAT: Final = 1


@dataclass(frozen=True)
class Header:
    """What weights are for, and where they come from."""

    game: str
    version: int  # of the game
    digest: str  # of the names of the summary's numbers
    players: list[int]  # of how many players the games were that were learned from
    inputs: int
    units: int
    scale: float  # points of lead that count as one
    slope: float  # calibration of the chance to win
    offset: float
    trained: dict[str, float] = field(default_factory=dict)  # games, CPU minutes, seed, and what was measured
    format: int = FORMAT


def summary_of(game: Game) -> Summary:
    """How a game sums up its positions; refuses a game that does not."""
    if game.summary is None:
        raise NoSummary(game=game.name)
    return game.summary


def names_of(game: Game) -> tuple[str, ...]:
    """What each number of a game's summary is."""
    return summary_of(game).names(game.start(game.seats[-1], {}))


def digest_of(game: Game) -> str:
    """Changes when a number of the summary comes, goes, moves or means something else by name."""
    return sha256("\n".join(names_of(game)).encode()).hexdigest()[:16]


def write_weights(path: Path, header: Header, weights: list[float]) -> None:
    """Write a file of weights, whole or not at all."""
    numbers = array("f", weights)
    if sys.byteorder == "big":
        numbers.byteswap()
    head = json.dumps(asdict(header), sort_keys=True).encode()
    fresh = path.with_name(path.name + ".new")
    fresh.write_bytes(head + b"\n" + numbers.tobytes())
    fresh.replace(path)


def read_weights(path: Path) -> tuple[Header, list[float]]:
    """What is in a file of weights; refuses one that is damaged."""
    head, _, rest = path.read_bytes().partition(b"\n")
    try:
        header = Header(**json.loads(head))
    except (ValueError, TypeError) as error:
        raise BrokenWeights(file=path.name) from error
    if len(rest) != 4 * size(header.inputs, header.units) or header.units % LANES:
        raise BrokenWeights(file=path.name)
    numbers = array("f", rest)
    if sys.byteorder == "big":
        numbers.byteswap()
    return header, numbers.tolist()


def check_fit(game: Game, header: Header, file: str, units: int = 0) -> None:
    """Refuse weights of another game, of another version of it, for other numbers, or of another size if one is asked for."""
    fits = (
        header.format == FORMAT
        and header.game == game.name
        and header.version == game.version
        and header.digest == digest_of(game)
        and units in (0, header.units)
    )
    if not fits:
        raise UnfitWeights(
            file=file, game=game.name, version=game.version, theirs=header.game, their_version=header.version
        )


def value_from(game: Game, path: Path) -> LearnedValue:
    """The value that a file of weights makes of a game's summary."""
    header, weights = read_weights(path)
    check_fit(game, header, path.name)
    net = Net(header.inputs, header.units, weights)
    return LearnedValue(summary_of(game), net, header.scale, header.slope, header.offset)
