"""Everything that can be impossible about a position, named by field and law."""

from collections.abc import Iterable, Iterator

from trilith.core.checks import between
from trilith.core.game import Problem
from trilith.core.rng import Stream
from trilith.games.endless_winter.actions import CARD_NAMES
from trilith.games.endless_winter.codec import all_cards
from trilith.games.endless_winter.game import EndlessWinter
from trilith.games.endless_winter.moment import moment
from trilith.games.endless_winter.names import (
    BASE,
    CARDS,
    FACE_DOWN,
    FIRST_CULTURE,
    FIRST_TRIBE,
    GAINS,
    HEXES,
    NEUTRAL_PIECE,
    NOTHING,
    SECOND_ERA,
    SETTING_UP,
    STONES,
    TRIBES,
)
from trilith.games.endless_winter.rules import knowing, megaliths
from trilith.games.endless_winter.rules.setting_up import spare_terrain, sure_terrain
from trilith.games.endless_winter.table import Player


def problems(t: EndlessWinter) -> list[Problem]:
    """Every objection to this position; to the table only when its size can be, to the moment only when the table can."""
    found = list(_seats(t))
    if found:
        return found
    found = [*_table(t), *_land(t), *_site(t), *_cards(t), *_tiles(t)]
    for seat, player in enumerate(t.players):
        found += _player(t, player, f"players.{seat}")
        found += _knowledge(t, player, f"players.{seat}")
    return found or list(moment(t))


def _seats(t: EndlessWinter) -> Iterator[Problem]:
    """EW-1.16: without the right number of players there is no table to look at."""
    yield from between("players", t.seats, 2, 4)


def _table(t: EndlessWinter) -> Iterator[Problem]:
    """What concerns the table as a whole."""
    yield from between("round", t.round, 1, t.box.rounds)
    if len(set(t.order)) != len(t.order) or (t.phase != SETTING_UP and len(t.order) != t.seats):
        yield Problem("order", "order")
    yield from between("hunting_ground", sum(t.ground), 0, t.box.ground)
    for kind, count in enumerate(t.pool):
        if count < 0:
            yield Problem(f"pending.gains.{GAINS[kind]}", "negative", value=count)
    for where, value in (("labour", t.labour), ("cultures", t.cultures), ("due", t.due), ("left", t.left)):
        if value < 0:
            yield Problem(f"pending.{where}", "negative", value=value)
    wild = counted(t.wild, len(t.box.animal_copies))
    for animal, copies in enumerate(t.box.animal_copies):
        count = wild[animal] + t.ground[animal]
        count += sum(player.animals[animal] + player.tipped[animal] for player in t.players)
        if count != copies or t.ground[animal] < 0:
            yield Problem(t.box.animal_names[animal], "copies", count=count, expected=copies)
    ranks = sorted((player.honor, player.honor_place) for player in t.players)
    for level in {honor for honor, _ in ranks}:
        places = [place for honor, place in ranks if honor == level]
        if places != list(range(len(places))):
            yield Problem("players", "honor-places")


def _land(t: EndlessWinter) -> Iterator[Problem]:
    """Terrain, villages and ice finds."""
    box = t.box
    if t.land[BASE] != box.base_terrain or t.land.count(box.base_terrain) != 1:
        yield Problem("land", "base")
    kinds = len(box.terrain_names)
    laid = counted([*t.unplaced, *t.land[:BASE], *t.land[BASE + 1 :]], kinds)
    sure, spare = counted(sure_terrain(box, t.seats), kinds), counted(spare_terrain(box), kinds)
    left = counted(t.spare, kinds)
    drawn = [spare[kind] - left[kind] for kind in range(kinds)]
    if min(drawn) < 0 or any(laid[kind] != sure[kind] + drawn[kind] for kind in range(kinds)):
        yield Problem("land", "terrain")
    if sum(laid) > box.tiles:
        yield Problem("land", "terrain")
    for seat in range(t.seats):
        yield from between("villages", t.villages.count(seat), 0, box.villages)
    for hexagon, tile in enumerate(t.ice):
        glacier = t.land[hexagon] == box.glacier
        if (tile != NOTHING) != (glacier and t.with_ice == 1):
            yield Problem("ice_finds", "ice-find", hex=HEXES[hexagon])
        if tile == FACE_DOWN and any(player.camps[hexagon] for player in t.players) and t.hexagon != hexagon:
            yield Problem("ice_finds", "ice-find", hex=HEXES[hexagon])


def _site(t: EndlessWinter) -> Iterator[Problem]:
    """Megaliths: as many as were built, each where it may lie."""
    if t.pattern == NOTHING:
        return
    if len(set(t.tiles)) + t.tiles.count(NOTHING) - (NOTHING in t.tiles) != len(t.tiles):
        yield Problem("site.tiles", "copies", count=len(set(t.tiles)), expected=len(t.tiles))
    neutral = sum(min(player.built, t.box.neutral_megaliths) for player in t.players)
    if t.site.count(NEUTRAL_PIECE) != neutral:
        yield Problem("site.pieces", "copies", count=t.site.count(NEUTRAL_PIECE), expected=neutral)
    for seat, player in enumerate(t.players):
        own = max(0, player.built - t.box.neutral_megaliths)
        if t.site.count(seat + 1) != own:
            yield Problem("site.pieces", "copies", count=t.site.count(seat + 1), expected=own)
    if NOTHING in t.tiles:
        if any(piece != NOTHING for piece in t.site):
            yield Problem("site.pieces", "set-up")
        return
    site = t.pattern_site()
    for at, piece in enumerate(t.site):
        if piece == NOTHING:
            continue
        if site.level[at]:
            if piece == NEUTRAL_PIECE or not megaliths.supported(t, site, at):
                yield Problem("site.pieces", "megalith")
        elif megaliths.is_start(t, site, at) and piece != NEUTRAL_PIECE:
            yield Problem("site.pieces", "megalith")


