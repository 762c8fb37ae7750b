"""The registry entry of a game whose folder has a module for each question that is asked about its tables."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from trilith.core.action import Action
from trilith.core.codec import Codec, Shapes
from trilith.core.game import Game, ImpossiblePosition, Position, Problem, View
from trilith.core.state import State

Table = TypeVar("Table", bound=State)
Seen = TypeVar("Seen", contravariant=True)


class Sees(Protocol[Seen]):
    """A game's `view.py`."""

    def view(self, table: Seen, viewer: int, /) -> View: ...


class Guesses(Protocol[Seen]):
    """A game's `appraise.py`."""

    def appraise(self, table: Seen, player: int, /) -> float: ...


class Foresees(Protocol[Seen]):
    """A game's `outlook.py`."""

    def holdings(self, table: Seen, player: int, /) -> dict[str, int]: ...
    def foresee(self, table: Seen, player: int, action: Action, /) -> None: ...
    def binds(self, before: Seen, foreseen: Seen, action: Action, /) -> bool: ...
    def stake(self, table: Seen, player: int, /) -> tuple[int, ...] | None: ...


@dataclass(frozen=True)
class Answers(Generic[Table]):
    """The modules that answer what is asked of a game; `Game` says what that is."""

    table: type[Table]
    codec: Codec[Table, Any]
    problems: Callable[[Table], list[Problem]]
    view: Sees[Table]
    appraise: Guesses[Table]
    outlook: Foresees[Table]


class TableGame(Game, Generic[Table]):
    """A game that hands every question to the module for it, with its table or its box."""

    answers: Answers[Table]
    box: Any

    def table(self, state: State) -> Table:
        """The position as what it is."""
        assert isinstance(state, self.answers.table)
        return state

    def stage(self, state: State) -> int:
        table: Any = self.table(state)
        phase: int = table.phase
        return phase

    def view(self, state: State, player: int) -> View:
        return self.answers.view.view(self.table(state), player)

    def choice(self, action: Action) -> View:
        return self.shown.actions.tell(self.box, action.verb, action.first, action.second)

    def dump(self, state: State) -> Position:
        return self.answers.codec.dump(self.table(state))

    def shapes_of_positions(self, seats: int) -> tuple[Shapes, Shapes]:
        return self.answers.codec.shapes(self.box, seats)

    def read(self, data: Position) -> Table:
        return self.answers.codec.load(self.box, data)

    def load(self, data: Position) -> Table:
        table = self.read(data)
        found = self.answers.problems(table)
        if found:
            raise ImpossiblePosition(found)
        return table

    def problems(self, state: State) -> list[Problem]:
        return self.answers.problems(self.table(state))

    def appraise(self, state: State, player: int) -> float:
        return self.answers.appraise.appraise(self.table(state), player)

    def holdings(self, state: State, player: int) -> dict[str, int]:
        return self.answers.outlook.holdings(self.table(state), player)

    def foresee(self, state: State, player: int, action: Action) -> None:
        self.answers.outlook.foresee(self.table(state), player, action)

    def binds(self, before: State, foreseen: State, action: Action) -> bool:
        return self.answers.outlook.binds(self.table(before), self.table(foreseen), action)

    def stake(self, state: State, player: int) -> tuple[int, ...] | None:
        return self.answers.outlook.stake(self.table(state), player)
