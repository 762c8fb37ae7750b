"""What the map holds for a player: finds and campsites by distance, helpers for camps, megaliths held."""

from typing import Final

from trilith.core.summary import Sheet
from trilith.games.prehistory.game import Prehistory
from trilith.games.prehistory.names import (
    AUTUMN,
    CAMPS,
    CAMPSITE,
    FIELDS,
    FIRST_MEGALITH_C,
    FIRST_REWARD,
    FIRST_TOKEN,
    GIVES_BONES,
    GIVES_POINTS,
    MEGALITH_A,
    MEGALITH_B,
    NO_PLAYER,
    NOTHING,
    START,
)
from trilith.games.prehistory.rules import scoring
from trilith.games.prehistory.table import Player

NEAR: Final = 4  # steps that are told apart
FAR_AWAY: Final = 9
FINDS: Final = ("finds 1 step off", "finds 2 steps off", "finds 3 steps off", "finds 4 steps off")
CAMPS_OFF: Final = ("camps 1 step off", "camps 2 steps off", "camps 3 steps off", "camps 4 steps off")
BONE: Final = 0.45
GIFT: Final = 0.8  # a cube or member that lies on a field


class Land:
    """The fields that matter, looked up once for a position."""

    def __init__(self, t: Prehistory) -> None:
        self.finds: list[int] = []
        self.sites: list[int] = []
        self.stones: list[int] = []  # megaliths B
        self.giants: list[int] = []  # megaliths C
        for field in range(len(FIELDS)):
            kind = t.land[field]
            if kind < CAMPSITE:
                continue
            if kind == CAMPSITE:
                if t.camps[field] == NOTHING:
                    self.sites.append(field)
            elif kind == MEGALITH_B:
                self.stones.append(field)
            elif FIRST_MEGALITH_C <= kind < FIRST_TOKEN:
                self.giants.append(field)
            elif kind == MEGALITH_A or kind >= FIRST_TOKEN:
                self.finds.append(field)


def find(t: Prehistory, player: Player, field: int) -> float:
    """About how many points a member gains on a field; an animal token counts once more for every footprint."""
    kind = t.land[field]
    if kind == MEGALITH_A:
        return float(t.box.megalith_points)
    if kind < FIRST_REWARD:
        species = kind - FIRST_TOKEN
        return t.box.token_points[species] * (1.0 + scoring.footprints_of(t, player, species))
    worth = 0.0
    reward = t.box.land_reward[kind]
    for at in range(0, len(reward), 2):
        if reward[at] == GIVES_POINTS:
            worth += reward[at + 1]
        elif reward[at] == GIVES_BONES:
            worth += BONE * reward[at + 1]
        else:
            worth += GIFT
    return worth


def roads(t: Prehistory, seat: int, land: Land, sheet: Sheet) -> None:
    """Where the members of a player are, and what is how far from those who can still walk this year."""
    player = t.players[seat]
    members: list[int] = []
    walkers: list[int] = []
    standing = player.waiting
    lying = 0
    if player.waiting:
        members.append(START)
        walkers.append(START)
    for field in range(len(FIELDS)):
        if t.who[field] == seat:
            members.append(field)
            standing += t.standing[field]
            lying += t.lying[field]
            if t.standing[field] or t.season > AUTUMN:
                walkers.append(field)
    sheet.put("standing", standing / 5.0)
    sheet.put("lying", lying / 5.0)
    _goals(t, seat, land, members, walkers, sheet)
    sheet.put("megaliths B", _presence(t, seat, land) / 10.0)
    control = behind = shared = 0
    for field in land.giants:
        mine = scoring.units(t, seat, field)
        most = 0
        for other in range(t.seats):
            if other != seat:
                most = max(most, scoring.units(t, other, field))
        control += mine
        if mine and mine < most:
            behind += 1
        shared += scoring.share(t, seat, field)
    sheet.put("control", control / 5.0)
    sheet.put("behind in control", behind / 3.0)
    sheet.put("megaliths C", shared / 10.0)


def _goals(
    t: Prehistory, seat: int, land: Land, members: list[int], walkers: list[int], sheet: Sheet
) -> None:
    """What fields bring by their distance from the nearest who can walk: finds, and camps with those who are near."""
    player = t.players[seat]
    finds = [0.0] * (NEAR + 1)
    camps = [0.0] * (NEAR + 1)
    most, ready, within = 0, 0.0, 0.0
    steps = t.steps if t.season == AUTUMN and t.turn == seat else 0
    if walkers:
        for field in land.finds:
            if t.who[field] == NO_PLAYER:
                away = _nearest(t, walkers, field)
                if away <= NEAR:
                    gain = find(t, player, field)
                    finds[away] += gain
                    if away <= steps:
                        within = max(within, gain)
    if members:
        for site in land.sites:
            helpers = _at(t, seat, site)
            for field in t.box.neighbours[site]:
                helpers += _at(t, seat, field)
            most = max(most, helpers)
            if t.who[site] == seat and t.lying[site]:
                ready = max(ready, _best_camp(t, player, helpers))
            elif t.who[site] == NO_PLAYER and walkers:
                away = _nearest(t, walkers, site)
                if away <= NEAR:
                    gain = _best_camp(t, player, helpers + 1)
                    camps[away] += gain
                    if away <= steps:
                        within = max(within, gain)
    for away in range(1, NEAR + 1):
        sheet.put(FINDS[away - 1], finds[away] / 6.0)
        sheet.put(CAMPS_OFF[away - 1], camps[away] / 10.0)
    sheet.put("goal within steps", within / 4.0)
    sheet.put("helpers at a site", min(most, 4) / 3.0)
    sheet.put("camp to be built", ready / 5.0 if t.season == AUTUMN and t.turn == seat else 0.0)


def _nearest(t: Prehistory, walkers: list[int], field: int) -> int:
    """How far it is to a field from the nearest who can walk."""
    distance = t.box.distance[t.seats]
    row = field * len(FIELDS)
    nearest = FAR_AWAY
    for origin in walkers:
        steps = distance[row + origin]
        if steps < nearest:
            nearest = steps
    return nearest


def _at(t: Prehistory, seat: int, field: int) -> int:
    """How many members of a player are on a field."""
    if field == START:
        return t.players[seat].waiting
    return t.standing[field] + t.lying[field] if t.who[field] == seat else 0


def camp_worth(t: Prehistory, camp: int) -> float:
    """The points of a camp, its new member counted as one."""
    return 1.0 + t.box.camp_points[camp] + BONE * t.box.camp_bones[camp]


def _best_camp(t: Prehistory, player: Player, helpers: int) -> float:
    """The most points of a camp that so many can build."""
    best = 0.0
    for camp in range(len(CAMPS)):
        if player.camps >> camp & 1 and t.box.camp_grey[camp] + t.box.camp_black[camp] <= helpers:
            best = max(best, camp_worth(t, camp))
    return best


def _presence(t: Prehistory, seat: int, land: Land) -> int:
    """Points of all megaliths B as things stand."""
    found = 0
    for field in land.stones:
        found += scoring.presence(t, seat, field)
    return found
