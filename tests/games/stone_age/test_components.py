"""What the rulebook says is in the box."""

import tomllib
from collections import Counter

import pytest

from support.playing import offered
from support.rules import rule
from support.stone_age.playing import play
from trilith.core.contents import Tables
from trilith.core.pack import default_pack
from trilith.core.rows import spread
from trilith.games.stone_age.actions import ACTIONS, VERBS
from trilith.games.stone_age.box import Box
from trilith.games.stone_age.components import default_box, load_box
from trilith.games.stone_age.game import new_table
from trilith.games.stone_age.names import (
    EFFECTS,
    FIGURES,
    FIRST_CARD,
    GOODS,
    NO_FIGURE,
    NO_SYMBOL,
    PRICES,
    SPOTS,
    SYMBOLS,
    TOOLING,
)


@pytest.fixture
def box() -> Box:
    return default_box()


@rule("SA-1.3")
def test_the_36_cards_have_the_upper_halves_that_the_rulebook_counts(box: Box) -> None:
    assert len(box.all_cards) == 36
    assert Counter(EFFECTS[box.card_effect[card]] for card in box.all_cards) == {
        "dice_for_all": 10,
        "food": 7,
        "resource": 5,
        "resource_roll": 3,
        "points": 3,
        "tool": 1,
        "field": 2,
        "extra_card": 1,
        "one_use_tool": 3,
        "resources_of_choice": 1,
    }


def test_16_cards_are_green_and_show_each_of_eight_symbols_twice(box: Box) -> None:
    green = [box.card_symbol[card] for card in box.all_cards if box.card_symbol[card] != NO_SYMBOL]
    assert Counter(SYMBOLS[symbol] for symbol in green) == {
        "healing": 2,
        "art": 2,
        "writing": 2,
        "pottery": 2,
        "time": 2,
        "transport": 2,
        "music": 2,
        "weaving": 2,
    }


def test_20_cards_are_sand_coloured_five_for_each_figure(box: Box) -> None:
    figures: dict[str, list[int]] = {name: [] for name in FIGURES}
    for card in box.all_cards:
        if box.card_figure[card] != NO_FIGURE:
            figures[FIGURES[box.card_figure[card]]].append(box.card_figures[card])
    assert {name: sorted(counts) for name, counts in figures.items()} == {
        "farmer": [1, 1, 1, 2, 2],
        "toolmaker": [1, 1, 2, 2, 2],
        "builder": [1, 1, 2, 2, 3],
        "shaman": [1, 1, 1, 2, 2],
    }


def test_every_card_is_either_green_or_sand_coloured(box: Box) -> None:
    for card in range(len(box.card_names)):
        assert (box.card_symbol[card] == NO_SYMBOL) != (box.card_figure[card] == NO_FIGURE)
        assert (box.card_figures[card] > 0) == (box.card_figure[card] != NO_FIGURE)


def test_only_one_card_of_each_colour_is_there_twice(box: Box) -> None:
    assert len(box.card_names) == len(set(box.card_names)) == 34
    twice = [name for name, copies in zip(box.card_names, box.card_copies, strict=True) if copies != 1]
    assert twice == ["music_points", "toolmakers_2_dice"]
    assert max(box.card_copies) == 2


@rule("SA-1.4", "SA-7.2", "SA-7.3")
def test_28_buildings_have_17_fixed_8_exact_and_3_free_prices(box: Box) -> None:
    assert len(box.all_buildings) == 28
    assert Counter(PRICES[box.building_price[tile]] for tile in box.all_buildings) == {
        "fixed": 17,
        "exact": 8,
        "free": 3,
    }
    assert len(box.building_names) == len(set(box.building_names)) == 22


@rule("SA-7.1")
def test_fixed_points_are_what_the_resources_are_worth(box: Box) -> None:
    for tile in range(len(box.building_names)):
        worth = sum(
            count * each for count, each in zip(box.building_goods[tile], (0, 3, 4, 5, 6), strict=True)
        )
        assert box.building_points[tile] == worth
        if PRICES[box.building_price[tile]] == "fixed":
            assert sum(box.building_goods[tile]) == box.building_count[tile] == 3


@rule("SA-7.2")
def test_exact_prices_are_four_or_five_resources_of_one_to_four_kinds(box: Box) -> None:
    exact = [tile for tile in range(22) if PRICES[box.building_price[tile]] == "exact"]
    prices = [(box.building_count[tile], box.building_kinds[tile]) for tile in exact]
    assert prices == [(4, 1), (4, 2), (4, 3), (4, 4), (5, 1), (5, 2), (5, 3), (5, 4)]


@rule("SA-7.3")
def test_free_prices_are_one_to_seven_resources(box: Box) -> None:
    tile = box.building_names.index("one_to_seven")
    assert (box.building_least[tile], box.building_count[tile], box.building_copies[tile]) == (1, 7, 3)


