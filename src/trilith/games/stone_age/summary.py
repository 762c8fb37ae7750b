"""A position of Stone Age in a few named numbers: boards, the display, what is being decided, how long it may last."""

from typing import Final

from trilith.core.rows import total
from trilith.core.state import State
from trilith.core.summary import Sheet, Summary
from trilith.games.stone_age.appraise import appraise, collect
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.names import (
    EFFECTS,
    FIELD,
    FIGURES,
    FIRST_CARD,
    FIXED,
    FOOD,
    FREE,
    GOLD,
    GOODS,
    HUNT,
    HUT,
    LAST_DECISION,
    NO_SYMBOL,
    NOTHING,
    ONE_USE_TOOL,
    PHASES,
    RIVER,
    SLOTS,
    SPOTS,
    SYMBOLS,
    TOOL_PLACES,
    WOOD,
)
from trilith.games.stone_age.rules import choosing, feeding, paying
from trilith.games.stone_age.summary_plans import multiplier, plans
from trilith.games.stone_age.table import Player

MOST_SEATS: Final = 4
DISPLAY: Final = MOST_SEATS  # a part of the sheet beside the boards
CARDS_A_ROUND: Final = 2.3
ROUNDS_A_TILE: Final = 1.7
PIPS_PER_DIE: Final = 3.5
HEAP: Final = 30  # more of anything is not told apart
RIVALS: Final = ("own ", "rival 1 ", "rival 2 ", "rival 3 ")
TURNS: Final = ("own turn", "turn of rival 1", "turn of rival 2", "turn of rival 3")
STARTS: Final = ("start player", "rival 1 starts", "rival 2 starts", "rival 3 starts")
TOOLS: Final = ("tool 1", "tool 2", "tool 3")
ASKED: Final = tuple(f"building {stack + 1} asks {good}" for stack in range(MOST_SEATS) for good in GOODS)
CARD_EFFECTS: Final = tuple(tuple(f"card {slot + 1} {effect}" for effect in EFFECTS) for slot in range(SLOTS))
CARD_NUMBERS: Final = tuple(
    f"card {slot + 1} {what}" for slot in range(SLOTS) for what in ("new symbol", "second symbol", "figures")
)
BUILDING_NUMBERS: Final = tuple(
    f"building {stack + 1} {what}"
    for stack in range(MOST_SEATS)
    for what in ("left", "points", "free", "kinds")
)
KINDS_OF_PHASE: Final = (*PHASES[: LAST_DECISION + 1], "luck")


