"""A table of Endless Winter as somebody sees it who only hears what is told: events make it, nothing else."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from trilith.core.state import Event
from trilith.games.endless_winter import events as told
from trilith.games.endless_winter.game import EndlessWinter
from trilith.games.endless_winter.names import (
    BASE,
    FACE_DOWN,
    FIRST_TRIBE,
    FROM_DISCARD,
    FROM_HAND,
    HEXES,
    JUNCTURES,
    NEUTRAL_PIECE,
    NOTHING,
    REST,
    SETTING_UP,
    SITE_COLUMNS,
)
from trilith.games.endless_winter.table import is_culture

WITHOUT_FIRST: Final = {at for at, (_, first, _, _) in enumerate(told.KINDS) if not first}
WITHOUT_SECOND: Final = {at for at, (_, _, second, _) in enumerate(told.KINDS) if not second} - {told.CALLED}
# Told to everyone at the table in the name of whoever is first in the turn order.
OF_THE_TABLE: Final = (told.ROUND_BEGAN, told.ECLIPSE_BEGAN, told.ERA_ENDED, told.ENDED, told.CULTURE_LAID)


def well_told(event: Event) -> None:
    """Every number of an event is one, and those that mean nothing are 0."""
    numbers = (event.kind, event.player, event.first, event.second)
    assert all(isinstance(number, int) for number in numbers), numbers
    assert event.first == 0 or event.kind not in WITHOUT_FIRST, numbers
    assert event.second == 0 or event.kind not in WITHOUT_SECOND, numbers


class Tribe:
    """One player's things."""

    def __init__(self, t: EndlessWinter, seat: int) -> None:
        me = t.players[seat]
        self.score = self.food = self.tools = self.built = 0
        self.tracks = [0, 0]
        self.chief = self.side = self.setup = NOTHING
        self.figures: Counter[int] = Counter()
        self.camps_left = t.box.camps
        self.camps = [0] * len(HEXES)
        self.animals = [0] * len(t.ground)
        self.tipped = [0] * len(t.ground)
        self.stones: list[int] = []
        self.hand, self.draw = Counter(me.hand), Counter(me.draw)
        self.discard: Counter[int] = Counter()
        self.played: Counter[int] = Counter()
        self.pile: Counter[int] = Counter()
        self.buried: Counter[int] = Counter()


