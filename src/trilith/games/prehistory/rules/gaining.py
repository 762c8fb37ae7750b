"""Rulebook, "Wichtiges zum Schluß": resources and markers, where they come from and where they go."""

from trilith.core.action import Action
from trilith.core.rows import total
from trilith.games.prehistory.actions import CHOOSE, CHOOSE_COLOUR
from trilith.games.prehistory.events import (
    BONES_GAINED,
    BONES_PAID,
    BY_LAND,
    FOR_DEED,
    FOR_STEPS,
    MARKERS_GAINED,
    MARKERS_PAID,
    MEMBER_GAINED,
    POINTS_GAINED,
    RESOURCE_PAID,
    RESOURCES_GAINED,
    SHORTAGE,
)
from trilith.games.prehistory.names import (
    AUTUMN,
    CHOOSING,
    COLOURS,
    GIVES_ANY_MARKER,
    GIVES_ANY_RESOURCE,
    GIVES_BONES,
    GIVES_MARKER,
    GIVES_MEMBER,
    GIVES_POINTS,
    GIVES_RESOURCE,
)
from trilith.games.prehistory.table import Player, Table


def gain(t: Table, seat: int, reward: tuple[int, ...], why: int) -> None:
    """PH-1.15: what a reward shows, in the order in which it shows it; cubes in a sun are markers."""
    for at in range(0, len(reward), 2):
        gives, amount = reward[at], reward[at + 1]
        if gives == GIVES_RESOURCE:
            gain_resources(t, seat, amount, 1, why)
        elif gives == GIVES_MARKER:
            gain_markers(t, seat, amount, 1, why)
        elif gives == GIVES_BONES:
            gain_bones(t, seat, amount, why)
        elif gives == GIVES_POINTS:
            gain_points(t, seat, amount, why)
        elif gives == GIVES_MEMBER:
            gain_member(t, seat, why)
        elif gives == GIVES_ANY_RESOURCE:
            t.gifts += amount
        else:
            assert gives == GIVES_ANY_MARKER
            t.marker_gifts += amount


def gain_resources(t: Table, seat: int, colour: int, count: int, why: int) -> None:
    """PH-1.5: as many as the supply still has; the rest is lost."""
    got = min(count, t.supply[colour])
    if got:
        t.supply[colour] -= got
        t.players[seat].resources[colour] += got
        t.tell(RESOURCES_GAINED, seat, colour, got, why)
    if got < count:
        t.tell(SHORTAGE, seat, colour, 0)


def gain_markers(t: Table, seat: int, colour: int, count: int, why: int) -> None:
    """PH-1.5, PH-1.15: as many as the supply still has; the rest is lost."""
    got = min(count, t.supply[colour])
    if got:
        t.supply[colour] -= got
        t.players[seat].markers[colour] += got
        t.tell(MARKERS_GAINED, seat, colour, got, why)
    if got < count:
        t.tell(SHORTAGE, seat, colour, 0)


def gain_bones(t: Table, seat: int, count: int, why: int) -> None:
    """PH-1.3: development points beyond the end of the track are lost."""
    player = t.players[seat]
    got = min(count, t.box.most_bones - player.bones)
    if got:
        player.bones += got
        t.tell(BONES_GAINED, seat, got, 0, why)


def gain_points(t: Table, seat: int, points: int, why: int) -> None:
    """Points that count at once."""
    if points:
        t.players[seat].score += points
        t.tell(POINTS_GAINED, seat, points, 0, why)


def gain_member(t: Table, seat: int, why: int) -> None:
    """PH-6.13, PH-7.5: one member from the supply to the board, if one is left."""
    player = t.players[seat]
    if player.supply:
        player.supply -= 1
        player.home += 1
        t.tell(MEMBER_GAINED, seat, 1, 0, why)


def price_of(t: Table) -> int:
    """What is being paid for: steps in autumn, otherwise an action."""
    return FOR_STEPS if t.season == AUTUMN else FOR_DEED + t.deed


def pay_resource(t: Table, me: Player, colour: int) -> None:
    """One resource goes back to the supply."""
    me.resources[colour] -= 1
    t.supply[colour] += 1
    t.say(RESOURCE_PAID, colour, 1, price_of(t))


def pay_markers(t: Table, me: Player, colour: int, count: int) -> None:
    """PH-5.4: so many markers go back to the supply."""
    me.markers[colour] -= count
    t.supply[colour] += count
    t.say(MARKERS_PAID, colour, count, price_of(t))


def pay_bones(t: Table, me: Player, count: int, why: int) -> None:
    """PH-14.1: so many steps back on the track of development points."""
    me.bones -= count
    t.say(BONES_PAID, count, 0, why)


def begin_choosing(t: Table) -> None:
    """PH-1.5: as many cubes of choice as the supply has at all; resources are named first."""
    left = total(t.supply)
    t.gifts = min(t.gifts, left)
    t.marker_gifts = min(t.marker_gifts, left - t.gifts)
    if t.gifts or t.marker_gifts:
        t.resume = t.phase
        t.phase = CHOOSING
        t.least = 0


def to_name(t: Table) -> int:
    """How many cubes of the kind now being named are still to be named."""
    return t.gifts if t.gifts else t.marker_gifts


def can_choose(t: Table, colour: int) -> bool:
    """PH-1.5, PH-4.7: a colour that the supply has, so that the rest can still be named in the order of colours."""
    return colour >= t.least and t.supply[colour] > 0 and total(t.supply[colour:]) >= to_name(t)


def legal(t: Table) -> list[Action]:
    """PH-1.5: any colour that is left in the supply."""
    return [CHOOSE_COLOUR[colour] for colour in range(len(COLOURS)) if can_choose(t, colour)]


def objection(t: Table, action: Action) -> str:
    """The rule against choosing this, if there is one."""
    if action.verb != CHOOSE:
        return "PH-6.10"
    if can_choose(t, action.first):
        return ""
    return "PH-1.5" if not t.supply[action.first] else "PH-4.7"


def apply(t: Table, action: Action) -> None:
    """PH-1.15: take the cube; after the last one, what was interrupted goes on."""
    if t.gifts:
        t.gifts -= 1
        gain_resources(t, t.turn, action.first, 1, BY_LAND)
        t.least = action.first if t.gifts else 0
    else:
        t.marker_gifts -= 1
        gain_markers(t, t.turn, action.first, 1, BY_LAND)
        t.least = action.first
    if not t.gifts and not t.marker_gifts:
        t.least = 0
        t.phase = t.resume
        t.resume = 0
