"""Rulebook, action "Migration": members go from the board to a camp on the map."""

from trilith.core.action import Action
from trilith.games.prehistory.actions import MIGRATE_WITH, TO, TO_FIELD
from trilith.games.prehistory.events import MIGRATED
from trilith.games.prehistory.names import ACTED, ARRIVING, FACING, FIELDS, MIGRATION, SPRING, START, WHITE
from trilith.games.prehistory.rules import paying
from trilith.games.prehistory.rules.gaining import pay_markers
from trilith.games.prehistory.table import Player, Table


def room(t: Table, me: Player) -> int:
    """PH-13.4: how many members may still come to the map: three more than camps are the most."""
    return min(me.home, t.box.beyond_camps + me.built() - t.on_map(me))


def offer(t: Table, found: list[Action]) -> None:
    """PH-13.1, PH-13.3: any number that can be paid and may come."""
    me = t.me()
    highest = min(paying.most(t, me, MIGRATION), paying.spare(t, me))
    for others in range(min(highest, room(t, me))):
        found.append(MIGRATE_WITH[others])


def objection(t: Table, action: Action) -> str:
    """The rule against migrating with so many, if there is one."""
    me = t.me()
    count = action.first + 1
    if count > me.home:
        return "PH-13.2"
    if count > room(t, me):
        return "PH-13.4"
    if count > paying.most(t, me, MIGRATION):
        return "PH-13.1" if t.season == SPRING else "PH-13.3"
    return "" if count <= paying.spare(t, me) else "PH-4.6"


def apply(t: Table, action: Action) -> None:
    """PH-13.1, PH-13.3: pay for the members, in spring kind by kind."""
    t.goal = action.first + 1
    if t.season == SPRING:
        assert t.goal <= FACING
        paying.begin(t, MIGRATION, t.goal)
    else:
        t.deed = MIGRATION
        pay_markers(t, t.me(), WHITE, t.goal)
    if not t.due:
        set_out(t)


def set_out(t: Table) -> None:
    """PH-13.2: without a camp of one's own they go to the start camp."""
    if t.me().built():
        t.phase = ARRIVING
    else:
        arrive(t, START)


def legal(t: Table) -> list[Action]:
    """PH-13.2: the start camp or one own camp."""
    return [TO_FIELD[field] for field in range(len(FIELDS)) if field == START or t.owner(field) == t.turn]


def arrival_objection(t: Table, action: Action) -> str:
    """The rule against migrating there, if there is one."""
    if action.verb != TO:
        return "PH-13.2"
    return "" if action.first == START or t.owner(action.first) == t.turn else "PH-13.2"


def arrive(t: Table, field: int) -> None:
    """PH-13.2, PH-6.7: all go into this one camp, however many are there already."""
    me = t.me()
    me.home -= t.goal
    if field == START:
        me.waiting += t.goal
    else:
        t.add_standing(field, t.goal)
    t.say(MIGRATED, t.goal, field)
    t.forget()
    t.phase = ACTED
