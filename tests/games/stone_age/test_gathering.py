"""Rulebook pages 5 and 6: hunting, gathering wood, brick, stone and gold, and the tools that help."""

import pytest

from support.playing import offered
from support.rules import rule
from support.stone_age.playing import card, people_on, play, refused, send
from support.worked_examples import as_told
from trilith.core.chance import Roll, RollEach
from trilith.core.errors import NoSuchOutcome
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.names import (
    ACTING,
    BRICK,
    CLAY_PIT,
    FIELD,
    FOOD,
    FOREST,
    GOLD,
    HUNT,
    QUARRY,
    RIVER,
    STONE,
    WOOD,
)


def busy_on(spot: int, count: int, tools: list[int]) -> StoneAge:
    """As people_on, with tools and a person in the field, so that the turn goes on afterwards."""
    game = people_on(2, spot, count)
    send(game, 0, FIELD, 1)
    game.players[0].tools = tools
    return game


def hold_one_use_tools(game: StoneAge) -> None:
    """Lay the three one-use tools open before the first player."""
    names = ("toolmaker_one_use_4", "toolmaker_one_use_3", "toolmakers_2_one_use_2")
    game.players[0].opened = tuple(card(name) for name in names)


@rule("SA-5.1", "SA-5.2")
@pytest.mark.parametrize(
    ("roll", "food"), [("roll 1 1", 1), ("roll 1 2", 1), ("roll 2 2", 2), ("roll 5 6", 5), ("roll 6 6", 6)]
)
def test_every_two_pips_bring_one_food(roll: str, food: int) -> None:
    game = busy_on(HUNT, 2, [0, 0, 0])
    play(game, "take hunt", roll, "keep")
    assert game.players[0].goods == [12 + food, 0, 0, 0, 0]


@rule("SA-5.3")
@pytest.mark.parametrize(
    ("name", "spot", "good", "pips"),
    [
        ("forest", FOREST, WOOD, 3),
        ("clay_pit", CLAY_PIT, BRICK, 4),
        ("quarry", QUARRY, STONE, 5),
        ("river", RIVER, GOLD, 6),
    ],
)
@pytest.mark.parametrize("pips_rolled", range(2, 13))
def test_pips_bring_resources_and_what_is_left_over_is_lost(
    name: str, spot: int, good: int, pips: int, pips_rolled: int
) -> None:
    game = busy_on(spot, 2, [0, 0, 0])
    low = pips_rolled // 2
    play(game, f"take {name}", f"roll {low} {pips_rolled - low}", "keep")
    expected = [12, 0, 0, 0, 0]
    expected[good] += pips_rolled // pips
    assert game.players[0].goods == expected
    assert (game.phase, game.pips) == (ACTING, 0)


@rule("SA-5.1")
@pytest.mark.parametrize("people", range(1, 11))
def test_one_die_is_rolled_for_each_person_even_if_the_box_has_fewer(people: int) -> None:
    game = people_on(2, HUNT, people)
    play(game, "take hunt")
    roll = game.chance()
    assert isinstance(roll, Roll)
    assert not isinstance(roll, RollEach)
    assert roll.dice == people
    with pytest.raises(NoSuchOutcome):
        play(game, "roll" + " 6" * (people + 1))
    play(game, "roll" + " 6" * people)
    assert game.pips == 6 * people


@rule("SA-5.1")
def test_only_own_people_roll() -> None:
    game = people_on(4, FOREST, 2)
    send(game, 1, FOREST, 3)
    play(game, "take forest", "roll 3 4", "keep")
    assert [player.goods[WOOD] for player in game.players] == [2, 0, 0, 0]


@rule("SA-5.2")
def test_blue_of_the_rulebook_hunts_seven_food_with_a_total_of_14() -> None:
    game = people_on(4, HUNT, 5)
    play(game, "take hunt", "roll 1 2 3 3 5")
    pips = game.pips
    play(game, "keep")
    food = game.players[0].goods[FOOD] - 12 + 5  # five people were fed since
    assert food == 7
    as_told("stone_age", "hunt", 5, pips, food)


@rule("SA-5.4", "SA-5.5")
def test_green_of_the_rulebook_hunts_six_food_with_11_pips_and_a_tool_and_finds_no_gold_without_it() -> None:
    game = people_on(4, HUNT, 3)
    send(game, 0, RIVER, 2)
    player = game.players[0]
    player.tools = [1, 0, 0]
    play(game, "take hunt", "roll 2 4 5")
    rolled = game.pips
    play(game, "tool 1")
    raised = game.pips
    play(game, "keep")
    assert (player.goods[FOOD], player.used) == (12 + 6, [1, 0, 0])
    play(game, "take river", "roll 1 4")
    as_told("stone_age", "hunt-tool", 3, rolled, 1, raised, player.goods[FOOD] - 12, game.pips, 2)
    assert offered(game) == ["keep"]
    assert refused(game, "tool 1") == "SA-5.5"
    play(game, "keep")
    assert player.goods[GOLD] == 0


@rule("SA-5.4")
def test_yellow_of_the_rulebook_hunts_three_food_with_4_pips_and_two_tools() -> None:
    game = busy_on(HUNT, 2, [1, 1, 0])
    play(game, "take hunt", "roll 2 2", "tool 1", "tool 2")
    pips = game.pips
    play(game, "keep")
    assert game.players[0].goods[FOOD] == 12 + 3
    assert game.players[0].used == [1, 1, 0]
    as_told("stone_age", "hunt-two-tools", 4, 2, 2, 1, pips, game.players[0].goods[FOOD] - 12)


