"""Everything that can be impossible about a position, named by field and law."""

from collections import Counter
from collections.abc import Iterator

from trilith.core.checks import between
from trilith.core.game import Problem
from trilith.games.prehistory.codec import in_use
from trilith.games.prehistory.game import Prehistory
from trilith.games.prehistory.moment import moment
from trilith.games.prehistory.names import (
    CAMPS,
    CAMPSITE,
    COLOURS,
    DEEDS,
    FIELDS,
    FIRST_MEGALITH_C,
    FIRST_TOKEN,
    FISH,
    MAP_TURNS,
    MEGALITH_A,
    MEGALITH_B,
    NO_PLAYER,
    NOTHING,
    ONES,
    SHAMANS,
    SPECIES,
    START,
    STONES,
    TILES,
)
from trilith.games.prehistory.table import Player


def problems(t: Prehistory) -> list[Problem]:
    """Every objection to this position; to the moment only when the table can be."""
    found = [*_order(t), *_pieces(t), *_cubes(t), *_ring(t), *_map(t)]
    for seat, player in enumerate(t.players):
        found += _player(t, player, seat)
    return found or list(moment(t))


def _order(t: Prehistory) -> Iterator[Problem]:
    """The year, the turn order and the ceremony markers."""
    yield from between("year", t.year, 1, t.box.years)
    for where, seats in (("order", t.order), ("ceremony_markers", t.dancers)):
        if len(set(seats)) != len(seats):
            yield Problem(where, "twice")
    if any(seat not in t.order for seat in t.dancers):
        yield Problem("ceremony_markers", "twice")


def _pieces(t: Prehistory) -> Iterator[Problem]:
    """Every card and tile is somewhere, and nowhere twice."""
    box, players = t.box, t.players
    tiles = Counter(t.tile_bag) + Counter(t.tiles)
    for player in players:
        tiles += Counter({tile: count for tile, count in enumerate(player.baskets) if count > 0})
    for tile, copies in enumerate(box.tile_copies):
        if tiles[tile] != copies:
            yield Problem(TILES[tile], "copies", count=tiles[tile], expected=copies)
    cards = Counter(t.prey_bag + tuple(t.prey)) + Counter(
        card for player in players for card in player.hunted
    )
    rites = Counter(t.rite_bag + tuple(t.rites)) + Counter(
        card for player in players for card in player.rites
    )
    for names, counted in ((box.prey_names, cards), (box.rite_names, rites)):
        for at, name in enumerate(names):
            if counted[at] > 1:
                yield Problem(name, "copies", count=counted[at], expected=1)
    for fish in range(FISH):
        caught = sum(player.fish[fish] for player in players)
        yield from between(f"fish.{fish}", t.fish[fish], 0, min(box.fish_fields, box.fish_tiles - caught))
    used = len(box.all_wheels) - len(t.wheels)
    expected = t.year if t.wheel != NOTHING else t.year - 1
    if used != expected:
        yield Problem("centrals_gone", "copies", count=used, expected=expected)


def _cubes(t: Prehistory) -> Iterator[Problem]:
    """Every cube is in the supply or in use, twenty of each colour."""
    for colour, name in enumerate(COLOURS):
        there = t.supply[colour] + in_use(t, colour)
        if there != t.box.cubes or t.supply[colour] < 0:
            yield Problem(name, "cubes", count=in_use(t, colour), most=t.box.cubes)
    if min(t.capstones) < 0:
        yield Problem("triliths", "negative", value=min(t.capstones))


def _ring(t: Prehistory) -> Iterator[Problem]:
    """The first stone of a trilith is taken before the second."""
    for deed in range(len(DEEDS)):
        first, second = t.stones[STONES * deed : STONES * deed + STONES]
        if first == NOTHING and second != NOTHING:
            yield Problem(f"triliths.{deed}.stones", "second-stone")


