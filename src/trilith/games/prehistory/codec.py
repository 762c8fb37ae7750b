"""What is special about positions of Prehistory as JSON: the ring, the map, and what follows from the rest."""

from collections.abc import Callable
from typing import Final

from trilith.core.codec import Codec, Part
from trilith.core.errors import BadPosition
from trilith.core.forms import Counts, Named, Pieces, Rows, Scope, Seat, Whole, rest
from trilith.core.game import Position
from trilith.core.reading import Reader
from trilith.core.rows import spread
from trilith.games.prehistory.box import Box
from trilith.games.prehistory.fields import PLAYER, TABLE
from trilith.games.prehistory.game import Prehistory
from trilith.games.prehistory.names import (
    CAMPS,
    COLOURS,
    DEEDS,
    FIELDS,
    FIRST_TOKEN,
    LAIR,
    MAP_TURNS,
    MEGALITH,
    NO_PLAYER,
    NOTHING,
    SPECIES,
    STONES,
)
from trilith.games.prehistory.rules.setting_up import SEATS, bare_land
from trilith.games.prehistory.table import Player

LEAST_SEATS: Final = 2
STONE_PAIR: Final = Pieces(COLOURS, STONES)
CAPSTONE: Final = Counts(COLOURS)
TRILITHS: Final = Rows({"stones": STONE_PAIR, "capstone": CAPSTONE}, fixed=True)
FOUND: Final = Rows({"field": Named(FIELDS), "land": Named("land_names")})
CAMPS_BUILT: Final = Rows({"field": Named(FIELDS), "player": Seat(), "camp": Named(CAMPS)})
MEMBERS: Final = Rows({"field": Named(FIELDS), "player": Seat(), "standing": Whole(), "lying": Whole()})


def _gone(
    key: str, names: str, bag: str, everything: str, elsewhere: Callable[[Prehistory], list[int]]
) -> Part[Prehistory]:
    """A pile of which the JSON says what has left the game; what is neither there nor elsewhere is still in it."""

    def dump(t: Prehistory, scope: Scope) -> Position:
        there = {*getattr(t, bag), *elsewhere(t)}
        return {key: [name for at, name in enumerate(scope.names(names)) if at not in there]}

    def load(reader: Reader, t: Prehistory, scope: Scope) -> None:
        gone = reader.pieces(key, scope.names(names), None)
        setattr(t, bag, rest(getattr(t.box, everything), [*gone, *elsewhere(t)]))

    return Part(dump, load, {key: Pieces(names)})


def _hunted(t: Prehistory) -> list[int]:
    return t.prey + [card for player in t.players for card in player.hunted]


def _danced(t: Prehistory) -> list[int]:
    return t.rites + [card for player in t.players for card in player.rites]


def _dump_triliths(t: Prehistory, scope: Scope) -> Position:
    triliths: list[Position] = []
    for deed in range(len(DEEDS)):
        stones = t.stones[STONES * deed : STONES * deed + STONES]
        capstone = t.capstones[len(COLOURS) * deed : len(COLOURS) * (deed + 1)]
        triliths.append(
            {"stones": STONE_PAIR.dump(stones, scope), "capstone": CAPSTONE.dump(capstone, scope)}
        )
    return {"triliths": triliths}


def _load_triliths(reader: Reader, t: Prehistory, scope: Scope) -> None:
    triliths = reader.tables("triliths")
    if len(triliths) != len(DEEDS):
        raise BadPosition(where="triliths", problem="wrong-length", value=str(len(triliths)))
    t.stones, t.capstones = [], []
    for trilith in triliths:
        t.stones += STONE_PAIR.load(trilith, "stones", scope)
        t.capstones += CAPSTONE.load(trilith, "capstone", scope)
        trilith.finish()


def _dump_found(t: Prehistory, scope: Scope) -> Position:
    found = [
        {"field": FIELDS[field], "land": t.box.land_names[t.land[field]]}
        for field, land in enumerate(_laid_land(t.box, t.seats, t.laid))
        if land in (MEGALITH, LAIR)
    ]
    return {"found": found}


def _load_found(reader: Reader, t: Prehistory, scope: Scope) -> None:
    """What lies on the fields for megaliths and animals, or is there no more."""
    if len(t.laid) > len(t.box.slots_used[t.seats]):
        raise BadPosition(where="land", problem="wrong-length", value=str(len(t.laid)))
    land = _laid_land(t.box, t.seats, t.laid)
    for found in reader.tables("found"):
        field = found.named("field", FIELDS)
        if land[field] not in (MEGALITH, LAIR):
            raise BadPosition(where="found", problem="unknown-name", value=FIELDS[field])
        land[field] = found.named("land", t.box.land_names)
        found.finish()
    t.land = tuple(land)


