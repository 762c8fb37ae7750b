"""Rulebook, "Lagerplatz bebauen": members found camps."""

from trilith.core.action import Action
from trilith.core.rows import held
from trilith.games.prehistory.actions import BUILD_AT, CAMP, CAMP_TILE, RECALL, RECALL_FROM
from trilith.games.prehistory.events import BUILT, BY_CAMP, RECALLED
from trilith.games.prehistory.names import (
    BUILDING,
    CAMPS,
    CAMPSITE,
    FIELDS,
    NOTHING,
    RECALLING,
    ROAMING,
    START,
)
from trilith.games.prehistory.rules.gaining import gain_bones, gain_member, gain_points
from trilith.games.prehistory.table import Player, Table, replaced


def members(t: Table, field: int) -> int:
    """How many members of the player are on a field, standing or lying."""
    if field == START:
        return t.me().waiting
    return t.standing[field] + t.lying[field] if t.who[field] == t.turn else 0


def supporters(t: Table, site: int) -> int:
    """PH-7.2: own members on the site and next to it, also in camps and on the start camp."""
    found = members(t, site)
    for field in t.box.neighbours[site]:
        found += members(t, field)
    return found


def is_site(t: Table, field: int) -> bool:
    """PH-7.1: a free campsite on which a member of the player ended its move this turn."""
    return (
        t.lying[field] > 0
        and t.who[field] == t.turn
        and t.land[field] == CAMPSITE
        and t.camps[field] == NOTHING
    )


def needs(t: Table, camp: int) -> int:
    """PH-7.2: how many members a camp asks for."""
    return t.box.camp_grey[camp] + t.box.camp_black[camp]


def possible(t: Table, me: Player, camp: int, helpers: int) -> bool:
    """PH-7.2: a tile not built yet, for which there are enough members."""
    return me.camps >> camp & 1 == 1 and needs(t, camp) <= helpers


def any_possible(t: Table, site: int) -> bool:
    """Whether the player could build any camp there."""
    me = t.me()
    helpers = supporters(t, site)
    for camp in range(len(CAMPS)):
        if possible(t, me, camp, helpers):
            return True
    return False


def offer(t: Table, found: list[Action]) -> None:
    """PH-7.1, PH-7.6: every site where something can be built, as often as it is possible."""
    for field in range(len(FIELDS)):
        if is_site(t, field) and any_possible(t, field):
            found.append(BUILD_AT[field])


def objection(t: Table, action: Action) -> str:
    """The rule against building there, if there is one."""
    if not is_site(t, action.first):
        return "PH-7.1"
    return "" if any_possible(t, action.first) else "PH-7.2"


def begin(t: Table, site: int) -> None:
    """PH-7.2: the tile is chosen next."""
    t.spot = site
    t.phase = BUILDING


def legal(t: Table) -> list[Action]:
    """PH-7.2: every tile for which there are enough members."""
    me = t.me()
    helpers = supporters(t, t.spot)
    return [CAMP_TILE[camp] for camp in range(len(CAMPS)) if possible(t, me, camp, helpers)]


def tile_objection(t: Table, action: Action) -> str:
    """The rule against building this tile, if there is one."""
    if action.verb != CAMP:
        return "PH-7.2"
    return "" if possible(t, t.me(), action.first, supporters(t, t.spot)) else "PH-7.2"


def choose(t: Table, action: Action) -> None:
    """PH-7.3: black members go back to the board; who, is chosen next, unless all must go."""
    t.goal = action.first
    t.due = t.box.camp_black[action.first]
    t.phase = RECALLING
    call_back_who_must(t)


def near(t: Table, field: int) -> bool:
    """Whether a field is the site or next to it."""
    return field == t.spot or held(t.box.neighbours[t.spot], field) > 0


def still_near(t: Table, lowest: int) -> int:
    """How many members from this field on could be called back."""
    found = 0
    for field in range(lowest, len(FIELDS)):
        if near(t, field):
            found += members(t, field)
    return found


def may_recall(t: Table, field: int) -> bool:
    """PH-7.3, PH-4.7: a supporter, so that the others can still be named in the order of fields."""
    return field >= t.least and near(t, field) and members(t, field) > 0 and still_near(t, field) >= t.due


def recall_legal(t: Table) -> list[Action]:
    """PH-7.3: any of the members who support the building."""
    return [RECALL_FROM[field] for field in range(len(FIELDS)) if may_recall(t, field)]


def recall_objection(t: Table, action: Action) -> str:
    """The rule against calling back a member from there, if there is one."""
    if action.verb != RECALL:
        return "PH-7.3"
    if may_recall(t, action.first):
        return ""
    return "PH-4.7" if near(t, action.first) and members(t, action.first) else "PH-7.3"


def recall(t: Table, field: int) -> None:
    """PH-7.3: one member goes back to the board, a lying one first: one who stands can still walk."""
    me = t.me()
    me.home += 1
    t.due -= 1
    t.least = field
    if field == START:
        me.waiting -= 1
    elif t.lying[field]:
        t.add_lying(field, -1)
    else:
        t.add_standing(field, -1)
    t.say(RECALLED, field, 0)


def call_back(t: Table, action: Action) -> None:
    """PH-7.3: go on until all black members are back."""
    recall(t, action.first)
    call_back_who_must(t)


def call_back_who_must(t: Table) -> None:
    """Where nobody can stay, all go without being asked for; then the camp stands."""
    if t.due and still_near(t, t.least) == t.due:
        for field in range(t.least, len(FIELDS)):
            if near(t, field):
                for _ in range(members(t, field)):
                    recall(t, field)
    if not t.due:
        build(t)


def build(t: Table) -> None:
    """PH-7.4, PH-7.5: the camp's points and development points, and one new member on the board."""
    me = t.me()
    site, camp = t.spot, t.goal
    t.camps = replaced(t.camps, site, t.turn * len(CAMPS) + camp)
    me.camps &= ~(1 << camp)
    t.say(BUILT, site, camp)
    gain_points(t, t.turn, t.box.camp_points[camp], BY_CAMP)
    gain_bones(t, t.turn, t.box.camp_bones[camp], BY_CAMP)
    gain_member(t, t.turn, BY_CAMP)
    t.forget()
    t.phase = ROAMING
