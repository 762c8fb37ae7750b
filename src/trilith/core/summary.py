"""A position as named numbers, from one seat's side.

A game has two such: `Game.observation` is the whole of what a seat sees, number by number, most of them zero; its
`summary` is what matters of it, a few hundred numbers that a value looks at a hundred thousand times a second.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from trilith.core.state import State

ROOM: Final = 1024  # numbers that the longest summary may have
MOST: Final = 4096  # numbers that anything written on a sheet may have
PARTS: Final = 8  # parts of a position that look the same from every side
UNWRITTEN: Final = -1


class Sheet:
    """Numbers written one after another; whoever wants to know what they mean asks for the names as well.

    A clear sheet holds zeros wherever nothing was written: on it no zero is written, and `wipe` takes back the rest.
    """

    def __init__(
        self, buffer: vec[float], names: list[str] | None = None, clear: bool = False, begin: i64 = 0
    ) -> None:
        self.buffer = buffer
        self.names = names
        self.clear = clear
        self.about = ""  # whose numbers these are
        self.at: i64 = begin
        self._begin: i64 = begin
        self._written = vec[i64]()  # on a clear sheet, where there is no zero any more
        self._count: i64 = 0
        self._begun = [UNWRITTEN] * PARTS
        self._length = [0] * PARTS

    def put(self, name: str, number: float) -> None:
        """Write the next number."""
        if not self.clear:
            self.buffer[self.at] = number
        elif number != 0.0:
            self._write(self.at, number)
        self.at += 1
        if self.names is not None:
            self.names.append(self.about + name)

    def mark(self, names: tuple[str, ...], chosen: int) -> None:
        """Write a 1 for the chosen of several, and a 0 for each other."""
        buffer, at = self.buffer, self.at
        if not self.clear:
            for each in range(len(names)):
                buffer[at + each] = 1.0 if each == chosen else 0.0
        elif 0 <= chosen < len(names):
            self._write(at + chosen, 1.0)
        self._pass(names)

    def row(self, names: tuple[str, ...], counts: list[int], unit: float) -> None:
        """Write how many there are of each, in a unit that makes them small."""
        buffer, at, clear = self.buffer, self.at, self.clear
        for each in range(len(names)):
            count = counts[each]
            if not clear:
                buffer[at + each] = count / unit
            elif count:
                self._write(at + each, count / unit)
        self._pass(names)

    def tally(self, names: tuple[str, ...], held: tuple[int, ...]) -> None:
        """Write how often each is among what is held."""
        buffer, at = self.buffer, self.at
        if not self.clear:
            for each in range(len(names)):
                buffer[at + each] = 0.0
        for kind in held:
            if kind >= 0:  # nothing lies where nothing is
                self._write(at + kind, buffer[at + kind] + 1.0)
        self._pass(names)

    def bits(self, names: tuple[str, ...], bits: int) -> None:
        """Write a 1 for each that is among the bits, and a 0 for each other."""
        buffer, at, clear = self.buffer, self.at, self.clear
        packed: i64 = bits
        for each in range(len(names)):
            if packed & 1:
                self._write(at + each, 1.0)
            elif not clear:
                buffer[at + each] = 0.0
            packed >>= 1
        self._pass(names)

    def wipe(self) -> None:
        """Make a clear sheet clear again, and begin anew."""
        buffer, written = self.buffer, self._written
        for each in range(self._count):
            buffer[written[each]] = 0.0
        self._count = 0
        self.at = self._begin

    def _write(self, at: i64, number: float) -> None:
        """Write a number, and note where."""
        self.buffer[at] = number
        if self._count < len(self._written):
            self._written[self._count] = at
        else:
            self._written = append(self._written, at)
        self._count += 1

    def _pass(self, names: tuple[str, ...]) -> None:
        """Go on behind numbers of these names."""
        self.at += len(names)
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
        if not self.clear:
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
        buffer = vec[float]([0.0] * MOST)
        sheet = Sheet(buffer, None, True)
        self.write(state, seat, sheet)
        return [buffer[at] for at in range(sheet.at)]

    def names(self, state: State) -> tuple[str, ...]:
        """What each number is, read off a position with as many players as there can be."""
        named: list[str] = []
        self.write(state, 0, Sheet(vec[float]([0.0] * MOST), named, True))
        return tuple(named)
