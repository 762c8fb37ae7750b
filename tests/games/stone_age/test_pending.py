"""What cannot be of a decision half made."""

from collections.abc import Callable

import pytest

from support.stone_age.phases import (
    FIRST_BUILDING_NAME,
    feeding,
    found,
    paying_building,
    paying_card,
    rolling,
    sharing,
    take_card,
    tooling,
)
from support.stone_age.playing import BUILDING_1, CARD_1, give, lay_building, new_game, people_on
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.names import (
    BRICK,
    FEEDING,
    FOOD,
    FOREST,
    GOLD,
    HUNT,
    HUT,
    QUARRY,
    ROLLING,
    STONE,
    WOOD,
)


@pytest.mark.parametrize("dice", [0, 11])
def test_one_to_ten_dice_are_rolled(dice: int) -> None:
    game = rolling()
    game.dice = dice
    assert found(game) == [f"pending.dice: between value={dice} least=1 most=10"]


def test_as_many_dice_are_rolled_as_people_are_there() -> None:
    game = rolling()
    game.dice = 4
    assert found(game) == ["pending.dice: dice value=4 expected=3"]


@pytest.mark.parametrize("situation", [rolling, tooling])
def test_a_roll_is_for_the_place_where_the_people_are(situation: Callable[[], StoneAge]) -> None:
    game = situation()
    game.good = STONE
    assert found(game) == ["pending.spot: nobody-there"]
    game.spot = QUARRY
    assert "pending.spot: nobody-there" in found(game)
    game.spot = HUT
    assert found(game) == ["pending.spot: no-roll-here"]
    game.spot = CARD_1
    assert found(game) == ["pending.spot: no-roll-here"]
    take_card(game, 0)
    assert found(game) == []
    game.good = FOOD
    assert found(game) == ["pending.good: no-roll-here"]


def test_a_roll_has_pips_and_tools_have_an_end() -> None:
    game = tooling()
    game.pips = 0
    assert found(game) == ["pending.pips: negative value=0"]
    game = tooling()
    game.next_tool = 8
    assert found(game) == ["pending.next_tool: between value=8 least=0 most=7"]


def test_whoever_pays_stands_on_what_is_bought() -> None:
    game = paying_card()
    game.spot = CARD_1 + 1
    assert found(game) == ["pending.spot: nobody-there"]
    game.spot = FOREST
    assert found(game) == ["pending.spot: nobody-there"]


def test_a_fixed_price_is_paid_at_once() -> None:
    game = paying_building()
    lay_building(game, BUILDING_1, FIRST_BUILDING_NAME)
    assert found(game) == ["pending.spot: paid-at-once"]


def test_what_is_paid_and_due_is_the_price() -> None:
    game = paying_building()
    game.due = 2
    assert found(game) == ["pending.due: price value=3 expected=4"]
    game = paying_card()
    game.due = 0
    game.paid[WOOD] = 1
    assert found(game) == ["pending.due: price value=1 expected=1"]


def test_what_is_due_can_be_paid() -> None:
    game = paying_card()
    game.players[0].goods[WOOD] = 0
    assert found(game) == ["pending.due: cannot-pay"]
    game = paying_building()
    game.players[0].goods = [0, 0, 0, 2, 0]
    assert found(game) == ["pending.due: cannot-pay"]


def test_not_more_kinds_are_paid_than_the_price_names() -> None:
    game = paying_building()
    game.paid[BRICK], game.paid[GOLD], game.due = 1, 1, 1
    game.players[0].goods[GOLD] = 1
    assert "pending.paid: cannot-pay" in found(game)


def test_a_die_lies_there_for_everyone_who_is_still_to_take_one() -> None:
    game = sharing()
    game.pool[5] = 1
    assert found(game) == ["pending.pool: dice value=2 expected=1"]
    game = sharing()
    game.turn = 0
    assert found(game) == ["pending.pool: dice value=1 expected=2"]


def test_whoever_is_fed_is_counted_from_the_start_player() -> None:
    game = feeding()
    game.hungry = 1
    assert found(game) == ["pending.hungry: dice value=1 expected=2"]
    game.starter = 1
    assert found(game) == []


@pytest.mark.parametrize("due", [0, 6])
def test_at_most_everybody_is_hungry(due: int) -> None:
    game = feeding()
    game.due = due
    assert found(game) == [f"pending.due: between value={due} least=1 most=5"]


def test_nobody_is_asked_who_cannot_replace_the_missing_food() -> None:
    game = feeding()
    game.due = 3
    assert found(game) == ["pending.due: cannot-pay"]


@pytest.mark.parametrize("dice", [1, 10])
def test_one_die_and_ten_dice_can_be_rolled(dice: int) -> None:
    game = people_on(2, HUNT, dice)
    game.phase, game.spot, game.good, game.dice = ROLLING, HUNT, FOOD, dice
    assert found(game) == []


def test_a_single_pip_and_every_tool_used_can_be() -> None:
    game = tooling()
    game.pips, game.next_tool = 1, 7
    assert found(game) == []
    game.next_tool = -1
    assert found(game) == ["pending.next_tool: between value=-1 least=0 most=7"]


@pytest.mark.parametrize(("due", "paid"), [(1, 0), (5, 0), (1, 4)])
def test_one_person_or_everybody_can_be_hungry(due: int, paid: int) -> None:
    game = feeding()
    give(game, 0, wood=3)
    game.due, game.paid[WOOD] = due, paid
    assert found(game) == []


def test_what_was_paid_counts_as_fed() -> None:
    game = feeding()
    give(game, 0, wood=3)
    game.due, game.paid[WOOD] = 4, 2
    assert found(game) == ["pending.due: between value=4 least=1 most=3"]


@pytest.mark.parametrize(
    ("starter", "turn", "hungry"), [(0, 0, 3), (0, 2, 1), (1, 0, 1), (2, 0, 2), (2, 1, 1)]
)
def test_as_many_are_hungry_as_come_after(starter: int, turn: int, hungry: int) -> None:
    game = new_game(3)
    give(game, turn, wood=1)
    game.phase, game.starter, game.turn, game.due, game.hungry = FEEDING, starter, turn, 1, hungry
    assert found(game) == []
    game.hungry += 1
    assert found(game) == [f"pending.hungry: dice value={hungry + 1} expected={hungry}"]
