"""Rulebook pages 6 and 7: paying with resources, one after the other, so that the payment can be completed."""

from itertools import product

import pytest

from support.playing import offered
from support.rules import rule
from support.stone_age.playing import (
    BUILDING_1,
    CARD_2,
    CARD_3,
    CARD_4,
    give,
    lay_building,
    people_on,
    play,
    refused,
)
from trilith.games.stone_age.actions import ACTIONS
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.names import PAYING
from trilith.games.stone_age.rules import paying

Payment = tuple[int, ...]
HOLDINGS = [
    (0, 0, 0, 0),
    (4, 0, 0, 0),
    (0, 0, 0, 5),
    (3, 1, 0, 0),
    (1, 0, 0, 4),
    (0, 2, 2, 0),
    (2, 1, 1, 0),
    (0, 3, 1, 1),
    (1, 1, 1, 1),
    (1, 1, 1, 2),
    (2, 2, 2, 2),
    (5, 1, 1, 5),
    (3, 3, 3, 3),
]
EXACT = {
    "four_of_one": (4, 1),
    "four_of_two": (4, 2),
    "four_of_three": (4, 3),
    "four_of_four": (4, 4),
    "five_of_one": (5, 1),
    "five_of_two": (5, 2),
    "five_of_three": (5, 3),
    "five_of_four": (5, 4),
}


def payments_within(holding: Payment) -> list[Payment]:
    """Everything that could be paid with these resources."""
    return list(product(*(range(held + 1) for held in holding)))


def payments_reached(game: StoneAge) -> list[Payment]:
    """Everything that is paid when the offers are followed in every possible way."""
    found: list[Payment] = []
    for action in game.legal():
        later = game.copy()
        later.apply(action)
        if later.phase == PAYING:
            found += payments_reached(later)
        else:
            before, after = game.players[0].goods[1:], later.players[0].goods[1:]
            last = [held - left for held, left in zip(before, after, strict=True)]
            found.append(tuple(paid + now for paid, now in zip(game.paid[1:], last, strict=True)))
    return found


@rule("SA-7.2", "SA-6.19")
@pytest.mark.parametrize("name", EXACT)
@pytest.mark.parametrize("holding", HOLDINGS)
def test_every_exact_payment_can_be_made_in_one_way_and_no_other_payment(name: str, holding: Payment) -> None:
    count, kinds = EXACT[name]
    expected = [
        payment
        for payment in payments_within(holding)
        if sum(payment) == count and sum(1 for paid in payment if paid) == kinds
    ]
    game = people_on(2, BUILDING_1, 1)
    lay_building(game, BUILDING_1, name)
    give(game, 0, *holding)
    assert (refused(game, "buy building_1") == "") == bool(expected)
    if expected:
        play(game, "buy building_1")
        assert sorted(payments_reached(game)) == sorted(expected)


@rule("SA-7.3", "SA-6.19")
@pytest.mark.parametrize("holding", [*HOLDINGS[1:8], (2, 2, 2, 1), (8, 0, 0, 0), (0, 3, 0, 6)])
def test_every_payment_of_one_to_seven_can_be_made_in_one_way(holding: Payment) -> None:
    game = people_on(2, BUILDING_1, 1)
    lay_building(game, BUILDING_1, "one_to_seven")
    give(game, 0, *holding)
    play(game, "buy building_1")
    expected = [payment for payment in payments_within(holding) if 1 <= sum(payment) <= 7]
    assert sorted(payments_reached(game)) == sorted(expected)


@rule("SA-6.1", "SA-6.19")
@pytest.mark.parametrize("holding", HOLDINGS[1:])
def test_every_payment_for_a_card_can_be_made_in_one_way(holding: Payment) -> None:
    game = people_on(2, CARD_4, 1)
    give(game, 0, *holding)
    play(game, "buy card_4")
    expected = [payment for payment in payments_within(holding) if sum(payment) == 4]
    assert sorted(payments_reached(game)) == sorted(expected)


@rule("SA-6.19")
def test_resources_are_paid_in_the_order_wood_brick_stone_gold() -> None:
    game = people_on(2, CARD_3, 1)
    give(game, 0, wood=3, stone=3, gold=3)
    play(game, "buy card_3", "pay stone")
    assert offered(game) == ["pay stone", "pay gold"]
    assert refused(game, "pay wood") == "SA-6.19"
    assert refused(game, "pay brick") == "SA-6.19"


@rule("SA-6.1", "SA-6.19")
@pytest.mark.parametrize(("line", "number"), [("pay gold", "SA-6.1"), ("pay brick", "SA-6.19")])
def test_what_is_not_held_or_leaves_too_little_cannot_pay_for_a_card(line: str, number: str) -> None:
    game = people_on(2, CARD_2, 1)
    give(game, 0, wood=1, brick=1)
    play(game, "buy card_2")
    assert offered(game) == ["pay wood"]
    assert refused(game, line) == number


@rule("SA-6.1")
@pytest.mark.parametrize("line", ["done", "keep", "starve", "leave card_2", "choose wood"])
def test_while_a_card_is_paid_for_nothing_else_is_done(line: str) -> None:
    game = people_on(2, CARD_2, 1)
    give(game, 0, wood=2)
    play(game, "buy card_2")
    assert refused(game, line) == "SA-6.1"


@rule("SA-6.1")
def test_food_is_no_resource() -> None:
    assert paying.resources([12, 0, 0, 0, 0]) == 0
    assert paying.resources([12, 1, 2, 4, 8]) == 15
    assert "pay food" not in [action.text for action in ACTIONS.all]


@rule("SA-6.1")
def test_what_was_paid_goes_back_to_the_supply_at_once() -> None:
    game = people_on(2, CARD_2, 1)
    give(game, 0, wood=1, brick=2)
    play(game, "buy card_2")
    assert (game.due, game.paid) == (2, [0, 0, 0, 0, 0])
    play(game, "pay wood")
    assert (game.due, game.paid, game.players[0].goods) == (1, [0, 1, 0, 0, 0], [12, 0, 2, 0, 0])
