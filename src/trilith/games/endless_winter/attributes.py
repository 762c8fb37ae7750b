"""The attributes of a position and how they are copied.

Made by tools/make_fields.py from fields.py; `make fields` makes it anew.
"""

from trilith.core.state import State
from trilith.games.endless_winter.box import Box
from trilith.games.endless_winter.names import (
    CARDS,
    FIRST_CULTURE,
    FIRST_TRIBE,
    GAINS,
    HEXES,
    HOME,
    JUNCTURES,
    MEMBER,
    NO_LUCK,
    NOTHING,
    PLACES,
    REST,
    SECOND_ERA,
    SETTING_UP,
    SPECIES,
    STONES,
    TRIBES,
    TURNS,
)


class PlayerAttributes:
    """A player's board at the start, or as the source has it."""

    score: int
    food: int
    tools: int
    camps_left: int  # still on the player's board, where they cover the food track
    built: int  # megaliths, the neutral ones first
    offering: int
    honor: int
    honor_place: int  # on its level, from the left
    chief: int
    side: int
    setup: int
    figures: list[int]  # where the tribe's two and the chief's are, or HOME
    camps: list[int]  # on each hex
    animals: list[int]  # living ones, by kind
    tipped: list[int]
    stones: tuple[int, ...]  # in the order in which they were taken
    hand: tuple[int, ...]
    draw: tuple[int, ...]  # a bag, not an order
    discard: tuple[int, ...]
    played: tuple[int, ...]  # above the board in this turn
    pile: tuple[int, ...]  # the eclipse pile
    buried: tuple[int, ...]  # before everyone's eyes
    secret: tuple[int, ...]  # buried from the hand; only their owner knows which
    known: tuple[int, ...]  # of hand, hidden eclipse pile and secret grave, what everyone knows to be there
    graves: tuple[
        tuple[int, ...], ...
    ]  # for each secret burial, the cards among which everyone knows it to be

    def __init__(self, box: Box, source: "PlayerAttributes | None" = None) -> None:
        if source is None:
            self.score = 0
            self.food = 0
            self.tools = 0
            self.camps_left = box.camps
            self.built = 0
            self.offering = 0
            self.honor = 0
            self.honor_place = 0
            self.chief = NOTHING
            self.side = NOTHING
            self.setup = NOTHING
            self.figures = [HOME] * TURNS
            self.camps = [0] * len(HEXES)
            self.animals = [0] * SPECIES
            self.tipped = [0] * SPECIES
            self.stones = ()
            self.hand = ()
            self.draw = ()
            self.discard = ()
            self.played = ()
            self.pile = ()
            self.buried = ()
            self.secret = ()
            self.known = ()
            self.graves = ()
        else:
            self.score = source.score
            self.food = source.food
            self.tools = source.tools
            self.camps_left = source.camps_left
            self.built = source.built
            self.offering = source.offering
            self.honor = source.honor
            self.honor_place = source.honor_place
            self.chief = source.chief
            self.side = source.side
            self.setup = source.setup
            self.figures = source.figures[:]
            self.camps = source.camps
            self.animals = source.animals
            self.tipped = source.tipped
            self.stones = source.stones
            self.hand = source.hand
            self.draw = source.draw
            self.discard = source.discard
            self.played = source.played
            self.pile = source.pile
            self.buried = source.buried
            self.secret = source.secret
            self.known = source.known
            self.graves = source.graves

    def catch_up(self, now: "PlayerAttributes") -> bool:
        """Become as the board is now that this was a copy of; whether anything happened on it."""
        happened = False
        if self.score != now.score:
            self.score = now.score
            happened = True
        if self.food != now.food:
            self.food = now.food
            happened = True
        if self.tools != now.tools:
            self.tools = now.tools
            happened = True
        if self.camps_left != now.camps_left:
            self.camps_left = now.camps_left
            happened = True
        if self.built != now.built:
            self.built = now.built
            happened = True
        if self.offering != now.offering:
            self.offering = now.offering
            happened = True
        if self.honor != now.honor:
            self.honor = now.honor
            happened = True
        if self.honor_place != now.honor_place:
            self.honor_place = now.honor_place
            happened = True
        if self.chief != now.chief:
            self.chief = now.chief
            happened = True
        if self.side != now.side:
            self.side = now.side
            happened = True
        if self.setup != now.setup:
            self.setup = now.setup
            happened = True
        if self.figures != now.figures:
            self.figures = now.figures[:]
            happened = True
        if self.camps is not now.camps:
            self.camps = now.camps
            happened = True
        if self.animals is not now.animals:
            self.animals = now.animals
            happened = True
        if self.tipped is not now.tipped:
            self.tipped = now.tipped
            happened = True
        if self.stones is not now.stones:
            self.stones = now.stones
            happened = True
        if self.hand is not now.hand:
            self.hand = now.hand
            happened = True
        if self.draw is not now.draw:
            self.draw = now.draw
            happened = True
        if self.discard is not now.discard:
            self.discard = now.discard
            happened = True
        if self.played is not now.played:
            self.played = now.played
            happened = True
        if self.pile is not now.pile:
            self.pile = now.pile
            happened = True
        if self.buried is not now.buried:
            self.buried = now.buried
            happened = True
        if self.secret is not now.secret:
            self.secret = now.secret
            happened = True
        if self.known is not now.known:
            self.known = now.known
            happened = True
        if self.graves is not now.graves:
            self.graves = now.graves
            happened = True
        return happened


