"""A position of Prehistory in a few named numbers: the ring and its prices, the boards, and the decision half made."""

from typing import Final

from trilith.core.rows import total
from trilith.core.state import State
from trilith.core.summary import Sheet, Summary
from trilith.games.prehistory.appraise import decision, standing
from trilith.games.prehistory.game import Prehistory
from trilith.games.prehistory.names import (
    ARRIVING,
    AUTUMN,
    CAMPS,
    CEREMONY,
    COLOURS,
    DANCING,
    DEEDS,
    END,
    FISH,
    FISHING,
    GATHER_PLACES,
    HUNTING,
    KINDS,
    LAST_DECISION,
    LAYING,
    MIGRATION,
    NOTHING,
    ONES,
    PAYING,
    PHASES,
    PIECES,
    RECALLING,
    SEASONS,
    SLOTS,
    SPECIES,
    SPRING,
    STONES,
    SUMMER,
    TAKING,
    WINTER,
)
from trilith.games.prehistory.rules import ceremony, paying, scoring
from trilith.games.prehistory.summary_deeds import CAN, hunted, in_spring, in_summer, place_of
from trilith.games.prehistory.summary_map import Land, camp_worth, find, roads
from trilith.games.prehistory.summary_rites import best_open, rites
from trilith.games.prehistory.table import Player
from trilith.games.prehistory.worth import Worth

MOST_SEATS: Final = 4
RING: Final = MOST_SEATS  # a part of the sheet beside the boards
RIVALS: Final = ("own ", "rival 1 ", "rival 2 ", "rival 3 ")
TURNS: Final = ("own turn", "turn of rival 1", "turn of rival 2", "turn of rival 3")
KINDS_OF_PHASE: Final = (*PHASES[: LAST_DECISION + 1], "luck")
RESOURCES: Final = tuple(f"{colour} resource" for colour in COLOURS)
MARKERS: Final = tuple(f"{colour} marker" for colour in COLOURS)
INCOME: Final = tuple(f"{colour} income" for colour in COLOURS)
STEPS: Final = tuple(f"{colour} steps" for colour in COLOURS)
STONES_FREE: Final = tuple(f"{deed} stones free" for deed in DEEDS)
CAPSTONES: Final = tuple(f"{deed} capstone" for deed in DEEDS)
IN_RING: Final = tuple(f"{colour} in the ring" for colour in COLOURS)
PRICES: Final = tuple(f"{colour} prices" for colour in COLOURS)
DEEDS_TO_COME: Final = tuple(f"{deed} to come" for deed in DEEDS)
FISH_OPEN: Final = tuple(f"open fish {value + 1}" for value in range(FISH))
ANIMALS: Final = tuple(f"{species} points" for species in SPECIES)
PRINTS: Final = tuple(f"{species} footprints" for species in SPECIES)
CAMPS_LEFT: Final = tuple(f"camp {camp} left" for camp in CAMPS)
BASKETS: Final = tuple(f"{kind} tiles" for kind in KINDS)
SUMMERS: Final = (1, 1, 1, 0, 0)  # by season, whether this year's summer is still to pay


