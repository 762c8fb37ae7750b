"""What is in the box: the tables that the rules read, shared by all positions of a match."""

from typing import Final

from trilith.core.rows import spread
from trilith.games.endless_winter.names import (
    LEVELS,
    NOTHING,
    PLACES,
    SITE_COLUMNS,
    SITE_ROWS,
    STONE,
    TILE_SIDE,
)

GRID: Final = SITE_ROWS * SITE_COLUMNS


class Effect:
    """What a card or a chief does: gains as pairs of kind and number, some of them for a price."""

    def __init__(
        self, gain: tuple[int, ...], food: int, tools: int, cards: int, reward: tuple[int, ...]
    ) -> None:
        self.gain = gain  # brought without a price
        self.food = food  # the price of the reward
        self.tools = tools
        self.cards = cards
        self.reward = reward
        self.for_stone_alone = (
            len(reward) == 2 and reward[0] == STONE
        )  # worth nothing to whoever can take none

    def priced(self) -> bool:
        """Whether something is paid for something."""
        return len(self.reward) > 0

    def does_something(self) -> bool:
        """Whether there is anything to be used."""
        return len(self.gain) > 0 or self.priced()


class Site:
    """A pattern of the building site: every position for a megalith, from the ground up, and what touches what."""

    def __init__(self, corners: tuple[tuple[int, int], ...]) -> None:
        self.corners = corners  # the top left space of each tile
        self.level: list[int] = []
        self.row: list[int] = []
        self.column: list[int] = []
        self.place: list[int] = []  # which of the four tiles a ground space belongs to
        self.cell: list[int] = []  # and which of its nine spaces it is
        self.below: list[tuple[int, ...]] = []  # the four positions that a megalith would lie on
        self.beside: list[tuple[int, ...]] = []  # ground spaces that touch this one along a side
        self.at: list[int] = [NOTHING] * (LEVELS * GRID)
        for place in range(PLACES):
            for cell in range(TILE_SIDE * TILE_SIDE):
                row = corners[place][0] + cell // TILE_SIDE
                self._add(0, row, corners[place][1] + cell % TILE_SIDE, place, cell)
        self.ground = len(self.level)
        for level in range(1, LEVELS):
            for row in range(SITE_ROWS - level):
                for column in range(SITE_COLUMNS - level):
                    self._stack(level, row, column)
        for position in range(len(self.level)):
            self.beside.append(self._touching(position))

    def _add(self, level: int, row: int, column: int, place: int, cell: int) -> None:
        self.at[level * GRID + row * SITE_COLUMNS + column] = len(self.level)
        self.level.append(level)
        self.row.append(row)
        self.column.append(column)
        self.place.append(place)
        self.cell.append(cell)
        if level == 0:
            self.below.append(())

    def _stack(self, level: int, row: int, column: int) -> None:
        """A position exists above the ground where four positions of the level below form a square."""
        below = tuple(self.find(level - 1, row + down, column + right) for down in (0, 1) for right in (0, 1))
        if NOTHING not in below:
            self.below.append(below)
            self._add(level, row, column, NOTHING, NOTHING)

    def _touching(self, position: int) -> tuple[int, ...]:
        if self.level[position]:
            return ()
        found = []
        for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0)):
            other = self.find(0, self.row[position] + down, self.column[position] + right)
            if other != NOTHING:
                found.append(other)
        return tuple(found)

    def find(self, level: int, row: int, column: int) -> int:
        """The position at these coordinates, or NOTHING."""
        if not (0 <= level < LEVELS and 0 <= row < SITE_ROWS and 0 <= column < SITE_COLUMNS):
            return NOTHING
        return self.at[level * GRID + row * SITE_COLUMNS + column]

    def space(self, place: int, cell: int) -> int:
        """The ground position of one space of one tile."""
        return place * TILE_SIDE * TILE_SIDE + cell


