"""What is gained is added to what is there, and people who do something else stay where they are."""

from support.rules import rule
from support.stone_age.playing import (
    BUILDING_1,
    CARD_1,
    card,
    give,
    lay_card,
    new_game,
    people_on,
    play,
    send,
)
from trilith.games.stone_age.names import HUNT
from trilith.games.stone_age.rules.scoring import different, redeem_at_last


@rule("SA-6.11")
def test_points_of_a_card_are_added_to_the_score() -> None:
    game = people_on(2, CARD_1, 1)
    lay_card(game, CARD_1, "music_points")
    give(game, 0, wood=1)
    game.players[0].score = 40
    play(game, "buy card_1", "pay wood")
    assert game.players[0].score == 43


@rule("SA-7.1")
def test_points_of_a_building_are_added_to_the_score() -> None:
    game = people_on(2, BUILDING_1, 1)
    give(game, 0, wood=2, brick=1)
    game.players[0].score = 40
    play(game, "buy building_1")
    assert game.players[0].score == 50


@rule("SA-6.10", "SA-4.3")
def test_a_resource_roll_by_a_card_leaves_hunters_on_the_hunt() -> None:
    game = people_on(2, CARD_1, 1)
    send(game, 0, HUNT, 2)
    lay_card(game, CARD_1, "art_gold_roll")
    give(game, 0, wood=1)
    play(game, "buy card_1", "pay wood", "roll 6 6", "keep")
    assert game.players[0].goods == [12, 0, 0, 0, 2]
    assert (game.players[0].placed[HUNT], game.crowd[HUNT]) == (2, 2)


@rule("SA-6.18")
def test_resources_taken_at_last_are_added_to_those_in_hand() -> None:
    game = new_game(2)
    game.players[0].opened = (card("healing_choice"),)
    give(game, 0, wood=3, gold=1)
    redeem_at_last(game, 0)
    assert game.players[0].goods == [12, 5, 0, 0, 1]
    assert not game.players[0].opened
    assert game.players[0].cards == (card("healing_choice"),)


@rule("SA-10.1", "SA-10.2")
def test_symbols_are_counted_once_for_each_set() -> None:
    assert different([2, 1, 0, 1, 0, 0, 2, 1], 1) == 5
    assert different([2, 1, 0, 1, 0, 0, 2, 1], 2) == 2
