"""Rulebook pages 3 to 6: the table before the first round; page 16: the two alternative set-ups."""

from typing import Final

from trilith.core.action import Action
from trilith.core.chance import EVERYONE, Chance, Draw, without
from trilith.core.rows import count, holds, spread, total
from trilith.games.endless_winter.actions import TAKE_CHIEF, TAKE_SETUP, TAKE_SIDE
from trilith.games.endless_winter.box import Box
from trilith.games.endless_winter.events import (
    CHIEF_SHOWN,
    CHIEF_TAKEN,
    EXTRA_TERRAIN,
    PATTERN_CHOSEN,
    PLACE_IN_ORDER,
    ROUND_BEGAN,
    SETUP_SHOWN,
    SETUP_TAKEN,
    SIDE_CHOSEN,
    STONE_LAID,
    TERRAIN_LAID,
    TILE_LAID,
)
from trilith.games.endless_winter.names import (
    CHIEF_DEALT,
    CHIEFS,
    CHOOSING_CHIEF,
    CHOOSING_SETUP,
    CHOOSING_SIDE,
    CHOSEN_CHIEFS,
    CULTURE_DEALT,
    DEALT_SETUP,
    EXTRA_DRAWN,
    FACE_DOWN,
    FIRST_TRIBE,
    HEXES,
    NO_LUCK,
    NOTHING,
    ORDER_DRAWN,
    PATTERN_DRAWN,
    SETTING_UP,
    SETUP_DEALT,
    SETUPS,
    START_KINDS,
    STONE_DEALT,
    TERRAIN_DRAWN,
    TILE_DRAWN,
)
from trilith.games.endless_winter.rules import gaining, hunting, migrating, placing, resting
from trilith.games.endless_winter.rules.knowing import take_openly
from trilith.games.endless_winter.table import Player, Table, offer_each, replaced

BRAVE: Final = 2
EXPERIENCED: Final = 1
SET_ASIDE: Final = 3  # cards of the first hand that are not drawn
SEAT_NAMES: Final[tuple[str, ...]] = ("1", "2", "3", "4")


def begin(player: Player, seat: int, box: Box) -> None:
    """EW-1.1, EW-1.9: the tracks empty, all nine start cards in the draw pile but the two set aside."""
    start = spread(box.card_copies[:START_KINDS])
    player.honor_place = seat
    player.hand = (EXPERIENCED, BRAVE)
    player.known = (EXPERIENCED, BRAVE)
    player.draw = without(without(start, BRAVE), EXPERIENCED)


def sure_terrain(box: Box, seats: int) -> tuple[int, ...]:
    """EW-1.13: one tile of each type, and the glaciers of this number of players."""
    return tuple(range(box.types)) + (box.glacier,) * box.glaciers[seats]


def spare_terrain(box: Box) -> tuple[int, ...]:
    """EW-1.13: the other tiles of the six types, from which the rest is drawn."""
    return spread(tuple([copies - 1 for copies in box.terrain_copies[: box.types]]))


def go_on(t: Table) -> None:
    """EW-1.2, EW-1.4, EW-1.13, EW-13.1: one thing after the other, as many of each as `setup.toml` says, until somebody chooses."""
    box = t.box
    t.luck = NO_LUCK
    t.phase = SETTING_UP
    if len(t.stones) < 2 * box.stones[t.seats]:
        t.luck = STONE_DEALT
    elif holds(t.display, NOTHING):
        t.luck = CULTURE_DEALT
    elif t.pattern == NOTHING:
        t.luck = PATTERN_DRAWN
    elif holds(t.tiles, NOTHING):
        t.luck = TILE_DRAWN
    elif len(t.unplaced) + len(HEXES) - count(t.land, NOTHING) - 1 < box.tiles:
        t.luck = EXTRA_DRAWN
    elif holds(t.land, NOTHING):
        t.luck = TERRAIN_DRAWN
    elif t.with_rest and t.rest_open == NOTHING:
        resting.turn_up(t)
    elif len(t.order) < t.seats:
        t.luck = ORDER_DRAWN
    else:
        hand_out(t)


def hand_out(t: Table) -> None:
    """EW-1.6, EW-1.7, EW-1.8, EW-1.5, EW-13.2, EW-13.3: chiefs and their sides, set-up cards, hands, animals."""
    chosen = t.setup == CHOSEN_CHIEFS
    if not chosen and first_without_chief(t) != NOTHING:
        t.turn = first_without_chief(t)
        t.luck = CHIEF_DEALT
    elif chosen and first_without_chief(t) != NOTHING and len(t.offers) < left_to_offer(t, True):
        t.luck = CHIEF_DEALT
    elif first_without_side(t) != NOTHING:
        t.turn = first_without_side(t)
        t.phase = CHOOSING_CHIEF if t.players[t.turn].chief == NOTHING else CHOOSING_SIDE
    elif last_without_setup(t) != NOTHING:
        deal_setups(t)
    elif first_short_of_cards(t) != NOTHING:
        t.turn = first_short_of_cards(t)
        gaining.draw(t, t.box.first_hand)
    elif total(t.ground) < t.seats + t.box.more_animals:
        hunting.uncover(t, t.seats + t.box.more_animals - total(t.ground))
    else:
        t.tell(ROUND_BEGAN, t.order[0], t.round, 0)
        placing.begin(t)


