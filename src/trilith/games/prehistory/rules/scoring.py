"""Rulebook, "Endwertung" and "Spezialfelder": what everything is worth at the end, and who has won."""

from trilith.core.rows import total
from trilith.games.prehistory.events import ENDED, SCORED
from trilith.games.prehistory.names import (
    ANIMAL,
    FIELDS,
    FIRST_MEGALITH_C,
    FIRST_TOKEN,
    FOOTPRINT,
    KINDS,
    MEGALITH_B,
    NOTHING,
    ONES,
    OVER,
    SIDE,
    SOURCES,
    SPECIES,
    START,
)
from trilith.games.prehistory.table import Player, Table


def final_scoring(t: Table) -> None:
    """PH-15.2 to PH-15.10: every player's points from all sources are added to the score."""
    t.phase = OVER
    t.turn = t.order[0]
    t.tell(ENDED, t.turn, 0, 0)
    gains = [breakdown(t, seat) for seat in range(t.seats)]
    for seat in range(t.seats):
        for source in range(len(SOURCES)):
            if gains[seat][source]:
                t.players[seat].score += gains[seat][source]
                t.tell(SCORED, seat, source, gains[seat][source])


def breakdown(t: Table, seat: int) -> list[int]:
    """The final points of a player by source, in the order of SOURCES."""
    player = t.players[seat]
    return [
        bones(t, player),
        painting(t, player),
        animals(t, player),
        gathering(t, player),
        player.megaliths * t.box.megalith_points,  # PH-15.6
        megaliths_b(t, seat),
        megaliths_c(t, seat),
        ceremonies(t, seat),
    ]


def earned(t: Table, seat: int) -> int:
    """PH-15.2 to PH-15.10: the points of a player without the final scoring, which the score holds in the end."""
    score = t.players[seat].score
    return score - sum(breakdown(t, seat)) if t.phase == OVER else score


def total_now(t: Table, seat: int) -> int:
    """PH-15.2 to PH-15.10: the points of a player if the game ended now; once it is over, the score."""
    score = t.players[seat].score
    return score if t.phase == OVER else score + sum(breakdown(t, seat))


def bones(t: Table, player: Player) -> int:
    """PH-15.2: every cube is given for a development point first, then three of these are a point, without limit."""
    cubes = total(player.resources) + total(player.markers)
    return (player.bones + cubes * t.box.cube_worth) // t.box.bones_a_point


def painting(t: Table, player: Player) -> int:
    """PH-15.3: a row with one, two or three pieces is worth 1, 3 or 6 points."""
    points = 0
    for row in range(SIDE):
        points += t.box.row_points[ONES[player.painted >> row * SIDE & 7]]
    return points


def columns(player: Player) -> int:
    """How many columns of the painting are complete."""
    found = 0
    for column in range(SIDE):
        if player.painted >> column & 73 == 73:  # the bits 0, 3 and 6
            found += 1
    return found


def rows(player: Player) -> int:
    """How many rows of the painting are complete."""
    found = 0
    for row in range(SIDE):
        if player.painted >> row * SIDE & 7 == 7:
            found += 1
    return found


def footprints_of(t: Table, player: Player, species: int) -> int:
    """How many footprint cards of an animal a player has."""
    found = 0
    for card in player.hunted:
        if t.box.prey_species[card] == species and t.box.prey_kind[card] == FOOTPRINT:
            found += 1
    return found


def animals_of(t: Table, player: Player, species: int) -> int:
    """How many animals of a species a player has, cards and tokens."""
    found = player.tokens >> species & 1
    for card in player.hunted:
        if t.box.prey_species[card] == species and t.box.prey_kind[card] == ANIMAL:
            found += 1
    return found


def worth_of(t: Table, player: Player, species: int) -> int:
    """The points of all animals of a species that a player has."""
    worth = t.box.token_points[species] if player.tokens >> species & 1 else 0
    for card in player.hunted:
        if t.box.prey_species[card] == species and t.box.prey_kind[card] == ANIMAL:
            worth += t.box.prey_points[card]
    return worth


def animals(t: Table, player: Player) -> int:
    """PH-15.4: for each species, the points of all its animals for every footprint."""
    points = 0
    for species in range(len(SPECIES)):
        prints = footprints_of(t, player, species)
        if prints:
            points += prints * worth_of(t, player, species)
    return points


def gathering(t: Table, player: Player) -> int:
    """PH-15.5: each kind by itself: one to five tiles are worth 1, 3, 5, 8 and 12 points."""
    points = 0
    for kind in range(len(KINDS)):
        points += t.box.set_points[player.of_kind(kind)]
    return points


def presence(t: Table, seat: int, field: int) -> int:
    """PH-15.7: each own camp and each own member on a megalith and next to it, in camps and on the start camp too."""
    found = 0
    for near in t.box.around[field]:
        if t.owner(near) == seat:
            found += 1
        if near == START:
            found += t.players[seat].waiting
        elif t.who[near] == seat:
            found += t.standing[near] + t.lying[near]
    return found


