"""The position as numbers for learning, from one seat's side and only with what that seat knows."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilith.core.state import State
from trilith.core.summary import Sheet, Summary, Watch
from trilith.core.watching import PartWatch
from trilith.games.endless_winter.box import Box
from trilith.games.endless_winter.game import EndlessWinter
from trilith.games.endless_winter.names import (
    COLUMNS,
    ECLIPSE,
    FACE_DOWN,
    GAINS,
    HEXES,
    HOME,
    JUNCTURES,
    NEUTRAL_PIECE,
    NOTHING,
    OVER,
    PHASES,
    TRAILS,
    TRIBES,
)
from trilith.games.endless_winter.rules import burying
from trilith.games.endless_winter.table import Player

MOST_SEATS: Final = 4
WHOSE: Final = ("own", "rival 1", "rival 2", "rival 3")
BOARDS: Final = tuple(f"{whose} " for whose in WHOSE)
NO_CARDS: Final[tuple[int, ...]] = ()
HIDDEN: Final = 0  # how much of the cards of others is seen
PILES_OPEN: Final = 1
ALL_OPEN: Final = 2
PHASE_NAMES: Final = tuple(f"phase: {phase}" for phase in PHASES)
COLUMN_NAMES: Final = tuple(f"figure at: {column}" for column in COLUMNS)
TURNS: Final = tuple(f"turn: {whose}" for whose in WHOSE)
TO_GAIN: Final = tuple(f"still to gain: {gain}" for gain in GAINS)
PILES: Final = tuple(f"pile of tribe card {kind + 1}" for kind in range(TRIBES))
TAKEN: Final = tuple(f"somebody was first at {column}" for column in TRAILS)
ICE: Final[tuple[tuple[str, ...], ...]] = tuple(
    (f"{hexagon} ice find face down", f"{hexagon} ice find open") for hexagon in HEXES
)
AT_HOME: Final = tuple(f"{figure} at home" for figure in ("member 1", "member 2", "chief"))
FIGURES_AT: Final = tuple(f"figures at {column}" for column in COLUMNS)
CAMPS: Final = tuple(f"camps on {hexagon}" for hexagon in HEXES)
VILLAGES: Final = tuple(
    f"village at {'-'.join(HEXES[hexagon] for hexagon in juncture)}" for juncture in JUNCTURES
)


class EndlessWinterFeatures(Summary):
    """The table, then the players clockwise from the viewer; a spectator looks from the last seat and owns nothing."""

    def __init__(self, box: Box) -> None:
        self._display = tuple([f"display: {card}" for card in box.card_names])
        self._stones = tuple([f"sacred stone {stone} to be had" for stone in box.stone_names])
        self._ground = tuple([f"hunting ground: {animal}" for animal in box.animal_names])
        self._land = tuple(
            [tuple([f"{hexagon} is {terrain}" for terrain in box.terrain_names]) for hexagon in HEXES]
        )
        self._rest = tuple([f"rest tile {tile}" for tile in box.rest_names])
        self._chiefs = tuple([f"chief {chief}" for chief in box.chief_names])
        self._animals = tuple([f"living {animal}" for animal in box.animal_names])
        self._tipped = tuple([f"tipped {animal}" for animal in box.animal_names])
        self._own_stones = tuple([f"sacred stone {stone}" for stone in box.stone_names])
        self._discard = tuple([f"discarded {card}" for card in box.card_names])
        self._played = tuple([f"played {card}" for card in box.card_names])
        self._pile = tuple([f"in the eclipse pile {card}" for card in box.card_names])
        self._hand = tuple([f"in hand {card}" for card in box.card_names])

    def write(self, state: State, seat: int, sheet: Sheet) -> None:
        assert isinstance(state, EndlessWinter)
        seats = state.seats
        sheet.about = ""
        now(state, seat, sheet)
        self.offers(state, sheet)
        self.land(state, sheet)
        begun = sheet.at
        for step in range(seats):
            sheet.about = BOARDS[step]
            owner = (seat + step) % seats
            self.board(state, owner, owner == seat, sheet)
        sheet.leave((sheet.at - begun) // seats * (MOST_SEATS - seats))

    def watch(self, buffer: vec[float], begin: i64) -> Watch:
        return EndlessWinterWatch(self, buffer, begin)

    def offers(self, t: EndlessWinter, sheet: Sheet) -> None:
        """What lies open to be taken, and where somebody was first."""
        sheet.spread(self._display, t.display, 1.0)
        sheet.tally(self._stones, t.stones)
        sheet.row(PILES, t.tribe_piles, 15.0)
        sheet.row(self._ground, t.ground, 6.0)
        sheet.many("animals in the pile", len(t.wild), float(len(t.box.animals)))
        for column in range(len(TAKEN)):
            sheet.put(TAKEN[column], 1.0 if t.first_in[column] != NOTHING else 0.0)

    def land(self, t: EndlessWinter, sheet: Sheet) -> None:
        """The land, its ice finds, the rest tile and the building site."""
        land = t.land
        for hexagon, ice in enumerate(t.ice):
            sheet.mark(self._land[hexagon], land[hexagon])
            sheet.mark(ICE[hexagon], 0 if ice == FACE_DOWN else 1 if ice >= 0 else NOTHING)
        sheet.mark(self._rest, t.rest_open)
        neutral, laid = _pieces(t.site)
        sheet.many("neutral megaliths", neutral, 8.0)
        sheet.many("megaliths", laid, 40.0)

    def board(self, t: EndlessWinter, seat: int, own: bool, sheet: Sheet) -> None:
        """One board. Open cards count for everyone, hidden ones for their owner only."""
        player = t.players[seat]
        sheet.many("points", player.score, 100.0)
        sheet.many("food", player.food, 10.0)
        sheet.many("tools", player.tools, 10.0)
        sheet.many("camps left", player.camps_left, 5.0)
        sheet.many("megaliths built", player.built, 10.0)
        sheet.many("offering", player.offering, 8.0)
        sheet.many("honor", player.honor, 8.0)
        sheet.many("place on the level of honor", player.honor_place, 4.0)
        sheet.many("place in turn order", _place(t.order, seat), 4.0)
        sheet.many("cards in hand", len(player.hand), 10.0)
        sheet.many("cards to draw", len(player.draw), 10.0)
        sheet.many("cards in the eclipse pile", len(player.pile), 5.0)
        sheet.many("buried cards", burying.graves(player), 5.0)
        sheet.many("sacred stones", len(player.stones), 3.0)
        sheet.many("side of the board", player.side, 1.0)
        sheet.mark(self._chiefs, player.chief)
        sheet.equal(AT_HOME, player.figures, HOME)
        sheet.spread(FIGURES_AT, player.figures, 3.0)
        sheet.row(CAMPS, player.camps, 5.0)
        sheet.equal(VILLAGES, t.villages, seat)
        sheet.row(self._animals, player.animals, 4.0)
        sheet.row(self._tipped, player.tipped, 4.0)
        sheet.tally(self._own_stones, player.stones)
        sheet.tally(self._discard, player.discard)
        sheet.tally(self._played, player.played)
        openness = _openness(t.phase)
        sheet.tally(self._pile, player.pile if own or openness >= PILES_OPEN else NO_CARDS)
        sheet.tally(self._hand, player.hand if own or openness == ALL_OPEN else NO_CARDS)


def now(t: EndlessWinter, viewer: int, sheet: Sheet) -> None:
    """How far the game and the turn are, and who decides."""
    sheet.many("round", t.round, float(t.box.rounds))
    sheet.many("turns or step of the eclipse", t.step, 3.0)
    sheet.many("labour left", t.labour, 10.0)
    sheet.many("culture cards played", t.cultures, 3.0)
    sheet.many("chief was called", t.called, 1.0)
    sheet.many("cards to discard", t.due, 1.0)
    sheet.mark(PHASE_NAMES, t.phase)
    sheet.mark(COLUMN_NAMES, t.column)
    sheet.mark(TURNS, (t.turn - viewer) % t.seats)
    sheet.row(TO_GAIN, t.pool, 3.0)


def _pieces(site: list[int]) -> tuple[int, int]:
    """How many neutral megaliths, and how many megaliths, lie on the building site."""
    neutral = laid = 0
    for piece in site:
        if piece != NOTHING:
            laid += 1
            if piece == NEUTRAL_PIECE:
                neutral += 1
    return neutral, laid


def _openness(phase: int) -> int:
    """How much everybody sees of the cards of others: nothing, their eclipse piles, or in the end all."""
    return ALL_OPEN if phase == OVER else PILES_OPEN if phase == ECLIPSE else HIDDEN


def _place(order: list[int], seat: int) -> int:
    """Where a seat is in the turn order; at the front before it is drawn."""
    for place in range(len(order)):
        if order[place] == seat:
            return place
    return 0


class EndlessWinterWatch(PartWatch):
    """Writes again what happened since the last look: the decision half made always, all else if it is another."""

    def __init__(self, features: EndlessWinterFeatures, buffer: vec[float], begin: i64) -> None:
        super().__init__(features, buffer, begin, 2, MOST_SEATS, 11)
        self._features = features
        self._players: list[Player] = []

    def look(self, state: State, seat: int) -> None:
        assert isinstance(state, EndlessWinter)
        sheet = self.sheet
        offers, land = self.parts
        sheet.wipe()
        now(state, seat, sheet)
        if self._offers_changed(state):
            offers.follow(sheet.at)
            self._features.offers(state, offers)
        if self._land_changed(state):
            land.follow(offers.at)
            self._features.land(state, land)
        self._look_at_boards(state, seat, land.at)

    def _offers_changed(self, t: EndlessWinter) -> bool:
        return (
            self.replaced(0, t.display)
            | self.replaced(1, t.stones)
            | self.replaced(2, t.tribe_piles)
            | self.replaced(3, t.ground)
            | self.replaced(4, t.wild)
            | self.replaced(5, t.first_in)
        )

    def _land_changed(self, t: EndlessWinter) -> bool:
        return (
            self.replaced(6, t.land)
            | self.replaced(7, t.ice)
            | self.replaced(8, t.site)
            | self.counted(0, t.rest_open)
        )

    def _look_at_boards(self, t: EndlessWinter, viewer: int, behind: i64) -> None:
        """Write every board on which something happened, or all if something did that counts for all of them."""
        if not self._players:
            self._players = [Player(t.box, player) for player in t.players]
        every = (
            self.turned(viewer)
            | self.replaced(9, t.order)
            | self.replaced(10, t.villages)
            | self.counted(1, _openness(t.phase))
        )
        for step in range(t.seats):
            owner, board = (viewer + step) % t.seats, self.boards[step]
            happened = self._players[owner].catch_up(t.players[owner])
            if happened or every:
                board.follow(behind)
                self._features.board(t, owner, owner == viewer, board)
            behind = board.at
