"""Small decisions that belong together, such as paying: named in any order, played in the order of the rules."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from trilith.core.action import Action
from trilith.core.game import Game
from trilith.core.state import State

LONGEST: Final = 16


@dataclass(frozen=True)
class CompleteRun:
    """A complete run in the order of the rules, and the actions that may end it; none where it ends by itself."""

    actions: tuple[Action, ...]
    ends: tuple[Action, ...]
    before: State  # the position in which the last of its decisions is made

    def plays(self) -> list[tuple[Action, ...]]:
        """Everything that has to be played, once for each way to end it."""
        return [(*self.actions, end) for end in self.ends] or [self.actions]


class PossibleRuns:
    """Everything that can be named from a position on."""

    def __init__(self, game: Game, state: State) -> None:
        self.wholes = list(wholes(game, state))
        self.others = [
            action
            for action in state.legal()
            if action.verb not in game.named and action.verb not in game.ends
        ]

    def verbs(self) -> set[int]:
        """The verbs of what can be named."""
        return {action.verb for whole in self.wholes for action in whole.actions}

    def forced(self) -> list[Action]:
        """The only way there is, if there is only one."""
        if self.others or len(self.wholes) != 1 or len(self.wholes[0].ends) > 1:
            return []
        return list(self.wholes[0].plays()[0])

    def offers(self, named: list[Action]) -> list[Action]:
        """What can be named next so that a complete run is still possible."""
        have = Counter(named)
        found = {
            action
            for whole in self.wholes
            if have <= Counter(whole.actions)
            for action in Counter(whole.actions) - have
        }
        return sorted(found, key=lambda action: action.index)

    def left(self, named: list[Action]) -> int:
        """How many more can be named at most."""
        have = Counter(named)
        return max(
            (len(whole.actions) - len(named) for whole in self.wholes if have <= Counter(whole.actions)),
            default=0,
        )

    def whole(self, named: list[Action]) -> CompleteRun | None:
        """The complete run that has been named, if it is one."""
        have = Counter(named)
        return next((whole for whole in self.wholes if Counter(whole.actions) == have), None)


def begins(game: Game, state: State) -> bool:
    """Whether something can be named in this position."""
    return any(action.verb in game.named for action in state.legal())


def run_at(game: Game, state: State) -> PossibleRuns | None:
    """The run that begins in this position, if one does."""
    return PossibleRuns(game, state) if begins(game, state) else None


def wholes(game: Game, state: State) -> Iterator[CompleteRun]:
    """Every complete run from a position on, one after the other, found by trying it out on copies."""
    return _go_on(game, state, (), state.actor(), game.stage(state))


def _go_on(
    game: Game, state: State, made: tuple[Action, ...], player: int, stage: int
) -> Iterator[CompleteRun]:
    """Follow every way to go on; the rules offer each choice in one order only."""
    legal = state.legal()
    ends = tuple(action for action in legal if action.verb in game.ends)
    if ends:
        yield CompleteRun(made, ends, state)
    for action in legal:
        if action.verb in game.named and len(made) < LONGEST:
            after = state.copy()
            after.apply(action)
            if after.actor() == player and game.stage(after) == stage:
                yield from _go_on(game, after, (*made, action), player, stage)
            else:
                yield CompleteRun((*made, action), (), state)
