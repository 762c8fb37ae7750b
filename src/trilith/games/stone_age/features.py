"""The position as numbers for learning, from one seat's side and only with what that seat knows."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilith.core.state import State
from trilith.core.summary import Sheet, Summary, Watch
from trilith.core.watching import PartWatch
from trilith.games.stone_age.box import Box
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.names import (
    FACES,
    FIGURES,
    GOODS,
    MOST_PEOPLE,
    NO_SYMBOL,
    NOTHING,
    PHASES,
    SLOTS,
    SPOTS,
    SYMBOLS,
    TOOL_PLACES,
)
from trilith.games.stone_age.table import Player

MOST_SEATS: Final = 4
PEOPLE: Final = float(MOST_PEOPLE)
WHOSE: Final = ("own", "rival 1", "rival 2", "rival 3")
BOARDS: Final = tuple(f"{whose} " for whose in WHOSE)
TURNS: Final = tuple(f"turn: {whose}" for whose in WHOSE)
STARTERS: Final = tuple(f"start player: {whose}" for whose in WHOSE)
PHASE_NAMES: Final = tuple(f"phase: {phase}" for phase in PHASES)
SPOT_NAMES: Final = tuple(f"acting at: {spot}" for spot in SPOTS)
HEIGHTS: Final = tuple(f"buildings in stack {stack + 1}" for stack in range(MOST_SEATS))
GOOD_NAMES: Final = tuple(GOODS)
PAID: Final = tuple(f"paid {good}" for good in GOODS)
DICE: Final = tuple(f"dice for all showing {face}" for face in range(1, FACES))
TOOLS: Final = tuple(f"tool {place + 1}" for place in range(TOOL_PLACES))
USED: Final = tuple(f"tool {place + 1} used" for place in range(TOOL_PLACES))
PEOPLE_AT: Final = tuple(f"people at {spot}" for spot in SPOTS)
SYMBOL_NAMES: Final = tuple(f"symbol {symbol}" for symbol in SYMBOLS)
FIGURE_NAMES: Final = tuple(f"figures {figure}" for figure in FIGURES)


class StoneAgeFeatures(Summary):
    """The table, then the players clockwise from the viewer; a spectator looks from the last seat and owns nothing."""

    def __init__(self, box: Box) -> None:
        self._opened = tuple([f"open card {card}" for card in box.card_names])
        self._display = tuple(
            [tuple([f"card {slot + 1}: {card}" for card in box.card_names]) for slot in range(SLOTS)]
        )
        self._tops = tuple(
            [
                tuple([f"building {stack + 1}: {building}" for building in box.building_names])
                for stack in range(MOST_SEATS)
            ]
        )

    def write(self, state: State, seat: int, sheet: Sheet) -> None:
        assert isinstance(state, StoneAge)
        seats = state.seats
        sheet.about = ""
        now(state, seat, sheet)
        self.display(state, sheet)
        pending(state, sheet)
        begun = sheet.at
        for step in range(seats):
            owner = (seat + step) % seats
            sheet.about = BOARDS[step]
            self.board(state, state.players[owner], owner == seat, sheet)
        sheet.leave((sheet.at - begun) // seats * (MOST_SEATS - seats))

    def watch(self, buffer: vec[float], begin: i64) -> Watch:
        return StoneAgeWatch(self, buffer, begin)

    def display(self, t: StoneAge, sheet: Sheet) -> None:
        """The open cards and the buildings."""
        sheet.marks(self._display, t.display)
        for stack in range(MOST_SEATS):
            there = stack < t.seats
            sheet.mark(self._tops[stack], t.tops[stack] if there else NOTHING)
            sheet.many(HEIGHTS[stack], t.heights[stack] if there else 0, float(t.box.tiles))

    def board(self, t: StoneAge, player: Player, own: bool, sheet: Sheet) -> None:
        """One board. Bought cards were seen by all; cards drawn in secret count for their owner only."""
        sheet.many("people", player.people, PEOPLE)
        sheet.many("people at home", player.home, PEOPLE)
        sheet.many("food track", player.track, 10.0)
        sheet.many("points", player.score, 100.0)
        sheet.many("buildings", len(player.buildings), 7.0)
        sheet.many("cards drawn in secret", len(player.drawn), 1.0)
        sheet.row(GOOD_NAMES, player.goods, 10.0)
        sheet.row(TOOLS, player.tools, 4.0)
        sheet.row(USED, player.used, 1.0)
        sheet.row(PEOPLE_AT, player.placed, PEOPLE)
        symbols, figures = sheet.blank(SYMBOL_NAMES), sheet.blank(FIGURE_NAMES)
        _collect(t, player.cards, symbols, figures, sheet)
        _collect(t, player.opened, symbols, figures, sheet)
        if own:
            _collect(t, player.drawn, symbols, figures, sheet)
        sheet.tally(self._opened, player.opened)


def now(t: StoneAge, viewer: int, sheet: Sheet) -> None:
    """How far the game is, and who decides."""
    sheet.many("round", t.round, 30.0)
    sheet.many("cards in the pile", len(t.pile), float(len(t.box.all_cards)))
    sheet.mark(PHASE_NAMES, t.phase)
    sheet.mark(TURNS, (t.turn - viewer) % t.seats)
    sheet.mark(STARTERS, (t.starter - viewer) % t.seats)


def pending(t: StoneAge, sheet: Sheet) -> None:
    """The decision half made."""
    sheet.mark(SPOT_NAMES, t.spot)
    sheet.many("gathered good", t.good, 4.0)
    sheet.many("dice to roll", t.dice, PEOPLE)
    sheet.many("pips", t.pips, 60.0)
    sheet.many("next tool", t.next_tool, 8.0)
    sheet.many("still to pay", t.due, 10.0)
    sheet.row(PAID, t.paid, 7.0)
    for face in range(1, FACES):
        sheet.many(DICE[face - 1], t.pool[face], 4.0)
    sheet.many("resources still to choose", t.gifts, 2.0)
    sheet.many("kind of gift", t.gift, 4.0)


def _collect(t: StoneAge, cards: tuple[int, ...], symbols: i64, figures: i64, sheet: Sheet) -> None:
    """Add what the lower halves of cards show."""
    box = t.box
    for card in cards:
        symbol = box.card_symbol[card]
        if symbol == NO_SYMBOL:
            sheet.add(figures + box.card_figure[card], box.card_figures[card] / 9.0)
        else:
            sheet.add(symbols + symbol, 0.5)


class StoneAgeWatch(PartWatch):
    """Writes again what happened since the last look: the decision half made always, all else if it is another."""

    def __init__(self, features: StoneAgeFeatures, buffer: vec[float], begin: i64) -> None:
        super().__init__(features, buffer, begin, 1, MOST_SEATS, 3)
        self._features = features
        self._players: list[Player] = []

    def look(self, state: State, seat: int) -> None:
        assert isinstance(state, StoneAge)
        sheet, display = self.sheet, self.parts[0]
        sheet.wipe()
        now(state, seat, sheet)
        if self.changed(0, state.display) | self.changed(1, state.tops) | self.changed(2, state.heights):
            display.follow(sheet.at)
            self._features.display(state, display)
        sheet.skip(display.at - sheet.at)
        pending(state, sheet)
        self._look_at_boards(state, seat, self.turned(seat))

    def _look_at_boards(self, t: StoneAge, viewer: int, turned: bool) -> None:
        """Write every board on which something happened, or all if they come in another order."""
        if not self._players:
            self._players = [Player(t.box, player) for player in t.players]
        behind = self.sheet.at
        for step in range(t.seats):
            owner, board = (viewer + step) % t.seats, self.boards[step]
            player = t.players[owner]
            happened = self._players[owner].catch_up(player)
            if happened or turned:
                board.follow(behind)
                self._features.board(t, player, owner == viewer, board)
            behind = board.at
