"""How a beginner plans an autumn turn: the best walk for everybody who stands, paid with the cheapest cubes."""

from typing import Final

from trilith.games.prehistory.game import Prehistory
from trilith.games.prehistory.names import (
    BUILDING,
    CAMPS,
    CAMPSITE,
    COLOURS,
    FIELDS,
    FIRST_MEGALITH_C,
    FIRST_REWARD,
    FIRST_TOKEN,
    MEGALITH_A,
    MEGALITH_B,
    NOTHING,
    RECALLING,
    START,
    TAKING,
)
from trilith.games.prehistory.rules import autumn, camps
from trilith.games.prehistory.table import Player
from trilith.games.prehistory.worth import Worth

FARTHEST: Final = 8  # steps that are planned for
NEVER: Final = 99.0


def roaming(t: Prehistory, player: Player, worth: Worth) -> float:
    """What lies ready: a reward to take, camps to build."""
    value = 0.0
    if t.phase == TAKING:
        value += _find(t, t.spot, worth)
    if t.phase == RECALLING:
        return value + _camp(t, t.goal, worth) - t.due * (worth.on_map - worth.home)
    for site in range(len(FIELDS)):
        if camps.is_site(t, site):
            value += _best_camp(t, player, camps.supporters(t, site), worth)
    return value


def _best_camp(t: Prehistory, player: Player, helpers: int, worth: Worth) -> float:
    """The best camp that so many members can build."""
    best = 0.0
    for camp in range(len(CAMPS)):
        if camps.possible(t, player, camp, helpers):
            leaving = t.box.camp_black[camp] * (worth.on_map - worth.home)
            best = max(best, _camp(t, camp, worth) - leaving)
    return best


def _camp(t: Prehistory, camp: int, worth: Worth) -> float:
    """A camp's points and development points, its new member, and what it is good for later."""
    return t.box.camp_points[camp] + t.box.camp_bones[camp] * worth.bone + worth.home + worth.camp + 0.2


def _find(t: Prehistory, field: int, worth: Worth) -> float:
    """What a member finds on a field."""
    land = t.land[field]
    if land == MEGALITH_A:
        return float(t.box.megalith_points) + 0.2
    if FIRST_TOKEN <= land < FIRST_REWARD:
        return t.box.token_points[land - FIRST_TOKEN] + 0.5
    if land >= FIRST_REWARD:
        return worth.reward(t.box.land_reward[land])
    return 0.0


def plan(t: Prehistory, player: Player, worth: Worth) -> float:
    """What the best walks of those who stand bring beyond what their steps cost."""
    standing = {START: player.waiting} if player.waiting else {}
    for field in range(len(FIELDS)):
        if t.who[field] == t.turn and t.standing[field]:
            standing[field] = t.standing[field]
    if not standing or t.phase in (BUILDING, RECALLING):
        return 0.0
    costs = _step_costs(t, player, worth)
    goals = _goals(t, player, worth)
    distance, walked, value = t.box.distance[t.seats], 0, 0.0
    while standing and goals:
        best, move = 0.01, (NOTHING, NOTHING)
        for origin in standing:
            for goal, gain in goals.items():
                steps = walked + distance[origin * len(FIELDS) + goal]
                if steps <= FARTHEST and gain - costs[steps] + costs[walked] > best:
                    best, move = gain - costs[steps] + costs[walked], (origin, goal)
        origin, goal = move
        if origin == NOTHING:
            break
        value += best
        walked += distance[origin * len(FIELDS) + goal]
        standing[origin] -= 1
        if not standing[origin]:
            del standing[origin]
        del goals[goal]
    return value


def _goals(t: Prehistory, player: Player, worth: Worth) -> dict[int, float]:
    """Every field worth going to, and what it brings."""
    found: dict[int, float] = {}
    for field in range(len(FIELDS)):
        if t.land[field] == NOTHING or not autumn.may_end(t, field):
            continue
        gain = _find(t, field, worth)
        if t.land[field] == CAMPSITE and t.camps[field] == NOTHING:
            gain += _best_camp(t, player, camps.supporters(t, field) + 1, worth)
        for near in t.box.around[field]:
            if t.land[near] == MEGALITH_B:
                gain += worth.settled
            elif FIRST_MEGALITH_C <= t.land[near] < FIRST_TOKEN and t.camps[field] == NOTHING:
                gain += 0.8 * worth.settled
        if gain > 0.2:
            found[field] = gain
    return found


def _step_costs(t: Prehistory, player: Player, worth: Worth) -> list[float]:
    """For every number of steps, the least worth of cubes and bones that must be given for it."""
    costs = [0.0 if steps <= t.steps else NEVER for steps in range(FARTHEST + 1)]
    items = [(1, worth.bone)] * min(player.bones, FARTHEST)
    for colour in range(len(COLOURS)):
        steps = t.box.wheel_steps[t.wheel][colour]
        items += [(steps, worth.resources[colour])] * min(player.resources[colour], 4)
        items += [(steps, worth.markers[colour])] * min(player.markers[colour], 4)
    for steps, price in items:
        for reached in range(FARTHEST, t.steps, -1):
            costs[reached] = min(costs[reached], costs[max(t.steps, reached - steps)] + price)
    return costs