@rule("SA-3.5", "SA-3.6", "SA-3.7", "SA-3.8", "SA-3.9", "SA-3.10", "SA-3.11")
def test_places_hold_as_many_people_as_they_show_rings(box: Box) -> None:
    assert dict(zip(SPOTS[:FIRST_CARD], box.capacity, strict=False)) == {
        "hunt": 40,
        "forest": 7,
        "clay_pit": 7,
        "quarry": 7,
        "river": 7,
        "tool_maker": 1,
        "hut": 2,
        "field": 1,
    }
    assert box.capacity[FIRST_CARD:] == (1,) * 8


@rule("SA-5.2", "SA-5.3", "SA-7.2")
def test_goods_have_their_pips_and_their_worth(box: Box) -> None:
    assert dict(zip(GOODS, box.pips, strict=True)) == {
        "food": 2,
        "wood": 3,
        "brick": 4,
        "stone": 5,
        "gold": 6,
    }
    assert dict(zip(GOODS, box.worth, strict=True)) == {
        "food": 0,
        "wood": 3,
        "brick": 4,
        "stone": 5,
        "gold": 6,
    }


@rule("SA-1.1", "SA-1.2", "SA-4.6", "SA-4.10", "SA-8.5")
def test_the_numbers_of_the_game(box: Box) -> None:
    assert (box.start_people, box.start_food) == (5, 12)
    assert (box.most_people, box.most_track, box.most_tool) == (10, 10, 4)
    assert (box.penalty, box.tiles) == (10, 7)


@rule("SA-11.1", "SA-11.2", "SA-11.3")
def test_the_numbers_that_depend_on_how_many_play(box: Box) -> None:
    assert box.village_places[2:] == (2, 2, 3)
    assert box.parties[2:] == (1, 2, 4)


def test_the_box_is_read_once_and_shared() -> None:
    assert default_box() is default_box()


def test_every_kind_is_spread_as_often_as_there_are_copies() -> None:
    assert spread((2, 0, 1)) == (0, 0, 2)


def test_no_two_actions_share_a_text_and_every_verb_is_used() -> None:
    texts = [action.text for action in ACTIONS.all]
    assert len(texts) == len(set(texts))
    assert [action.index for action in ACTIONS.all] == list(range(len(texts)))
    assert {action.text.split()[0] for action in ACTIONS.all} == set(VERBS)
    for action in ACTIONS.all:
        assert ACTIONS.parse(action.text) is action
        assert action.text.split()[0] == VERBS[action.verb]


def pack(card: str, building: str) -> Tables:
    """A box of this card, this building and the numbers of the box as sold."""
    return {
        "cards": tomllib.loads(f"[[card]]\n{card}\n"),
        "buildings": tomllib.loads(f"[[building]]\n{building}\n"),
        "setup": default_pack("trilith.games.stone_age").tables["setup"],
    }


CARD = 'id = "weaver"\nwhen_taken = ["resource", "brick", 3]\nat_the_end = ["figures", "shaman", 2]'
BUILDING = 'id = "tower"\ncopies = 4\nprice = ["exact", 6, 3]'


def test_another_box_can_be_read_from_tables() -> None:
    box = load_box(pack(CARD, BUILDING))
    assert (box.card_names, box.card_copies, box.all_buildings) == (("weaver",), (1,), (0, 0, 0, 0))
    assert (EFFECTS[box.card_effect[0]], GOODS[box.card_good[0]], box.card_amount[0]) == (
        "resource",
        "brick",
        3,
    )
    assert (FIGURES[box.card_figure[0]], box.card_figures[0]) == ("shaman", 2)
    assert (box.building_count[0], box.building_least[0], box.building_kinds[0]) == (6, 6, 3)


@pytest.mark.parametrize(
    ("card", "building"),
    [
        (CARD.replace("resource", "treasure"), BUILDING),
        (CARD.replace("figures", "animals"), BUILDING),
        (CARD.replace("shaman", "king"), BUILDING),
        (CARD.replace("brick", "iron"), BUILDING),
        (CARD, BUILDING.replace("exact", "cheap")),
    ],
)
def test_a_box_with_unknown_words_is_refused(card: str, building: str) -> None:
    with pytest.raises(ValueError, match=r"not in|unknown"):
        load_box(pack(card, building))


@rule("SA-6.16")
def test_the_rules_read_the_box_they_are_given() -> None:
    chisel = CARD.replace('"resource", "brick", 3', '"one_use_tool", 1')
    game = new_table(load_box(pack(chisel, BUILDING)), 2)
    game.phase = TOOLING
    game.players[0].opened = (0,)
    assert offered(game) == ["one_use 1", "keep"]
    play(game, "one_use 1")
    assert (game.pips, game.players[0].cards) == (1, (0,))
