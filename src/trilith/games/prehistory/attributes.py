"""The attributes of a position and how they are copied.

Made by tools/make_fields.py from fields.py; `make fields` makes it anew.
"""

from trilith.core.state import State
from trilith.games.prehistory.box import Box
from trilith.games.prehistory.names import (
    CAMPS,
    COLOURS,
    DEEDS,
    DRAWING_ORDER,
    FIELDS,
    FISH,
    GATHER_PLACES,
    NO_PLAYER,
    NOTHING,
    SLOTS,
    SPECIES,
    STONES,
    TILES,
    WHEELS,
    WINTER,
)


class PlayerAttributes:
    """A player's board at the start, or as the source has it."""

    board: int  # or NOTHING before it is drawn
    weather: int  # position of the own wheel, or NOTHING before it is set
    resources: list[int]  # cubes on the tent, by colour
    markers: list[int]  # cubes below the painting, by colour
    bones: int  # development points
    score: int
    fish: tuple[int, ...]  # tiles by value
    track: int  # steps on the fishing track
    baskets: tuple[int, ...]  # gather tiles by tile
    painted: int  # pieces of the painting, as bits
    hunted: tuple[int, ...]  # hunting cards in the order of taking
    rites: tuple[int, ...]  # ceremony cards, face down
    shamans: int  # fields of the fire, as bits
    home: int  # members on the board
    supply: int  # members who have not joined yet
    waiting: int  # members on the start camp
    camps: int  # tiles not yet built, as bits
    megaliths: int  # tiles of type A
    tokens: int  # animal tokens by species, as bits

    def __init__(self, box: Box, source: "PlayerAttributes | None" = None) -> None:
        if source is None:
            self.board = NOTHING
            self.weather = NOTHING
            self.resources = [0] * len(COLOURS)
            self.markers = [0] * len(COLOURS)
            self.bones = 0
            self.score = 0
            self.fish = (0,) * FISH
            self.track = 0
            self.baskets = (0,) * len(TILES)
            self.painted = 0
            self.hunted = ()
            self.rites = ()
            self.shamans = 0
            self.home = box.start_home
            self.supply = box.start_supply
            self.waiting = 0
            self.camps = (1 << len(CAMPS)) - 1
            self.megaliths = 0
            self.tokens = 0
        else:
            self.board = source.board
            self.weather = source.weather
            self.resources = source.resources[:]
            self.markers = source.markers[:]
            self.bones = source.bones
            self.score = source.score
            self.fish = source.fish
            self.track = source.track
            self.baskets = source.baskets
            self.painted = source.painted
            self.hunted = source.hunted
            self.rites = source.rites
            self.shamans = source.shamans
            self.home = source.home
            self.supply = source.supply
            self.waiting = source.waiting
            self.camps = source.camps
            self.megaliths = source.megaliths
            self.tokens = source.tokens

    def catch_up(self, now: "PlayerAttributes") -> bool:
        """Become as the board is now that this was a copy of; whether anything happened on it."""
        happened = False
        if self.board != now.board:
            self.board = now.board
            happened = True
        if self.weather != now.weather:
            self.weather = now.weather
            happened = True
        if self.resources != now.resources:
            self.resources = now.resources[:]
            happened = True
        if self.markers != now.markers:
            self.markers = now.markers[:]
            happened = True
        if self.bones != now.bones:
            self.bones = now.bones
            happened = True
        if self.score != now.score:
            self.score = now.score
            happened = True
        if self.fish is not now.fish:
            self.fish = now.fish
            happened = True
        if self.track != now.track:
            self.track = now.track
            happened = True
        if self.baskets is not now.baskets:
            self.baskets = now.baskets
            happened = True
        if self.painted != now.painted:
            self.painted = now.painted
            happened = True
        if self.hunted is not now.hunted:
            self.hunted = now.hunted
            happened = True
        if self.rites is not now.rites:
            self.rites = now.rites
            happened = True
        if self.shamans != now.shamans:
            self.shamans = now.shamans
            happened = True
        if self.home != now.home:
            self.home = now.home
            happened = True
        if self.supply != now.supply:
            self.supply = now.supply
            happened = True
        if self.waiting != now.waiting:
            self.waiting = now.waiting
            happened = True
        if self.camps != now.camps:
            self.camps = now.camps
            happened = True
        if self.megaliths != now.megaliths:
            self.megaliths = now.megaliths
            happened = True
        if self.tokens != now.tokens:
            self.tokens = now.tokens
            happened = True
        return happened


