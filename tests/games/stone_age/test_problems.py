"""What cannot be on the table of Stone Age, whatever the moment."""

from collections.abc import Callable

import pytest

from support.problem_names import problem_names
from support.stone_age.playing import BUILDING_3, building, card, new_game, send, unset_table
from trilith.core.chance import without
from trilith.core.game import ImpossiblePosition
from trilith.games import game_named
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.names import (
    BRICK,
    FIELD,
    FOOD,
    FOREST,
    GOLD,
    HUNT,
    HUT,
    NOTHING,
    PLACING,
    TOOL_MAKER,
)
from trilith.games.stone_age.problems import problems


def one_more_stack(game: StoneAge) -> None:
    game.tops.append(NOTHING)
    game.heights.append(7)


def no_round(game: StoneAge) -> None:
    game.round = 0


def too_high_a_stack(game: StoneAge) -> None:
    game.heights[1] = 8


def less_than_no_stack(game: StoneAge) -> None:
    game.heights[0] = -1


def building_on_no_stack(game: StoneAge) -> None:
    game.heights[0] = 0


def too_few_people(game: StoneAge) -> None:
    game.players[0].people = game.players[0].home = 4


def too_many_people(game: StoneAge) -> None:
    game.players[1].people = game.players[1].home = 11


def too_far_on_the_track(game: StoneAge) -> None:
    game.players[1].track = 11


def before_the_track(game: StoneAge) -> None:
    game.players[0].track = -1


def goods_owed(game: StoneAge) -> None:
    game.players[0].goods[BRICK] = -1


def too_good_a_tool(game: StoneAge) -> None:
    game.players[0].tools = [5, 4, 4]


def no_tool_used(game: StoneAge) -> None:
    game.players[1].tools, game.players[1].used = [1, 1, 0], [1, 0, 1]


def tools_from_the_right(game: StoneAge) -> None:
    game.players[0].tools = [0, 1, 0]


def one_tool_ahead(game: StoneAge) -> None:
    game.players[0].tools = [2, 0, 0]


def more_out_than_there_are(game: StoneAge) -> None:
    game.players[0].placed[HUNT] = game.crowd[HUNT] = 6
    game.players[0].home = -1


def food_card_lying_open(game: StoneAge) -> None:
    hold(game, "builder_food_4")


def hold(game: StoneAge, name: str) -> None:
    """Let the first player have a card of the pile lying open."""
    game.pile = without(game.pile, card(name))
    game.players[0].opened += (card(name),)


def people_not_counted(game: StoneAge) -> None:
    game.players[0].placed[FOREST] = 2
    game.players[0].home = 3


def people_owed(game: StoneAge) -> None:
    game.players[0].placed[FOREST] = game.crowd[FOREST] = -1
    game.players[0].home = 6


def two_at_the_tool_maker(game: StoneAge) -> None:
    send(game, 0, TOOL_MAKER, 1)
    send(game, 1, TOOL_MAKER, 1)


def eight_in_the_forest(game: StoneAge) -> None:
    send(game, 0, FOREST, 8)


def somebody_where_no_stack_is(game: StoneAge) -> None:
    send(game, 0, BUILDING_3, 1)


def two_players_in_the_forest(game: StoneAge) -> None:
    send(game, 0, FOREST, 1)
    send(game, 1, FOREST, 1)


def one_in_the_hut(game: StoneAge) -> None:
    send(game, 0, HUT, 1)


def whole_village_taken(game: StoneAge) -> None:
    send(game, 0, TOOL_MAKER, 1)
    send(game, 0, FIELD, 1)
    send(game, 1, HUT, 2)


def card_lost(game: StoneAge) -> None:
    game.pile = game.pile[1:]


def card_twice(game: StoneAge) -> None:
    game.players[0].drawn = (card("time_field"),)


def building_lost(game: StoneAge) -> None:
    game.tiles = without(game.tiles, building("wood_stone_gold"))


def building_from_no_stack(game: StoneAge) -> None:
    built = building("wood_stone_gold")
    game.tiles = without(game.tiles, built)
    game.players[0].buildings = (built,)


