"""Messages about positions that somebody sets up."""

from typing import Literal

from trilith.server.wire.requests import AnyPosition, Message
from trilith.server.wire.responses import Named


class SetUp(Message):
    """A position that somebody sets up by hand."""

    position: AnyPosition


class ShapeInfo(Message):
    """What may stand somewhere in a position: what sort of value, and of which names.

    `fields` are those of each object in `rows`; under the empty name stands what is said of each name.
    """

    kind: Literal[
        "whole",
        "flag",
        "seat",
        "seats",
        "named",
        "piece",
        "pieces",
        "set",
        "counts",
        "owners",
        "wholes",
        "flags",
        "numbers",
        "rows",
        "fixed_rows",
        "each",
    ]
    names: list[str]
    length: int | None
    fields: dict[str, "ShapeInfo"]


class PositionForm(Message):
    """A beginning to set up a position from, and by place in it what may stand there: of the table, and of each board."""

    position: Named
    table: dict[str, ShapeInfo]
    board: dict[str, ShapeInfo]


class ProblemInfo(Message):
    """One thing about a position that cannot be: where, and what; its words are those of the game."""

    where: str
    name: str
    about: dict[str, str | int]


class PositionSeen(Message):
    """A position that somebody sets up: everything impossible about it, and the table, as far as it can be drawn."""

    game: str
    seats: int
    problems: list[ProblemInfo]
    view: Named | None
    actor: int | None
