"""A position of Endless Winter in a few named numbers: time, the turn under way, and every board."""

from typing import Final

from trilith.core.rows import count, total
from trilith.core.state import State
from trilith.core.summary import Sheet, Summary
from trilith.games.endless_winter.appraise import decision, standing
from trilith.games.endless_winter.game import EndlessWinter
from trilith.games.endless_winter.names import (
    CHIEFS as CHIEF_KINDS,
)
from trilith.games.endless_winter.names import (
    COLUMNS,
    ECLIPSE,
    GAINS,
    HEXES,
    HOME,
    JUNCTURES,
    NOTHING,
    OVER,
    PHASES,
    PREPARING,
    REST,
    SIDES,
    SPECIES,
    TURNS,
)
from trilith.games.endless_winter.rules import burying, eclipse, idols, megaliths, migrating, scoring, stones
from trilith.games.endless_winter.summary_cards import deck, hand
from trilith.games.endless_winter.table import Player

MOST_SEATS: Final = 4
RIVALS: Final = ("own ", "rival 1 ", "rival 2 ", "rival 3 ")
WHOSE_TURN: Final = ("own turn", "turn of rival 1", "turn of rival 2", "turn of rival 3")
COMING: Final = tuple(f"{gain} to come" for gain in GAINS)
OFFERED: Final = tuple(f"{gain} on offer" for gain in GAINS)
WILD: Final = tuple(f"animal {animal + 1} on the ground" for animal in range(SPECIES))
ALIVE: Final = tuple(f"animal {animal + 1} alive" for animal in range(SPECIES))
FIRST: Final = tuple(f"{column} free" for column in COLUMNS)
TERRAINS: Final = 8  # the types, glacier and base tile
CHIEFS: Final = tuple(f"chief {chief + 1} {side}" for chief in range(CHIEF_KINDS) for side in SIDES)
LED: Final = tuple(f"terrain {terrain + 1} led" for terrain in range(TERRAINS))