def _map(t: Prehistory) -> Iterator[Problem]:
    """Tiles, megaliths and animals are laid once; nobody stands where nobody can."""
    tiles = [laid // MAP_TURNS for laid in t.laid]
    if len(set(tiles)) != len(tiles):
        yield Problem("land", "twice")
    for slot, tile in zip(t.box.slots_used[t.seats], tiles, strict=False):
        if t.box.land_group[tile] != t.box.slot_group[slot]:
            yield Problem(f"land.{t.box.slot_names[slot]}", "wrong-group")
    yield from _stones_and_animals(t)
    for field, name in enumerate(FIELDS):
        yield from _field(t, field, name)


def _stones_and_animals(t: Prehistory) -> Iterator[Problem]:
    """Megaliths of each type are on the map, in the bag or with a player who took them."""
    counted = Counter([*t.land, *t.megalith_bag])
    counted[MEGALITH_A] += sum(player.megaliths for player in t.players)
    a, b, c = t.box.megaliths[t.seats]
    giants = [counted[stone] for stone in range(FIRST_MEGALITH_C, FIRST_TOKEN)]
    for stone, expected in ((MEGALITH_A, a), (MEGALITH_B, b)):
        if counted[stone] != expected:
            yield Problem(t.box.land_names[stone], "copies", count=counted[stone], expected=expected)
    if max(giants) > 1 or sum(giants) > c:
        yield Problem("megaliths_left", "copies", count=sum(giants), expected=c)
    if any(not MEGALITH_A <= stone < FIRST_TOKEN for stone in t.megalith_bag):
        yield Problem("megaliths_left", "wrong-group")
    for species, name in enumerate(SPECIES):
        there = counted[FIRST_TOKEN + species] + sum(player.tokens >> species & 1 for player in t.players)
        if there > 1:
            yield Problem(name, "copies", count=there, expected=1)


def _field(t: Prehistory, field: int, name: str) -> Iterator[Problem]:
    """One field, its camp and who is on it."""
    land, members = t.land[field], t.standing[field] + t.lying[field]
    if min(t.standing[field], t.lying[field]) < 0 or (t.who[field] == NO_PLAYER) != (members == 0):
        yield Problem(name, "nobody-there")
    if t.camps[field] != NOTHING and land != CAMPSITE:
        yield Problem(name, "no-campsite")
    if members and (land == NOTHING or field == START):
        yield Problem(name, "no-field")
    if members and t.camps[field] != NOTHING and t.owner(field) != t.who[field]:
        yield Problem(name, "foreign-camp")
    if t.lying[field] > 1 or (members > 1 and t.camps[field] == NOTHING):
        yield Problem(name, "crowded")


def _player(t: Prehistory, player: Player, seat: int) -> Iterator[Problem]:
    """What concerns one player's board."""
    box, where = t.box, f"players.{seat}"
    yield from between(f"{where}.bones", player.bones, 0, box.most_bones)
    yield from between(f"{where}.track", player.track, 0, box.track_end)
    caught = min(box.track_end, sum((at + 1) * count for at, count in enumerate(player.fish)))
    if player.track != caught:
        yield Problem(f"{where}.track", "track", value=player.track, expected=caught)
    least = min(
        *player.resources, *player.markers, *player.fish, *player.baskets, player.score, player.megaliths
    )
    if least < 0:
        yield Problem(where, "negative", value=least)
    if min(player.home, player.waiting, player.supply) < 0:
        yield Problem(f"{where}.home", "members", most=box.members)
    out = sum(t.standing[field] + t.lying[field] for field in range(len(FIELDS)) if t.who[field] == seat)
    if out + player.waiting != t.on_map(player):
        yield Problem(f"{where}.home", "members", most=box.members)
    most = box.beyond_camps + player.built()
    if t.on_map(player) > most:
        yield Problem(f"{where}.waiting", "too-many-out", most=most)
    built = sorted(camp for camp in t.camps if camp != NOTHING and camp // len(CAMPS) == seat)
    if len(built) != player.built() or len(set(built)) != len(built):
        yield Problem(f"{where}.camps", "twice")
    if (player.board == NOTHING) != (player.shamans == 0) or ONES[player.shamans] not in (0, SHAMANS):
        yield Problem(f"{where}.shamans", "shamans", expected=SHAMANS)
    if len([other for other in t.players if other.board == player.board != NOTHING]) > 1:
        yield Problem(f"{where}.board", "twice")