CASES: list[tuple[Callable[[StoneAge], None], list[str]]] = [
    (one_more_stack, ["buildings: stacks count=3 expected=2"]),
    (no_round, ["round: negative value=0"]),
    (
        too_high_a_stack,
        ["buildings.1.left: between value=8 least=0 most=7", "buildings: stacks-and-boards"],
    ),
    (
        less_than_no_stack,
        ["buildings.0.left: between value=-1 least=0 most=7", "buildings: stacks-and-boards"],
    ),
    (building_on_no_stack, ["buildings.0.top: empty-stack", "buildings: stacks-and-boards"]),
    (too_few_people, ["players.0.people: between value=4 least=5 most=10"]),
    (too_many_people, ["players.1.people: between value=11 least=5 most=10"]),
    (too_far_on_the_track, ["players.1.track: between value=11 least=0 most=10"]),
    (before_the_track, ["players.0.track: between value=-1 least=0 most=10"]),
    (goods_owed, ["players.0.goods.brick: negative value=-1"]),
    (too_good_a_tool, ["players.0.tools.0: between value=5 least=0 most=4"]),
    (no_tool_used, ["players.1.used.2: used-nothing"]),
    (tools_from_the_right, ["players.0.tools: tool-order"]),
    (one_tool_ahead, ["players.0.tools: tool-order"]),
    (more_out_than_there_are, ["players.0.placed: too-many-out people=5"]),
    (food_card_lying_open, ["players.0.open_cards: never-open card=builder_food_4"]),
    (people_not_counted, ["forest: miscounted value=0"]),
    (people_owed, ["forest: negative value=-1", "forest: between value=-1 least=0 most=7"]),
    (two_at_the_tool_maker, ["tool_maker: between value=2 least=0 most=1"]),
    (eight_in_the_forest, ["forest: between value=8 least=0 most=7"]),
    (somebody_where_no_stack_is, ["building_3: between value=1 least=0 most=0"]),
    (two_players_in_the_forest, ["forest: too-many-parties most=1"]),
    (one_in_the_hut, ["hut: alone"]),
    (whole_village_taken, ["tool_maker, hut, field: too-many-places most=2"]),
    (card_lost, ["pottery_dice: copies count=0 expected=1"]),
    (card_twice, ["time_field: copies count=2 expected=1"]),
    (building_lost, ["wood_stone_gold: copies count=1 expected=2"]),
    (building_from_no_stack, ["buildings: stacks-and-boards"]),
]


@pytest.mark.parametrize(("change", "expected"), CASES, ids=[change.__name__ for change, _ in CASES])
def test_what_cannot_be_on_the_table_is_named_with_its_place(
    change: Callable[[StoneAge], None], expected: list[str]
) -> None:
    game = new_game(2)
    assert problems(game) == []
    change(game)
    assert list(map(repr, problems(game))) == expected


@pytest.mark.parametrize("tools", [[2, 3, 2], [1, 2, 2], [3, 3, 4]])
def test_tools_that_were_raised_where_unused_can_be(tools: list[int]) -> None:
    game = new_game(2)
    game.players[0].tools = tools
    assert problems(game) == []


def test_with_four_players_no_tile_is_left_in_the_box() -> None:
    game = new_game(4)
    assert problems(game) == []
    building_from_no_stack(game)
    assert list(map(repr, problems(game))) == [
        "buildings: too-few-left count=23 expected=24",
        "buildings: stacks-and-boards",
    ]


@pytest.mark.parametrize(("seats", "spot"), [(3, FOREST), (4, FOREST)])
def test_more_players_fit_into_the_forest_when_more_play(seats: int, spot: int) -> None:
    game = new_game(seats)
    for seat in range(2):
        send(game, seat, spot, 1)
    game.turn = 2
    assert problems(game) == []
    send(game, 2, spot, 1)
    assert list(map(repr, problems(game))) == (["forest: too-many-parties most=2"] if seats == 3 else [])


@pytest.mark.parametrize("seats", [1, 5])
def test_the_size_of_the_table_is_looked_at_first(seats: int) -> None:
    game = unset_table(seats)
    game.round = 0
    expected = [f"players: between value={seats} least=2 most=4"]
    assert list(map(repr, problems(game))) == expected


def test_everything_that_is_wrong_with_the_table_is_named_at_once() -> None:
    game = new_game(2)
    no_round(game)
    goods_owed(game)
    card_lost(game)
    assert len(problems(game)) == 3


def test_the_moment_is_looked_at_when_the_table_can_be() -> None:
    game = new_game(2)
    game.due = 1
    assert list(map(repr, problems(game))) == ["pending.due: unused phase=placing"]
    no_round(game)
    assert list(map(repr, problems(game))) == ["round: negative value=0"]


def test_what_the_rules_call_unlimited_is_not_limited() -> None:
    game = new_game(2)
    game.players[0].goods[FOOD] = game.players[0].goods[GOLD] = 1000
    game.players[0].score = -990
    game.round = 99
    assert game.phase == PLACING
    assert problems(game) == []


def test_a_position_that_cannot_be_is_not_loaded() -> None:
    game = new_game(2)
    no_round(game)
    goods_owed(game)
    stone_age = game_named("stone_age")
    with pytest.raises(ImpossiblePosition) as caught:
        stone_age.load(stone_age.dump(game))
    assert [problem.name for problem in caught.value.problems] == ["negative", "negative"]


def test_every_problem_of_the_chapter_is_provoked_here() -> None:
    provoked = {text.split(": ")[1].split()[0] for _, expected in CASES for text in expected}
    assert problem_names(problems) == provoked | {"too-few-left"}
