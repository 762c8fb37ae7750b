"""What is special about positions of Stone Age as JSON: the stacks, and what follows from the rest."""

from typing import Final

from trilith.core.codec import Codec, Part
from trilith.core.forms import Piece, Rows, Scope, Whole, rest
from trilith.core.game import Position
from trilith.core.naming import name_or_none
from trilith.core.reading import Reader
from trilith.games.stone_age.fields import PLAYER, TABLE
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.names import SPOTS
from trilith.games.stone_age.table import Player

STACKS: Final = Rows({"top": Piece("building_names"), "left": Whole()}, fixed=True)


def _dump_stacks(t: StoneAge, scope: Scope) -> Position:
    stacks = [
        {"top": name_or_none(t.box.building_names, top), "left": left}
        for top, left in zip(t.tops, t.heights, strict=True)
    ]
    return {"buildings": stacks}


def _load_stacks(reader: Reader, t: StoneAge, scope: Scope) -> None:
    stacks = reader.tables("buildings")
    t.tops = [stack.piece("top", t.box.building_names) for stack in stacks]
    t.heights = [stack.whole("left") for stack in stacks]
    for stack in stacks:
        stack.finish()


def _follow(t: StoneAge) -> None:
    """People who are nowhere else are home; cards and buildings that are nowhere else, nobody has seen."""
    for player in t.players:
        player.home = player.people - sum(player.placed)
    t.crowd = [sum(player.placed[spot] for player in t.players) for spot in range(len(SPOTS))]
    held = [card for player in t.players for card in player.cards + player.opened + player.drawn]
    t.pile = rest(t.box.all_cards, t.display + held)
    built = [tile for player in t.players for tile in player.buildings]
    t.tiles = rest(t.box.all_buildings, t.tops + built)


CODEC: Final[Codec[StoneAge, Player]] = Codec(
    "stone_age",
    StoneAge,
    TABLE,
    PLAYER,
    _follow,
    {"buildings": Part(_dump_stacks, _load_stacks, {"buildings": STACKS})},
)
