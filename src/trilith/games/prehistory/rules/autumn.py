"""Rulebook, "Herbst" and "Bewegung auf der Gebietskarte": members walk, and take what they find."""

from trilith.core.action import Action
from trilith.core.rows import place
from trilith.games.prehistory.actions import (
    BUILD,
    END_OF_TURN,
    END_TURN,
    LEAVE,
    LEAVE_IT,
    SEND,
    SEND_FROM,
    SPEND_BONE,
    SPEND_MARKER,
    SPEND_RESOURCE,
    TAKE,
    TAKE_IT,
    TO,
    TO_FIELD,
    WALK_BY_BONE,
    WALK_BY_MARKER,
    WALK_BY_RESOURCE,
)
from trilith.games.prehistory.events import (
    BY_LAND,
    BY_TOKEN,
    FOR_STEPS,
    LEFT,
    MEGALITH_TAKEN,
    REWARD_TAKEN,
    STEPS_GAINED,
    STOOD_UP,
    TOKEN_TAKEN,
    TURN_ENDED,
    WALKED,
)
from trilith.games.prehistory.names import (
    AUTUMN,
    COLOURS,
    FIELDS,
    FIRST_REWARD,
    FIRST_TOKEN,
    MEGALITH_A,
    MOVING,
    NEXT_ROAMING,
    NO_PLAYER,
    NOTHING,
    PLAIN,
    ROAMING,
    START,
    TAKING,
)
from trilith.games.prehistory.rules import camps, development
from trilith.games.prehistory.rules.gaining import gain, gain_points, pay_bones, pay_markers, pay_resource
from trilith.games.prehistory.rules.spring import wealth
from trilith.games.prehistory.table import Table, replaced


def begin(t: Table) -> None:
    """PH-6.1: the first in the turn order is the first to move."""
    t.season = AUTUMN
    begin_turn(t, 0)


def begin_turn(t: Table, first: int) -> None:
    """PH-6.1, PH-2.3: who has nobody on the map, or nothing to buy steps with, is not asked."""
    for at in range(first, t.seats):
        player = t.players[t.order[at]]
        if t.on_map(player) and wealth(player):
            t.turn = t.order[at]
            t.phase = ROAMING
            return
    t.phase = NEXT_ROAMING


def pass_on(t: Table) -> bool:
    """PH-6.1: to the next in the turn order; whether there is anyone."""
    begin_turn(t, place(t.order, t.turn) + 1)
    return t.phase == ROAMING


def stands(t: Table, field: int) -> bool:
    """PH-6.4: whether a member of the player is there who has not moved this year."""
    if field == START:
        return t.me().waiting > 0
    return t.standing[field] > 0 and t.who[field] == t.turn


def anyone_stands(t: Table) -> bool:
    """PH-6.4: whether any member of the player can still move."""
    if t.me().waiting:
        return True
    for field in range(len(FIELDS)):
        if t.standing[field] and t.who[field] == t.turn:
            return True
    return False


def may_end(t: Table, field: int) -> bool:
    """PH-6.6, PH-6.7, PH-6.9: a field without members, no camp of somebody else, not the start camp."""
    if t.land[field] == NOTHING or field == START or t.who[field] != NO_PLAYER:
        return False
    return t.camps[field] == NOTHING or t.owner(field) == t.turn


def reaches(t: Table, origin: int, field: int) -> bool:
    """PH-6.3, PH-6.5, PH-6.8: as far as the steps go, at least one, whoever is on the way."""
    distance = t.box.distance[t.seats][origin * len(FIELDS) + field]
    return 1 <= distance <= t.steps and may_end(t, field)


def can_go(t: Table, origin: int) -> bool:
    """Whether a member there can get anywhere with the steps that are left."""
    if not t.steps:
        return False
    for field in t.box.neighbours[origin]:
        if reaches(t, origin, field):
            return True
    for field in range(len(FIELDS)):
        if reaches(t, origin, field):
            return True
    return False


def payable(t: Table) -> int:
    """PH-6.2: the steps that are left, and those that the player could still buy."""
    me, worth = t.me(), t.box.wheel_steps[t.wheel]
    found = t.steps + me.bones // t.box.step_price
    for colour in range(len(COLOURS)):
        found += worth[colour] * (me.resources[colour] + me.markers[colour])
    return found


def within_reach(t: Table) -> list[tuple[int, int]]:
    """PH-6.3: every field where a member of the player could end a move this turn, and how many steps that takes."""
    origins = [field for field in range(len(FIELDS)) if stands(t, field)]
    distance, most = t.box.distance[t.seats], payable(t)
    found: list[tuple[int, int]] = []
    for field in range(len(FIELDS)):
        if may_end(t, field):
            steps = min([distance[origin * len(FIELDS) + field] for origin in origins], default=0)
            if 1 <= steps <= most:
                found.append((field, steps))
    return found


def legal(t: Table) -> list[Action]:
    """PH-6.1, PH-6.2: buy steps, send a member, build, use development points, or end the turn."""
    me = t.me()
    found: list[Action] = []
    if anyone_stands(t):
        for colour in range(len(COLOURS)):
            if me.resources[colour]:
                found.append(WALK_BY_RESOURCE[colour])
        for colour in range(len(COLOURS)):
            if me.markers[colour]:
                found.append(WALK_BY_MARKER[colour])
        if me.bones >= t.box.step_price:
            found.append(WALK_BY_BONE)
        for field in range(len(FIELDS)):
            if stands(t, field) and can_go(t, field):
                found.append(SEND_FROM[field])
    camps.offer(t, found)
    found.append(END_OF_TURN)
    development.offer(t, found)
    return found