class TableAttributes(State):
    """The table without its players: at the start, or as the source has it."""

    box: Box
    phase: int
    season: int
    year: int
    turn: int  # whoever decides
    order: list[int]  # players by place in the turn order
    passed: int  # players who have passed this spring, as bits
    dancers: list[int]  # ceremony markers beside the turn order, the first in front
    wheel: int  # the central one, or NOTHING
    wheels: tuple[int, ...]  # central wheels nobody has seen yet: a bag, not an order
    turned: list[int]  # positions of the four price wheels, or NOTHING
    supply: list[int]  # cubes by colour
    stones: list[int]  # two for each trilith: a colour or NOTHING
    capstones: list[int]  # deed * colours + colour: cubes
    fish: list[int]  # open ones by value
    tiles: list[int]  # open gather tiles, or NOTHING
    tile_bag: tuple[int, ...]
    prey: list[int]  # open hunting cards, or NOTHING
    prey_bag: tuple[int, ...]
    rites: list[int]  # open ceremony cards, or NOTHING
    rite_bag: tuple[int, ...]
    laid: tuple[int, ...]  # by slot, which tile turned how, or NOTHING
    land: tuple[int, ...]  # what every field is, or NOTHING where the map has none
    megalith_bag: tuple[int, ...]  # still to be laid on the map
    token_bag: tuple[int, ...]  # animal tokens not on the map, by species
    camps: tuple[int, ...]  # owner * camps + tile, or NOTHING
    who: tuple[int, ...]  # whose members are on a field, or NO_PLAYER; not for the start camp
    standing: tuple[int, ...]  # members on a field
    lying: tuple[int, ...]  # members who have moved this autumn
    deed: int  # the action being done, in summer the one whose turn it is
    goal: int  # what is being fished, hunted, danced, migrated or built
    due: int  # resources still to be paid, or members still to be called back
    least: int  # the lowest colour or field that is still offered
    circle: int  # where the shamans stood when the ceremony began, as bits
    steps: int  # bought and not yet walked
    spot: int  # the field being left, entered or built on
    gifts: int  # resources of choice still to be named
    marker_gifts: int  # markers of choice still to be named
    resume: int  # the phase that the choice interrupted

    def __init__(self, box: Box, seats: int, source: "TableAttributes | None" = None) -> None:
        super().__init__()
        self.box = box
        if source is None:
            self.phase = DRAWING_ORDER
            self.season = WINTER
            self.year = 1
            self.turn = 0
            self.order = []
            self.passed = 0
            self.dancers = []
            self.wheel = NOTHING
            self.wheels = box.all_wheels
            self.turned = [NOTHING] * len(WHEELS)
            self.supply = [box.cubes] * len(COLOURS)
            self.stones = [NOTHING] * (STONES * len(DEEDS))
            self.capstones = [0] * (len(DEEDS) * len(COLOURS))
            self.fish = [box.fish_fields] * FISH
            self.tiles = [NOTHING] * GATHER_PLACES
            self.tile_bag = box.all_tiles
            self.prey = [NOTHING] * SLOTS
            self.prey_bag = box.all_prey
            self.rites = [NOTHING] * SLOTS
            self.rite_bag = box.all_rites
            self.laid = ()
            self.land = ()
            self.megalith_bag = ()
            self.token_bag = tuple(range(len(SPECIES)))
            self.camps = (NOTHING,) * len(FIELDS)
            self.who = (NO_PLAYER,) * len(FIELDS)
            self.standing = (0,) * len(FIELDS)
            self.lying = (0,) * len(FIELDS)
            self.deed = 0
            self.goal = 0
            self.due = 0
            self.least = 0
            self.circle = 0
            self.steps = 0
            self.spot = 0
            self.gifts = 0
            self.marker_gifts = 0
            self.resume = 0
        else:
            self.phase = source.phase
            self.season = source.season
            self.year = source.year
            self.turn = source.turn
            self.order = source.order[:]
            self.passed = source.passed
            self.dancers = source.dancers[:]
            self.wheel = source.wheel
            self.wheels = source.wheels
            self.turned = source.turned[:]
            self.supply = source.supply[:]
            self.stones = source.stones[:]
            self.capstones = source.capstones[:]
            self.fish = source.fish[:]
            self.tiles = source.tiles[:]
            self.tile_bag = source.tile_bag
            self.prey = source.prey[:]
            self.prey_bag = source.prey_bag
            self.rites = source.rites[:]
            self.rite_bag = source.rite_bag
            self.laid = source.laid
            self.land = source.land
            self.megalith_bag = source.megalith_bag
            self.token_bag = source.token_bag
            self.camps = source.camps
            self.who = source.who
            self.standing = source.standing
            self.lying = source.lying
            self.deed = source.deed
            self.goal = source.goal
            self.due = source.due
            self.least = source.least
            self.circle = source.circle
            self.steps = source.steps
            self.spot = source.spot
            self.gifts = source.gifts
            self.marker_gifts = source.marker_gifts
            self.resume = source.resume
