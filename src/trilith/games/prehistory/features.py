"""The position as numbers for learning, from one seat's side and only with what that seat knows."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilith.core.state import State
from trilith.core.summary import Sheet, Summary, Watch
from trilith.core.watching import PartWatch
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
from trilith.games.prehistory.table import Player

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
        seats = state.seats
        sheet.about = ""
        now(state, seat, sheet)
        self.course(state, seat, sheet)
        ring(state, sheet)
        self.cards(state, sheet)
        for field in range(len(FIELDS)):
            sheet.mark(self._land[field], state.land[field])
            people_on(state, field, seat, sheet)
        pending(state, sheet)
        begun = sheet.at
        for step in range(seats):
            sheet.about = OWNERS[step]
            owner = (seat + step) % seats
            self.board(state, owner, owner == seat, sheet)
        sheet.leave((sheet.at - begun) // seats * (MOST_SEATS - seats))

    def watch(self, buffer: vec[float], begin: i64) -> Watch:
        return PrehistoryWatch(self, buffer, begin)

    def course(self, t: Prehistory, viewer: int, sheet: Sheet) -> None:
        """Who comes when, and how the wheels stand."""
        _places(ORDER, t.order, viewer, t.seats, sheet)
        _places(DANCERS, t.dancers, viewer, t.seats, sheet)
        sheet.mark(self._wheels, t.wheel)
        sheet.marks(TURNED, t.turned)

    def cards(self, t: Prehistory, sheet: Sheet) -> None:
        """The open cards of hunting and of ceremonies."""
        for slot in range(SLOTS):
            sheet.mark(self._prey[slot], t.prey[slot])
            sheet.mark(self._rites[slot], t.rites[slot])

    def lands(self, t: Prehistory, sheet: Sheet) -> None:
        """What every field is, without those who are on it."""
        for field in range(len(FIELDS)):
            sheet.mark(self._land[field], t.land[field])
            sheet.skip(WITHOUT_LAND)

    def people(self, t: Prehistory, viewer: int, sheet: Sheet) -> None:
        """Whose camps and members are on the fields, without what those are."""
        kinds: i64 = len(self._land[0])
        for field in range(len(FIELDS)):
            sheet.skip(kinds)
            people_on(t, field, viewer, sheet)

    def board(self, t: Prehistory, seat: int, own: bool, sheet: Sheet) -> None:
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


def now(t: Prehistory, viewer: int, sheet: Sheet) -> None:
    """How far the game is, and who decides."""
    sheet.many("year", t.year, float(t.box.years))
    sheet.mark(SEASON_NAMES, t.season)
    sheet.mark(PHASE_NAMES, t.phase)
    sheet.mark(TURNS, (t.turn - viewer) % t.seats)


def ring(t: Prehistory, sheet: Sheet) -> None:
    """The cubes on and beside the ring of stones, and what lies open to be fished and gathered."""
    sheet.marks(ON_STONES, t.stones)
    sheet.row(CAPSTONES, t.capstones, 4.0)
    sheet.row(SUPPLY, t.supply, float(t.box.cubes))
    sheet.row(OPEN_FISH, t.fish, float(t.box.fish_fields))
    sheet.marks(OPEN_TILES, t.tiles)


def people_on(t: Prehistory, field: int, viewer: int, sheet: Sheet) -> None:
    """Whose camp stands on a field, and who is there."""
    member = t.who[field]
    if t.camps[field] == NOTHING and member == NO_PLAYER and sheet.names is None:
        sheet.nothing(WITHOUT_LAND)  # most fields are empty
        return
    owner = t.owner(field)
    sheet.mark(CAMP_OF[field], NOTHING if owner == NO_PLAYER else (owner - viewer) % t.seats)
    sheet.mark(MEMBERS_OF[field], NOTHING if member == NO_PLAYER else (member - viewer) % t.seats)
    sheet.seldom(STANDING[field], t.standing[field], 3.0)
    sheet.seldom(LYING[field], t.lying[field], 1.0)


def pending(t: Prehistory, sheet: Sheet) -> None:
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


class PrehistoryWatch(PartWatch):
    """Writes again what happened since the last look: the decision half made always, all else if it is another."""

    def __init__(self, features: PrehistoryFeatures, buffer: vec[float], begin: i64) -> None:
        super().__init__(features, buffer, begin, 5, MOST_SEATS, 10)
        self._features = features
        self._players: list[Player] = []

    def look(self, state: State, seat: int) -> None:
        assert isinstance(state, Prehistory)
        t, features, sheet, turned = state, self._features, self.sheet, self.turned(seat)
        course, beside, cards, lands, people = self.parts
        sheet.wipe()
        now(t, seat, sheet)
        if self._course_changed(t) or turned:
            course.follow(sheet.at)
            features.course(t, seat, course)
        if self._ring_changed(t):
            beside.follow(course.at)
            ring(t, beside)
        if self.changed(8, t.prey) | self.changed(9, t.rites):
            cards.follow(beside.at)
            features.cards(t, cards)
        if self.replaced(0, t.land):
            lands.follow(cards.at)
            features.lands(t, lands)
        if self._people_moved(t) or turned:
            people.follow(cards.at)
            features.people(t, seat, people)
        sheet.skip(lands.at - sheet.at)
        pending(t, sheet)
        self._look_at_boards(t, seat, turned)

    def _course_changed(self, t: Prehistory) -> bool:
        return (
            self.changed(0, t.order)
            | self.changed(1, t.dancers)
            | self.changed(2, t.turned)
            | self.counted(0, t.wheel)
        )

    def _ring_changed(self, t: Prehistory) -> bool:
        return (
            self.changed(3, t.stones)
            | self.changed(4, t.capstones)
            | self.changed(5, t.supply)
            | self.changed(6, t.fish)
            | self.changed(7, t.tiles)
        )

    def _people_moved(self, t: Prehistory) -> bool:
        return (
            self.replaced(1, t.camps)
            | self.replaced(2, t.who)
            | self.replaced(3, t.standing)
            | self.replaced(4, t.lying)
        )

    def _look_at_boards(self, t: Prehistory, viewer: int, turned: bool) -> None:
        """Write every board on which something happened, or all if they come in another order."""
        if not self._players:
            self._players = [Player(t.box, player) for player in t.players]
        every = self.counted(1, t.passed) or turned
        behind = self.sheet.at
        for step in range(t.seats):
            owner, board = (viewer + step) % t.seats, self.boards[step]
            happened = self._players[owner].catch_up(t.players[owner])
            if happened or every:
                board.follow(behind)
                self._features.board(t, owner, owner == viewer, board)
            behind = board.at
