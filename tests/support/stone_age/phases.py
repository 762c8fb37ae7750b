"""Moments of Stone Age, one for each phase, in which nothing is wrong yet."""

from typing import Final

from support.stone_age.playing import BUILDING_1, CARD_1, card, give, lay_building, new_game, people_on, send
from trilith.core.chance import without
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.names import (
    CHOOSING,
    DEALING,
    DRAWING,
    FEEDING,
    FOOD,
    FOREST,
    HUNT,
    NOTHING,
    OVER,
    PAYING,
    PLACING,
    REVEALING,
    ROLLING,
    SHARING,
    TOOLING,
    WOOD,
)
from trilith.games.stone_age.problems import problems

FIRST_BUILDING_NAME: Final = "wood_wood_brick"


def found(game: StoneAge) -> list[str]:
    """Everything that is impossible about a position."""
    return [repr(problem) for problem in problems(game)]


def rolling() -> StoneAge:
    """The first player's three people in the forest are about to be rolled for."""
    game = people_on(2, FOREST, 3)
    game.phase, game.spot, game.good, game.dice = ROLLING, FOREST, WOOD, 3
    return game


def tooling() -> StoneAge:
    """The first player has rolled ten in the forest."""
    game = people_on(2, FOREST, 3)
    game.phase, game.spot, game.good, game.pips = TOOLING, FOREST, WOOD, 10
    return game


def paying_card() -> StoneAge:
    """The first player is to pay one resource for a card, and has one wood."""
    game = people_on(2, CARD_1, 1)
    give(game, 0, wood=1)
    game.phase, game.spot, game.due = PAYING, CARD_1, 1
    return game


def paying_building() -> StoneAge:
    """The first player has paid one wood of four resources of two kinds."""
    game = people_on(2, BUILDING_1, 1)
    lay_building(game, BUILDING_1, "four_of_two")
    give(game, 0, wood=1, brick=2, stone=1)
    game.phase, game.spot, game.due = PAYING, BUILDING_1, 3
    game.paid[WOOD] = 1
    return game


def sharing() -> StoneAge:
    """The second player is to take the last die, after the first has bought the card."""
    game = people_on(2, FOREST, 1)
    send(game, 1, HUNT, 1)
    game.phase, game.turn = SHARING, 1
    game.pool[3] = 1
    return game


def feeding() -> StoneAge:
    """The first player lacks two food and has two wood; the second is still to be fed."""
    game = new_game(2)
    give(game, 0, wood=2)
    game.players[0].goods[FOOD] = 0
    game.phase, game.due, game.hungry = FEEDING, 2, 2
    return game


def choosing() -> StoneAge:
    """The first player is to choose two resources in the middle of placing."""
    game = new_game(2)
    game.players[0].cards = (card("healing_choice"),)
    game.pile = without(game.pile, card("healing_choice"))
    game.phase, game.resume, game.gifts, game.gift = CHOOSING, PLACING, 2, WOOD
    return game


def dealing() -> StoneAge:
    """The last card is to be dealt."""
    game = new_game(2)
    take_card(game, 3)
    game.phase = DEALING
    return game


def take_card(game: StoneAge, slot: int) -> None:
    """Put a card of the display back into the pile."""
    game.pile = tuple(sorted((*game.pile, game.display[slot])))
    game.display[slot] = NOTHING


def build_stack(game: StoneAge, seat: int) -> None:
    """Let a player have built the whole first stack."""
    tiles = [game.tops[0], *game.tiles[:6]]
    game.tiles = game.tiles[6:]
    game.tops[0], game.heights[0] = NOTHING, 0
    game.players[seat].buildings = tuple(tiles)


def drawing() -> StoneAge:
    """The first player is to draw a card."""
    game = people_on(2, FOREST, 1)
    game.phase = DRAWING
    return game


def revealing() -> StoneAge:
    """The first stack's next building is to be turned up."""
    game = people_on(2, FOREST, 1)
    game.players[0].buildings = (game.tops[0],)
    game.tops[0], game.heights[0], game.phase = NOTHING, 6, REVEALING
    return game


def over() -> StoneAge:
    """The game ended because a stack ran out."""
    game = new_game(2)
    build_stack(game, 1)
    game.phase = OVER
    return game


def acting() -> StoneAge:
    """The first player is to act in the forest."""
    return people_on(2, FOREST, 2)
