"""Games that are honest but for one thing, to see the laws catch it; compiled positions are wrapped, not subclassed."""

from collections.abc import Callable
from typing import Any, cast

from trilith.core.action import Action
from trilith.core.game import Game, Position, Problem, View
from trilith.core.rng import Stream
from trilith.core.state import Event, State


class BentState:
    """A position that hands everything to the honest one inside, except what a subclass bends."""

    def __init__(self, true: Any) -> None:
        self.true = true

    def __getattr__(self, name: str) -> Any:
        return getattr(self.true, name)

    def __setattr__(self, name: str, value: object) -> None:
        inside = "true" in vars(self) and hasattr(self.true, name)
        object.__setattr__(self.true if inside else self, name, value)

    def __dir__(self) -> list[str]:
        return dir(self.true)

    def copy(self) -> "BentState":
        return type(self)(self.true.copy())

    def imagine(self, player: int, stream: Stream) -> "BentState":
        return type(self)(self.true.imagine(player, stream))


class BentChance:
    """Luck that hands everything to the honest one inside, except what a subclass bends."""

    def __init__(self, true: Any) -> None:
        self.true = true

    def __getattr__(self, name: str) -> Any:
        return getattr(self.true, name)


def unbent(state: State) -> State:
    """The position as it is."""
    return state


def straight(state: State) -> State:
    """The honest position inside, if this is a bent one."""
    return cast(State, state.true) if isinstance(state, BentState) else state


class BentGame(Game):
    """A game that hands everything to an honest one, except what a subclass bends; its positions may be bent."""

    def __init__(self, true: Game, bend: Callable[[Any], Any] = unbent) -> None:
        super().__init__(true.pack)
        self.true = true
        self.bend = bend
        self.name, self.version, self.seats = true.name, true.version, true.seats
        self.longest, self.actions, self.options = true.longest, true.actions, true.options
        self.variants, self.unveils = true.variants, true.unveils
        self.named, self.ends, self.cites = true.named, true.ends, true.cites
        self.follows = true.follows

    def new(self, seats: int, options: dict[str, int]) -> State:
        return cast(State, self.bend(self.true.new(seats, options)))

    def view(self, state: State, player: int) -> View:
        return self.true.view(straight(state), player)

    def choice(self, action: Action) -> View:
        return self.true.choice(action)

    def looks(self, action: Action) -> str:
        return self.true.looks(action)

    def dump(self, state: State) -> Position:
        return self.true.dump(straight(state))

    def load(self, data: Position) -> State:
        return cast(State, self.bend(self.true.load(data)))

    def problems(self, state: State) -> list[Problem]:
        return self.true.problems(straight(state))

    def describe(self, event: Event, viewer: int) -> View:
        return self.true.describe(event, viewer)

    def cite(self, event: Event) -> str:
        return self.true.cite(event)

    def stage(self, state: State) -> int:
        return self.true.stage(straight(state))

    def features(self, state: State, player: int) -> list[float]:
        return self.true.features(straight(state), player)

    def appraise(self, state: State, player: int) -> float:
        return self.true.appraise(straight(state), player)

    def holdings(self, state: State, player: int) -> dict[str, int]:
        return self.true.holdings(straight(state), player)

    def foresee(self, state: State, player: int, action: Action) -> None:
        self.true.foresee(straight(state), player, action)

    def binds(self, before: State, foreseen: State, action: Action) -> bool:
        return self.true.binds(straight(before), straight(foreseen), action)

    def stake(self, state: State, player: int) -> tuple[int, ...] | None:
        return self.true.stake(straight(state), player)

    def cases(self, state: State, player: int) -> list[tuple[int, float]]:
        return self.true.cases(straight(state), player)

    def reap(self, state: State, player: int, outcome: int) -> None:
        self.true.reap(straight(state), player, outcome)