def _cards(t: EndlessWinter) -> Iterator[Problem]:
    """Every card is somewhere, and nowhere twice; culture cards of the first era leave the game after it."""
    held = [0] * CARDS
    for seat, player in enumerate(t.players):
        own = counted(all_cards(player), CARDS)
        held = [held[kind] + own[kind] for kind in range(CARDS)]
        for kind in range(FIRST_TRIBE):
            if own[kind] != t.box.card_copies[kind]:
                about = {"count": own[kind], "expected": t.box.card_copies[kind]}
                yield Problem(f"players.{seat}.{CARD_NAMES[kind]}", "copies", **about)
    for tribe in range(TRIBES):
        count = held[FIRST_TRIBE + tribe] + t.tribe_piles[tribe]
        expected = t.box.card_copies[FIRST_TRIBE + tribe]
        if count != expected or t.tribe_piles[tribe] < 0:
            yield Problem(CARD_NAMES[FIRST_TRIBE + tribe], "copies", count=count, expected=expected)
    lying = counted([*t.display, *t.culture_piles[0], *t.culture_piles[1]], CARDS)
    for kind in range(FIRST_CULTURE, CARDS):
        count = held[kind] + lying[kind]
        gone = kind < SECOND_ERA and t.round > t.box.first_era and not count
        if count != 1 and not gone:
            yield Problem(CARD_NAMES[kind], "copies", count=count, expected=1)
    too_early = any(held[SECOND_ERA:]) or any(card >= SECOND_ERA for card in t.display)
    if t.round <= t.box.first_era and too_early:
        yield Problem("display", "era")
    if any(NOTHING < card < FIRST_CULTURE for card in t.display):
        yield Problem("display", "era")


def _tiles(t: EndlessWinter) -> Iterator[Problem]:
    """Sacred stones and rest tiles are somewhere once."""
    owned = [stone for player in t.players for stone in player.stones]
    stones = counted([*t.unseen_stones, *t.stones, *owned], STONES)
    for stone, name in enumerate(t.box.stone_names):
        if stones[stone] != 1:
            yield Problem(name, "copies", count=stones[stone], expected=1)
    if t.phase != SETTING_UP:
        for era in (1, 2):
            unseen = sum(1 for stone in t.unseen_stones if t.box.stone_eras[stone] == era)
            expected = t.box.stone_eras.count(era) - t.box.stones[t.seats]
            if unseen != expected:
                yield Problem("stones", "copies", count=unseen, expected=expected)
    if t.with_rest:
        tiles = counted((*t.unseen_rest, *t.under, t.rest_open, t.rest_held), len(t.box.rest_names))
        for tile, name in enumerate(t.box.rest_names):
            if tiles[tile] != 1:
                yield Problem(name, "copies", count=tiles[tile], expected=1)
    elif t.rest_open != NOTHING or t.rest_held != NOTHING or t.under:
        yield Problem("rest_tiles", "no-module")


def _player(t: EndlessWinter, player: Player, where: str) -> Iterator[Problem]:
    """What concerns one player's board."""
    box = t.box
    yield from between(f"{where}.camps", player.camps_left, 0, box.camps)
    if min(player.camps) < 0:
        yield Problem(f"{where}.camps", "negative", value=min(player.camps))
    if min(*player.animals, *player.tipped) < 0:
        yield Problem(f"{where}.animals", "negative", value=min(*player.animals, *player.tipped))
    if player.camps_left >= 0:
        yield from between(f"{where}.food", player.food, 0, t.limit(player))
    yield from between(f"{where}.tools", player.tools, 0, box.tool_track)
    yield from between(f"{where}.built", player.built, 0, box.megaliths)
    yield from between(f"{where}.offering", player.offering, 0, box.offering_top)
    yield from between(f"{where}.honor", player.honor, 0, box.honor_top)
    yield from between(f"{where}.score", player.score, 0, 10_000)
    yield from between(f"{where}.stones", len(player.stones), 0, len(box.stone_food))
    chiefs = [other.chief for other in t.players if other.chief != NOTHING]
    setups = [other.setup for other in t.players if other.setup != NOTHING]
    if len(set(chiefs)) != len(chiefs) or len(set(setups)) != len(setups):
        yield Problem(f"{where}.chief", "twice")


def _knowledge(t: EndlessWinter, player: Player, where: str) -> Iterator[Problem]:
    """What everyone is said to know must be true."""
    hidden = player.hand + player.secret + (player.pile if t.piles_hidden() else ())
    if any(player.known.count(card) > hidden.count(card) for card in player.known):
        yield Problem(f"{where}.known", "not-there")
    if len(player.graves) != len(player.secret) or not knowing.entomb(
        player.graves, 0, [], list(player.secret), [], 0, Stream(0), set()
    ):
        yield Problem(f"{where}.graves", "not-there")


def counted(things: Iterable[int], kinds: int) -> list[int]:
    """How many there are of each kind; an empty place is none of them."""
    counts = [0] * kinds
    for thing in things:
        if thing != NOTHING:
            counts[thing] += 1
    return counts
