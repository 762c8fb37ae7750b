"""What is in the box: the tables that the rules read, shared by all positions of a match."""

from trilith.core.rows import spread
from trilith.games.prehistory.names import MAP_TURNS


class Box:
    """Wheels, cards, tiles and numbers of one component pack; nothing in it ever changes."""

    def __init__(
        self,
        board_shamans: tuple[int, ...],
        board_income: tuple[tuple[tuple[int, ...], ...], ...],
        wheel_names: tuple[str, ...],
        wheel_steps: tuple[tuple[int, ...], ...],
        wheel_cubes: tuple[tuple[tuple[int, ...], ...], ...],
        segments: tuple[tuple[int, ...], ...],
        piece_symbols: tuple[tuple[int, ...], ...],
        row_bonus: tuple[tuple[int, ...], ...],
        column_bonus: tuple[tuple[int, ...], ...],
        row_points: tuple[int, ...],
        tile_copies: tuple[int, ...],
        tile_bones: tuple[int, ...],
        gather_prices: tuple[int, ...],
        gather_markers: int,
        partner: tuple[int, ...],
        pair_bonus: tuple[tuple[int, ...], ...],
        set_points: tuple[int, ...],
        prey_names: tuple[str, ...],
        prey_species: tuple[int, ...],
        prey_kind: tuple[int, ...],
        prey_value: tuple[int, ...],
        prey_points: tuple[int, ...],
        prey_reward: tuple[tuple[int, ...], ...],
        rite_names: tuple[str, ...],
        rite_value: tuple[int, ...],
        rite_bones: tuple[int, ...],
        rite_metric: tuple[int, ...],
        rite_reach: tuple[tuple[int, ...], ...],
        rite_per: tuple[int, ...],
        rite_points: tuple[int, ...],
        rite_most: tuple[int, ...],
        camp_grey: tuple[int, ...],
        camp_black: tuple[int, ...],
        camp_points: tuple[int, ...],
        camp_bones: tuple[int, ...],
        slot_names: tuple[str, ...],
        slot_group: tuple[int, ...],
        slot_fields: tuple[tuple[int, ...], ...],
        slots_used: tuple[tuple[int, ...], ...],
        land_tiles: tuple[str, ...],
        land_group: tuple[int, ...],
        land_fields: tuple[tuple[int, ...], ...],
        land_names: tuple[str, ...],
        land_reward: tuple[tuple[int, ...], ...],
        neighbours: tuple[tuple[int, ...], ...],
        distance: tuple[tuple[int, ...], ...],
        from_start: tuple[int, ...],
        megaliths: tuple[tuple[int, ...], ...],
        giant_first: tuple[int, ...],
        giant_second: tuple[int, ...],
        megalith_points: int,
        camp_units: int,
        token_points: tuple[int, ...],
        years: int,
        cubes: int,
        start_home: int,
        start_supply: int,
        start_bones: tuple[int, ...],
        most_bones: int,
        beyond_camps: int,
        fish_tiles: int,
        fish_fields: int,
        track_end: int,
        track_bones: tuple[int, ...],
        track_points: tuple[int, ...],
        turn_price: int,
        step_price: int,
        resource_price: int,
        marker_price: int,
        cube_worth: int,
        bones_a_point: int,
        far: int,
    ) -> None:
        self.board_shamans = board_shamans  # where they start, as bits
        self.board_income = board_income  # by board, position and colour
        self.wheel_names = wheel_names
        self.wheel_steps = wheel_steps  # by central wheel and colour
        self.wheel_cubes = wheel_cubes  # by central wheel and deed, the colours for an empty capstone
        self.segments = segments  # of the four price wheels
        self.piece_symbols = piece_symbols
        self.row_bonus = row_bonus
        self.column_bonus = column_bonus
        self.row_points = row_points  # by number of pieces in a row
        self.tile_copies = tile_copies
        self.tile_bones = tile_bones
        self.gather_prices = gather_prices  # the colour beside each field
        self.gather_markers = gather_markers  # red ones for a tile in summer
        self.partner = partner  # the other kind of each kind's pair of baskets
        self.pair_bonus = pair_bonus  # by kind
        self.set_points = set_points  # by number of tiles of a kind
        self.prey_names = prey_names
        self.prey_species = prey_species
        self.prey_kind = prey_kind  # ANIMAL or FOOTPRINT
        self.prey_value = prey_value
        self.prey_points = prey_points
        self.prey_reward = prey_reward
        self.rite_names = rite_names
        self.rite_value = rite_value
        self.rite_bones = rite_bones
        self.rite_metric = rite_metric
        self.rite_reach = rite_reach  # thresholds and points in turn, or empty
        self.rite_per = rite_per  # or every so many bring points, up to a limit
        self.rite_points = rite_points
        self.rite_most = rite_most
        self.camp_grey = camp_grey  # members who stay
        self.camp_black = camp_black  # members who go back to the board
        self.camp_points = camp_points
        self.camp_bones = camp_bones
        self.slot_names = slot_names
        self.slot_group = slot_group
        self.slot_fields = slot_fields
        self.slots_used = slots_used  # by number of players
        self.land_tiles = land_tiles
        self.land_group = land_group
        self.land_fields = land_fields  # what the three fields of each tile are
        self.land_names = land_names  # of everything that a field can be
        self.land_reward = land_reward  # by what a field is
        self.neighbours = neighbours  # on the whole map
        self.around = tuple(
            (field, *neighbours[field]) for field in range(len(neighbours))
        )  # and the field itself
        self.distance = distance  # by number of players, from field * fields + to field
        self.from_start = from_start  # as the crow flies
        self.megaliths = megaliths  # by number of players, how many A, B and C
        self.giant_first = giant_first  # points of each megalith C for the first
        self.giant_second = giant_second
        self.megalith_points = megalith_points
        self.camp_units = camp_units
        self.token_points = token_points  # by species
        self.years = years
        self.cubes = cubes  # of each colour
        self.start_home = start_home
        self.start_supply = start_supply
        self.start_bones = start_bones  # by place in the first turn order
        self.most_bones = most_bones
        self.beyond_camps = beyond_camps
        self.fish_tiles = fish_tiles
        self.fish_fields = fish_fields
        self.track_end = track_end
        self.track_bones = track_bones  # by step of the track
        self.track_points = track_points
        self.turn_price = turn_price
        self.step_price = step_price
        self.resource_price = resource_price
        self.marker_price = marker_price
        self.cube_worth = cube_worth
        self.bones_a_point = bones_a_point
        self.far = far
        self.members = start_home + start_supply
        self.all_tiles: tuple[int, ...] = spread(tile_copies)
        self.all_prey: tuple[int, ...] = tuple(range(len(prey_names)))
        self.all_rites: tuple[int, ...] = tuple(range(len(rite_names)))
        self.all_wheels: tuple[int, ...] = tuple(range(len(wheel_names)))
        self.laying_names: tuple[str, ...] = tuple(
            f"{tile} {turned}" for tile in land_tiles for turned in range(MAP_TURNS)
        )