class Box:
    """Cards, tiles and numbers of one component pack; nothing in it ever changes."""

    def __init__(
        self,
        card_names: tuple[str, ...],
        card_groups: tuple[int, ...],
        card_copies: tuple[int, ...],
        labour: tuple[int, ...],
        extra_labour: tuple[int, ...],
        extra_in: tuple[int, ...],
        effects: tuple[Effect, ...],
        eclipse: tuple[tuple[int, ...], ...],
        card_points: tuple[int, ...],
        chief_names: tuple[str, ...],
        chief_labour: tuple[int, ...],
        chief_in: tuple[int, ...],
        stone_names: tuple[str, ...],
        stone_eras: tuple[int, ...],
        stone_incomes: tuple[tuple[int, ...], ...],
        stone_counts: tuple[int, ...],
        stone_of: tuple[int, ...],
        stone_each: tuple[int, ...],
        stone_per: tuple[int, ...],
        stone_rows: tuple[tuple[int, ...], ...],
        animal_names: tuple[str, ...],
        animal_copies: tuple[int, ...],
        animal_tips: tuple[tuple[int, ...], ...],
        animal_sets: tuple[tuple[int, ...], ...],
        terrain_names: tuple[str, ...],
        terrain_copies: tuple[int, ...],
        terrain_incomes: tuple[tuple[int, ...], ...],
        setup_names: tuple[str, ...],
        setup_food: tuple[int, ...],
        setup_tools: tuple[int, ...],
        setup_tribes: tuple[int, ...],
        setup_animals: tuple[tuple[int, ...], ...],
        setup_camps: tuple[int, ...],
        tile_names: tuple[str, ...],
        tile_starts: tuple[int, ...],
        tile_arrows: tuple[tuple[int, ...], ...],
        tile_rewards: tuple[tuple[tuple[int, ...], ...], ...],
        pattern_names: tuple[str, ...],
        pattern_players: tuple[int, ...],
        patterns: tuple[Site, ...],
        ice_names: tuple[str, ...],
        ice_gains: tuple[tuple[int, ...], ...],
        rest_names: tuple[str, ...],
        rest_gains: tuple[tuple[int, ...], ...],
        camps: int,
        villages: int,
        neutral_megaliths: int,
        own_megaliths: int,
        stack: int,
        food_track: int,
        labour_spaces: tuple[int, ...],
        tool_track: int,
        first_hand: int,
        new_cards: int,
        rest_labour: int,
        stone_food: tuple[int, ...],
        stone_tools: tuple[int, ...],
        megalith_incomes: tuple[tuple[int, ...], ...],
        village_income: tuple[int, ...],
        rounds: int,
        first_era: int,
        display: int,
        ground: int,
        more_animals: int,
        order_food: tuple[int, ...],
        order_tools: tuple[int, ...],
        order_incomes: tuple[tuple[int, ...], ...],
        recruit_tools: int,
        recruit_labour: int,
        rite_food: int,
        learn_labour: int,
        camp_tools: int,
        move_labour: int,
        village_food: int,
        reveal_labour: int,
        reveal_animals: int,
        hunt_tools: int,
        hunt_labour: int,
        types: int,
        tiles: int,
        camp_influence: int,
        village_influence: int,
        stones: tuple[int, ...],
        glaciers: tuple[int, ...],
        other_points: int,
        own_points: int,
        owner_points: int,
        offering_cost: tuple[int, ...],
        offering_points: tuple[int, ...],
        offering_bonus: tuple[tuple[int, ...], ...],
        overflow: int,
        honor_points: tuple[int, ...],
        honor_first: tuple[int, ...],
        honor_second: tuple[int, ...],
        honor_others: tuple[int, ...],
        empty_points: int,
    ) -> None:
        self.card_names = card_names
        self.card_groups = card_groups
        self.card_copies = card_copies  # of start cards, for each player
        self.labour = labour  # in halves, as all labour here
        self.extra_labour = extra_labour
        self.extra_in = extra_in  # the column, ANYWHERE, or NO_COLUMN
        self.effects = effects  # of every card, then of both sides of every chief
        self.eclipse = eclipse
        self.card_points = card_points
        self.chief_names = chief_names
        self.chief_labour = chief_labour  # by chief and side
        self.chief_in = chief_in
        self.stone_names = stone_names
        self.stone_eras = stone_eras
        self.stone_incomes = stone_incomes
        self.stone_counts = stone_counts
        self.stone_of = stone_of  # the terrain or animal that counts
        self.stone_each = stone_each
        self.stone_per = stone_per  # how many bring that much
        self.stone_rows = stone_rows  # instead: points by number, the last for all above
        self.animal_names = animal_names
        self.animal_copies = animal_copies
        self.animal_tips = animal_tips
        self.animal_sets = animal_sets  # points by size of a set, from 0; a joker has none
        self.terrain_names = terrain_names  # the types, then glacier and base tile
        self.terrain_copies = terrain_copies
        self.terrain_incomes = terrain_incomes
        self.setup_names = setup_names
        self.setup_food = setup_food
        self.setup_tools = setup_tools
        self.setup_tribes = setup_tribes
        self.setup_animals = setup_animals
        self.setup_camps = setup_camps
        self.tile_names = tile_names
        self.tile_starts = tile_starts
        self.tile_arrows = tile_arrows
        self.tile_rewards = tile_rewards
        self.pattern_names = pattern_names
        self.pattern_players = pattern_players
        self.patterns = patterns
        self.ice_names = ice_names
        self.ice_gains = ice_gains
        self.rest_names = rest_names
        self.rest_gains = rest_gains
        self.camps = camps
        self.villages = villages
        self.neutral_megaliths = neutral_megaliths
        self.own_megaliths = own_megaliths
        self.stack = stack
        self.food_track = food_track
        self.bites: tuple[int, ...] = tuple([bite(food, labour_spaces) for food in range(food_track + 1)])
        self.tool_track = tool_track
        self.first_hand = first_hand
        self.new_cards = new_cards
        self.rest_labour = rest_labour
        self.stone_food = stone_food
        self.stone_tools = stone_tools
        self.megalith_incomes = megalith_incomes
        self.village_income = village_income
        self.rounds = rounds
        self.first_era = first_era
        self.display = display
        self.ground = ground
        self.more_animals = more_animals
        self.order_food = order_food
        self.order_tools = order_tools
        self.order_incomes = order_incomes
        self.recruit_tools = recruit_tools
        self.recruit_labour = recruit_labour
        self.rite_food = rite_food
        self.learn_labour = learn_labour
        self.camp_tools = camp_tools
        self.move_labour = move_labour
        self.village_food = village_food
        self.reveal_labour = reveal_labour
        self.reveal_animals = reveal_animals
        self.hunt_tools = hunt_tools
        self.hunt_labour = hunt_labour
        self.types = types
        self.tiles = tiles
        self.camp_influence = camp_influence
        self.village_influence = village_influence
        self.stones = stones  # by number of players, as glaciers
        self.glaciers = glaciers
        self.other_points = other_points
        self.own_points = own_points
        self.owner_points = owner_points
        self.offering_cost = offering_cost
        self.offering_points = offering_points
        self.offering_bonus = offering_bonus
        self.overflow = overflow
        self.honor_points = honor_points
        self.honor_first = honor_first
        self.honor_second = honor_second
        self.honor_others = honor_others
        self.empty_points = empty_points
        self.glacier = types
        self.base_terrain = types + 1
        self.animals: tuple[int, ...] = spread(animal_copies)
        self.megaliths = neutral_megaliths + own_megaliths
        self.offering_top = len(offering_cost) - 1
        self.honor_top = len(honor_points) - 1


def bite(food: int, labour_spaces: tuple[int, ...]) -> int:
    """EW-4.6, EW-4.7: how much of this food brings the next labour, or 0 if none does."""
    for space in range(food, 0, -1):
        if space in labour_spaces:
            return food - space + 1
    return 0
