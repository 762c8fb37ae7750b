"""Rulebook pages 15 and 16: final scoring and winner."""

import pytest

from support.endless_winter.playing import BOX, animal, cards, new_game, set_hand, unset_table
from support.rules import rule
from support.worked_examples import as_told
from trilith.games.endless_winter.names import PREPARING
from trilith.games.endless_winter.rules import scoring


@rule("EW-12.2")
@pytest.mark.parametrize(
    ("step", "food", "tools", "points"),
    [
        (1, 3, 3, 0),
        (1, 3, 4, 1),
        (2, 3, 3, 1),
        (3, 3, 2, 1),
        (5, 3, 2, 1),
        (6, 3, 2, 2),
        (7, 3, 2, 4),
        (8, 3, 2, 5),
        (8, 10, 10, 20),
    ],
)
def test_leftovers_are_exchanged_at_the_rate_of_the_marker(
    step: int, food: int, tools: int, points: int
) -> None:
    game = new_game(2)
    me = game.players[0]
    me.offering, me.food, me.tools = step, food, tools
    assert scoring.offering(game, me) == points


@rule("EW-12.2")
def test_three_food_and_two_tools_are_two_points_as_in_the_rulebook() -> None:
    game = new_game(2)
    me = game.players[0]
    me.offering, me.food, me.tools = 6, 3, 2
    points = scoring.breakdown(game, me)[0]
    assert points == 2
    rate = game.box.offering_cost[me.offering]
    as_told("endless_winter", "offering", me.food, me.tools, rate, points, (me.food + me.tools) % rate)


@rule("EW-12.2")
@pytest.mark.parametrize("step", range(1, BOX.offering_top + 1))
def test_a_step_up_never_scores_less_and_scores_more_for_some(step: int) -> None:
    game = new_game(2)
    me = game.players[0]
    before: list[int] = []
    after: list[int] = []
    for leftovers in range(41):
        me.food, me.tools = leftovers, 0
        for marker, points in ((step - 1, before), (step, after)):
            me.offering = marker
            points.append(scoring.offering(game, me))
    assert all(more >= less for less, more in zip(before, after, strict=True))
    assert sum(after) > sum(before)


@rule("EW-12.3")
def test_an_offering_marker_that_never_moved_scores_nothing() -> None:
    game = new_game(2)
    me = game.players[0]
    me.food, me.tools = 5, 10
    assert scoring.offering(game, me) == 0


@rule("EW-12.4")
def test_four_buried_cards_are_ten_points_on_the_top_rank_as_in_the_rulebook() -> None:
    game = new_game(3)
    me = game.players[0]
    me.honor = 2
    me.buried, me.secret = cards("gatherer", "gatherer"), cards("gatherer", "brave")
    points = scoring.honor(game, me)
    assert points == 10
    as_told("endless_winter", "honor", len(me.buried) + len(me.secret), points)


@rule("EW-12.4", "EW-12.6")
@pytest.mark.parametrize(
    ("buried", "points"),
    [
        (0, [0, 0, 0, 0]),
        (1, [1, 1, 0, 0]),
        (2, [3, 2, 1, 1]),
        (3, [6, 4, 2, 2]),
        (5, [15, 10, 6, 6]),
        (9, [15, 10, 6, 6]),
    ],
)
def test_every_rank_has_its_own_row(buried: int, points: list[int]) -> None:
    game = new_game(4)
    for seat, player in enumerate(game.players):
        player.honor, player.honor_place = 1, seat
        player.buried = (0,) * buried
    assert [scoring.honor(game, player) for player in game.players] == points


@rule("EW-12.5")
def test_an_honor_marker_that_never_moved_scores_nothing() -> None:
    game = new_game(2)
    game.players[0].buried = (0, 0, 0)
    assert scoring.honor(game, game.players[0]) == 0


@rule("EW-12.6")
def test_with_two_players_the_second_uses_the_second_row() -> None:
    game = new_game(2)
    for seat, player in enumerate(game.players):
        player.honor, player.honor_place, player.buried = 1, 1 - seat, (0, 0)
    assert [scoring.honor(game, player) for player in game.players] == [2, 3]


