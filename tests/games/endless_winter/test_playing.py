"""Rulebook pages 9 and 17: labour, food for labour, and abilities."""

import pytest

from support.endless_winter.playing import (
    animal,
    cards,
    new_game,
    play,
    refused,
    set_chief,
    set_hand,
    turn_of,
)
from support.playing import offered
from support.rules import rule
from support.worked_examples import as_told
from trilith.games.endless_winter.names import HALVES, LEAVING


@rule("EW-4.1", "EW-4.2")
def test_any_number_of_members_may_be_played_and_halves_add_up() -> None:
    game = turn_of("migrate", "gatherer", "gatherer", "gatherer", "shaman")
    play(game, "play gatherer")
    assert game.labour == 1
    assert refused(game, "move c3 b2") == "EW-7.2"  # half a labour buys nothing
    play(game, "play gatherer")
    assert refused(game, "move c3 b2") == ""
    play(game, "play gatherer", "play shaman")
    assert game.labour == 6
    assert game.players[0].played == cards("gatherer", "gatherer", "gatherer", "shaman")


@rule("EW-4.1")
def test_members_may_be_played_in_the_middle_and_at_the_bottom_too() -> None:
    game = turn_of("hunt", "hunter", "gatherer")
    game.first_in = [1, 1, 1, 1]
    play(game, "walk", "play hunter", "walk", "play gatherer")
    assert (game.phase, game.players[0].played) == (LEAVING, cards("hunter", "gatherer"))


@rule("EW-4.3")
@pytest.mark.parametrize(
    ("card", "column", "halves"),
    [
        ("elder", "initiate", 4),
        ("elder", "hunt", 2),
        ("crafter", "develop", 4),
        ("crafter", "migrate", 2),
        ("scout", "migrate", 4),
        ("scout", "initiate", 2),
        ("hunter", "hunt", 4),
        ("hunter", "develop", 2),
        ("brave", "hunt", 5),
        ("brave", "initiate", 5),
        ("experienced_gatherer", "hunt", 3),
        ("shaman", "initiate", 3),
    ],
)
def test_some_members_bring_extra_labour_in_their_column(card: str, column: str, halves: int) -> None:
    game = turn_of(column, card)
    play(game, f"play {card}")
    assert game.labour == halves


@rule("EW-4.2", "EW-4.3", "EW-4.6")
def test_turquoise_of_the_rulebook_has_four_labour_for_the_hunt() -> None:
    game = turn_of("hunt", "hunter", food=3)
    play(game, "play hunter")
    played = game.labour // HALVES
    play(game, "eat", "eat")
    assert (game.labour, game.players[0].food) == (8, 0)
    labour = game.labour // HALVES
    as_told("endless_winter", "labour", 1, played - 1, 3, labour - played, labour)


@rule("EW-4.3", "EW-4.5")
def test_the_crafter_of_the_rulebook_brings_one_more_when_developing_and_no_eclipse_ability() -> None:
    game = turn_of("develop", "crafter", food=0, tools=0)
    play(game, "play crafter")
    assert game.labour == 4
    assert (game.players[0].food, game.players[0].tools, sum(game.pool)) == (0, 0, 0)
    labour = game.labour // HALVES
    as_told("endless_winter", "crafter", 1, labour - 1, labour)


@rule("EW-4.4", "EW-4.9")
def test_the_experienced_gatherer_of_the_rulebook_trades_food_for_a_tool_once_and_at_any_time() -> None:
    game = turn_of("hunt", "experienced_gatherer", food=3, tools=0)
    game.first_in = [1, 1, 1, 1]
    assert refused(game, "use experienced_gatherer") == "EW-4.4"
    play(game, "play experienced_gatherer")
    assert (game.labour, game.players[0].food) == (3, 3)
    labour = game.labour / HALVES
    play(game, "walk", "walk")
    assert game.phase == LEAVING
    play(game, "use experienced_gatherer", "gain tool")
    assert (game.players[0].food, game.players[0].tools) == (2, 1)
    as_told("endless_winter", "gatherer", labour, 3 - game.players[0].food, game.players[0].tools)
    assert refused(game, "use experienced_gatherer") == "EW-4.4"


@rule("EW-4.4")
def test_an_ability_may_be_used_while_something_is_gained() -> None:
    game = turn_of("hunt", "shaman", food=5)
    game.players[0].animals[animal("glyptodon")] = 1
    game.first_in = [1, 1, 1, 1]
    play(game, "play shaman", "walk", "tip glyptodon")
    assert "use shaman" in offered(game)
    play(game, "use shaman", "idol offering")
    assert (game.players[0].food, game.players[0].offering) == (6, 1)


@rule("EW-4.4", "EW-5.6")
def test_the_ability_of_a_card_is_gone_when_the_card_is_buried() -> None:
    game = turn_of("initiate", "shaman", food=5)
    game.first_in = [1, 1, 1, 1]
    play(game, "play shaman", "walk", "rite", "bury played shaman", "done")
    assert refused(game, "use shaman") == "EW-4.4"


@rule("EW-4.4", "EW-5.6")
def test_burying_one_of_two_equal_cards_leaves_the_ability_of_the_other() -> None:
    game = turn_of("initiate", "shaman", "shaman", food=5)
    game.first_in = [1, 1, 1, 1]
    play(game, "play shaman", "play shaman", "walk", "rite", "bury played shaman", "done")
    play(game, "use shaman", "idol offering")
    assert refused(game, "use shaman") == "EW-4.4"


