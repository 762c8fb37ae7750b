"""Reading JSON data field by field, with the place of every mistake."""

from typing import Final

from trilith.core.errors import BadPosition

NOTHING: Final = -1
LARGEST: Final = 1_000_000  # no count of any game comes near


class Reader:
    """One JSON object; every field must be read exactly once and be what it should be."""

    def __init__(self, data: object, where: str) -> None:
        if not isinstance(data, dict):
            raise BadPosition(where=where or "position", problem="not-an-object", value=_short(data))
        self._data: dict[str, object] = data
        self._where = where
        self._read: set[str] = set()

    def whole(self, key: str) -> int:
        """A whole number."""
        value = self._get(key)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self._wrong(key, "not-a-number", value)
        if abs(value) > LARGEST:
            raise self._wrong(key, "too-large", value)
        return value

    def text(self, key: str) -> str:
        """A string."""
        value = self._get(key)
        if not isinstance(value, str):
            raise self._wrong(key, "not-a-text", value)
        return value

    def seat(self, key: str, seats: int) -> int:
        """A player, counted from one."""
        value = self.whole(key)
        if not 1 <= value <= seats:
            raise self._wrong(key, "no-such-player", value)
        return value - 1

    def named(self, key: str, names: tuple[str, ...]) -> int:
        """One of these names, as its number."""
        return self._number(key, self.text(key), names)

    def piece(self, key: str, names: tuple[str, ...]) -> int:
        """One of these names as its number, or null for NOTHING."""
        return self._piece(key, self._get(key), names)

    def pieces(self, key: str, names: tuple[str, ...], length: int | None) -> list[int]:
        """A list of names as numbers; only a list of fixed length may hold null."""
        found = [self._piece(f"{key}.{at}", value, names) for at, value in enumerate(self._list(key, length))]
        if length is None and NOTHING in found:
            raise self._wrong(key, "null", None)
        return found

    def wholes(self, key: str, length: int) -> list[int]:
        """A list of so many whole numbers."""
        inner = Reader(dict(enumerate_text(self._list(key, length))), self._path(key))
        return [inner.whole(str(at)) for at in range(length)]

    def flags(self, key: str, length: int) -> list[int]:
        """A list of so many times true or false, as 1 or 0."""
        values = self._list(key, length)
        for value in values:
            if not isinstance(value, bool):
                raise self._wrong(key, "not-true-or-false", value)
        return [1 if value else 0 for value in values]

    def flag(self, key: str) -> int:
        """True or false, as 1 or 0."""
        value = self._get(key)
        if not isinstance(value, bool):
            raise self._wrong(key, "not-true-or-false", value)
        return 1 if value else 0

    def numbers(self, key: str, least: int, most: int) -> list[int]:
        """A list of any length of whole numbers within bounds."""
        values = self._list(key, None)
        inner = Reader(dict(enumerate_text(values)), self._path(key))
        found = [inner.whole(str(at)) for at in range(len(values))]
        for number in found:
            if not least <= number <= most:
                raise self._wrong(key, "unknown-name", number)
        return found

    def has(self, key: str) -> bool:
        """Whether a field is there that need not be."""
        return key in self._data

    def counts(self, key: str, names: tuple[str, ...]) -> list[int]:
        """How many of each of these names; what is not mentioned is 0."""
        inner = self.table(key)
        found = [inner.whole(name) if name in inner._data else 0 for name in names]
        inner.finish()
        return found

    def table(self, key: str) -> "Reader":
        """An object."""
        return Reader(self._get(key), self._path(key))

    def tables(self, key: str) -> "list[Reader]":
        """A list of objects."""
        return [Reader(value, f"{self._path(key)}.{at}") for at, value in enumerate(self._list(key, None))]

    def finish(self) -> None:
        """Refuse what nobody asked for."""
        for key in self._data:
            if key not in self._read:
                raise self._wrong(key, "unknown-field", self._data[key])

    def _get(self, key: str) -> object:
        if key not in self._data:
            raise self._wrong(key, "missing-field", None)
        self._read.add(key)
        return self._data[key]

    def _list(self, key: str, length: int | None) -> list[object]:
        value = self._get(key)
        if not isinstance(value, list) or length not in (None, len(value)):
            raise self._wrong(key, "not-a-list" if length is None else "wrong-length", value)
        return value

    def _piece(self, key: str, value: object, names: tuple[str, ...]) -> int:
        return NOTHING if value is None else self._number(key, value, names)

    def _number(self, key: str, value: object, names: tuple[str, ...]) -> int:
        if value not in names:
            raise self._wrong(key, "unknown-name", value)
        return names.index(str(value))

    def _path(self, key: str) -> str:
        return f"{self._where}.{key}" if self._where else key

    def _wrong(self, key: str, problem: str, value: object) -> BadPosition:
        return BadPosition(where=self._path(key), problem=problem, value=_short(value))


def enumerate_text(values: list[object]) -> list[tuple[str, object]]:
    """Each value with its number as a field's name."""
    return [(str(at), value) for at, value in enumerate(values)]


def _short(value: object) -> str:
    """A value as it may stand in a sentence."""
    written = repr(value)
    return written if len(written) <= 60 else written[:57] + "..."
