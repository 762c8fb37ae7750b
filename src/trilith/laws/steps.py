"""Going on from a position: a step at random, a line of a record, an outcome of luck; and who looks on."""

from trilith.core.game import Game
from trilith.core.rng import Stream
from trilith.core.state import CHANCE, SPECTATOR, State


def play_on(state: State, stream: Stream) -> str:
    """Go one step on at random; the line of a record for it."""
    if state.actor() == CHANCE:
        chance = state.chance()
        outcome = chance.sample(stream)
        state.resolve(outcome)
        return chance.text(outcome)
    legal = state.legal()
    action = legal[stream.below(len(legal))]
    state.apply(action)
    return action.text


def play_line(game: Game, state: State, line: str) -> None:
    """Play a line of a record that is known to be possible."""
    if state.actor() == CHANCE:
        state.resolve(state.chance().parse(line))
    else:
        state.apply(game.actions.parse(line))


def key_after(state: State, outcome: int) -> tuple[int, ...]:
    """The position that an outcome of luck leads to."""
    after = state.copy()
    after.resolve(outcome)
    return after.key()


def viewers(state: State) -> list[int]:
    """Everyone who may look at a table."""
    return [SPECTATOR, *range(len(state.scores()))]