@rule("EW-12.7")
def test_cards_count_wherever_they_are() -> None:
    game = new_game(2)
    me = game.players[0]
    set_hand(game, 0, "smokehouse", "gatherer")  # 3
    me.draw, me.discard = cards("hunter"), cards("fire_keeping")  # 1 and 1
    me.buried, me.secret = cards("gift_exchange"), cards("great_hunt")  # 2 and 2
    assert scoring.cards(game, me) == 9


@rule("EW-12.8", "EW-12.9", "EW-8.7")
def test_the_animals_of_the_rulebook_score_three_and_two_and_ten() -> None:
    game = new_game(2)
    me = game.players[0]
    me.animals = [0] * 7
    me.animals[animal("rhino")], me.tipped[animal("rhino")] = 2, 1
    rhinos = scoring.animals(game, me)
    assert rhinos == 3
    me.animals[animal("mammoth")] = 1
    mammoth = scoring.animals(game, me) - rhinos
    assert mammoth == 2
    me.animals[animal("sloth")] = 3
    me.animals[animal("argentavis")] = 1
    points = scoring.animals(game, me)
    sloths = points - rhinos - mammoth
    assert sloths == 10
    as_told("endless_winter", "animals", 2, 1, rhinos, mammoth, 3, 1, 4, sloths, points)


@rule("EW-12.8", "EW-12.10")
@pytest.mark.parametrize(
    ("name", "points"), [("rhino", [0, 1, 3, 6, 10, 10, 10]), ("mammoth", [0, 2, 6, 6, 6])]
)
def test_a_set_grows_to_its_greatest_size_and_there_is_no_second(name: str, points: list[int]) -> None:
    game = new_game(2)
    me = game.players[0]
    for count, expected in enumerate(points):
        me.animals = [0] * 7
        me.animals[animal(name)] = count
        assert scoring.animals(game, me) == expected


@rule("EW-12.9")
@pytest.mark.parametrize(
    ("animals", "jokers", "points"),
    [
        ({}, 3, 0),
        ({"rhino": 1}, 1, 3),
        ({"rhino": 4}, 2, 10),
        ({"mammoth": 1, "sloth": 3}, 1, 6 + 6),
        ({"mammoth": 1, "sloth": 3}, 2, 6 + 10),
        ({"bison": 2, "rhino": 2}, 2, 10 + 3),
    ],
)
def test_jokers_go_where_they_are_worth_the_most_and_form_no_set(
    animals: dict[str, int], jokers: int, points: int
) -> None:
    game = new_game(2)
    me = game.players[0]
    me.animals = [0] * 7
    me.animals[animal("argentavis")] = jokers
    for name, count in animals.items():
        me.animals[animal(name)] = count
    assert scoring.animals(game, me) == points


@rule("EW-8.7")
def test_tipped_animals_do_not_count() -> None:
    game = new_game(2)
    me = game.players[0]
    me.animals, me.tipped = [0] * 7, [2] * 7
    assert scoring.animals(game, me) == 0


@rule("EW-12.1", "EW-2.2")
def test_after_the_last_eclipse_all_sources_are_added_to_the_score() -> None:
    game = new_game(2)
    game.round = 4
    me = game.players[0]
    me.score = 7
    me.offering, me.food, me.tools = 8, 2, 1
    me.honor, me.buried = 1, cards("gatherer", "gatherer")
    set_hand(game, 0, "smokehouse")
    me.draw, me.discard = cards("hunter"), ()
    me.animals = [0] * 7
    me.animals[animal("rhino")] = 2
    assert scoring.breakdown(game, me) == [3, 3, 4, 3]
    game.phase, game.step = PREPARING, 0
    game.settle()
    assert game.scores()[0] == 7 + 3 + 3 + 4 + 3
    assert game.actor() == -2


@rule("EW-12.1", "EW-12.11")
@pytest.mark.parametrize(
    ("scores", "order", "places"),
    [([5, 9, 7], [0, 1, 2], [3, 1, 2]), ([9, 9, 7], [0, 1, 2], [1, 2, 3]), ([9, 9, 9], [2, 0, 1], [2, 3, 1])],
)
def test_most_points_win_and_the_order_breaks_ties(
    scores: list[int], order: list[int], places: list[int]
) -> None:
    game = new_game(3)
    game.order = order
    for player, score in zip(game.players, scores, strict=True):
        player.score = score
    assert game.ranking() == places


@rule("EW-12.11")
def test_before_there_is_a_turn_order_the_seats_are_one() -> None:
    assert unset_table(3).ranking() == [1, 2, 3]
