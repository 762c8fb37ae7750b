"""The position as numbers for learning, from one seat's side and only with what that seat knows."""

from typing import Final

from trilith.core.state import State
from trilith.core.summary import Sheet, Summary
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

MOST_SEATS: Final = 4
WHOSE: Final = ("own", "rival 1", "rival 2", "rival 3")
BOARDS: Final = tuple(f"{whose} " for whose in WHOSE)
NO_CARDS: Final[tuple[int, ...]] = ()
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
        box, seats = state.box, state.seats
        sheet.about = ""
        sheet.many("round", state.round, float(box.rounds))
        sheet.many("turns or step of the eclipse", state.step, 3.0)
        sheet.many("labour left", state.labour, 10.0)
        sheet.many("culture cards played", state.cultures, 3.0)
        sheet.many("chief was called", state.called, 1.0)
        sheet.many("cards to discard", state.due, 1.0)
        sheet.mark(PHASE_NAMES, state.phase)
        sheet.mark(COLUMN_NAMES, state.column)
        sheet.mark(TURNS, (state.turn - seat) % seats)
        sheet.row(TO_GAIN, state.pool, 3.0)
        sheet.spread(self._display, state.display, 1.0)
        sheet.tally(self._stones, state.stones)
        sheet.row(PILES, state.tribe_piles, 15.0)
        sheet.row(self._ground, state.ground, 6.0)
        sheet.many("animals in the pile", len(state.wild), float(len(box.animals)))
        for column in range(len(TAKEN)):
            sheet.put(TAKEN[column], 1.0 if state.first_in[column] != NOTHING else 0.0)
        land = state.land
        for hexagon, ice in enumerate(state.ice):
            sheet.mark(self._land[hexagon], land[hexagon])
            sheet.mark(ICE[hexagon], 0 if ice == FACE_DOWN else 1 if ice >= 0 else NOTHING)
        sheet.mark(self._rest, state.rest_open)
        neutral, laid = _pieces(state.site)
        sheet.many("neutral megaliths", neutral, 8.0)
        sheet.many("megaliths", laid, 40.0)
        begun = sheet.at
        for step in range(seats):
            sheet.about = BOARDS[step]
            owner = (seat + step) % seats
            self._board(state, owner, owner == seat, sheet)
        sheet.leave((sheet.at - begun) // seats * (MOST_SEATS - seats))

    def _board(self, t: EndlessWinter, seat: int, own: bool, sheet: Sheet) -> None:
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
        sheet.tally(self._pile, player.pile if own or t.phase == ECLIPSE or t.phase == OVER else NO_CARDS)
        sheet.tally(self._hand, player.hand if own or t.phase == OVER else NO_CARDS)


def _pieces(site: list[int]) -> tuple[int, int]:
    """How many neutral megaliths, and how many megaliths, lie on the building site."""
    neutral = laid = 0
    for piece in site:
        if piece != NOTHING:
            laid += 1
            if piece == NEUTRAL_PIECE:
                neutral += 1
    return neutral, laid


def _place(order: list[int], seat: int) -> int:
    """Where a seat is in the turn order; at the front before it is drawn."""
    for place in range(len(order)):
        if order[place] == seat:
            return place
    return 0
