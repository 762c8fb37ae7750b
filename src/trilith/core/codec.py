"""A position as JSON, written and read by the declaration of its fields; what follows from the rest is not written."""

from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeAlias, TypeVar

from trilith.core.errors import BadPosition
from trilith.core.fields import Field
from trilith.core.forms import BY_HAND, FOLLOWS, Form, Scope, Shape
from trilith.core.game import Position
from trilith.core.reading import Reader

FORMAT: Final = 1
Shapes: TypeAlias = dict[str, Shape]
Board = TypeVar("Board")
Table = TypeVar("Table")
Thing = TypeVar("Thing")


class Part(Generic[Thing]):
    """What a game writes and reads by hand: entries for the object that a key stands in, and their reading from it."""

    def __init__(
        self,
        dump: Callable[[Thing, Scope], Position],
        load: Callable[[Reader, Thing, Scope], None],
        forms: Mapping[str, Form],
    ) -> None:
        self.dump = dump
        self.load = load
        self.forms = forms  # by key what is written there, for whoever sets a position up


class Codec(Generic[Table, Board]):
    """Positions of one game as JSON; `follow` works out what is not written, once the rest is known."""

    def __init__(
        self,
        game: str,
        new: Callable[[Any, int], Table],
        table: tuple[Field, ...],
        board: tuple[Field, ...],
        follow: Callable[[Table], None],
        parts: Mapping[str, Part[Table]],
        board_parts: Mapping[str, Part[Board]] | None = None,
        seats: range | None = None,
    ) -> None:
        self._game = game
        self._new = new
        self._table = table
        self._board = board
        self._follow = follow
        self._parts = parts  # by place in the JSON
        self._board_parts: Mapping[str, Part[Board]] = board_parts or {}
        self._seats = seats  # where reading needs to know at once that there are so many

    def dump(self, table: Any) -> Position:
        """The whole position."""
        scope = Scope(table.box, len(table.players))
        boards = [_dump(self._board, self._board_parts, board, scope) for board in table.players]
        head: Position = {"format": FORMAT, "game": self._game}
        return {**head, **_dump(self._table, self._parts, table, scope), "players": boards}

    def shapes(self, box: object, seats: int) -> "tuple[Shapes, Shapes]":
        """By place in the JSON, what may stand there: of the table, and of each player's board."""
        scope = Scope(box, seats)
        return _shapes(self._table, self._parts, scope), _shapes(self._board, self._board_parts, scope)

    def load(self, box: object, data: Position) -> Table:
        """The position that the data describes; what is not one is refused by the field that is wrong."""
        top = Reader(data, "")
        if top.whole("format") != FORMAT or top.text("game") != self._game:
            raise BadPosition(where="format", problem="format", value=str(data.get("format")))
        boards = top.tables("players")
        if self._seats is not None and len(boards) not in self._seats:
            raise BadPosition(where="players", problem="wrong-length", value=str(len(boards)))
        scope = Scope(box, len(boards))
        table: Any = self._new(box, scope.seats)
        for reader, board in zip(boards, table.players, strict=True):
            _load(self._board, self._board_parts, reader, board, scope)
        _load(self._table, self._parts, top, table, scope)
        self._follow(table)
        found: Table = table
        return found


def _dump(fields: tuple[Field, ...], parts: Mapping[str, Part[Any]], thing: Any, scope: Scope) -> Position:
    """One object, and the groups of fields in it."""
    whole: Position = {}
    groups: dict[str, Position] = {"": whole}
    for field in fields:
        if field.form is FOLLOWS:
            continue
        if field.group not in groups:
            whole[field.group] = groups[field.group] = {}
        group = groups[field.group]
        if field.form is not BY_HAND:
            group[field.key] = field.form.dump(getattr(thing, field.name), scope)
        elif field.key not in group:
            group.update(parts[field.where].dump(thing, scope))
    return whole


def _shapes(fields: tuple[Field, ...], parts: Mapping[str, Part[Any]], scope: Scope) -> Shapes:
    """What may stand in one object, in the order in which it is written."""
    found: Shapes = {}
    for field in fields:
        prefix = f"{field.group}." if field.group else ""
        if field.form is BY_HAND:
            found |= {prefix + key: form.shape(scope) for key, form in parts[field.where].forms.items()}
        elif field.form is not FOLLOWS:
            found[field.where] = field.form.shape(scope)
    return found


def _load(
    fields: tuple[Field, ...], parts: Mapping[str, Part[Any]], reader: Reader, thing: Any, scope: Scope
) -> None:
    """Read one object and the groups of fields in it, and refuse what else is there."""
    groups = {"": reader}
    by_hand: set[str] = set()
    for field in fields:
        if field.form is FOLLOWS:
            continue
        if field.group not in groups:
            groups[field.group] = reader.table(field.group)
        group = groups[field.group]
        if field.form is not BY_HAND:
            value = field.form.load(group, field.key, scope)
            if isinstance(value, list) and field.kind.is_tuple:
                setattr(thing, field.name, tuple(value))
            else:
                setattr(thing, field.name, value)
        elif field.where not in by_hand:
            by_hand.add(field.where)
            parts[field.where].load(group, thing, scope)
    for group in groups.values():
        group.finish()
