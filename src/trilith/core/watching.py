"""Keeping in memory what is seen at a table, part by part: only those parts are written again on which something happened."""

from librt.vecs import vec
from mypy_extensions import i64

from trilith.core.state import NOBODY
from trilith.core.summary import Sheet, Summary, Watch


class PartWatch(Watch):
    """Remembers what each part was made of at the last look; a game says what that is, and compares with `|`.

    With `or` only the first that differs would be remembered, and the part would be written once more for each other.
    """

    def __init__(
        self, summary: Summary, buffer: vec[float], begin: i64, parts: int, boards: int, memories: int
    ) -> None:
        super().__init__(summary, buffer, begin)
        self.parts = [Sheet(buffer, None, True) for _ in range(parts)]
        self.boards = [Sheet(buffer, None, True) for _ in range(boards)]
        self._viewer = NOBODY
        self._rows: list[list[int]] = [[] for _ in range(memories)]
        self._things: list[object] = [None] * memories
        self._numbers = [NOBODY] * memories

    def turned(self, viewer: int) -> bool:
        """Whether somebody else looks than the last time."""
        if viewer == self._viewer:
            return False
        self._viewer = viewer
        return True

    def changed(self, memory: int, row: list[int]) -> bool:
        """Whether a row of numbers that changes in its place is another."""
        if row == self._rows[memory]:
            return False
        self._rows[memory] = row[:]
        return True

    def replaced(self, memory: int, thing: object) -> bool:
        """Whether there is something else in the place of what never changes itself."""
        if thing is self._things[memory]:
            return False
        self._things[memory] = thing  # held, so that nothing else can come to lie where it lies
        return True

    def counted(self, memory: int, number: int) -> bool:
        """Whether a number is another."""
        if number == self._numbers[memory]:
            return False
        self._numbers[memory] = number
        return True
