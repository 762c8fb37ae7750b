"""A position as named numbers, from one seat's side.

A game has two such: `Game.observation` is the whole of what a seat sees, number by number, most of them zero; its
`summary` is what matters of it, a few hundred numbers that a value looks at a hundred thousand times a second.
"""

from typing import Final

from librt.vecs import vec
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
        self.about = ""  # whose numbers these are
        self.at: i64 = begin
        self._clear = clear
        self._begin: i64 = begin
        self._written = vec[i64]([0] * (MOST if clear else 0))  # where there is no zero any more
        self._count: i64 = 0
        self._begun = [UNWRITTEN] * PARTS
        self._length = [0] * PARTS

    def put(self, name: str, number: float) -> None:
        """Write the next number."""
        if not self._clear:
            self.buffer[self.at] = number
        elif number != 0.0:
            self._note(self.at, number)
        self.at += 1
        if self.names is not None:
            self.names.append(self.about + name)

    def many(self, name: str, count: int, unit: float) -> None:
        """Write how many there are, in a unit that makes it small."""
        if not self._clear:
            self.buffer[self.at] = count / unit
        elif count != 0:
            self._note(self.at, count / unit)
        self.at += 1
        if self.names is not None:
            self.names.append(self.about + name)

    def mark(self, names: tuple[str, ...], chosen: int) -> None:
        """Write a 1 for the chosen of several, and a 0 for each other."""
        self._blank(names)
        if 0 <= chosen < len(names):
            self._note(self.at + chosen, 1.0)
        self._pass(names)

    def row(self, names: tuple[str, ...], counts: list[int], unit: float) -> None:
        """Write how many there are of each, in a unit that makes them small."""
        self._blank(names)
        at, size = self.at, i64(len(names))
        each: i64
        for each in range(size):
            count = counts[each]
            if count != 0:
                self._note(at + each, count / unit)
        self._pass(names)

    def equal(self, names: tuple[str, ...], row: list[int], wanted: i64) -> None:
        """Write a 1 wherever a row holds this number, and a 0 elsewhere."""
        self._blank(names)
        at, size = self.at, i64(len(names))
        each: i64
        for each in range(size):
            if i64(row[each]) == wanted:
                self._note(at + each, 1.0)
        self._pass(names)

    def tally(self, names: tuple[str, ...], held: tuple[int, ...]) -> None:
        """Write how often each is among what is held."""
        self._blank(names)
        for kind in held:
            self._note(self.at + kind, self.buffer[self.at + kind] + 1.0)
        self._pass(names)

    def spread(self, names: tuple[str, ...], row: list[int], unit: float) -> None:
        """Write how often each is in a row, in which there may be nothing at some places."""
        self._blank(names)
        for kind in row:
            if kind >= 0:
                self._note(self.at + kind, self.buffer[self.at + kind] + 1.0 / unit)
        self._pass(names)

    def bits(self, names: tuple[str, ...], bits: i64) -> None:
        """Write a 1 for each that is among the bits, and a 0 for each other."""
        self._blank(names)
        at = self.at
        while bits:
            if bits & 1:
                self._note(at, 1.0)
            bits >>= 1
            at += 1
        self._pass(names)

    def floats(self, names: tuple[str, ...], numbers: vec[float]) -> None:
        """Write these numbers."""
        self._blank(names)
        each: i64
        for each in range(i64(len(names))):
            if numbers[each] != 0.0:
                self._note(self.at + each, numbers[each])
        self._pass(names)

    def wipe(self) -> None:
        """Make a clear sheet clear again, and begin anew."""
        buffer, written = self.buffer, self._written
        each: i64
        for each in range(self._count):
            buffer[written[each]] = 0.0
        self._count = 0
        self.at = self._begin

    def _blank(self, names: tuple[str, ...]) -> None:
        """Write zeros for all of these, where there may be something else."""
        if not self._clear:
            buffer, at = self.buffer, self.at
            for each in range(len(names)):
                buffer[at + each] = 0.0

    def _note(self, at: i64, number: float) -> None:
        """Write a number that is not zero; on a clear sheet, note where."""
        self.buffer[at] = number
        if self._clear:
            self._written[self._count] = at
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
        if not self._clear:
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
        sheet = Sheet(buffer)
        self.write(state, seat, sheet)
        return [buffer[at] for at in range(sheet.at)]

    def names(self, state: State) -> tuple[str, ...]:
        """What each number is, read off a position with as many players as there can be."""
        named: list[str] = []
        self.write(state, 0, Sheet(vec[float]([0.0] * MOST), named))
        return tuple(named)
