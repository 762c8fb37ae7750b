"""What the expressions of a lesson see: views of the learner's seat, now and earlier, and what a game works out of them."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, Final, cast

from trilith.core.game import Game, View
from trilith.core.match import Match
from trilith.games import teaching_of
from trilith.lessons.errors import BadLesson
from trilith.lessons.expressions import Expression

ROLL: Final = "roll"
Table = dict[str, Any]


def things(game: Game, view: View) -> frozenset[str]:
    """Everything on the table that can be pointed at."""
    named: Callable[[View], set[str]] = teaching_of(game.name).things
    return frozenset(named(view))


class Seen(Mapping[str, Any]):
    """A table as it is seen, and what is worked out only when an expression asks for it."""

    def __init__(self, table: Table, asked: dict[str, Callable[[], Any]]) -> None:
        self._table = table
        self._asked = asked

    def __getitem__(self, name: str) -> Any:
        if name not in self._table:
            self._table[name] = self._asked[name]()
        return self._table[name]

    def __iter__(self) -> Iterator[str]:
        return iter({**self._asked, **self._table})

    def __len__(self) -> int:
        return len({**self._asked, **self._table})


class Seeing:
    """Works out expressions for one learner; what cannot be worked out is a fault of the lesson's file."""

    def __init__(self, game: Game, learner: int, file: str) -> None:
        self._game = game
        self._learner = learner
        self._file = file

    def seen(self, match: Match, now: int, entered: int, before: int) -> "Seen":
        """What can be seen after so many lines, and what was seen after fewer."""
        earlier = {"entered": entered, "before": before, "began": 0}
        found: dict[str, Callable[[], Any]] = {
            name: partial(self._earlier, match, version) for name, version in earlier.items()
        }
        found["dice"] = lambda: _last_roll(match.record[:now])
        return Seen(self._table(self._view(match, now)), found)

    def at(self, view: View) -> "Seen":
        """What can be seen in one moment of any match."""
        return Seen(self._table(view), {})

    def _earlier(self, match: Match, version: int) -> Table:
        return self._table(self._view(match, version))

    def _view(self, match: Match, version: int) -> View:
        state = match.state if version == match.version else match.rebuild(version)
        return self._game.view(state, self._learner)

    def _table(self, view: View) -> Table:
        boards = cast(list[Table], view["players"])
        mine, others = (
            boards[self._learner],
            [board for board in boards if board is not boards[self._learner]],
        )
        facts: Table = teaching_of(self._game.name).facts(self._game, view, self._learner)
        return {**view, "me": mine, "other": others[0], "facts": facts}

    def value(self, expression: Expression, seen: Mapping[str, Any]) -> Any:
        """What an expression comes to."""
        try:
            return expression.value(seen)
        except (KeyError, IndexError, TypeError, ZeroDivisionError) as error:
            raise BadLesson(
                file=self._file, where=expression.text, problem="no-value", value=str(error)
            ) from error

    def holds(self, expression: Expression, seen: Mapping[str, Any]) -> bool:
        """Whether an expression is true."""
        return bool(self.value(expression, seen))


def _last_roll(lines: list[str]) -> list[int]:
    """The numbers of the last roll."""
    for line in reversed(lines):
        word, *numbers = line.split()
        if word == ROLL:
            return [int(number) for number in numbers]
    return []