def left_to_offer(t: Table, chiefs: bool) -> int:
    """EW-13.2, EW-13.3: one more lies open than players have still to choose."""
    waiting = 1
    for player in t.players:
        if (player.chief if chiefs else player.setup) == NOTHING:
            waiting += 1
    return waiting


def first_without_chief(t: Table) -> int:
    """EW-13.3: in turn order."""
    for seat in t.order:
        if t.players[seat].chief == NOTHING:
            return seat
    return NOTHING


def first_without_side(t: Table) -> int:
    """EW-1.6: in turn order."""
    for seat in t.order:
        if t.players[seat].side == NOTHING:
            return seat
    return NOTHING


def last_without_setup(t: Table) -> int:
    """EW-13.2: against the turn order."""
    for seat in t.order[::-1]:
        if t.players[seat].setup == NOTHING:
            return seat
    return NOTHING


def first_short_of_cards(t: Table) -> int:
    """EW-1.8: whoever has only the cards set aside so far."""
    for seat in t.order:
        if len(t.players[seat].hand) == SET_ASIDE:
            return seat
    return NOTHING


def deal_setups(t: Table) -> None:
    """EW-1.7, EW-13.2: one set-up card for each, dealt or chosen."""
    t.turn = last_without_setup(t)
    if t.setup == DEALT_SETUP or len(t.offers) < left_to_offer(t, False):
        t.luck = SETUP_DEALT
    else:
        t.phase = CHOOSING_SETUP


def unseen_chiefs(t: Table) -> tuple[int, ...]:
    """The chiefs that neither a player has nor lie open."""
    taken = [player.chief for player in t.players]
    return tuple([chief for chief in range(CHIEFS) if chief not in taken and chief not in t.offers])


def unseen_setups(t: Table) -> tuple[int, ...]:
    """The set-up cards that neither a player has nor lie open."""
    taken = [player.setup for player in t.players]
    return tuple([setup for setup in range(SETUPS) if setup not in taken and setup not in t.offers])


def chance(t: Table) -> Chance:
    """What luck lays out, one piece after the other."""
    box = t.box
    if t.luck == STONE_DEALT:
        return Draw("stone", box.stone_names, era_stones(t), EVERYONE)
    if t.luck == PATTERN_DRAWN:
        return Draw("pattern", box.pattern_names, patterns_for(box, t.seats), EVERYONE)
    if t.luck == TILE_DRAWN:
        bag = tuple([tile for tile in range(len(box.tile_names)) if tile not in t.tiles])
        return Draw("tile", box.tile_names, bag, EVERYONE)
    if t.luck == EXTRA_DRAWN:
        return Draw("extra", box.terrain_names, t.spare, EVERYONE)
    if t.luck == TERRAIN_DRAWN:
        return Draw("terrain", box.terrain_names, t.unplaced, EVERYONE)
    if t.luck == ORDER_DRAWN:
        bag = tuple([seat for seat in range(t.seats) if seat not in t.order])
        return Draw("order", SEAT_NAMES, bag, EVERYONE)
    if t.luck == CHIEF_DEALT:
        return Draw("chief", box.chief_names, unseen_chiefs(t), EVERYONE)
    assert t.luck == SETUP_DEALT
    return Draw("setup", box.setup_names, unseen_setups(t), EVERYONE)


def era_stones(t: Table) -> tuple[int, ...]:
    """EW-1.2: stones of the first era until their half is full, then those of the second."""
    era = 1 if len(t.stones) < t.box.stones[t.seats] else 2
    return tuple([stone for stone in t.unseen_stones if t.box.stone_eras[stone] == era])


def patterns_for(box: Box, seats: int) -> tuple[int, ...]:
    """EW-1.15: the patterns for a number of players."""
    return tuple([at for at in range(len(box.pattern_players)) if box.pattern_players[at] == seats])


