"""A position summed up in a few hundred named numbers, from one seat's side: what a value looks at.

`Game.features` is the whole of what a seat sees, number by number; a summary is what matters of it, and is made
a hundred thousand times a second.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from trilith.core.state import State

ROOM: Final = 1024  # numbers that the longest summary may have


class Sheet:
    """Numbers written one after another; whoever wants to know what they mean asks for the names as well."""

    def __init__(self, buffer: vec[float], names: list[str] | None = None) -> None:
        self.buffer = buffer
        self.names = names
        self.about = ""  # whose numbers these are
        self.at: i64 = 0

    def put(self, name: str, number: float) -> None:
        """Write the next number."""
        self.buffer[self.at] = number
        self.at += 1
        if self.names is not None:
            self.names.append(self.about + name)

    def mark(self, names: tuple[str, ...], chosen: int) -> None:
        """Write a 1 for the chosen of several, and a 0 for each other."""
        for each in range(len(names)):
            self.put(names[each], 1.0 if each == chosen else 0.0)

    def repeat(self, first: i64, count: i64) -> None:
        """Write numbers once more that were written before."""
        for at in range(first, first + count):
            self.buffer[self.at] = self.buffer[at]
            self.at += 1

    def leave(self, count: i64) -> None:
        """Write zeros for somebody who is not there."""
        for _ in range(count):
            self.buffer[self.at] = 0.0
            self.at += 1


@mypyc_attr(allow_interpreted_subclasses=True)  # games that other packages bring are not compiled with ours
class Summary:
    """How a game sums up its positions: the same numbers in the same order for every number of players."""

    def write(self, state: State, seat: int, sheet: Sheet) -> None:
        """Write what this seat knows and what it owns first, then its rivals clockwise."""
        raise NotImplementedError

    def fill(self, state: State, seat: int, buffer: vec[float]) -> i64:
        """Put the numbers into a buffer from its beginning on; how many they are."""
        sheet = Sheet(buffer)
        self.write(state, seat, sheet)
        return sheet.at

    def fill_all(self, state: State, seats: int, buffer: vec[float]) -> i64:
        """Put the numbers of every seat into a buffer, one seat after another; how many they are for each."""
        sheet = Sheet(buffer)
        for seat in range(seats):
            self.write(state, seat, sheet)
        return sheet.at // seats

    def listed(self, state: State, seat: int) -> list[float]:
        """The numbers as a list."""
        buffer = vec[float]([0.0] * ROOM)
        count = self.fill(state, seat, buffer)
        return [buffer[at] for at in range(count)]

    def names(self, state: State) -> tuple[str, ...]:
        """What each number is, read off a position with as many players as there can be."""
        named: list[str] = []
        self.write(state, 0, Sheet(vec[float]([0.0] * ROOM), named))
        return tuple(named)