class StoneAgeSummary(Summary):
    """Sums up positions of Stone Age."""

    def write(self, state: State, seat: int, sheet: Sheet) -> None:
        assert isinstance(state, StoneAge)
        rounds = rounds_left(state)
        _table(state, seat, rounds, sheet)
        if not sheet.again(DISPLAY):
            _display(state, sheet)
        _wanted(state, state.players[seat], sheet)
        _pending(state, seat, sheet)
        begun = sheet.at
        for step in range(state.seats):
            sheet.about = RIVALS[step]
            _board(state, seat, (seat + step) % state.seats, rounds, sheet)
        sheet.leave((sheet.at - begun) // state.seats * (MOST_SEATS - state.seats))


def rounds_left(t: StoneAge) -> float:
    """About how many rounds are still to come: until cards or the lowest stack run out."""
    lowest = t.heights[0]
    for height in t.heights:
        lowest = min(lowest, height)
    return min(len(t.pile) / CARDS_A_ROUND, lowest * ROUNDS_A_TILE)


def _table(t: StoneAge, seat: int, rounds: float, sheet: Sheet) -> None:
    sheet.about = ""
    sheet.put("players", t.seats / 4.0)
    sheet.put("round", t.round / 10.0)
    sheet.put("rounds left", rounds / 10.0)
    sheet.put("last round", 1.0 if rounds < 1.0 else 0.0)
    sheet.put("pile", len(t.pile) / 36.0)
    sheet.mark(TURNS, (t.turn - seat) % t.seats)
    sheet.mark(STARTS, (t.starter - seat) % t.seats)
    sheet.mark(KINDS_OF_PHASE, min(t.phase, LAST_DECISION + 1))


def _display(t: StoneAge, sheet: Sheet) -> None:
    """Open cards and buildings."""
    box, begun = t.box, sheet.at
    for slot in range(SLOTS):
        card = t.display[slot]
        sheet.mark(CARD_EFFECTS[slot], box.card_effect[card] if card != NOTHING else NOTHING)
    for stack in range(MOST_SEATS):
        tile = t.tops[stack] if stack < t.seats else NOTHING
        there = tile != NOTHING
        price = box.building_price[tile] if there else NOTHING
        sheet.put(BUILDING_NUMBERS[4 * stack], t.heights[stack] / 7.0 if stack < t.seats else 0.0)
        sheet.put(
            BUILDING_NUMBERS[4 * stack + 1], box.building_points[tile] / 15.0 if price == FIXED else 0.0
        )
        sheet.put(BUILDING_NUMBERS[4 * stack + 2], 1.0 if price == FREE else 0.0)
        sheet.put(BUILDING_NUMBERS[4 * stack + 3], box.building_kinds[tile] / 4.0 if there else 0.0)
        for good in range(WOOD, GOLD + 1):
            asked = box.building_goods[tile][good] if price == FIXED else 0
            sheet.put(ASKED[len(GOODS) * stack + good], asked / 3.0)
    sheet.keep(DISPLAY, begun)


def _wanted(t: StoneAge, own: Player, sheet: Sheet) -> None:
    """What the open cards would add to what this seat has."""
    symbols, _ = _collected(t, own, True)
    box = t.box
    for slot in range(SLOTS):
        card = t.display[slot]
        new = second = more = 0.0
        if card != NOTHING and box.card_symbol[card] != NO_SYMBOL:
            held = symbols[box.card_symbol[card]]
            new = 1.0 if held == 0 else 0.0
            second = 1.0 if held == 1 else 0.0
        elif card != NOTHING:
            more = box.card_figures[card] * multiplier(own, box.card_figure[card]) / 10.0
        sheet.put(CARD_NUMBERS[3 * slot], new)
        sheet.put(CARD_NUMBERS[3 * slot + 1], second)
        sheet.put(CARD_NUMBERS[3 * slot + 2], more)


def _pending(t: StoneAge, seat: int, sheet: Sheet) -> None:
    """The decision half made, for whoever makes it: positive if that is this seat."""
    sign = 1.0 if t.turn == seat else -1.0
    pips = t.box.pips[t.good]
    sheet.put("pending dice", sign * t.dice * PIPS_PER_DIE / pips / 3.0)
    sheet.put("pending pips", sign * (t.pips // pips) / 3.0)
    sheet.put("pending remainder", sign * (t.pips % pips) / 6.0)
    sheet.put("pending food", sign * t.dice if t.good == FOOD else 0.0)
    sheet.put("pending price", sign * t.due / 5.0)
    worth = 0
    for good in range(WOOD, GOLD + 1):
        worth += t.paid[good] * t.box.worth[good]
    sheet.put("pending payment", sign * worth / 15.0)
    sheet.put("pending gifts", sign * t.gifts / 2.0)
    sheet.put("pending dice for all", total(t.pool) / 4.0)
    for spot in range(FIRST_CARD, len(SPOTS)):
        sheet.put(SPOTS[spot] + " pending", sign if t.spot == spot else 0.0)


def _board(t: StoneAge, viewer: int, seat: int, rounds: float, sheet: Sheet) -> None:
    """One board, the same from every side unless its owner drew cards in secret."""
    own = seat == viewer and len(t.players[seat].drawn) > 0
    if own:
        _player(t, seat, True, rounds, sheet)
    elif not sheet.again(seat):
        begun = sheet.at
        _player(t, seat, False, rounds, sheet)
        sheet.keep(seat, begun)


def _player(t: StoneAge, seat: int, own: bool, rounds: float, sheet: Sheet) -> None:
    """One board; cards drawn in secret count for their owner only."""
    player = t.players[seat]
    symbols, figures = _collected(t, player, own)
    tools = total(player.tools)
    ready = 0
    for tool in range(TOOL_PLACES):
        sheet.put(TOOLS[tool], player.tools[tool] / 4.0)
        if not player.used[tool]:
            ready += player.tools[tool]
    sheet.put("ready tools", ready / 10.0)
    sheet.put("score", player.score / 100.0)
    sheet.put("people", player.people / 10.0)
    sheet.put("people to place", player.home / 10.0)
    sheet.put("fields", player.track / 10.0)
    sheet.put("people to come", player.people * rounds / 50.0)
    sheet.put("tools to come", tools * rounds / 50.0)
    sheet.put("harvests to come", player.track * rounds / 50.0)
    left = feeding.left_over(t, seat) + PIPS_PER_DIE / 2.0 * player.placed[HUNT]
    sheet.put("food after feeding", max(0.0, min(10.0, left)) / 10.0)
    sheet.put("hunger", max(0.0, min(10.0, -left)) / 10.0)
    for good in range(len(GOODS)):
        sheet.put(GOODS[good], min(player.goods[good], HEAP) / 10.0)
    held = min(paying.resources(player.goods), HEAP)
    sheet.put("resources", held / 10.0)
    sheet.put("many resources", max(0, held - 10) / 10.0)
    sheet.put("resources to take", choosing.still_to_take(t, player) / 2.0)
    extra = 0
    for card in player.opened:
        if t.box.card_effect[card] == ONE_USE_TOOL:
            extra += t.box.card_amount[card]
    sheet.put("one-use tools", extra / 4.0)
    sheet.put("secret cards", float(len(player.drawn)))
    sheet.put("buildings", len(player.buildings) / 10.0)
    _cards(player, tools, symbols, figures, sheet)
    for spot in range(HUNT, RIVER + 1):
        sheet.put(SPOTS[spot], player.placed[spot] / 5.0)
    for spot in range(RIVER + 1, len(SPOTS)):
        sheet.put(SPOTS[spot], 1.0 if player.placed[spot] else 0.0)
    grown = feeding.comes(t, player, HUT) + feeding.comes(t, player, FIELD)
    sheet.put("village to come", grown * rounds / 10.0)
    plans(t, seat, rounds, symbols, figures, sheet)
    sheet.put("promise", appraise(t, seat, own) / 150.0)


def _cards(player: Player, tools: int, symbols: list[int], figures: list[int], sheet: Sheet) -> None:
    """What the cards are worth at the end as things stand, and what they wait for."""
    first = second = 0
    for symbol in range(len(SYMBOLS)):
        held = symbols[symbol]
        sheet.put(SYMBOLS[symbol], min(held, 2) / 2.0)
        if held:
            first += 1
        if held > 1:
            second += 1
    sheet.put("symbols", (first * first + second * second) / 64.0)
    sheet.put("next symbol", (2 * first + 1) / 16.0)
    points = 0.0
    for figure in range(len(FIGURES)):
        sheet.put(FIGURES[figure], figures[figure] / 5.0)
        points += figures[figure] * multiplier(player, figure)
    sheet.put("figures", points / 50.0)


def _collected(t: StoneAge, player: Player, own: bool) -> tuple[list[int], list[int]]:
    """How many of each symbol and of each figure are known to lie with a player."""
    symbols, figures = [0] * len(SYMBOLS), [0] * len(FIGURES)
    collect(t, player, own, symbols, figures)
    return symbols, figures
