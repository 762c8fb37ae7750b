"""The position as numbers for learning, from one seat's side and only with what that seat knows."""

from typing import Final

from trilith.core.state import State
from trilith.core.summary import Sheet, Summary
from trilith.games.prehistory.box import Box
from trilith.games.prehistory.game import Prehistory
from trilith.games.prehistory.names import (
    BOARDS,
    CAMPS,
    COLOURS,
    DEEDS,
    FIELDS,
    FISH,
    GATHER_PLACES,
    NO_PLAYER,
    NOTHING,
    ONES,
    PHASES,
    PIECES,
    POSITIONS,
    SEASONS,
    SLOTS,
    SPECIES,
    STONES,
    TILES,
    WHEELS,
)

MOST_SEATS: Final = 4
WHOSE: Final = ("own", "rival 1", "rival 2", "rival 3")
OWNERS: Final = tuple(f"{whose} " for whose in WHOSE)
NO_CARDS: Final[tuple[int, ...]] = ()
SEASON_NAMES: Final = tuple(f"season: {season}" for season in SEASONS)
PHASE_NAMES: Final = tuple(f"phase: {phase}" for phase in PHASES)
TURNS: Final = tuple(f"turn: {whose}" for whose in WHOSE)
ORDER: Final = tuple(
    tuple(f"place {place + 1} in turn order: {whose}" for whose in WHOSE) for place in range(MOST_SEATS)
)
DANCERS: Final = tuple(
    tuple(f"place {place + 1} among dancers: {whose}" for whose in WHOSE) for place in range(MOST_SEATS)
)
TURNED: Final = tuple(tuple(f"{wheel} wheel at {way + 1}" for way in range(POSITIONS)) for wheel in WHEELS)
ON_STONES: Final = tuple(
    tuple(f"{deed} stone {stone + 1}: {colour}" for colour in COLOURS)
    for deed in DEEDS
    for stone in range(STONES)
)
CAPSTONES: Final = tuple(f"{deed} capstone: {colour}" for deed in DEEDS for colour in COLOURS)
SUPPLY: Final = tuple(f"supply of {colour}" for colour in COLOURS)
OPEN_FISH: Final = tuple(f"open fish of value {value + 1}" for value in range(FISH))
OPEN_TILES: Final = tuple(
    tuple(f"gather place {place + 1}: {tile}" for tile in TILES) for place in range(GATHER_PLACES)
)
CAMP_OF: Final = tuple(tuple(f"{field} camp: {whose}" for whose in WHOSE) for field in FIELDS)
MEMBERS_OF: Final = tuple(tuple(f"{field} members: {whose}" for whose in WHOSE) for field in FIELDS)
WITHOUT_LAND: Final = 2 * MOST_SEATS + 2  # numbers of a field besides what it is
STANDING: Final = tuple(f"{field} members standing" for field in FIELDS)
LYING: Final = tuple(f"{field} members lying" for field in FIELDS)
DEED_NAMES: Final = tuple(f"deed: {deed}" for deed in DEEDS)
SPOT_NAMES: Final = tuple(f"acting on field {field}" for field in FIELDS)
CIRCLE: Final = tuple(f"{colour} in the circle" for colour in COLOURS)
BOARD_NAMES: Final = tuple(f"board {board}" for board in BOARDS)
WEATHER: Final = tuple(f"weather wheel at {way + 1}" for way in range(POSITIONS))
RESOURCES: Final = tuple(f"resources {colour}" for colour in COLOURS)
MARKERS: Final = tuple(f"markers {colour}" for colour in COLOURS)
CAUGHT: Final = tuple(f"fish of value {value + 1}" for value in range(FISH))
BASKETS: Final = tuple(f"basket {tile}" for tile in TILES)
PAINTED: Final = tuple(f"painted {piece}" for piece in PIECES)
SHAMANS: Final = tuple(f"shaman at {colour}" for colour in COLOURS)
CAMP_NAMES: Final = tuple(f"camp {camp} to build" for camp in CAMPS)
TOKENS: Final = tuple(f"token {species}" for species in SPECIES)


