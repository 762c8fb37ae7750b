"""The six actions of spring, summer and the last action: which may be done, at which price."""

from trilith.core.action import Action
from trilith.core.rows import total
from trilith.games.prehistory.actions import MIGRATE, PASS, PASS_ON, SKIP, SKIP_IT
from trilith.games.prehistory.events import PASSED, SKIPPED
from trilith.games.prehistory.names import (
    ARRIVING,
    CEREMONY,
    DANCING,
    DEEDS,
    FISHING,
    GATHERING,
    HUNTING,
    LAYING,
    NEXT_ACTING,
    NOTHING,
    PAINTING,
    PAYING,
    SPRING,
    SUMMER,
)
from trilith.games.prehistory.rules import (
    ceremony,
    development,
    fishing,
    gathering,
    hunting,
    migration,
    painting,
)
from trilith.games.prehistory.rules.paying import buys_a_stone
from trilith.games.prehistory.table import Player, Table


def legal(t: Table) -> list[Action]:
    """PH-4.3, PH-5.3, PH-15.1: an action or none; development points may be used before."""
    found: list[Action] = []
    if t.season == SUMMER:
        offer(t, t.deed, found)
    else:
        for deed in range(len(DEEDS)):
            if t.season != SPRING or t.free_stone(deed) != NOTHING:
                offer(t, deed, found)
    found.append(PASS_ON if t.season == SPRING else SKIP_IT)
    development.offer(t, found)
    return found


def offer(t: Table, deed: int, found: list[Action]) -> None:
    """Whatever can be done of one kind of action."""
    if deed == PAINTING:
        painting.offer(t, found)
    elif deed == FISHING:
        fishing.offer(t, found)
    elif deed == GATHERING:
        gathering.offer(t, found)
    elif deed == HUNTING:
        hunting.offer(t, found)
    elif deed == CEREMONY:
        ceremony.offer(t, found)
    else:
        migration.offer(t, found)


def objection(t: Table, action: Action) -> str:
    """The rule against acting like this, if there is one."""
    verb = action.verb
    if verb == (PASS if t.season == SPRING else SKIP):
        return ""
    if verb > MIGRATE:
        return choice_rule(t)
    if t.season == SPRING and t.free_stone(verb) == NOTHING:
        return "PH-4.5"
    if t.season == SUMMER and verb != t.deed:
        return "PH-5.3"
    if verb == PAINTING:
        return painting.objection(t, action)
    if verb == FISHING:
        return fishing.objection(t, action)
    if verb == GATHERING:
        return gathering.objection(t, action)
    if verb == HUNTING:
        return hunting.objection(t, action)
    if verb == CEREMONY:
        return ceremony.objection(t, action)
    return migration.objection(t, action)


def choice_rule(t: Table) -> str:
    """The rule by which a player now chooses an action or none."""
    if t.season == SPRING:
        return "PH-4.3"
    return "PH-5.3" if t.season == SUMMER else "PH-15.1"


def apply(t: Table, action: Action) -> None:
    """PH-4.3, PH-5.3: do it, or leave it; passing in spring is final for the season."""
    verb = action.verb
    if verb == PASS:
        t.passed |= 1 << t.turn
        t.say(PASSED, 0, 0)
        t.phase = NEXT_ACTING
    elif verb == SKIP:
        if t.season == SUMMER:
            t.say(SKIPPED, t.deed, 0)
        else:
            t.say(PASSED, 0, 0)
        t.phase = NEXT_ACTING
    elif verb == PAINTING:
        painting.apply(t, action)
    elif verb == FISHING:
        fishing.apply(t, action)
    elif verb == GATHERING:
        gathering.apply(t, action)
    elif verb == HUNTING:
        hunting.apply(t, action)
    elif verb == CEREMONY:
        ceremony.apply(t, action)
    else:
        migration.apply(t, action)


def go_on_paying(t: Table) -> None:
    """Once the price of fishing, hunting or migration is paid, it is done."""
    if t.due:
        return
    if t.deed == FISHING:
        fishing.catch(t)
    elif t.deed == HUNTING:
        hunting.take(t)
    else:
        migration.set_out(t)


def finish(t: Table) -> None:
    """PH-4.4: an action of spring ends with a stone; one of summer needs none."""
    t.phase = LAYING if t.season == SPRING and stone_possible(t, t.me()) else NEXT_ACTING


def stone_due(t: Table) -> bool:
    """PH-4.4: whether a stone is still to be laid, now or when the action of spring that has begun is done."""
    begun = t.phase == PAYING or t.phase == DANCING or t.phase == ARRIVING
    return t.phase == LAYING or (begun and t.season == SPRING)


def stone_possible(t: Table, me: Player) -> bool:
    """PH-4.6: whether a cube can be had at all; when every cube of the box is in use elsewhere, there is none."""
    if total(me.resources):
        return True
    return buys_a_stone(me, 0) and total(me.markers) + total(t.supply) > 0


def within_reach(t: Table, me: Player, deed: int) -> bool:
    """PH-2.3: whether a player could pay for an action at summer's price, if need be with markers for all else."""
    price = cheapest(t, me, deed)
    if not price:
        return False
    own = me.markers[deed]
    wealth = me.bones + total(me.resources) + total(me.markers) - own
    return own + wealth // t.box.marker_price >= price


def cheapest(t: Table, me: Player, deed: int) -> int:
    """The fewest markers that an action of this kind costs, or 0 when none is possible."""
    if deed == PAINTING:
        return painting.cheapest(t, me)
    if deed == FISHING:
        return fishing.cheapest(t)
    if deed == GATHERING:
        return t.box.gather_markers if max(t.tiles) != NOTHING else 0
    if deed == HUNTING:
        return hunting.cheapest(t)
    if deed == CEREMONY:
        return 1
    return 1 if migration.room(t, me) > 0 else 0