class EndlessWinterSummary(Summary):
    """Sums up positions of Endless Winter."""

    def write(self, state: State, seat: int, sheet: Sheet) -> None:
        assert isinstance(state, EndlessWinter)
        eclipses = eclipses_left(state)
        _table(state, seat, eclipses, sheet)
        _turn(state, seat, sheet)
        sheet.about = RIVALS[0]
        hand(state, state.players[seat], sheet)
        sheet.put("promise", standing(state, seat) / 80.0)
        sheet.put("decision", decision(state, seat) / 20.0)
        begun = sheet.at
        _boards(state, seat, eclipses, sheet)
        sheet.leave((sheet.at - begun) // state.seats * (MOST_SEATS - state.seats))


def _boards(t: EndlessWinter, seat: int, eclipses: float, sheet: Sheet) -> None:
    """All boards, clockwise from a seat on: what everybody sees of them, and what only their owner does."""
    influence: list[list[int]] = []
    for step in range(t.seats):
        who = (seat + step) % t.seats
        sheet.about = RIVALS[step]
        if not sheet.again(who):
            if not influence:
                influence = [migrating.influences(t, each) for each in range(t.seats)]
            begun = sheet.at
            _player(t, who, eclipses, influence, sheet)
            sheet.keep(who, begun)
        _laid(t, t.players[who], step == 0 or t.phase == ECLIPSE, sheet)


def eclipses_left(t: EndlessWinter) -> float:
    """How many eclipses are still to come; the one under way counts half."""
    left = t.box.rounds - t.round
    if t.phase == PREPARING:
        return float(left)
    return left + (0.5 if t.phase == ECLIPSE else 1.0)


def _table(t: EndlessWinter, seat: int, eclipses: float, sheet: Sheet) -> None:
    """Time, whose turn it is, and what lies open for everyone."""
    sheet.about = ""
    sheet.put("players", t.seats / 4.0)
    sheet.put("round", t.round / 4.0)
    sheet.put("eclipses left", eclipses / 4.0)
    sheet.put("last eclipse", 1.0 if eclipses <= 1.0 else 0.0)
    sheet.put("step", t.step / 3.0)
    sheet.mark(PHASES, t.phase)
    sheet.mark(WHOSE_TURN, (t.turn - seat) % t.seats)
    for column in range(REST):
        sheet.put(FIRST[column], 1.0 if t.first_in[column] == NOTHING else 0.0)
    for animal in range(SPECIES):
        sheet.put(WILD[animal], t.ground[animal] / 3.0)
    sheet.put("open stones", len(t.stones) / 7.0)
    sheet.put("open culture cards", (len(t.display) - count(t.display, NOTHING)) / 8.0)


def _turn(t: EndlessWinter, seat: int, sheet: Sheet) -> None:
    """The turn under way, for whoever has it: positive if that is this seat."""
    sign = 1.0 if t.turn == seat else -1.0
    sheet.put("labour", sign * t.labour / 10.0)
    for column in range(len(COLUMNS)):
        here = t.column == column
        sheet.put(COLUMNS[column], sign if here else 0.0)
    sheet.put("culture cards played", sign * t.cultures / 3.0)
    sheet.put("chief's ability unused", sign if t.figure and not t.called else 0.0)
    sheet.put("abilities ready", sign * len(t.ready) / 3.0)
    sheet.put("card due", sign * t.due)
    for gain in range(len(GAINS)):
        sheet.put(COMING[gain], sign * t.pool[gain] / 2.0)
    offered = [0] * (len(GAINS) + 1)
    price = 0.0
    if t.offer != NOTHING:
        price = _offer(t, t.offer, offered)
    elif t.owed != NOTHING:
        price = _offer(t, t.owed >> 1, offered)
    for gain in range(len(GAINS)):
        sheet.put(OFFERED[gain], sign * offered[gain] / 2.0)
    sheet.put("price of the offer", sign * price / 2.0)
    sheet.put("arrow", sign if t.arrow != NOTHING else 0.0)


def _offer(t: EndlessWinter, kind: int, offered: list[int]) -> float:
    """Add what an effect would bring for its price; its price in food and tools."""
    effect = t.box.effects[kind]
    for at in range(0, len(effect.reward), 2):
        offered[effect.reward[at]] += effect.reward[at + 1]
    if t.owed != NOTHING:
        for at in range(0, len(effect.gain), 2):
            offered[effect.gain[at]] += effect.gain[at + 1]
    return effect.food + 2.0 * effect.tools


def _player(t: EndlessWinter, seat: int, eclipses: float, influence: list[list[int]], sheet: Sheet) -> None:
    """One board: goods, tracks, figures, then cards, land and monuments."""
    player = t.players[seat]
    sheet.put("score", player.score / 100.0)
    sheet.put("food", player.food / 10.0)
    sheet.put("food limit", t.limit(player) / 10.0)
    sheet.put("tools", player.tools / 10.0)
    sheet.put("goods", min(player.food + player.tools, 6) / 6.0)
    sheet.put("offering", player.offering / 8.0)
    sheet.put("leftovers", scoring.offering(t, player) / 10.0)
    sheet.put("honor", player.honor / 8.0)
    first = player.honor and idols.rank(t, player) == 0
    sheet.put("first in honor", 1.0 if first else 0.0)
    sheet.put("second in honor", 1.0 if player.honor and idols.rank(t, player) == 1 else 0.0)
    sheet.put("graves", burying.graves(player) / 5.0)
    sheet.put("burial points", scoring.honor(t, player) / 10.0)
    turns = count(player.figures, HOME) if t.phase < ECLIPSE else 0
    sheet.put("turns left", turns / TURNS)
    sheet.put("resting", count(player.figures, REST) / TURNS)
    place = 0
    for at in range(len(t.order)):
        if t.order[at] == seat:
            place = at
    sheet.put("place", place / 3.0)
    sheet.mark(CHIEFS, 2 * player.chief + player.side)
    deck(t, player, eclipses, sheet)
    _beasts(t, player, sheet)
    _land(t, seat, eclipses, influence, sheet)
    _monuments(t, seat, eclipses, sheet)


def _laid(t: EndlessWinter, player: Player, seen: bool, sheet: Sheet) -> None:
    """What a player has laid for the eclipse, which others see only when it comes."""
    sheet.put("eclipse strength", eclipse.strength(t, player) / 10.0 if seen else 0.0)
    gains = 0
    if seen:
        for kind in player.pile:
            gains += len(t.box.eclipse[kind])
    sheet.put("eclipse gains laid", gains / 8.0)


def _beasts(t: EndlessWinter, player: Player, sheet: Sheet) -> None:
    """Animals alive, and what their sets are worth."""
    for animal in range(SPECIES):
        sheet.put(ALIVE[animal], player.animals[animal] / 3.0)
    sheet.put("animals", scoring.animals(t, player) / 30.0)
    sheet.put("tipped", total(player.tipped) / 5.0)


def _land(t: EndlessWinter, seat: int, eclipses: float, influence: list[list[int]], sheet: Sheet) -> None:
    """Camps, hexes on which nobody has more influence, and how near a village is."""
    player = t.players[seat]
    out, spread = 0, 0
    for hexagon in range(len(HEXES)):
        if player.camps[hexagon]:
            out += player.camps[hexagon]
            spread += 1
    led = [0] * (TERRAINS + 1)
    mine = influence[seat]
    for hexagon in range(len(HEXES)):
        if mine[hexagon] and t.land[hexagon] != NOTHING:
            leads = True
            for other in range(t.seats):
                if influence[other][hexagon] > mine[hexagon]:
                    leads = False
            if leads:
                led[t.land[hexagon]] += 1
    sheet.put("camps left", player.camps_left / 5.0)
    sheet.put("camps", out / 5.0)
    sheet.put("hexes with camps", spread / 5.0)
    for terrain in range(TERRAINS):
        sheet.put(LED[terrain], led[terrain] * eclipses / 8.0)
    best = 0
    if out > 1:
        for at in range(len(JUNCTURES)):
            if t.villages[at] == NOTHING:
                one, two, three = JUNCTURES[at]
                near = min(player.camps[one], 1) + min(player.camps[two], 1) + min(player.camps[three], 1)
                best = max(best, near)
    sheet.put("camps round a juncture", best / 3.0)
    sheet.put("village possible", 1.0 if best == 3 else 0.0)
    villages = count(t.villages, seat)
    sheet.put("villages", villages / 3.0)
    sheet.put("village incomes", villages * eclipses / 6.0)


def _monuments(t: EndlessWinter, seat: int, eclipses: float, sheet: Sheet) -> None:
    """Megaliths and sacred stones, and what stones will bring in the eclipses to come."""
    player = t.players[seat]
    ground = above = worth = 0
    if t.pattern != NOTHING:
        ground, above = megaliths.on_ground(t, seat), megaliths.above_ground(t, seat)
        for stone in player.stones:
            worth += stones.worth(t, seat, stone)
    sheet.put("megaliths", player.built / 10.0)
    sheet.put("megaliths on the ground", ground / 5.0)
    sheet.put("megaliths above", above / 3.0)
    sheet.put("megalith incomes", player.built // t.box.stack * eclipses / 8.0)
    sheet.put("stones", len(player.stones) / 3.0)
    sheet.put("stones to come", len(player.stones) * eclipses / 6.0)
    sheet.put("stone points", worth / 10.0)
    sheet.put("stone points to come", worth * (eclipses if t.phase != OVER else 0.0) / 20.0)
