"""Holding positions and whole games, played at random, to the laws."""

from collections.abc import Mapping
from typing import Final

from trilith.core.errors import TrilithError
from trilith.core.game import Game
from trilith.core.rng import Stream
from trilith.core.state import NOBODY, State
from trilith.laws.positions import ALL, CHEAP, Law, Position
from trilith.laws.steps import play_line, play_on

PLAY: Final = 0  # lane of the stream that plays
LOOK: Final = 1  # lane of the stream that laws use up


class LawBroken(TrilithError):
    """A game breaks a law that every game keeps."""


def check_state(game: Game, state: State, laws: Mapping[str, Law], seed: int, step: int) -> None:
    """Hold one position to these laws, and to the law that looking at it changes nothing."""
    before = state.key()
    position = Position(game, state, Stream(seed, LOOK + step))
    for name, law in laws.items():
        try:
            broken = next(law(position), "")
        except Exception as error:
            raise broken_law(game, name, seed, step, f"{type(error).__name__}: {error}") from error
        if broken:
            raise broken_law(game, name, seed, step, broken)
    if state.key() != before:
        raise broken_law(game, "looking", seed, step, "looking at the position changed it")


def check_game(
    game: Game, seats: int, seed: int, thorough_every: int, options: dict[str, int] | None = None
) -> int:
    """Play one game at random under the laws, all of them at every so manyth step; how many steps it took."""
    check_notation(game, seed)
    stream = Stream(seed, PLAY)
    chosen = options or {}
    state = game.start(seats, chosen)
    lines: list[str] = []
    kept: list[tuple[int, State, tuple[int, ...]]] = []
    while True:
        step, over = len(lines), state.actor() == NOBODY
        thorough = over or (step + seed) % thorough_every == 0
        check_state(game, state, ALL if thorough else CHEAP, seed, step)
        if thorough:
            kept.append((step, state.copy(), state.key()))
        if over:
            break
        if step == game.longest:
            raise broken_law(game, "ending", seed, step, f"the game is not over after {step} steps")
        try:
            lines.append(play_on(state, stream))
        except Exception as error:
            raise broken_law(game, "going-on", seed, step, f"{type(error).__name__}: {error}") from error
    check_kept(game, kept, seed)
    check_rebuilding(game, game.start(seats, chosen), lines, {step: key for step, _, key in kept}, seed)
    return len(lines)


def check_notation(game: Game, seed: int) -> None:
    """Every action's notation names that very action, and its index is its place in the list."""
    for index, action in enumerate(game.actions.all):
        if game.actions.parse(action.text) is not action or action.index != index:
            raise broken_law(game, "notation", seed, 0, f"{action.text!r} is another action")


def check_kept(game: Game, kept: list[tuple[int, State, tuple[int, ...]]], seed: int) -> None:
    """Copies made on the way are what they were, now that the game has moved on."""
    for step, copy, key in kept:
        if copy.key() != key:
            raise broken_law(game, "copies", seed, step, "a copy changed when the game moved on")


def check_rebuilding(
    game: Game, state: State, lines: list[str], keys: Mapping[int, tuple[int, ...]], seed: int
) -> None:
    """The lines of a game, played again from its start, lead through the same positions."""
    for step, line in enumerate([*lines, ""]):
        if step in keys and state.key() != keys[step]:
            raise broken_law(game, "rebuilding", seed, step, "the record leads to another position")
        if line:
            play_line(game, state, line)


def broken_law(game: Game, law: str, seed: int, step: int, detail: str) -> LawBroken:
    """Which law is broken, and how to see it again."""
    return LawBroken(law=law, game=game.name, seed=seed, step=step, detail=detail)
