"""Rulebook page 7, third part of a round: the players feed their people."""

import pytest

from support.playing import offered
from support.rules import rule
from support.stone_age.playing import CARD_1, card, give, people_on, play, refused
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.names import FEEDING, FOOD, PLACING


def before_feeding(*food: int) -> StoneAge:
    """A table on which players with this much food have nothing left to do but `leave card_1`."""
    game = people_on(len(food), CARD_1, 1)
    for player, held in zip(game.players, food, strict=True):
        player.goods[FOOD] = held
    return game


def food_left(game: StoneAge) -> list[int]:
    return [player.goods[FOOD] for player in game.players]


@rule("SA-8.1", "SA-8.2")
@pytest.mark.parametrize(
    ("food", "track", "people", "left"),
    [(12, 0, 5, 7), (5, 0, 5, 0), (0, 7, 5, 2), (1, 3, 4, 0), (0, 10, 10, 0)],
)
def test_food_from_the_track_comes_first_then_every_person_eats_one(
    food: int, track: int, people: int, left: int
) -> None:
    game = before_feeding(5, food)
    fed = game.players[1]
    fed.track, fed.people, fed.home = track, people, people
    play(game, "leave card_1")
    assert food_left(game) == [0, left]
    assert (game.phase, game.round, game.scores()) == (PLACING, 2, [0, 0])
    assert fed.track == track


@rule("SA-8.1")
def test_everybody_has_taken_food_before_anybody_decides() -> None:
    game = before_feeding(4, 3, 3)
    give(game, 0, wood=1)
    game.players[1].track = 2
    game.players[2].track = 9
    play(game, "leave card_1")
    assert (game.phase, food_left(game)) == (FEEDING, [0, 5, 12])


@rule("SA-8.3")
def test_whoever_has_too_little_pays_all_of_it_first() -> None:
    game = before_feeding(3, 5)
    give(game, 0, wood=9)
    play(game, "leave card_1")
    assert (game.due, food_left(game)) == (2, [0, 5])
    play(game, "starve")
    assert (food_left(game), game.players[0].goods[1]) == ([0, 0], 9)


@rule("SA-8.4")
@pytest.mark.parametrize("missing", [1, 2, 5])
def test_any_resource_replaces_a_missing_food(missing: int) -> None:
    game = before_feeding(5 - missing, 5)
    give(game, 0, wood=1, gold=missing)
    play(game, "leave card_1")
    assert offered(game) == ["pay wood", "pay gold", "starve"]
    play(game, "pay wood", *["pay gold"] * (missing - 1))
    assert (game.round, game.scores()) == (2, [0, 0])
    assert game.players[0].goods == [0, 0, 0, 0, 1]
    assert (game.due, game.paid, game.hungry) == (0, [0, 0, 0, 0, 0], 0)


@rule("SA-8.4", "SA-6.19")
def test_resources_that_are_not_held_or_out_of_order_replace_nothing() -> None:
    game = before_feeding(3, 5)
    give(game, 0, wood=1, brick=1)
    play(game, "leave card_1")
    assert offered(game) == ["pay wood", "starve"]
    assert refused(game, "pay brick") == "SA-6.19"
    assert refused(game, "pay gold") == "SA-8.4"
    game = before_feeding(3, 5)
    give(game, 0, wood=1, brick=2)
    play(game, "leave card_1", "pay brick")
    assert refused(game, "pay wood") == "SA-6.19"


@rule("SA-8.5", "SA-8.6")
@pytest.mark.parametrize(
    ("food", "score", "after"), [(4, 25, 15), (0, 25, 15), (4, 10, 0), (3, 4, -6), (0, 0, -10)]
)
def test_whoever_cannot_feed_all_loses_ten_points_however_much_is_missing(
    food: int, score: int, after: int
) -> None:
    game = before_feeding(food, 5)
    game.players[0].score = score
    play(game, "leave card_1")
    assert (game.scores(), game.round, game.due) == ([after, 0], 2, 0)


@rule("SA-8.5")
def test_whoever_does_not_want_to_pay_resources_loses_ten_points_too() -> None:
    game = before_feeding(5, 4)
    give(game, 1, stone=3)
    play(game, "leave card_1")
    assert (game.turn, game.phase) == (1, FEEDING)
    play(game, "starve")
    assert (game.scores(), game.players[1].goods, game.round) == ([0, -10], [0, 0, 0, 3, 0], 2)


@rule("SA-8.5", "SA-8.7")
@pytest.mark.parametrize(("stone", "score"), [(1, -10), (2, 0)])
def test_resources_for_a_part_of_the_missing_food_are_kept(stone: int, score: int) -> None:
    game = before_feeding(3, 5)
    give(game, 0, stone=stone)
    play(game, "leave card_1")
    assert (game.phase == FEEDING) == (stone == 2)
    if stone == 2:
        play(game, "pay stone", "pay stone")
    assert (game.players[0].goods[3], game.scores()) == (stone % 2, [score, 0])


@rule("SA-8.7")
def test_whoever_has_begun_to_pay_must_pay_for_all() -> None:
    game = before_feeding(3, 5)
    give(game, 0, wood=2)
    play(game, "leave card_1", "pay wood")
    assert offered(game) == ["pay wood"]
    assert refused(game, "starve") == "SA-8.7"


@rule("SA-8.7")
def test_resources_that_are_too_few_wait_for_those_of_a_card() -> None:
    game = before_feeding(3, 5)
    give(game, 0, wood=1)
    game.players[0].opened = (card("healing_choice"),)
    play(game, "leave card_1")
    assert offered(game) == ["starve", "redeem"]
    assert refused(game, "pay wood") == "SA-8.7"
    assert refused(game, "keep") == "SA-8.7"
    play(game, "redeem", "choose wood", "choose gold")
    assert refused(game, "pay wood") == ""


@rule("SA-8.8")
@pytest.mark.parametrize(("starter", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_the_players_feed_in_turn_beginning_with_the_start_player(starter: int, order: list[int]) -> None:
    game = before_feeding(4, 4, 4)
    game.starter = starter
    for seat in range(3):
        give(game, seat, wood=1)
    play(game, "leave card_1")
    turns = []
    while game.phase == FEEDING:
        turns.append(game.actor())
        play(game, "pay wood")
    assert turns == order
    assert game.round == 2


@rule("SA-8.8", "SA-8.2")
def test_whoever_has_enough_is_fed_without_being_asked() -> None:
    game = before_feeding(5, 4, 9, 3)
    for seat in range(4):
        give(game, seat, gold=2)
    play(game, "leave card_1")
    assert (game.turn, game.due) == (1, 1)
    play(game, "pay gold")
    assert (game.turn, game.due) == (3, 2)
    play(game, "pay gold", "pay gold")
    assert (food_left(game), game.scores(), game.round) == ([0, 0, 4, 0], [0] * 4, 2)


@rule("SA-8.4")
@pytest.mark.parametrize("line", ["place hunt 1", "take hunt", "keep", "done", "choose wood", "tool 1"])
def test_while_people_are_fed_nothing_else_is_done(line: str) -> None:
    game = before_feeding(4, 5)
    give(game, 0, wood=1)
    play(game, "leave card_1")
    assert refused(game, line) == "SA-8.4"