def objection(t: Table, action: Action) -> str:
    """The rule against doing this in one's autumn turn, if there is one."""
    me = t.me()
    verb = action.verb
    if verb == END_TURN:
        return ""
    if verb == BUILD:
        return camps.objection(t, action)
    if verb == SEND:
        if not stands(t, action.first):
            return "PH-6.4" if camps.members(t, action.first) else "PH-6.1"
        if not t.steps:
            return "PH-6.2"
        return "" if can_go(t, action.first) else "PH-6.6"
    if verb != SPEND_RESOURCE and verb != SPEND_MARKER and verb != SPEND_BONE:
        return "PH-6.1"
    if not anyone_stands(t):
        return "PH-6.4"
    if verb == SPEND_BONE:
        return "" if me.bones >= t.box.step_price else "PH-6.2"
    held = me.resources if verb == SPEND_RESOURCE else me.markers
    return "" if held[action.first] else "PH-6.2"


def apply(t: Table, action: Action) -> None:
    """PH-6.2: a cube brings the steps of its colour on the central wheel, a development point one."""
    me = t.me()
    verb = action.verb
    if verb == SPEND_RESOURCE:
        pay_resource(t, me, action.first)
        add_steps(t, t.box.wheel_steps[t.wheel][action.first])
    elif verb == SPEND_MARKER:
        pay_markers(t, me, action.first, 1)
        add_steps(t, t.box.wheel_steps[t.wheel][action.first])
    elif verb == SPEND_BONE:
        pay_bones(t, me, t.box.step_price, FOR_STEPS)
        add_steps(t, 1)
    elif verb == SEND:
        t.spot = action.first
        t.phase = MOVING
    elif verb == BUILD:
        camps.begin(t, action.first)
    else:
        assert verb == END_TURN
        end_turn(t)


def add_steps(t: Table, steps: int) -> None:
    """PH-6.2: steps of several cubes are added."""
    t.steps += steps
    t.say(STEPS_GAINED, steps, 0)


def end_turn(t: Table) -> None:
    """PH-6.2: steps not walked are lost."""
    t.steps = 0
    t.say(TURN_ENDED, 0, 0)
    t.phase = NEXT_ROAMING


def idle(t: Table) -> bool:
    """PH-2.3: whether nothing is left to the player but to end the turn."""
    return not wealth(t.me()) and legal(t) == [END_OF_TURN]


def moving_legal(t: Table) -> list[Action]:
    """PH-6.3: every field where the member may end its move."""
    return [TO_FIELD[field] for field in range(len(FIELDS)) if reaches(t, t.spot, field)]


def moving_objection(t: Table, action: Action) -> str:
    """The rule against ending the move there, if there is one."""
    if action.verb != TO:
        return "PH-6.6"
    field = action.first
    if reaches(t, t.spot, field):
        return ""
    if field == START:
        return "PH-6.7"
    if t.land[field] == NOTHING:
        return "PH-1.11"
    if field == t.spot:
        return "PH-6.5"
    if t.who[field] == NO_PLAYER and may_end(t, field):
        return "PH-6.3"
    return "PH-6.9" if t.owner(field) == t.turn else "PH-6.6"


def move(t: Table, action: Action) -> None:
    """PH-6.3, PH-6.4: the steps are used up, and the member lies down on the field where its move ends."""
    origin, field = t.spot, action.first
    t.steps -= t.box.distance[t.seats][origin * len(FIELDS) + field]
    if origin == START:
        t.me().waiting -= 1
    else:
        t.add_standing(origin, -1)
    t.add_lying(field, 1)
    t.say(WALKED, origin, field)
    if offers_something(t, field):
        t.spot = field
        t.phase = TAKING
    else:
        t.spot = 0
        t.phase = ROAMING


def offers_something(t: Table, field: int) -> bool:
    """Whether a megalith A, an animal token or a reward is there; a campsite can be built on later."""
    return t.land[field] == MEGALITH_A or t.land[field] >= FIRST_TOKEN


def taking_legal(t: Table) -> list[Action]:
    """PH-6.10: take it, or leave it."""
    return [TAKE_IT, LEAVE_IT]


def taking_objection(t: Table, action: Action) -> str:
    """The rule against anything but taking or leaving, if there is one."""
    if action.verb == TAKE or action.verb == LEAVE:
        return ""
    if t.land[t.spot] == MEGALITH_A:
        return "PH-6.12"
    return "PH-6.11" if t.land[t.spot] < FIRST_REWARD else "PH-6.10"


def take(t: Table, action: Action) -> None:
    """PH-6.10, PH-6.11, PH-6.12: a reward stays on the map; a token or megalith A goes, and its field is plain."""
    me = t.me()
    field = t.spot
    land = t.land[field]
    t.spot = 0
    t.phase = ROAMING
    if action.verb == LEAVE:
        t.say(LEFT, field, 0)
    elif land == MEGALITH_A:
        me.megaliths += 1
        t.land = replaced(t.land, field, PLAIN)
        t.say(MEGALITH_TAKEN, field, 0)
    elif land < FIRST_REWARD:
        species = land - FIRST_TOKEN
        me.tokens |= 1 << species
        t.land = replaced(t.land, field, PLAIN)
        t.say(TOKEN_TAKEN, field, species)
        gain_points(t, t.turn, t.box.token_points[species], BY_TOKEN)
    else:
        t.say(REWARD_TAKEN, field, land)
        gain(t, t.turn, t.box.land_reward[land], BY_LAND)


def stand_up(t: Table) -> None:
    """PH-6.14: at the end of autumn everybody on the map stands up."""
    t.standing = tuple([t.standing[field] + t.lying[field] for field in range(len(FIELDS))])
    t.lying = (0,) * len(FIELDS)
    t.tell(STOOD_UP, t.turn, 0, 0)