class TableAttributes(State):
    """The table without its players: at the start, or as the source has it."""

    box: Box
    setup: int  # DEALT_SETUP, CHOSEN_SETUPS or CHOSEN_CHIEFS
    with_ice: int
    with_rest: int
    phase: int
    luck: int  # what luck decides now, if it does
    left: int  # cards that luck still brings
    round: int
    order: list[int]  # seats, the first to move first
    turn: int  # whoever decides, or for whom luck decides
    at: int  # that player's place in the order
    step: int  # turns everyone has had in this round, or the step of the player's eclipse
    offers: tuple[int, ...]  # chiefs or set-up cards lying open to be chosen
    display: list[int]  # open culture cards, or NOTHING
    culture_piles: list[tuple[int, ...]]  # those nobody has seen, by era: bags, not orders
    tribe_piles: list[int]  # how many of each kind
    wild: tuple[int, ...]  # the animals of the pile: a bag
    ground: list[int]  # animals on the hunting ground, by kind
    stones: tuple[int, ...]  # sacred stones that can be taken
    unseen_stones: tuple[int, ...]
    land: list[int]  # the terrain of each hex, or NOTHING
    unplaced: tuple[int, ...]  # terrain tiles that will be laid
    spare: tuple[int, ...]  # terrain tiles of which some will be added
    villages: list[int]  # who has one at each juncture, or NOTHING
    ice: list[int]  # the ice find on each hex, FACE_DOWN or NOTHING
    unseen_ice: tuple[int, ...]
    pattern: int  # of the building site, or NOTHING
    tiles: list[int]  # the tile on each of its places, or NOTHING
    site: list[int]  # what lies on each position: NEUTRAL_PIECE, a seat + 1, or NOTHING
    rest_open: int  # the rest tile to be had in this round, or NOTHING
    rest_held: int  # the one a player has in this turn
    unseen_rest: tuple[int, ...]  # tiles at the top of the stack, a bag
    under: tuple[int, ...]  # tiles put back under the stack, the next to come first
    first_in: list[int]  # who was first in each column in this round, or NOTHING
    figure: int  # the figure of this turn: MEMBER or CHIEF
    column: int  # where it stands, or HOME
    labour: int  # halves that can still be spent in this turn
    cultures: int  # culture cards played in this turn
    recruited: int  # kinds of tribe cards recruited in this turn, as bits
    called: int  # 1 when the chief's ability was used, or cannot be
    ready: tuple[int, ...]  # played cards whose ability can still be used
    fresh: tuple[int, ...]  # cards recruited in this turn, which cannot be played in it
    pool: list[int]  # what the player still gains, by kind
    offer: int  # the effect whose price may be paid now, or NOTHING
    arrow: int  # the start space from which another neutral megalith may be placed, or NOTHING
    due: int  # hand cards that must be discarded
    owed: int  # what follows then: twice an effect, plus 1 for its reward alone
    harvested: int  # hexes whose income was taken in this eclipse, as bits
    hexagon: int  # where an ice find is being turned up, or NOTHING

    def __init__(self, box: Box, seats: int, source: "TableAttributes | None" = None) -> None:
        super().__init__()
        self.box = box
        if source is None:
            self.setup = 0
            self.with_ice = 0
            self.with_rest = 0
            self.phase = SETTING_UP
            self.luck = NO_LUCK
            self.left = 0
            self.round = 1
            self.order = []
            self.turn = 0
            self.at = 0
            self.step = 0
            self.offers = ()
            self.display = [NOTHING] * box.display
            self.culture_piles = [tuple(range(FIRST_CULTURE, SECOND_ERA)), tuple(range(SECOND_ERA, CARDS))]
            self.tribe_piles = list(box.card_copies[FIRST_TRIBE : FIRST_TRIBE + TRIBES])
            self.wild = box.animals
            self.ground = [0] * SPECIES
            self.stones = ()
            self.unseen_stones = tuple(range(STONES))
            self.land = [NOTHING] * len(HEXES)
            self.unplaced = ()
            self.spare = ()
            self.villages = [NOTHING] * len(JUNCTURES)
            self.ice = [NOTHING] * len(HEXES)
            self.unseen_ice = ()
            self.pattern = NOTHING
            self.tiles = [NOTHING] * PLACES
            self.site = []
            self.rest_open = NOTHING
            self.rest_held = NOTHING
            self.unseen_rest = ()
            self.under = ()
            self.first_in = [NOTHING] * REST
            self.figure = MEMBER
            self.column = HOME
            self.labour = 0
            self.cultures = 0
            self.recruited = 0
            self.called = 0
            self.ready = ()
            self.fresh = ()
            self.pool = [0] * len(GAINS)
            self.offer = NOTHING
            self.arrow = NOTHING
            self.due = 0
            self.owed = NOTHING
            self.harvested = 0
            self.hexagon = NOTHING
        else:
            self.setup = source.setup
            self.with_ice = source.with_ice
            self.with_rest = source.with_rest
            self.phase = source.phase
            self.luck = source.luck
            self.left = source.left
            self.round = source.round
            self.order = source.order
            self.turn = source.turn
            self.at = source.at
            self.step = source.step
            self.offers = source.offers
            self.display = source.display
            self.culture_piles = source.culture_piles
            self.tribe_piles = source.tribe_piles
            self.wild = source.wild
            self.ground = source.ground
            self.stones = source.stones
            self.unseen_stones = source.unseen_stones
            self.land = source.land
            self.unplaced = source.unplaced
            self.spare = source.spare
            self.villages = source.villages
            self.ice = source.ice
            self.unseen_ice = source.unseen_ice
            self.pattern = source.pattern
            self.tiles = source.tiles
            self.site = source.site
            self.rest_open = source.rest_open
            self.rest_held = source.rest_held
            self.unseen_rest = source.unseen_rest
            self.under = source.under
            self.first_in = source.first_in
            self.figure = source.figure
            self.column = source.column
            self.labour = source.labour
            self.cultures = source.cultures
            self.recruited = source.recruited
            self.called = source.called
            self.ready = source.ready
            self.fresh = source.fresh
            self.pool = source.pool[:]
            self.offer = source.offer
            self.arrow = source.arrow
            self.due = source.due
            self.owed = source.owed
            self.harvested = source.harvested
            self.hexagon = source.hexagon
