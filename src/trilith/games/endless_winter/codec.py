"""What is special about positions of Endless Winter as JSON: ice, the building site, graves, and what follows from the rest."""

from collections import Counter
from typing import Final

from trilith.core.codec import Codec, Part
from trilith.core.errors import BadPosition
from trilith.core.forms import Each, Named, Piece, Rows, Scope, Whole, rest
from trilith.core.game import Position
from trilith.core.reading import Reader
from trilith.core.rows import spread
from trilith.games.endless_winter.fields import HELD, PLAYER, TABLE, effects
from trilith.games.endless_winter.game import EndlessWinter
from trilith.games.endless_winter.names import (
    BASE,
    CARDS,
    FACE_DOWN,
    FIRST_CULTURE,
    FIRST_TRIBE,
    HEXES,
    NOTHING,
    SECOND_ERA,
    STONES,
    TRIBES,
)
from trilith.games.endless_winter.rules.setting_up import spare_terrain, sure_terrain
from trilith.games.endless_winter.table import Player

UNTURNED: Final = "face_down"
EFFECT: Final = Piece(effects)
ICE: Final = Each(HEXES, Named(lambda scope: (UNTURNED, *scope.names("ice_names"))))
PIECES: Final = Rows({"level": Whole(), "row": Whole(), "column": Whole(), "owner": Whole()})
GRAVES: Final = Rows({"cards": HELD})


def _dump_ice(t: EndlessWinter, scope: Scope) -> Position:
    finds = {
        HEXES[hexagon]: UNTURNED if tile == FACE_DOWN else t.box.ice_names[tile]
        for hexagon, tile in enumerate(t.ice)
        if tile != NOTHING
    }
    return {"ice_finds": finds}


def _load_ice(reader: Reader, t: EndlessWinter, scope: Scope) -> None:
    finds = reader.table("ice_finds")
    t.ice = []
    for name in HEXES:
        tile = finds.piece(name, (UNTURNED, *t.box.ice_names)) if finds.has(name) else NOTHING
        t.ice.append(FACE_DOWN if tile == 0 else tile - 1 if tile > 0 else NOTHING)
    finds.finish()


def _dump_pieces(t: EndlessWinter, scope: Scope) -> Position:
    pieces: list[Position] = []
    for at, piece in enumerate(t.site):
        if piece != NOTHING:
            site = t.pattern_site()
            where = {"level": site.level[at] + 1, "row": site.row[at] + 1, "column": site.column[at] + 1}
            pieces.append({**where, "owner": piece})
    return {"pieces": pieces}


def _load_pieces(reader: Reader, t: EndlessWinter, scope: Scope) -> None:
    pieces = reader.tables("pieces")
    if t.pattern == NOTHING:
        t.site = []
        return
    site = t.pattern_site()
    t.site = [NOTHING] * len(site.level)
    for piece in pieces:
        level, row, column = (piece.whole(key) - 1 for key in ("level", "row", "column"))
        at, owner = site.find(level, row, column), piece.whole("owner")
        if at == NOTHING or not 0 <= owner <= scope.seats:
            where = f"{level + 1} {row + 1} {column + 1}"
            raise BadPosition(where="site.pieces", problem="unknown-name", value=where)
        t.site[at] = owner
        piece.finish()


def _dump_owed(t: EndlessWinter, scope: Scope) -> Position:
    if t.owed == NOTHING:
        return {"owed": None, "owed_reward": 0}
    return {"owed": EFFECT.dump(t.owed >> 1, scope), "owed_reward": t.owed & 1}


def _load_owed(reader: Reader, t: EndlessWinter, scope: Scope) -> None:
    effect, reward = EFFECT.load(reader, "owed", scope), reader.whole("owed_reward")
    t.owed = NOTHING if effect == NOTHING else effect * 2 + (reward & 1)


def _dump_graves(player: Player, scope: Scope) -> Position:
    return {"graves": [{"cards": HELD.dump(grave, scope)} for grave in player.graves]}


def _load_graves(reader: Reader, player: Player, scope: Scope) -> None:
    graves = reader.tables("graves")
    player.graves = tuple(tuple(HELD.load(grave, "cards", scope)) for grave in graves)
    for grave in graves:
        grave.finish()


def _follow(t: EndlessWinter) -> None:
    """Whatever is nowhere else is in its pile."""
    box, players = t.box, t.players
    for player in players:
        player.camps_left = box.camps - sum(player.camps)
    held = Counter(card for player in players for card in all_cards(player))
    t.culture_piles = _culture_piles(t, held)
    t.tribe_piles = [box.card_copies[kind] - held[kind] for kind in range(FIRST_TRIBE, FIRST_TRIBE + TRIBES)]
    caught = [player.animals[at] + player.tipped[at] for player in players for at in range(len(t.ground))]
    t.wild = spread(
        tuple(
            copies - t.ground[animal] - sum(caught[animal :: len(t.ground)])
            for animal, copies in enumerate(box.animal_copies)
        )
    )
    t.unseen_stones = rest(
        range(STONES), [*t.stones, *(each for player in players for each in player.stones)]
    )
    t.spare = _spare(t)
    if t.with_ice:
        t.unseen_ice = rest(range(len(box.ice_names)), t.ice)
    if t.with_rest:
        t.unseen_rest = rest(range(len(box.rest_names)), [t.rest_open, t.rest_held, *t.under])


def _culture_piles(t: EndlessWinter, held: Counter[int]) -> list[tuple[int, ...]]:
    """Culture cards that are nowhere else; those of the first era are out of the game after it."""
    elsewhere = [*held, *t.display]
    first = range(FIRST_CULTURE, SECOND_ERA) if t.round <= t.box.first_era else ()
    return [rest(first, elsewhere), rest(range(SECOND_ERA, CARDS), elsewhere)]


def _spare(t: EndlessWinter) -> tuple[int, ...]:
    """The tiles that were not drawn: what was drawn is what lies there or will, but for those that are sure to."""
    if not 2 <= t.seats < len(t.box.glaciers):
        return ()
    laid = [terrain for hexagon, terrain in enumerate(t.land) if hexagon != BASE and terrain != NOTHING]
    drawn = Counter(laid) + Counter(t.unplaced) - Counter(sure_terrain(t.box, t.seats))
    return rest(spare_terrain(t.box), drawn.elements())


def all_cards(player: Player) -> tuple[int, ...]:
    """Every card of a player, wherever it is."""
    open_cards = player.discard + player.played + player.pile + player.buried
    return player.hand + player.draw + player.secret + open_cards


CODEC: Final[Codec[EndlessWinter, Player]] = Codec(
    "endless_winter",
    EndlessWinter,
    TABLE,
    PLAYER,
    _follow,
    {
        "ice_finds": Part(_dump_ice, _load_ice, {"ice_finds": ICE}),
        "site.pieces": Part(_dump_pieces, _load_pieces, {"pieces": PIECES}),
        "pending.owed": Part(_dump_owed, _load_owed, {"owed": EFFECT, "owed_reward": Whole()}),
    },
    {"graves": Part(_dump_graves, _load_graves, {"graves": GRAVES})},
)
