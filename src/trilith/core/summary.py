"""A position summed up in a few hundred named numbers, from one seat's side: what a value looks at.

`Game.features` is the whole of what a seat sees, number by number; a summary is what matters of it, and is made
a hundred thousand times a second.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from trilith.core.state import State

ROOM: Final = 1024  # numbers that the longest summary may have
PARTS: Final = 8  # parts of a position that look the same from every side
UNWRITTEN: Final = -1


class Sheet:
    """Numbers written one after another; whoever wants to know what they mean asks for the names as well."""

    def __init__(self, buffer: vec[float], names: list[str] | None = None) -> None:
        self.buffer = buffer
        self.names = names
        self.about = ""  # whose numbers these are
        self.at: i64 = 0
        self._begun = [UNWRITTEN] * PARTS
        self._length = [0] * PARTS

    def put(self, name: str, number: float) -> None:
        """Write the next number."""
        self.buffer[self.at] = number
        self.at += 1
        if self.names is not None:
            self.names.append(self.about + name)

    def mark(self, names: tuple[str, ...], chosen: int) -> None:
        """Write a 1 for the chosen of several, and a 0 for each other."""
        buffer, at = self.buffer, self.at
        for each in range(len(names)):
            buffer[at + each] = 1.0 if each == chosen else 0.0
        self.at = at + len(names)
        if self.names is not None:
            for name in names:
                self.names.append(self.about + name)

    def again(self, part: int) -> bool:
        """Write once more a part that was written from another side; whether it was."""
        begun: i64 = self._begun[part]
        if begun == UNWRITTEN:
            return False
        buffer, at = self.buffer, self.at
        length: i64 = self._length[part]
        for step in range(length):
            buffer[at + step] = buffer[begun + step]
        self.at = at + length
        return True

    def keep(self, part: int, begun: i64) -> None:
        """Remember a part that begins here and ends with what was written last."""
        self._begun[part] = int(begun)
        self._length[part] = int(self.at - begun)

    def leave(self, count: i64) -> None:
        """Write zeros for somebody who is not there."""
        buffer, at = self.buffer, self.at
        for step in range(count):
            buffer[at + step] = 0.0
        self.at = at + count


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
        """Put the numbers of every seat into a buffer, one seat after another; how many they are for each.

        What a game keeps on the sheet is worked out once for all seats.
        """
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
