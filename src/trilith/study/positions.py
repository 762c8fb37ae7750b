"""Positions that travel on their own, in files, links and clipboards: a position, and the pack it is of."""

from typing import Final

from trilith.core.errors import BadPosition
from trilith.core.game import Game, Position
from trilith.core.pack import PackName
from trilith.core.reading import Reader

PACK: Final = "pack"  # the field of a position that names its component pack


def with_pack(game: Game, position: Position) -> Position:
    """A position that travels: of a pack that does not come with the game it says which."""
    signature = game.pack.signature()
    return position if signature is None else {**position, PACK: vars(signature)}


def without_pack(position: Position) -> tuple[Position, PackName | None]:
    """The position itself, and the pack that it names."""
    if PACK not in position:
        return position, None
    named = Reader(position[PACK], PACK)
    found = PackName(named.text("name"), named.text("digest"))
    named.finish()
    return {key: value for key, value in position.items() if key != PACK}, found


def game_named_in(position: Position) -> str:
    """The name of the game that a position is of."""
    name = position.get("game")
    if not isinstance(name, str):
        problem = "missing-field" if name is None else "not-a-text"
        raise BadPosition(where="game", problem=problem, value=repr(name))
    return name