class PrehistorySummary(Summary):
    """Sums up positions of Prehistory."""

    def write(self, state: State, seat: int, sheet: Sheet) -> None:
        assert isinstance(state, Prehistory)
        _table(state, seat, sheet)
        if not sheet.again(RING):
            _ring(state, sheet)
        _offers(state, state.players[seat], sheet)
        _pending(state, seat, sheet)
        begun = sheet.at
        _boards(state, seat, sheet)
        sheet.leave((sheet.at - begun) // state.seats * (MOST_SEATS - state.seats))


def _boards(t: Prehistory, seat: int, sheet: Sheet) -> None:
    """All boards, clockwise from a seat on; no player hides anything, so a board looks the same from every side."""
    land: Land | None = None
    worth: Worth | None = None
    for step in range(t.seats):
        who = (seat + step) % t.seats
        if sheet.again(who):
            continue
        if land is None or worth is None:
            land, worth = Land(t), Worth(t)
        begun = sheet.at
        sheet.about = RIVALS[step]
        _player(t, who, land, worth, sheet)
        sheet.keep(who, begun)


def _table(t: Prehistory, seat: int, sheet: Sheet) -> None:
    """Time, and whose turn it is."""
    sheet.about = ""
    sheet.put("players", t.seats / 4.0)
    sheet.put("year", t.year / 5.0)
    sheet.put("last year", 1.0 if t.year == t.box.years else 0.0)
    sheet.mark(SEASONS, t.season)
    sheet.mark(KINDS_OF_PHASE, min(t.phase, LAST_DECISION + 1))
    sheet.mark(TURNS, (t.turn - seat) % t.seats)


def _ring(t: Prehistory, sheet: Sheet) -> None:
    """The stones, their cubes and the prices between them."""
    begun = sheet.at
    for deed in range(len(DEEDS)):
        free = 0
        for stone in range(STONES * deed, STONES * deed + STONES):
            if t.stones[stone] == NOTHING:
                free += 1
        sheet.put(STONES_FREE[deed], free / 2.0 if t.season == SPRING else 0.0)
        cubes = STONES - free
        for colour in range(len(COLOURS)):
            cubes += t.capstones[deed * len(COLOURS) + colour]
        sheet.put(CAPSTONES[deed], cubes / 4.0)
        sheet.put(DEEDS_TO_COME[deed], 1.0 if t.season == SUMMER and t.deed <= deed else 0.0)
    for colour in range(len(COLOURS)):
        cubes = 0
        for deed in range(len(DEEDS)):
            cubes += t.capstones[deed * len(COLOURS) + colour]
        sheet.put(IN_RING[colour], cubes / 4.0)
        sheet.put(STEPS[colour], t.box.wheel_steps[t.wheel][colour] / 3.0 if t.wheel != NOTHING else 0.0)
        sheet.put(PRICES[colour], _prices(t, colour) / 4.0)
    sheet.keep(RING, begun)


def _prices(t: Prehistory, colour: int) -> int:
    """How many prices of the spring a colour can pay."""
    if t.season > SPRING or t.turned[0] == NOTHING or t.turned[3] == NOTHING:
        return 0
    found = 0
    if paying.faces(t, FISHING, colour):
        found += 1
    if paying.faces(t, HUNTING, colour):
        found += 1
    if paying.faces(t, MIGRATION, colour):
        found += 1
    for place in range(GATHER_PLACES):
        if t.box.gather_prices[place] == colour and t.tiles[place] != NOTHING:
            found += 1
    return found


def _offers(t: Prehistory, own: Player, sheet: Sheet) -> None:
    """What lies open, and what it would add to what this seat has."""
    for value in range(FISH):
        sheet.put(FISH_OPEN[value], t.fish[value] / 2.0)
    kinds = best = 0
    for tile in t.tiles:
        if tile != NOTHING:
            held = own.of_kind(tile // 2)
            gain = t.box.set_points[held + 1] - t.box.set_points[held] if held < 5 else 0
            best = max(best, gain)
            kinds += 1
    sheet.put("open tiles", kinds / 6.0)
    sheet.put("best open tile", best / 4.0)
    cheap = dear = 0
    for slot in range(SLOTS):
        card = t.prey[slot]
        if card != NOTHING:
            gain = hunted(t, own, card)
            if t.box.prey_value[card] == 1:
                cheap = max(cheap, gain)
            dear = max(dear, gain)
    sheet.put("best cheap prey", cheap / 6.0)
    sheet.put("best prey", dear / 6.0)


def _pending(t: Prehistory, seat: int, sheet: Sheet) -> None:
    """The decision half made, for whoever makes it: positive if that is this seat."""
    sign = 1.0 if t.turn == seat else -1.0
    me = t.me()
    buying = t.phase == PAYING
    sheet.put("pending stone", sign if t.season == SPRING and PAYING <= t.phase <= LAYING else 0.0)
    sheet.put("pending price", sign * t.due / 3.0)
    sheet.put("pending fish", sign * (t.goal + 1) / 3.0 if buying and t.deed == FISHING else 0.0)
    card = t.prey[t.goal] if buying and t.deed == HUNTING else NOTHING
    sheet.put("pending prey", sign * hunted(t, me, card) / 6.0 if card != NOTHING else 0.0)
    sheet.put("pending card", sign if card != NOTHING else 0.0)
    coming = t.deed == MIGRATION and (buying or t.phase == ARRIVING)
    sheet.put("pending members", sign * t.goal / 3.0 if coming else 0.0)
    dancing = t.phase == DANCING and t.deed == CEREMONY
    best = best_open(t, scoring.metrics(t, t.turn), t.goal, t.goal) if dancing else 0.0
    sheet.put("pending rite", sign * best / 5.0)
    left = t.goal - ceremony.moves(t) if dancing and t.season == SPRING else 0
    sheet.put("pending moves", sign * left / 3.0)
    sheet.put("pending steps", sign * t.steps / 5.0)
    sheet.put("pending gifts", sign * (t.gifts + t.marker_gifts) / 2.0)
    sheet.put("pending find", sign * find(t, me, t.spot) / 3.0 if t.phase == TAKING else 0.0)
    sheet.put("pending camp", sign * camp_worth(t, t.goal) / 5.0 if t.phase == RECALLING else 0.0)


def _player(t: Prehistory, seat: int, land: Land, worth: Worth, sheet: Sheet) -> None:
    """One board, what it earns each year, and what it is worth at the end as things stand."""
    player, box = t.players[seat], t.box
    summers = box.years - t.year + SUMMERS[t.season]
    on_map = t.on_map(player)
    sheet.put("score", player.score / 100.0)
    sheet.put("promise", standing(t, seat, worth) / 60.0)
    sheet.put("decision", decision(t, seat, worth) / 10.0)
    sheet.put("bones", player.bones / 10.0)
    sheet.put("track", player.track / 24.0)
    sheet.put(
        "track to come",
        summers * (box.track_points[player.track] + box.track_bones[player.track] / 3.0) / 25.0,
    )
    sheet.put("home", player.home / 5.0)
    sheet.put("members", (player.home + on_map) / 10.0)
    sheet.put("on the map", on_map / 8.0)
    sheet.put("on the map to come", summers * on_map / 20.0)
    sheet.put("room on the map", (box.beyond_camps + player.built() - on_map) / 5.0)
    sheet.put("camps", player.built() / 7.0)
    sheet.put("passed", 1.0 if t.passed >> seat & 1 else 0.0)
    _place(t, seat, sheet)
    _cubes(t, player, sheet)
    _collections(t, player, summers, sheet)
    counted = scoring.metrics(t, seat) if player.rites or t.season == SUMMER else []
    rites(t, seat, counted, sheet)
    roads(t, seat, land, sheet)
    if t.season == SPRING:
        in_spring(t, player, sheet)
    elif t.season == SUMMER:
        in_summer(t, seat, counted, sheet)
    else:
        for name in CAN:
            sheet.put(name, 0.0)


def _place(t: Prehistory, seat: int, sheet: Sheet) -> None:
    """Turn order of this year, and of the next as far as it is danced for."""
    place, danced = place_of(t, seat), 0
    for at in range(len(t.dancers)):
        if t.dancers[at] == seat:
            danced = t.seats - at
    sheet.put("place", place / 3.0)
    sheet.put("place to come", danced / 4.0 if t.year < t.box.years and t.season != WINTER else 0.0)
    later = t.season == AUTUMN and place > place_of(t, t.turn)
    sheet.put("yet to roam", 1.0 if t.season < AUTUMN or later or t.turn == seat else 0.0)


def _cubes(t: Prehistory, player: Player, sheet: Sheet) -> None:
    """Cubes by colour, the weather's income, and how many steps all of it would buy."""
    steps = player.bones
    for colour in range(len(COLOURS)):
        held, marked = player.resources[colour], player.markers[colour]
        sheet.put(RESOURCES[colour], held / 5.0)
        sheet.put(MARKERS[colour], marked / 5.0)
        if t.wheel != NOTHING:
            steps += (held + marked) * t.box.wheel_steps[t.wheel][colour]
        income = 0
        if player.weather != NOTHING and t.year < t.box.years:
            income = t.box.board_income[player.board][player.weather][colour]
        sheet.put(INCOME[colour], income / 3.0)
    resources, markers = total(player.resources), total(player.markers)
    sheet.put("resources", resources / 10.0)
    sheet.put("markers", markers / 10.0)
    sheet.put("cubes at the end", (player.bones + resources + markers) / 30.0 if t.season == END else 0.0)
    sheet.put("steps", min(steps, 20) / 10.0 if t.season <= AUTUMN else 0.0)


def _collections(t: Prehistory, player: Player, summers: int, sheet: Sheet) -> None:
    """Paintings, baskets, animals and megaliths."""
    pieces = ONES[player.painted]
    sheet.put("pieces", pieces / 9.0)
    for piece in range(len(PIECES)):
        sheet.put(PIECES[piece], float(player.painted >> piece & 1))
    sheet.put("painting", scoring.painting(t, player) / 18.0)
    pairs = 0
    for kind in range(len(KINDS)):
        held = player.of_kind(kind)
        sheet.put(BASKETS[kind], held / 3.0)
        pairs += min(held, player.of_kind(t.box.partner[kind]))
    sheet.put("pairs", pairs / 6.0)
    sheet.put("gathering", scoring.gathering(t, player) / 15.0)
    product = 0
    for species in range(len(SPECIES)):
        prints, worth = scoring.footprints_of(t, player, species), scoring.worth_of(t, player, species)
        product += prints * worth
        sheet.put(ANIMALS[species], worth / 5.0)
        sheet.put(PRINTS[species], prints / 2.0)
    sheet.put("animals", product / 20.0)
    sheet.put("hunting cards", len(player.hunted) / 8.0)
    sheet.put("fish", total(list(player.fish)) / 8.0)
    sheet.put("megaliths", player.megaliths / 5.0)
    for camp in range(len(CAMPS)):
        sheet.put(CAMPS_LEFT[camp], float(player.camps >> camp & 1))
