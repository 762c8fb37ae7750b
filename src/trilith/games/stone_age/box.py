"""What is in the box: the tables that the rules read, shared by all positions of a match."""

from trilith.core.rows import spread


class Box:
    """Cards, buildings and numbers of one component pack; nothing in it ever changes."""

    def __init__(
        self,
        card_names: tuple[str, ...],
        card_copies: tuple[int, ...],
        card_effect: tuple[int, ...],
        card_good: tuple[int, ...],
        card_amount: tuple[int, ...],
        card_symbol: tuple[int, ...],
        card_figure: tuple[int, ...],
        card_figures: tuple[int, ...],
        building_names: tuple[str, ...],
        building_copies: tuple[int, ...],
        building_price: tuple[int, ...],
        building_goods: tuple[tuple[int, ...], ...],
        building_count: tuple[int, ...],
        building_least: tuple[int, ...],
        building_kinds: tuple[int, ...],
        building_points: tuple[int, ...],
        capacity: tuple[int, ...],
        pips: tuple[int, ...],
        worth: tuple[int, ...],
        village_places: tuple[int, ...],
        parties: tuple[int, ...],
        start_people: int,
        start_food: int,
        most_people: int,
        most_track: int,
        most_tool: int,
        penalty: int,
        tiles: int,
    ) -> None:
        self.card_names = card_names
        self.card_copies = card_copies
        self.card_effect = card_effect
        self.card_good = card_good  # for resources and resource rolls
        self.card_amount = card_amount  # food, resources, dice, points or a tool's value
        self.card_symbol = card_symbol  # or NO_SYMBOL
        self.card_figure = card_figure  # or NO_FIGURE
        self.card_figures = card_figures  # how many of them
        self.building_names = building_names
        self.building_copies = building_copies
        self.building_price = building_price  # FIXED, EXACT or FREE
        self.building_goods = building_goods  # for FIXED, how many of each good
        self.building_count = building_count  # resources to pay; for FREE, the most
        self.building_least = building_least  # for FREE, the fewest
        self.building_kinds = building_kinds  # for EXACT, how many different ones
        self.building_points = building_points  # for FIXED
        self.capacity = capacity  # people who fit on each place
        self.pips = pips  # that bring one of each good
        self.worth = worth  # of each good in a building
        self.village_places = village_places  # by number of players
        self.parties = parties  # by number of players
        self.start_people = start_people
        self.start_food = start_food
        self.most_people = most_people
        self.most_track = most_track
        self.most_tool = most_tool
        self.penalty = penalty
        self.tiles = tiles
        self.all_cards: tuple[int, ...] = spread(card_copies)
        self.all_buildings: tuple[int, ...] = spread(building_copies)