def resolve(t: Table, outcome: int) -> None:
    """EW-1.10: lay out what luck brought; the turn order is drawn place by place."""
    if t.luck == STONE_DEALT:
        t.stones = tuple(sorted(t.stones + (outcome,)))
        t.unseen_stones = without(t.unseen_stones, outcome)
        t.say(STONE_LAID, outcome, 0)
    elif t.luck == PATTERN_DRAWN:
        set_pattern(t, outcome)
        t.say(PATTERN_CHOSEN, outcome, 0)
    elif t.luck == TILE_DRAWN:
        place = t.tiles.index(NOTHING)
        t.tiles = replaced(t.tiles, place, outcome)
        t.say(TILE_LAID, place, outcome)
    elif t.luck == EXTRA_DRAWN:
        t.spare = without(t.spare, outcome)
        t.unplaced = tuple(sorted(t.unplaced + (outcome,)))
        t.say(EXTRA_TERRAIN, outcome, 0)
    elif t.luck == TERRAIN_DRAWN:
        lay_terrain(t, outcome)
    elif t.luck == ORDER_DRAWN:
        t.order = t.order + [outcome]
        t.tell(PLACE_IN_ORDER, outcome, len(t.order) - 1, 0)
    elif t.luck == CHIEF_DEALT:
        deal_chief(t, outcome)
    else:
        assert t.luck == SETUP_DEALT
        deal_setup(t, outcome)


def set_pattern(t: Table, pattern: int) -> None:
    """EW-1.15: the pattern says how many positions the building site has."""
    t.pattern = pattern
    t.site = [NOTHING] * len(t.box.patterns[pattern].level)


def lay_terrain(t: Table, terrain: int) -> None:
    """EW-1.13, EW-14.1: the next hex round the base tile; with ice finds, one lies face down on each glacier."""
    hexagon = t.land.index(NOTHING)
    t.land = replaced(t.land, hexagon, terrain)
    t.unplaced = without(t.unplaced, terrain)
    if t.with_ice and terrain == t.box.glacier:
        t.ice = replaced(t.ice, hexagon, FACE_DOWN)
    t.say(TERRAIN_LAID, hexagon, terrain)


def deal_chief(t: Table, chief: int) -> None:
    """EW-1.6, EW-13.3: to the next player, or open into the middle."""
    if t.setup == CHOSEN_CHIEFS:
        t.offers = tuple(sorted(t.offers + (chief,)))
        t.say(CHIEF_SHOWN, chief, 0)
    else:
        t.me().chief = chief
        t.say(CHIEF_TAKEN, chief, 0)


def deal_setup(t: Table, setup: int) -> None:
    """EW-1.7, EW-13.2: to the next player, or open into the middle."""
    if t.setup == DEALT_SETUP:
        take_setup(t, setup)
    else:
        t.offers = tuple(sorted(t.offers + (setup,)))
        t.say(SETUP_SHOWN, setup, 0)


def offer(t: Table, found: list[Action]) -> None:
    """EW-1.6, EW-13.2, EW-13.3: a side of the chief, or one of the open chiefs or set-up cards."""
    if t.phase == CHOOSING_SIDE:
        found += TAKE_SIDE
    elif t.phase == CHOOSING_CHIEF:
        offer_each(t.offers, TAKE_CHIEF, found)
    else:
        offer_each(t.offers, TAKE_SETUP, found)


def apply(t: Table, action: Action) -> None:
    """EW-1.6, EW-13.2, EW-13.3: take it; what is left when all have chosen goes back into the box."""
    me = t.me()
    if t.phase == CHOOSING_SIDE:
        me.side = action.first
        t.say(SIDE_CHOSEN, action.first, 0)
        if t.setup == CHOSEN_CHIEFS and first_without_chief(t) == NOTHING:
            t.offers = ()
    elif t.phase == CHOOSING_CHIEF:
        me.chief = action.first
        t.offers = without(t.offers, action.first)
        t.say(CHIEF_TAKEN, action.first, 0)
    else:
        t.offers = without(t.offers, action.first)
        take_setup(t, action.first)
        if last_without_setup(t) == NOTHING:
            t.offers = ()


def take_setup(t: Table, setup: int) -> None:
    """EW-1.7, EW-1.11, EW-1.12, EW-1.14: camps first, then food and tools of the card and of the place in the order."""
    me = t.me()
    box = t.box
    me.setup = setup
    t.say(SETUP_TAKEN, setup, 0)
    for _ in range(1 + box.setup_camps[setup]):
        migrating.pitch(t, me)
    place = t.order.index(t.turn)
    me.food = min(t.limit(me), box.setup_food[setup] + box.order_food[place])
    me.tools = min(box.tool_track, box.setup_tools[setup] + box.order_tools[place])
    tribe = box.setup_tribes[setup] - FIRST_TRIBE
    t.tribe_piles = replaced(t.tribe_piles, tribe, t.tribe_piles[tribe] - 1)
    take_openly(me, box.setup_tribes[setup])
    for animal in box.setup_animals[setup]:
        t.wild = without(t.wild, animal)
        me.animals = replaced(me.animals, animal, me.animals[animal] + 1)