def units(t: Table, seat: int, field: int) -> int:
    """PH-15.9: control of a megalith: a camp counts two, a member outside camps and start camp one."""
    found = 0
    for near in t.box.around[field]:
        if t.camps[near] != NOTHING:
            if t.owner(near) == seat:
                found += t.box.camp_units
        elif t.who[near] == seat:
            found += 1
    return found


def megaliths_b(t: Table, seat: int) -> int:
    """PH-15.7: a point for each own camp and each own member on a megalith B or next to it."""
    points = 0
    for field in range(len(FIELDS)):
        if t.land[field] == MEGALITH_B:
            points += presence(t, seat, field)
    return points


def megaliths_c(t: Table, seat: int) -> int:
    """PH-15.8: what a player gets from all megaliths C."""
    points = 0
    for field in range(len(FIELDS)):
        if FIRST_MEGALITH_C <= t.land[field] < FIRST_TOKEN:
            points += share(t, seat, field)
    return points


def share(t: Table, seat: int, field: int) -> int:
    """PH-15.8: the most control gets the larger value, the next the smaller; who is tied shares, rounded down."""
    giant = t.land[field] - FIRST_MEGALITH_C
    first, second = t.box.giant_first[giant], t.box.giant_second[giant]
    control = [units(t, other, field) for other in range(t.seats)]
    mine = control[seat]
    if not mine:
        return 0
    ahead, level = 0, 0
    for count in control:
        if count > mine:
            ahead += 1
        elif count == mine:
            level += 1
    if not ahead:
        return first if level == 1 else (first + second) // level
    return second // level if ahead == 1 else 0


def metrics(t: Table, seat: int) -> list[int]:
    """PH-15.10: everything that a ceremony card counts, in the order of METRICS."""
    player = t.players[seat]
    kinds = [player.of_kind(kind) for kind in range(len(KINDS))]
    partners = 0
    for kind in range(len(KINDS)):
        partners += min(kinds[kind], kinds[t.box.partner[kind]])
    beasts = [animals_of(t, player, species) for species in range(len(SPECIES))]
    prints = 0
    for species in range(len(SPECIES)):
        prints += footprints_of(t, player, species)
    pieces, caught, camps = ONES[player.painted], sum(player.fish), player.built()
    held = len(player.rites)
    return [
        pieces,
        rows(player),
        columns(player),
        caught,
        player.track,
        sum(kinds),
        len([count for count in kinds if count]),
        max(kinds),
        partners // 2,
        len(player.hunted),
        sum(beasts),
        prints,
        len([count for count in beasts if count]),
        max(beasts),
        camps,
        most_camps(t, camps),
        far_camps(t, seat),
        t.on_map(player),
        player.megaliths,
        watched(t, seat),
        held,
        held - 1,
        min(pieces, caught, sum(kinds), sum(beasts), held, camps),
    ]


def most_camps(t: Table, camps: int) -> int:
    """Whether a player has a camp and nobody has more."""
    for other in t.players:
        if other.built() > camps:
            return 0
    return 1 if camps else 0


def far_camps(t: Table, seat: int) -> int:
    """How many camps of a player are far from the start camp."""
    found = 0
    for field in range(len(FIELDS)):
        if t.camps[field] != NOTHING and t.owner(field) == seat and t.box.from_start[field] >= t.box.far:
            found += 1
    return found


def watched(t: Table, seat: int) -> int:
    """How many megaliths B and C have a camp or member of the player on them or next to them."""
    found = 0
    for field in range(len(FIELDS)):
        if MEGALITH_B <= t.land[field] < FIRST_TOKEN and presence(t, seat, field):
            found += 1
    return found


def rite_points(t: Table, card: int, counted: int) -> int:
    """PH-15.10: the highest threshold reached, or so many points for every so many."""
    reach = t.box.rite_reach[card]
    if not reach:
        return min(t.box.rite_most[card], counted // t.box.rite_per[card] * t.box.rite_points[card])
    points = 0
    for at in range(0, len(reach), 2):
        if counted >= reach[at]:
            points = max(points, reach[at + 1])
    return points


def ceremonies(t: Table, seat: int) -> int:
    """PH-15.10: the points of all ceremony cards of a player."""
    held = t.players[seat].rites
    if not held:
        return 0
    counted = metrics(t, seat)
    points = 0
    for card in held:
        points += rite_points(t, card, counted[t.box.rite_metric[card]])
    return points


def ranking(t: Table) -> list[int]:
    """PH-15.11: most points first, then more camps, then more members on the map; who is still equal shares."""
    strength = [(player.score, player.built(), t.on_map(player)) for player in t.players]
    return [1 + sum(1 for other in strength if other > mine) for mine in strength]