class PrehistoryFeatures(Summary):
    """The table, then the players from the viewer on; a spectator looks from the last seat and owns nothing."""

    def __init__(self, box: Box) -> None:
        self._wheels = tuple([f"central wheel: {wheel}" for wheel in box.wheel_names])
        self._prey = tuple(
            [tuple([f"hunting card {slot + 1}: {prey}" for prey in box.prey_names]) for slot in range(SLOTS)]
        )
        self._rites = tuple(
            [tuple([f"ceremony card {slot + 1}: {rite}" for rite in box.rite_names]) for slot in range(SLOTS)]
        )
        self._land = tuple([tuple([f"{field} is {land}" for land in box.land_names]) for field in FIELDS])
        self._hunted = tuple([f"hunted {prey}" for prey in box.prey_names])
        self._held = tuple([f"holds {rite}" for rite in box.rite_names])

    def write(self, state: State, seat: int, sheet: Sheet) -> None:
        assert isinstance(state, Prehistory)
        box, seats = state.box, state.seats
        sheet.about = ""
        sheet.many("year", state.year, float(box.years))
        sheet.mark(SEASON_NAMES, state.season)
        sheet.mark(PHASE_NAMES, state.phase)
        sheet.mark(TURNS, (state.turn - seat) % seats)
        _places(ORDER, state.order, seat, seats, sheet)
        _places(DANCERS, state.dancers, seat, seats, sheet)
        sheet.mark(self._wheels, state.wheel)
        sheet.marks(TURNED, state.turned)
        sheet.marks(ON_STONES, state.stones)
        sheet.row(CAPSTONES, state.capstones, 4.0)
        sheet.row(SUPPLY, state.supply, float(box.cubes))
        sheet.row(OPEN_FISH, state.fish, float(box.fish_fields))
        sheet.marks(OPEN_TILES, state.tiles)
        for slot in range(SLOTS):
            sheet.mark(self._prey[slot], state.prey[slot])
            sheet.mark(self._rites[slot], state.rites[slot])
        self._fields(state, seat, sheet)
        _pending(state, sheet)
        begun = sheet.at
        for step in range(seats):
            sheet.about = OWNERS[step]
            owner = (seat + step) % seats
            self._board(state, owner, owner == seat, sheet)
        sheet.leave((sheet.at - begun) // seats * (MOST_SEATS - seats))

    def _fields(self, t: Prehistory, viewer: int, sheet: Sheet) -> None:
        """What every field is, whose camp stands there, and who is on it."""
        lands, land, camps, seats = self._land, t.land, t.camps, t.seats
        for field, member in enumerate(t.who):
            sheet.mark(lands[field], land[field])
            if camps[field] == NOTHING and member == NO_PLAYER and sheet.names is None:
                sheet.nothing(WITHOUT_LAND)  # most fields are empty
                continue
            owner = t.owner(field)
            sheet.mark(CAMP_OF[field], NOTHING if owner == NO_PLAYER else (owner - viewer) % seats)
            sheet.mark(MEMBERS_OF[field], NOTHING if member == NO_PLAYER else (member - viewer) % seats)
            sheet.seldom(STANDING[field], t.standing[field], 3.0)
            sheet.seldom(LYING[field], t.lying[field], 1.0)

    def _board(self, t: Prehistory, seat: int, own: bool, sheet: Sheet) -> None:
        """One board. Ceremony cards lay open before they were taken; whoever looks from outside sees their number only."""
        box, player = t.box, t.players[seat]
        sheet.many("development points", player.bones, float(box.most_bones))
        sheet.many("points", player.score, 100.0)
        sheet.many("steps on the fishing track", player.track, float(box.track_end))
        sheet.many("members at home", player.home, float(box.members))
        sheet.many("members in the supply", player.supply, float(box.members))
        sheet.many("members on the start camp", player.waiting, float(box.members))
        sheet.many("megaliths", player.megaliths, 5.0)
        sheet.many("ceremony cards", len(player.rites), 5.0)
        sheet.many("has passed", t.passed >> seat & 1, 1.0)
        sheet.mark(BOARD_NAMES, player.board)
        sheet.mark(WEATHER, player.weather)
        sheet.row(RESOURCES, player.resources, 6.0)
        sheet.row(MARKERS, player.markers, 6.0)
        sheet.line(CAUGHT, player.fish, 5.0)
        sheet.line(BASKETS, player.baskets, 3.0)
        sheet.bits(PAINTED, player.painted)
        sheet.bits(SHAMANS, player.shamans)
        sheet.bits(CAMP_NAMES, player.camps)
        sheet.bits(TOKENS, player.tokens)
        sheet.tally(self._hunted, player.hunted)
        sheet.tally(self._held, player.rites if own else NO_CARDS)


def _places(
    names: tuple[tuple[str, ...], ...], taken: list[int], viewer: int, seats: int, sheet: Sheet
) -> None:
    """Who has each of several places."""
    for place in range(MOST_SEATS):
        sheet.mark(names[place], (taken[place] - viewer) % seats if place < len(taken) else NOTHING)


def _pending(t: Prehistory, sheet: Sheet) -> None:
    """The decision half made."""
    sheet.mark(DEED_NAMES, t.deed)
    sheet.mark(SPOT_NAMES, t.spot)
    sheet.bits(CIRCLE, t.circle)
    sheet.many("what is being done", t.goal, 10.0)
    sheet.many("still due", t.due, 3.0)
    sheet.many("lowest still offered", t.least, float(len(FIELDS)))
    sheet.many("steps still to walk", t.steps, 10.0)
    sheet.many("resources still to choose", t.gifts, 2.0)
    sheet.many("markers still to choose", t.marker_gifts, 2.0)
    sheet.many("players who passed", ONES[t.passed], 4.0)