class Story:
    """The table as far as it was told."""

    def __init__(self, t: EndlessWinter) -> None:
        self.box = t.box
        self.with_ice = t.with_ice
        self.tribes = [Tribe(t, seat) for seat in range(t.seats)]
        self.order = list(t.order)
        self.round = 1
        self.display = list(t.display)
        self.tribe_piles = list(t.tribe_piles)
        self.ground = [0] * len(t.ground)
        self.stones: set[int] = set()
        self.land, self.ice, self.tiles = list(t.land), list(t.ice), list(t.tiles)
        self.villages = [NOTHING] * len(JUNCTURES)
        self.pattern = t.pattern
        self.megaliths: dict[tuple[int, int], int] = {}
        self.rest_open = self.rest_held = NOTHING
        self.under: list[int] = []
        self.first_in = list(t.first_in)
        self.line = ""
        self.eclipse: list[tuple[int, int]] = []  # whose step was told, and which
        self.hears: dict[int, Callable[[Tribe, Event], None]] = {
            told.ROUND_BEGAN: self._round,
            told.STONE_LAID: lambda me, e: self.stones.add(e.first),
            told.CULTURE_LAID: lambda me, e: self.display.__setitem__(e.first, e.second),
            told.PATTERN_CHOSEN: self._pattern,
            told.TILE_LAID: lambda me, e: self.tiles.__setitem__(e.first, e.second),
            told.TERRAIN_LAID: self._terrain,
            told.REST_TILE_SHOWN: self._rest_shown,
            told.PLACE_IN_ORDER: self._place,
            told.CHIEF_TAKEN: lambda me, e: setattr(me, "chief", e.first),
            told.SIDE_CHOSEN: lambda me, e: setattr(me, "side", e.first),
            told.SETUP_TAKEN: self._setup,
            told.DREW: self._drew,
            told.RESHUFFLED: self._reshuffled,
            told.ANIMAL_APPEARED: lambda me, e: self._count(self.ground, e.first, 1),
            told.ANIMAL_TAKEN: self._animal,
            told.PLAYED: lambda me, e: self._go(me.hand, me.played, e.first),
            told.DISCARDED: lambda me, e: self._go(me.hand, me.discard, e.first),
            told.PLACED: lambda me, e: me.figures.update([e.second]),
            told.ATE: lambda me, e: self._add(me, "food", -e.first),
            told.CALLED: self._called,
            told.FOOD_PAID: lambda me, e: self._add(me, "food", -e.first),
            told.FOOD_LOST: lambda me, e: self._add(me, "food", -e.first),
            told.FOOD_GAINED: lambda me, e: self._add(me, "food", e.first),
            told.TOOLS_PAID: lambda me, e: self._add(me, "tools", -e.first),
            told.TOOL_GAINED: lambda me, e: self._add(me, "tools", e.first),
            told.POINTS_GAINED: lambda me, e: self._add(me, "score", e.first),
            told.RECRUITED: lambda me, e: self._new_member(me.hand, e.first),
            told.ENLISTED: lambda me, e: self._new_member(me.discard, e.first),
            told.LEARNED: self._learned,
            told.STONE_TAKEN: self._stone,
            told.CAMP_PITCHED: lambda me, e: self._camp(me),
            told.MOVED: self._moved,
            told.SETTLED: self._settled,
            told.ICE_TURNED_UP: lambda me, e: self.ice.__setitem__(e.first, e.second),
            told.TIPPED: self._tipped,
            told.BUILT: self._built,
            told.CLIMBED: lambda me, e: me.tracks.__setitem__(e.first, e.second),
            told.BURIED: self._buried,
            told.FIRST_THERE: lambda me, e: self.first_in.__setitem__(e.first, self.tribes.index(me)),
            told.TILE_TAKEN: self._tile_taken,
            told.TILE_RETURNED: self._tile_returned,
            told.TURN_ENDED: self._turn_ended,
            told.LAID: lambda me, e: self._go(me.hand, me.pile, e.first),
            told.SHOWN: self._shown,
            told.STRENGTH: self._strength,
            told.NEW_PLACE: self._place,
            told.ECLIPSE_STEP: lambda me, e: self.eclipse.append((self.tribes.index(me), e.first)),
            told.HEX_HARVESTED: self._harvested,
            told.STONE_SCORED: lambda me, e: self._add(me, "score", e.second),
            told.ERA_ENDED: lambda me, e: setattr(self, "display", [NOTHING] * len(self.display)),
            told.SCORED: lambda me, e: self._add(me, "score", e.second),
            told.ECLIPSE_BEGAN: self._eclipse_began,
        }

    def hear(self, line: str, events: list[Event]) -> None:
        """Go on with what a line of a record brought."""
        self.line = line
        for event in events:
            well_told(event)
            if event.kind in OF_THE_TABLE:
                assert event.player == (self.order[0] if self.order else 0)
            hears = self.hears.get(event.kind)
            if hears:
                hears(self.tribes[event.player], event)

    def _round(self, me: Tribe, event: Event) -> None:
        self.round = event.first
        self._piles_are_discarded()
        for tribe in self.tribes:
            tribe.figures.clear()
        self.first_in = [NOTHING] * len(self.first_in)

    def _piles_are_discarded(self) -> None:
        for tribe in self.tribes:
            tribe.discard += tribe.pile
            tribe.pile.clear()

    def _pattern(self, me: Tribe, event: Event) -> None:
        self.pattern = event.first

    def _terrain(self, me: Tribe, event: Event) -> None:
        assert self.land[event.first] == NOTHING
        self.land[event.first] = event.second
        if self.with_ice and event.second == self.box.glacier:
            self.ice[event.first] = FACE_DOWN

    def _rest_shown(self, me: Tribe, event: Event) -> None:
        if event.first in self.under:
            self.under.remove(event.first)
        self.rest_open = event.first

    def _place(self, me: Tribe, event: Event) -> None:
        if event.kind == told.PLACE_IN_ORDER:
            assert event.first == len(self.order)
            self.order.append(event.player)
        else:
            self.order[event.first] = event.player

    def _setup(self, me: Tribe, event: Event) -> None:
        me.setup = event.first
        place = self.order.index(self.tribes.index(me))
        me.food = self.box.setup_food[event.first] + self.box.order_food[place]
        me.tools = self.box.setup_tools[event.first] + self.box.order_tools[place]
        self._new_member(me.hand, self.box.setup_tribes[event.first] - FIRST_TRIBE)
        for animal in self.box.setup_animals[event.first]:
            me.animals[animal] += 1

    def _drew(self, me: Tribe, event: Event) -> None:
        self._go(me.draw, me.hand, event.first)

    def _reshuffled(self, me: Tribe, event: Event) -> None:
        assert not me.draw.total()
        if event.first != me.discard.total():
            self._piles_are_discarded()
        assert event.first == me.discard.total()
        me.draw, me.discard = me.discard, Counter()

    def _animal(self, me: Tribe, event: Event) -> None:
        me.animals[event.first] += 1
        if self.line.startswith("hunt"):
            self._count(self.ground, event.first, -1)

    def _called(self, me: Tribe, event: Event) -> None:
        assert (event.first, event.second) == (me.chief, me.side)

    def _new_member(self, to: Counter[int], tribe: int) -> None:
        self.tribe_piles[tribe] -= 1
        to[FIRST_TRIBE + tribe] += 1

    def _learned(self, me: Tribe, event: Event) -> None:
        self.display[self.display.index(event.first)] = NOTHING
        me.hand[event.first] += 1

    def _stone(self, me: Tribe, event: Event) -> None:
        self.stones.remove(event.first)
        me.stones.append(event.first)

    def _camp(self, me: Tribe) -> None:
        me.camps_left -= 1
        me.camps[BASE] += 1

    def _moved(self, me: Tribe, event: Event) -> None:
        me.camps[event.first] -= 1
        me.camps[event.second] += 1

    def _settled(self, me: Tribe, event: Event) -> None:
        self.villages[event.first] = self.tribes.index(me)
        for hexagon in JUNCTURES[event.first]:
            me.camps[hexagon] -= 1
            me.camps_left += 1

    def _tipped(self, me: Tribe, event: Event) -> None:
        me.animals[event.first] -= 1
        me.tipped[event.first] += 1

    def _built(self, me: Tribe, event: Event) -> None:
        neutral = me.built < self.box.neutral_megaliths
        self.megaliths[event.first, event.second] = NEUTRAL_PIECE if neutral else self.tribes.index(me) + 1
        me.built += 1

    def _buried(self, me: Tribe, event: Event) -> None:
        zones = {FROM_HAND: me.hand, FROM_DISCARD: me.discard}
        self._go(zones.get(event.first, me.played), me.buried, event.second)

    def _tile_taken(self, me: Tribe, event: Event) -> None:
        if event.first in self.under:
            self.under.remove(event.first)
        self.rest_held, self.rest_open = event.first, NOTHING

    def _tile_returned(self, me: Tribe, event: Event) -> None:
        assert event.first in (self.rest_held, self.rest_open)
        self.under.append(event.first)
        self.rest_held = self.rest_open = NOTHING

    def _turn_ended(self, me: Tribe, event: Event) -> None:
        me.discard += me.played
        me.played.clear()

    def _eclipse_began(self, me: Tribe, event: Event) -> None:
        assert event.first == self.round
        self.eclipse = []

    def _shown(self, me: Tribe, event: Event) -> None:
        assert me.pile[event.first]
        if is_culture(event.first):
            self._go(me.pile, me.hand, event.first)

    def _strength(self, me: Tribe, event: Event) -> None:
        printed = sum(self.box.labour[kind] for kind in me.pile.elements())
        assert event.first == printed + me.figures[REST] * self.box.rest_labour

    def _harvested(self, me: Tribe, event: Event) -> None:
        assert self.land[event.first] == event.second

    @staticmethod
    def _count(row: list[int], at: int, more: int) -> None:
        row[at] += more

    @staticmethod
    def _add(me: Tribe, what: str, more: int) -> None:
        setattr(me, what, getattr(me, what) + more)

    @staticmethod
    def _go(here: Counter[int], there: Counter[int], kind: int) -> None:
        assert here[kind] > 0
        here[kind] -= 1
        there[kind] += 1

    def agrees_with(self, t: EndlessWinter) -> None:
        """Everything is as it was told."""
        for tribe, me in zip(self.tribes, t.players, strict=True):
            assert (tribe.score, tribe.food, tribe.tools) == (me.score, me.food, me.tools)
            assert (tribe.camps_left, tribe.built) == (me.camps_left, me.built)
            assert tribe.tracks == [me.offering, me.honor]
            assert (tribe.chief, tribe.side, tribe.setup) == (me.chief, me.side, me.setup)
            assert (tribe.camps, tribe.animals, tribe.tipped) == (me.camps, me.animals, me.tipped)
            assert tuple(tribe.stones) == me.stones
            assert +tribe.hand == Counter(me.hand)
            assert +tribe.draw == Counter(me.draw)
            assert +(tribe.discard + tribe.pile) == Counter(me.discard + me.pile)
            assert +tribe.played == Counter(me.played)
            assert +tribe.buried == Counter(me.buried + me.secret)
        if t.phase < SETTING_UP:
            for tribe, me in zip(self.tribes, t.players, strict=True):
                assert tribe.figures == Counter(at for at in me.figures if at >= 0)
            assert self.round == t.round
            assert self.first_in == t.first_in
        assert self.order == t.order
        assert (self.display, self.tribe_piles, self.ground) == (t.display, t.tribe_piles, t.ground)
        assert tuple(sorted(self.stones)) == t.stones
        assert (self.land, self.ice, self.tiles) == (t.land, t.ice, t.tiles)
        assert self.villages == t.villages
        assert (self.pattern, self.rest_open, self.rest_held) == (t.pattern, t.rest_open, t.rest_held)
        assert tuple(self.under) == t.under
        assert self.megaliths == standing(t)


def standing(t: EndlessWinter) -> dict[tuple[int, int], int]:
    """What stands on the building site, by level and space of the grid."""
    site = t.pattern_site() if t.pattern != NOTHING else None
    found = {}
    for at, piece in enumerate(t.site):
        if site and piece != NOTHING:
            found[site.level[at], site.row[at] * SITE_COLUMNS + site.column[at]] = piece
    return found
