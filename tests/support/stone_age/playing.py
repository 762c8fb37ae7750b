"""Helpers that make a test of Stone Age read like the record of a game."""

from typing import Final

from support.playing import bring_to, play_line, refused_by
from trilith.core.state import Event
from trilith.games.stone_age.actions import ACTIONS
from trilith.games.stone_age.components import default_box
from trilith.games.stone_age.game import StoneAge, new_table
from trilith.games.stone_age.names import ACTING, FIRST_BUILDING, FIRST_CARD
from trilith.games.stone_age.telling import describe

DISPLAY: Final = ("pottery_food_7", "healing_food_5", "weaving_food_3", "weaving_food_1")
BUILDINGS: Final = ("wood_wood_brick", "four_of_two", "one_to_seven", "brick_stone_gold")
CARD_1, CARD_2, CARD_3, CARD_4 = range(FIRST_CARD, FIRST_CARD + 4)
BUILDING_1, BUILDING_2, BUILDING_3, BUILDING_4 = range(FIRST_BUILDING, FIRST_BUILDING + 4)


def unset_table(seats: int) -> StoneAge:
    """The table before luck has turned up anything."""
    return new_table(default_box(), seats)


def new_game(seats: int) -> StoneAge:
    """A table set for its first round, with DISPLAY and the first of BUILDINGS lying open."""
    game = unset_table(seats)
    play(game, *(f"building {name}" for name in BUILDINGS[:seats]), *(f"card {name}" for name in DISPLAY))
    return game


def people_on(seats: int, spot: int, count: int) -> StoneAge:
    """A table on which only the player in the first seat still has people out, and is to act."""
    game = new_game(seats)
    send(game, 0, spot, count)
    game.phase = ACTING
    return game


def send(game: StoneAge, seat: int, spot: int, count: int) -> None:
    """Put people of a player on a place; those who are missing at home come from the supply."""
    player = game.players[seat]
    newcomers = max(0, count - player.home)
    player.people += newcomers
    player.home += newcomers - count
    player.placed[spot] += count
    game.crowd[spot] += count


def give(game: StoneAge, seat: int, wood: int = 0, brick: int = 0, stone: int = 0, gold: int = 0) -> None:
    """Add resources to what a player has."""
    goods = game.players[seat].goods
    for good, count in enumerate((wood, brick, stone, gold), start=1):
        goods[good] += count


def card(name: str) -> int:
    """The number of a card in the box."""
    return default_box().card_names.index(name)


def building(name: str) -> int:
    """The number of a building in the box."""
    return default_box().building_names.index(name)


def lay_card(game: StoneAge, spot: int, name: str) -> None:
    """Let this card lie open on a place; the one that lay there goes where it came from."""
    game.pile = bring_to(game.display, spot - FIRST_CARD, card(name), game.pile)


def lay_building(game: StoneAge, spot: int, name: str) -> None:
    """Let this building lie open on a place; the one that lay there goes where it came from."""
    game.tiles = bring_to(game.tops, spot - FIRST_BUILDING, building(name), game.tiles)


def play(game: StoneAge, *lines: str) -> None:
    """Play lines of a record; every action must be legal, every outcome possible."""
    for line in lines:
        play_line(game, ACTIONS, line)


def refused(game: StoneAge, line: str) -> str:
    """The number of the rule against this action, or nothing if it is offered."""
    return refused_by(game, ACTIONS, line)


def told(game: StoneAge, events: list[Event], viewer: int) -> list[dict[str, object]]:
    """What a viewer is told of these events."""
    return [describe(game.box, event, viewer) for event in events]