@rule("EW-4.4")
def test_each_of_two_equal_cards_has_its_own_ability() -> None:
    game = turn_of("hunt", "shaman", "shaman", food=5)
    play(game, "play shaman", "play shaman", "use shaman", "idol honor", "use shaman", "idol honor")
    assert (game.players[0].honor, game.players[0].food) == (2, 3)
    assert refused(game, "use shaman") == "EW-4.4"


@rule("EW-4.9")
def test_an_ability_that_cannot_be_paid_cannot_be_used() -> None:
    game = turn_of("hunt", "shaman", food=0)
    play(game, "play shaman")
    assert refused(game, "use shaman") == "EW-4.9"


@rule("EW-4.9")
def test_a_card_that_is_the_price_of_something_goes_from_the_hand_to_the_discard_pile() -> None:
    game = new_game(2)
    set_hand(game, 0, "gift_exchange", "hunter", "scout")
    play(game, "play gift_exchange", "convert")
    assert offered(game) == ["discard scout", "discard hunter"]
    assert refused(game, "place member hunt") == "EW-4.9"
    assert refused(game, "discard brave") == "EW-4.9"
    play(game, "discard hunter", "gain tool", "gain tool")
    assert (game.players[0].hand, game.players[0].discard) == (cards("scout"), cards("hunter"))
    assert refused(game, "discard scout") == "EW-3.5"


@rule("EW-4.5")
@pytest.mark.parametrize("card", ["gatherer", "brave", "elder", "scout", "hunter"])
def test_eclipse_abilities_do_nothing_in_the_action_phase(card: str) -> None:
    game = turn_of("develop", card, food=0)
    before = game.players[0].food, game.players[0].offering, game.players[0].honor
    play(game, f"play {card}")
    assert (game.players[0].food, game.players[0].offering, game.players[0].honor) == before
    assert not any(game.pool)


@rule("EW-4.6", "EW-4.7")
@pytest.mark.parametrize(
    ("food", "labour"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (10, 5)]
)
def test_food_brings_a_labour_for_every_symbol_it_passes(food: int, labour: int) -> None:
    game = turn_of("hunt", food=food)
    eaten = 0
    while "eat" in offered(game):
        play(game, "eat")
        eaten += 1
    assert (eaten, game.labour, game.players[0].food) == (labour, labour * 2, 0)


@rule("EW-4.7")
def test_no_more_food_is_spent_than_the_next_symbol_needs() -> None:
    game = turn_of("hunt", food=5)
    play(game, "eat")
    assert game.players[0].food == 4
    play(game, "eat")
    assert game.players[0].food == 2


@rule("EW-4.6")
def test_food_is_spent_for_labour_only_where_labour_is_needed() -> None:
    game = turn_of("hunt", food=5)
    play(game, "walk")
    assert refused(game, "eat") == "EW-4.6"
    game = turn_of("hunt", food=0)
    assert refused(game, "eat") == "EW-4.6"


@rule("EW-4.8")
def test_labour_left_over_is_lost_with_the_turn() -> None:
    game = turn_of("hunt", "brave")
    set_hand(game, 1)
    game.first_in = [1, 1, 1, 1]
    play(game, "play brave", "walk", "walk", "end")
    assert game.labour == 0
    play(game, "place member hunt")
    assert game.labour == 0


@rule("EW-4.10")
def test_labour_of_a_culture_card_is_spent_later_in_the_turn() -> None:
    game = new_game(2)
    set_hand(game, 0, "shared_work")
    play(game, "play shared_work", "place member migrate", "move c3 b2", "move b2 a2")
    assert game.labour == 0


@rule("EW-4.9")
def test_what_stands_before_an_arrow_is_paid_for_all_behind_it() -> None:
    game = new_game(2)
    set_hand(game, 0, "totem_carving")
    me = game.players[0]
    me.tools = 2
    play(game, "play totem_carving", "convert", "idol honor", "idol offering")
    assert (me.tools, me.honor, me.offering, me.score) == (1, 1, 1, 1)
    game = new_game(2)
    set_hand(game, 0, "totem_carving")
    game.players[0].tools = 0
    play(game, "play totem_carving")
    assert refused(game, "convert") == "EW-3.5"  # nothing was left to decide
    assert game.players[0].played == cards("totem_carving")


@rule("EW-4.9")
def test_a_price_may_be_a_card() -> None:
    game = new_game(2)
    set_hand(game, 0, "gift_exchange", "gatherer", "hunter")
    me = game.players[0]
    me.food = me.tools = 0
    play(game, "play gift_exchange", "convert")
    assert offered(game) == ["discard gatherer", "discard hunter"]
    play(game, "discard gatherer", "gain tool", "gain tool")
    assert (me.food, me.tools, me.hand, me.discard) == (2, 2, cards("hunter"), cards("gatherer"))


@rule("EW-4.10", "EW-3.6")
def test_labour_of_a_chief_adds_to_that_of_a_culture_card() -> None:
    game = new_game(2)
    set_chief(game, 0, "tusk_breaker", "a")
    set_hand(game, 0, "communal_labor")
    play(game, "play communal_labor", "place chief hunt")
    assert game.labour == 8 + 4