@rule("SA-5.4")
def test_red_of_the_rulebook_finds_two_gold_with_7_pips_and_three_tools() -> None:
    game = busy_on(RIVER, 3, [2, 2, 2])
    play(game, "take river", "roll 1 1 5", "tool 1", "tool 2", "tool 3")
    pips = game.pips
    play(game, "keep")
    gold = game.players[0].goods[GOLD]
    assert gold == 2
    assert game.players[0].used == [1, 1, 1]
    as_told("stone_age", "river", 7, 3, 3, 2, pips, gold, pips - gold * game.box.pips[GOLD])


@rule("SA-5.4")
def test_without_a_tool_no_tool_can_be_added() -> None:
    game = busy_on(FOREST, 1, [1, 0, 0])
    play(game, "take forest", "roll 3")
    assert offered(game) == ["tool 1", "keep"]
    assert refused(game, "tool 2") == "SA-5.4"


@rule("SA-5.5")
@pytest.mark.parametrize(("value", "wood"), [(1, 1), (2, 2), (3, 2), (4, 2)])
def test_a_tool_counts_with_its_whole_value(value: int, wood: int) -> None:
    game = busy_on(FOREST, 1, [0, 0, 0])
    game.players[0].tools[2] = value
    play(game, "take forest", "roll 4", "tool 3")
    assert game.pips == 4 + value
    play(game, "keep")
    assert game.players[0].goods[WOOD] == wood


@rule("SA-5.5")
def test_what_a_tool_gave_too_much_is_not_kept_for_the_next_roll() -> None:
    game = busy_on(FOREST, 1, [4, 0, 0])
    send(game, 0, CLAY_PIT, 1)
    play(game, "take forest", "roll 1", "tool 1", "keep", "take clay_pit", "roll 3")
    assert game.pips == 3


@rule("SA-5.7")
def test_tools_are_named_from_left_to_right_and_one_use_tools_after_them_by_value() -> None:
    game = busy_on(FOREST, 1, [1, 2, 3])
    hold_one_use_tools(game)
    play(game, "take forest", "roll 1")
    assert offered(game) == ["tool 1", "tool 2", "tool 3", "one_use 2", "one_use 3", "one_use 4", "keep"]
    play(game, "tool 2")
    assert offered(game) == ["tool 3", "one_use 2", "one_use 3", "one_use 4", "keep"]
    assert refused(game, "tool 1") == "SA-5.7"
    play(game, "one_use 3")
    assert offered(game) == ["one_use 4", "keep"]
    assert refused(game, "tool 3") == "SA-5.7"
    assert refused(game, "one_use 2") == "SA-5.7"
    play(game, "one_use 4", "keep")
    assert game.players[0].goods[WOOD] == (1 + 2 + 3 + 4) // 3


@rule("SA-5.7")
def test_tools_left_out_of_one_roll_are_there_for_the_next() -> None:
    game = busy_on(FOREST, 1, [1, 1, 0])
    send(game, 0, QUARRY, 1)
    hold_one_use_tools(game)
    play(game, "take forest", "roll 1", "tool 2", "one_use 4", "keep", "take quarry", "roll 1")
    assert offered(game) == ["tool 1", "one_use 2", "one_use 3", "keep"]


@rule("SA-6.16")
def test_a_one_use_tool_counts_once_and_is_then_turned_face_down() -> None:
    game = busy_on(FOREST, 1, [0, 0, 0])
    send(game, 0, HUNT, 1)
    player = game.players[0]
    hold_one_use_tools(game)
    play(game, "take forest", "roll 5", "one_use 4")
    assert (game.pips, player.used) == (9, [0, 0, 0])
    assert player.cards == (card("toolmaker_one_use_4"),)
    assert set(player.opened) == {card("toolmaker_one_use_3"), card("toolmakers_2_one_use_2")}
    assert refused(game, "one_use 4") == "SA-6.16"
    play(game, "keep", "take hunt", "roll 1")
    assert refused(game, "one_use 4") == "SA-6.16"
    assert refused(game, "one_use 1") == "SA-6.16"
    play(game, "one_use 2", "one_use 3", "keep")
    assert player.goods[:2] == [12 + 3, 3]
    assert player.opened == ()
    assert player.cards == tuple(
        card(name) for name in ("toolmaker_one_use_4", "toolmakers_2_one_use_2", "toolmaker_one_use_3")
    )


@rule("SA-6.16")
def test_of_two_equal_one_use_tools_each_counts_once() -> None:
    game = busy_on(FOREST, 1, [0, 0, 0])
    game.players[0].opened = (card("toolmaker_one_use_4"),) * 2
    play(game, "take forest", "roll 1", "one_use 4", "one_use 4")
    assert (game.pips, offered(game)) == (9, ["keep"])


@rule("SA-6.16")
def test_a_one_use_tool_waits_for_a_later_round() -> None:
    game = people_on(2, FOREST, 1)
    hold_one_use_tools(game)
    play(game, "take forest", "roll 1", "keep")
    assert (game.round, len(game.players[0].opened)) == (2, 3)


@rule("SA-5.4")
@pytest.mark.parametrize("line", ["take forest", "place hunt 1", "pay wood", "pick 1", "done", "starve"])
def test_after_a_roll_only_tools_are_chosen(line: str) -> None:
    game = busy_on(FOREST, 1, [1, 1, 1])
    play(game, "take forest", "roll 1")
    assert refused(game, line) == "SA-5.4"