def _laid_land(box: Box, seats: int, laid: tuple[int, ...]) -> list[int]:
    """What every field is by the tiles that are laid, before megaliths and animals come on them."""
    land = list(bare_land())
    for slot, outcome in zip(box.slots_used[seats], laid, strict=False):
        contents = box.land_fields[outcome // MAP_TURNS]
        for at, field in enumerate(box.slot_fields[slot]):
            land[field] = contents[(at + outcome % MAP_TURNS) % len(contents)]
    return land


def _dump_camps(t: Prehistory, scope: Scope) -> Position:
    camps = [
        {"field": FIELDS[field], "player": t.owner(field) + 1, "camp": CAMPS[camp % len(CAMPS)]}
        for field, camp in enumerate(t.camps)
        if camp != NOTHING
    ]
    return {"camps": camps}


def _load_camps(reader: Reader, t: Prehistory, scope: Scope) -> None:
    camps = [NOTHING] * len(FIELDS)
    for camp in reader.tables("camps"):
        field = camp.named("field", FIELDS)
        camps[field] = camp.seat("player", scope.seats) * len(CAMPS) + camp.named("camp", CAMPS)
        camp.finish()
    t.camps = tuple(camps)


def _dump_members(t: Prehistory, scope: Scope) -> Position:
    members = [
        {"field": FIELDS[field], "player": who + 1, "standing": t.standing[field], "lying": t.lying[field]}
        for field, who in enumerate(t.who)
        if who != NO_PLAYER or t.standing[field] or t.lying[field]
    ]
    return {"members": members}


def _load_members(reader: Reader, t: Prehistory, scope: Scope) -> None:
    """Who is where, standing or lying."""
    who, standing, lying = [NO_PLAYER] * len(FIELDS), [0] * len(FIELDS), [0] * len(FIELDS)
    for member in reader.tables("members"):
        field = member.named("field", FIELDS)
        who[field] = member.seat("player", scope.seats)
        standing[field] = member.whole("standing")
        lying[field] = member.whole("lying")
        member.finish()
    t.who, t.standing, t.lying = tuple(who), tuple(standing), tuple(lying)


def _follow(t: Prehistory) -> None:
    """Members, camps, cubes, tiles and tokens that are nowhere else are in the supply."""
    for seat, player in enumerate(t.players):
        own = {camp % len(CAMPS) for camp in t.camps if camp != NOTHING and camp // len(CAMPS) == seat}
        player.camps = (1 << len(CAMPS)) - 1 - sum(1 << camp for camp in own)
        out = sum(t.standing[field] + t.lying[field] for field in range(len(FIELDS)) if t.who[field] == seat)
        player.supply = t.box.members - player.home - player.waiting - out
    t.supply = [t.box.cubes - in_use(t, colour) for colour in range(len(COLOURS))]
    gathered = [tile for player in t.players for tile in spread(player.baskets)]
    t.tile_bag = rest(t.box.all_tiles, t.tiles + gathered)
    taken = [
        species for player in t.players for species in range(len(SPECIES)) if player.tokens >> species & 1
    ]
    t.token_bag = rest(range(len(SPECIES)), [stone - FIRST_TOKEN for stone in t.land] + taken)


def in_use(t: Prehistory, colour: int) -> int:
    """How many cubes of a colour are not in the supply."""
    held = sum(player.resources[colour] + player.markers[colour] for player in t.players)
    return held + t.stones.count(colour) + sum(t.capstones[colour :: len(COLOURS)])


CODEC: Final[Codec[Prehistory, Player]] = Codec(
    "prehistory",
    Prehistory,
    TABLE,
    PLAYER,
    _follow,
    {
        "centrals_gone": _gone("centrals_gone", "wheel_names", "wheels", "all_wheels", lambda t: [t.wheel]),
        "triliths": Part(_dump_triliths, _load_triliths, {"triliths": TRILITHS}),
        "hunting_gone": _gone("hunting_gone", "prey_names", "prey_bag", "all_prey", _hunted),
        "ceremony_gone": _gone("ceremony_gone", "rite_names", "rite_bag", "all_rites", _danced),
        "found": Part(_dump_found, _load_found, {"found": FOUND}),
        "camps": Part(_dump_camps, _load_camps, {"camps": CAMPS_BUILT}),
        "members": Part(_dump_members, _load_members, {"members": MEMBERS}),
    },
    seats=range(LEAST_SEATS, len(SEATS) + 1),
)
