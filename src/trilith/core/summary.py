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

    A clear sheet begins as zeros and is written on again and again. Where one of many is marked, only that is written,
    and `wipe` takes it back; whatever stands alone or in a row is simply written over.
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
        self._marked = vec[i64]()  # where `wipe` will write zeros
        self._count: i64 = 0
        self._begun = [UNWRITTEN] * PARTS
        self._length = [0] * PARTS

    def put(self, name: str, number: float) -> None:
        """Write the next number."""
        self.buffer[self.at] = number
        self._name(name)

    def many(self, name: str, count: int, unit: float) -> None:
        """Write how many there are, in a unit that makes it small."""
        self.buffer[self.at] = count / unit if count else 0.0
        self._name(name)

    def row(self, names: tuple[str, ...], counts: list[int], unit: float) -> None:
        """Write how many there are of each, in a unit that makes them small."""
        buffer, at = self.buffer, self.at
        for count in counts:
            buffer[at] = count / unit if count else 0.0
            at += 1
        self._pass(names)

    def line(self, names: tuple[str, ...], counts: tuple[int, ...], unit: float) -> None:
        """Write how many there are of each, of a row that seldom changes and therefore is a tuple."""
        buffer, at = self.buffer, self.at
        for count in counts:
            buffer[at] = count / unit if count else 0.0
            at += 1
        self._pass(names)

    def mark(self, names: tuple[str, ...], chosen: i64) -> None:
        """Write a 1 for the chosen of several, and a 0 for each other."""
        self._blank(names)
        if 0 <= chosen < i64(len(names)):
            self._mark(self.at + chosen, 1.0)
        self._pass(names)

    def marks(self, names: tuple[tuple[str, ...], ...], chosen: list[int]) -> None:
        """Write for each of a row which of several it is."""
        kind: i64
        for at, kind in enumerate(chosen):
            self.mark(names[at], kind)

    def seldom(self, name: str, count: int, unit: float) -> None:
        """Write how many there are, where mostly there are none."""
        if count or not self._clear:
            self._mark(self.at, count / unit)
        self._name(name)

    def equal(self, names: tuple[str, ...], row: list[int], wanted: i64) -> None:
        """Write a 1 wherever a row holds this number, and a 0 elsewhere."""
        self._blank(names)
        at = self.at
        number: i64
        for number in row:
            if number == wanted:
                self._mark(at, 1.0)
            at += 1
        self._pass(names)

    def tally(self, names: tuple[str, ...], held: tuple[int, ...]) -> None:
        """Write how often each is among what is held."""
        self._blank(names)
        at = self.at
        kind: i64
        for kind in held:
            self.add(at + kind, 1.0)
        self._pass(names)

    def spread(self, names: tuple[str, ...], row: list[int], unit: float) -> None:
        """Write how often each is in a row, in which there may be nothing at some places."""
        self._blank(names)
        at, part = self.at, 1.0 / unit
        kind: i64
        for kind in row:
            if kind >= 0:
                self.add(at + kind, part)
        self._pass(names)

    def bits(self, names: tuple[str, ...], bits: i64) -> None:
        """Write a 1 for each that is among the bits, and a 0 for each other."""
        self._blank(names)
        at = self.at
        while bits:
            if bits & 1:
                self._mark(at, 1.0)
            bits >>= 1
            at += 1
        self._pass(names)

    def blank(self, names: tuple[str, ...]) -> i64:
        """Write zeros that `add` will add to; where the first is."""
        self._blank(names)
        at = self.at
        self._pass(names)
        return at

    def add(self, at: i64, number: float) -> None:
        """Add to a number that was zero at first."""
        buffer = self.buffer
        buffer[at] += number
        if self._clear:
            self._note(at)

    def nothing(self, count: i64) -> None:
        """Write zeros where sometimes something is marked."""
        if self._clear:
            self.at += count
        else:
            self.leave(count)

    def leave(self, count: i64) -> None:
        """Write zeros for somebody who is not there."""
        buffer, at = self.buffer, self.at
        for step in range(count):
            buffer[at + step] = 0.0
        self.at = at + count

    def skip(self, count: i64) -> None:
        """Go on behind numbers that somebody else writes."""
        self.at += count

    def wipe(self) -> None:
        """Take back what was marked on a clear sheet, and begin anew."""
        self.follow(self._begin)

    def follow(self, at: i64) -> None:
        """Take back what was marked on a clear sheet, and begin anew behind something else."""
        buffer, marked = self.buffer, self._marked
        for each in range(self._count):
            buffer[marked[each]] = 0.0
        self._count = 0
        self.at = at

    def _blank(self, names: tuple[str, ...]) -> None:
        """Write zeros for all of these, where there may be something else."""
        if not self._clear:
            buffer, at = self.buffer, self.at
            for each in range(i64(len(names))):
                buffer[at + each] = 0.0

    def _mark(self, at: i64, number: float) -> None:
        """Write a number among zeros; on a clear sheet, note where."""
        self.buffer[at] = number
        if self._clear:
            self._note(at)

    def _note(self, at: i64) -> None:
        """Remember where `wipe` will write a zero."""
        if self._count < i64(len(self._marked)):
            self._marked[self._count] = at
        else:
            self._marked = append(self._marked, at)
        self._count += 1

    def _name(self, name: str) -> None:
        """Go on behind a number of this name."""
        self.at += 1
        if self.names is not None:
            self.names.append(self.about + name)

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


@mypyc_attr(allow_interpreted_subclasses=True)  # games that other packages bring are not compiled with ours
class Summary:
    """How a game sums up its positions: the same numbers in the same order for every number of players."""

    def write(self, state: State, seat: int, sheet: Sheet) -> None:
        """Write what this seat knows and what it owns first, then its rivals clockwise."""
        raise NotImplementedError

    def watch(self, buffer: vec[float], begin: i64) -> "Watch":
        """Somebody who keeps the numbers of whoever looks at a table in a buffer, from here on."""
        return Watch(self, buffer, begin)

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Watch:
    """Keeps what is seen at one table in memory that was zeros; this one writes all of it at every look.

    A game may bring one that writes only what is no longer true. From one game to the next as many have to play.
    """

    def __init__(self, summary: Summary, buffer: vec[float], begin: i64) -> None:
        self.sheet = Sheet(buffer, None, True, begin)
        self._summary = summary

    def look(self, state: State, seat: int) -> None:
        """Write what this seat sees now."""
        self.sheet.wipe()
        self._summary.write(state, seat, self.sheet)
