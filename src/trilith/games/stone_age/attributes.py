"""The attributes of a position and how they are copied.

Made by tools/make_fields.py from fields.py; `make fields` makes it anew.
"""

from trilith.core.state import State
from trilith.games.stone_age.box import Box
from trilith.games.stone_age.names import FACES, GOODS, NOTHING, SETTING_UP, SLOTS, SPOTS, TOOL_PLACES


class PlayerAttributes:
    """A player's board at the start, or as the source has it."""

    people: int
    home: int  # people not on the board
    track: int  # level on the food track
    score: int
    goods: list[int]  # food and the four resources
    tools: list[int]  # value on each tool place
    used: list[int]  # 1 where the tool was used this round
    placed: list[int]  # people on each place of the board
    cards: tuple[int, ...]  # face down, bought before everyone's eyes
    opened: tuple[int, ...]  # face up until used
    drawn: tuple[int, ...]  # face down, seen by their owner only
    buildings: tuple[int, ...]

    def __init__(self, box: Box, source: "PlayerAttributes | None" = None) -> None:
        if source is None:
            self.people = box.start_people
            self.home = box.start_people
            self.track = 0
            self.score = 0
            self.goods = [box.start_food] + [0] * (len(GOODS) - 1)
            self.tools = [0] * TOOL_PLACES
            self.used = [0] * TOOL_PLACES
            self.placed = [0] * len(SPOTS)
            self.cards = ()
            self.opened = ()
            self.drawn = ()
            self.buildings = ()
        else:
            self.people = source.people
            self.home = source.home
            self.track = source.track
            self.score = source.score
            self.goods = source.goods[:]
            self.tools = source.tools[:]
            self.used = source.used[:]
            self.placed = source.placed[:]
            self.cards = source.cards
            self.opened = source.opened
            self.drawn = source.drawn
            self.buildings = source.buildings

    def catch_up(self, now: "PlayerAttributes") -> bool:
        """Become as the board is now that this was a copy of; whether anything happened on it."""
        happened = False
        if self.people != now.people:
            self.people = now.people
            happened = True
        if self.home != now.home:
            self.home = now.home
            happened = True
        if self.track != now.track:
            self.track = now.track
            happened = True
        if self.score != now.score:
            self.score = now.score
            happened = True
        if self.goods != now.goods:
            self.goods = now.goods[:]
            happened = True
        if self.tools != now.tools:
            self.tools = now.tools[:]
            happened = True
        if self.used != now.used:
            self.used = now.used[:]
            happened = True
        if self.placed != now.placed:
            self.placed = now.placed[:]
            happened = True
        if self.cards is not now.cards:
            self.cards = now.cards
            happened = True
        if self.opened is not now.opened:
            self.opened = now.opened
            happened = True
        if self.drawn is not now.drawn:
            self.drawn = now.drawn
            happened = True
        if self.buildings is not now.buildings:
            self.buildings = now.buildings
            happened = True
        return happened


class TableAttributes(State):
    """The table without its players: at the start, or as the source has it."""

    box: Box
    phase: int
    round: int
    starter: int
    turn: int  # whoever decides, or for whom luck decides
    display: list[int]  # open cards, the cheapest first, or NOTHING
    pile: tuple[int, ...]  # the cards nobody has seen, sorted: a bag, not an order
    tops: list[int]  # the open building of each stack, or NOTHING
    heights: list[int]  # tiles in each stack, the open one included
    tiles: tuple[int, ...]  # the buildings nobody has seen, sorted
    crowd: list[int]  # people of all players on each place
    spot: int  # the place being acted on
    good: int  # what is being rolled for
    dice: int
    pips: int  # rolled, plus tools
    next_tool: int  # tools before this one are not offered again for this roll
    due: int  # resources still to be paid
    paid: list[int]  # resources paid so far, by good
    pool: list[int]  # dice to take for everyone, by face
    buyer: int  # who bought the card for which everyone takes a die
    gifts: int  # resources of choice still to be named
    gift: int  # the last one named
    resume: int  # the phase that the choice interrupted
    hungry: int  # players still to be fed

    def __init__(self, box: Box, seats: int, source: "TableAttributes | None" = None) -> None:
        super().__init__()
        self.box = box
        if source is None:
            self.phase = SETTING_UP
            self.round = 1
            self.starter = 0
            self.turn = 0
            self.display = [NOTHING] * SLOTS
            self.pile = box.all_cards
            self.tops = [NOTHING] * seats
            self.heights = [box.tiles] * seats
            self.tiles = box.all_buildings
            self.crowd = [0] * len(SPOTS)
            self.spot = 0
            self.good = 0
            self.dice = 0
            self.pips = 0
            self.next_tool = 0
            self.due = 0
            self.paid = [0] * len(GOODS)
            self.pool = [0] * FACES
            self.buyer = 0
            self.gifts = 0
            self.gift = 0
            self.resume = 0
            self.hungry = 0
        else:
            self.phase = source.phase
            self.round = source.round
            self.starter = source.starter
            self.turn = source.turn
            self.display = source.display[:]
            self.pile = source.pile
            self.tops = source.tops[:]
            self.heights = source.heights[:]
            self.tiles = source.tiles
            self.crowd = source.crowd[:]
            self.spot = source.spot
            self.good = source.good
            self.dice = source.dice
            self.pips = source.pips
            self.next_tool = source.next_tool
            self.due = source.due
            self.paid = source.paid[:]
            self.pool = source.pool[:]
            self.buyer = source.buyer
            self.gifts = source.gifts
            self.gift = source.gift
            self.resume = source.resume
            self.hungry = source.hungry
