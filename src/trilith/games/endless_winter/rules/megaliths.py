"""Rulebook page 14: building megaliths, on the ground and in higher levels."""

from trilith.core.action import Action
from trilith.games.endless_winter.actions import BUILD_AT
from trilith.games.endless_winter.box import GRID, Site
from trilith.games.endless_winter.events import BUILT, POINTS_GAINED
from trilith.games.endless_winter.names import (
    FROM_MEGALITHS,
    MEGALITH,
    NEUTRAL,
    NEUTRAL_PIECE,
    NOTHING,
    SITE_COLUMNS,
)
from trilith.games.endless_winter.table import Player, Table, replaced


def left(t: Table, player: Player) -> int:
    """EW-9.1: how many megaliths a player has not built."""
    return t.box.megaliths - player.built


def next_is_neutral(t: Table, player: Player) -> bool:
    """EW-9.2: the leftmost megaliths of the board are the neutral ones."""
    return player.built < t.box.neutral_megaliths


def piece_of(t: Table, seat: int, number: int) -> int:
    """EW-9.2: from the left, the neutral megaliths of a board, then those of its player's colour."""
    return NEUTRAL_PIECE if number < t.box.neutral_megaliths else seat + 1


def stacks(t: Table, seat: int) -> list[list[int]]:
    """EW-9.1, EW-9.2: what still stands on each space of a player's board, and of that what leaves first at first."""
    found: list[list[int]] = []
    for space in range(len(t.box.megalith_incomes)):
        first = max(space * t.box.stack, t.players[seat].built)
        behind = min((space + 1) * t.box.stack, t.box.megaliths)
        found.append([piece_of(t, seat, number) for number in range(first, behind)])
    return found


def is_freed(t: Table, player: Player, space: int) -> bool:
    """EW-11.11: whether a space of the board is empty and shows what it brings."""
    return player.built >= t.box.stack * (space + 1)


def offer(t: Table, found: list[Action]) -> None:
    """EW-9.3, EW-9.4, EW-9.5: every position where the player's next megalith may lie."""
    me = t.me()
    if not left(t, me):
        return
    site = t.pattern_site()
    neutral = next_is_neutral(t, me)
    for position in range(site.ground):
        if t.site[position] == NOTHING and ground_allowed(t, site, position, neutral):
            found.append(action_at(site, position))
    if neutral:
        return  # EW-9.5
    for position in range(site.ground, len(t.site)):
        if t.site[position] == NOTHING and supported(t, site, position):
            found.append(action_at(site, position))


def ground_allowed(t: Table, site: Site, position: int, neutral: bool) -> bool:
    """EW-9.3, EW-9.4: a start space takes neutral megaliths only; any other space must touch a megalith."""
    if is_start(t, site, position):
        return neutral
    for other in site.beside[position]:
        if t.site[other] != NOTHING:
            return True
    return False


def is_start(t: Table, site: Site, position: int) -> bool:
    """EW-9.3: whether a ground space is the start space of its tile."""
    return t.box.tile_starts[t.tiles[site.place[position]]] == site.cell[position]


def start_of(t: Table, site: Site, place: int) -> int:
    """EW-9.3: the start space of the tile that lies on this place, or NOTHING where none lies yet."""
    tile = t.tiles[place]
    return NOTHING if tile == NOTHING else site.space(place, t.box.tile_starts[tile])


def supported(t: Table, site: Site, position: int) -> bool:
    """EW-9.5: in higher levels a megalith lies on four others."""
    for below in site.below[position]:
        if t.site[below] == NOTHING:
            return False
    return True


def action_at(site: Site, position: int) -> Action:
    """The action that builds at a position."""
    return BUILD_AT[site.level[position] * GRID + site.row[position] * SITE_COLUMNS + site.column[position]]


def position_of(t: Table, action: Action) -> int:
    """The position at which an action builds, or NOTHING if this site has none there."""
    return t.pattern_site().find(action.first, action.second // SITE_COLUMNS, action.second % SITE_COLUMNS)


def arrow_targets(t: Table) -> list[int]:
    """EW-9.7: the free spaces to which the arrows of the covered start space point."""
    site = t.pattern_site()
    place = site.place[t.arrow]
    spaces = [site.space(place, cell) for cell in t.box.tile_arrows[t.tiles[place]]]
    return [space for space in spaces if t.site[space] == NOTHING]


def offer_arrow(t: Table, found: list[Action]) -> None:
    """EW-9.7: one more neutral megalith on one of two spaces, and nothing else before it."""
    site = t.pattern_site()
    for space in arrow_targets(t):
        found.append(action_at(site, space))


def build(t: Table, action: Action) -> None:
    """EW-9.1, EW-9.6, EW-9.8: place the leftmost megalith and gain what it brings at once."""
    me = t.me()
    site = t.pattern_site()
    position = position_of(t, action)
    if t.pool[NEUTRAL]:
        t.pool[NEUTRAL] = 0
        t.arrow = NOTHING
    else:
        t.pool[MEGALITH] -= 1
    t.site = replaced(t.site, position, piece_of(t, t.turn, me.built))
    me.built += 1
    t.say(BUILT, action.first, action.second)
    if site.level[position]:
        score_below(t, site, position)
    else:
        cover(t, site, position)


def cover(t: Table, site: Site, position: int) -> None:
    """EW-9.6, EW-9.7: on the ground the player gains what the megalith covers."""
    if is_start(t, site, position):
        t.arrow = position
        if next_is_neutral(t, t.me()) and arrow_targets(t):
            t.pool[NEUTRAL] = 1
        else:
            t.arrow = NOTHING
        return
    t.owe(t.box.tile_rewards[t.tiles[site.place[position]]][site.cell[position]])


def score_below(t: Table, site: Site, position: int) -> None:
    """EW-9.8, EW-9.9, EW-9.10: points for the four megaliths right below, and for everybody else whose they are."""
    points = 0
    for below in site.below[position]:
        piece = t.site[below]
        if piece == t.turn + 1:
            points += t.box.own_points
            continue
        points += t.box.other_points
        if piece != NEUTRAL_PIECE:
            other = t.players[piece - 1]
            other.score += t.box.owner_points
            t.tell(POINTS_GAINED, piece - 1, t.box.owner_points, FROM_MEGALITHS)
    t.score(points, FROM_MEGALITHS)


def on_ground(t: Table, seat: int) -> int:
    """EW-16.3: megaliths of a player's colour on the ground."""
    return t.site[: t.pattern_site().ground].count(seat + 1)


def above_ground(t: Table, seat: int) -> int:
    """EW-16.6: megaliths of a player's colour on others."""
    return t.site[t.pattern_site().ground :].count(seat + 1)


def tiles_with(t: Table, seat: int) -> int:
    """EW-16.4: on how many tiles of the site a megalith of the player's colour lies on the ground."""
    site = t.pattern_site()
    places = 0
    for position in range(site.ground):
        if t.site[position] == seat + 1:
            places |= 1 << site.place[position]
    return bin(places).count("1")
