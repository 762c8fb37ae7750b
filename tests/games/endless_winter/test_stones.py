"""Rulebook page 18: what sacred stones are worth."""

import pytest

from support.endless_winter.playing import (
    FOREST,
    GLACIER,
    TUNDRA,
    animal,
    build_on,
    camp,
    hexagon,
    juncture,
    new_game,
    stone,
)
from support.rules import rule
from support.worked_examples import as_told
from trilith.games.endless_winter.rules import stones


@rule("EW-16.1")
def test_a_village_beside_the_terrain_counts_two_however_many_hexes_it_touches() -> None:
    game = new_game(2)
    game.land = [FOREST if name in (0, 1) else TUNDRA for name in range(19)]
    game.villages[juncture("a1", "a2", "b2")] = 0  # beside two forests
    one = stones.worth(game, 0, stone("village_forest"))
    assert one == 2
    game.villages[juncture("a1", "b1", "b2")] = 0  # beside one of them
    both = stones.worth(game, 0, stone("village_forest"))
    assert both == 4
    as_told("endless_winter", "village-stone", one, game.land.count(FOREST), both)
    assert stones.worth(game, 0, stone("village_tundra")) == 4
    assert stones.worth(game, 0, stone("village_glacier")) == 0
    assert stones.worth(game, 1, stone("village_forest")) == 0


@rule("EW-16.2")
def test_camps_count_every_terrain_once_and_not_the_base_tile() -> None:
    game = new_game(2)
    game.land[hexagon("a1")] = game.land[hexagon("a2")] = FOREST
    game.land[hexagon("a3")] = GLACIER
    camp(game, 0, "c3", "a1", "a2", "a3", "a3")
    assert stones.worth(game, 0, stone("camp_types")) == 2


@rule("EW-16.3", "EW-16.6")
def test_megaliths_count_one_on_the_ground_and_two_above() -> None:
    game = new_game(2, pattern=1)
    build_on(game, {(1, 1, 2): 1, (1, 1, 3): 1, (1, 2, 2): 2, (1, 2, 3): 0, (2, 1, 2): 1})
    assert stones.worth(game, 0, stone("ground_megaliths")) == 2
    assert stones.worth(game, 0, stone("upper_megaliths")) == 2
    assert stones.worth(game, 1, stone("ground_megaliths")) == 1
    assert stones.worth(game, 1, stone("upper_megaliths")) == 0


@rule("EW-16.4")
@pytest.mark.parametrize(("tiles", "points"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 6)])
def test_tiles_with_a_megalith_on_the_ground_score_by_their_number(tiles: int, points: int) -> None:
    game = new_game(2, pattern=1)
    spaces = [(1, 1, 2), (1, 1, 6), (1, 6, 1), (1, 6, 6)]
    build_on(game, dict.fromkeys(spaces[:tiles], 1))
    if tiles:
        build_on(game, {(1, 1, 3): 1})
    assert stones.worth(game, 0, stone("megalith_tiles")) == points


@rule("EW-16.4")
def test_a_megalith_above_the_ground_counts_for_no_tile() -> None:
    game = new_game(2, pattern=1)
    build_on(game, {(1, 1, 2): 1, (1, 4, 5): 2, (1, 4, 6): 2, (1, 5, 5): 2, (1, 5, 6): 0, (2, 4, 5): 1})
    assert stones.worth(game, 0, stone("megalith_tiles")) == 1
    assert stones.worth(game, 1, stone("megalith_tiles")) == 1


@rule("EW-16.5")
@pytest.mark.parametrize(("buried", "points"), [(0, 0), (1, 1), (3, 4), (5, 10), (8, 10)])
def test_buried_cards_score_by_their_number(buried: int, points: int) -> None:
    game = new_game(2)
    game.players[0].buried = (0,) * (buried // 2)
    game.players[0].secret = (0,) * (buried - buried // 2)
    assert stones.worth(game, 0, stone("buried")) == points


@rule("EW-16.7")
@pytest.mark.parametrize(
    ("offering", "honor", "points"), [(0, 0, 0), (1, 0, 0), (1, 1, 1), (3, 4, 3), (8, 8, 8)]
)
def test_every_two_idol_steps_are_a_point(offering: int, honor: int, points: int) -> None:
    game = new_game(2)
    game.players[0].offering, game.players[0].honor = offering, honor
    assert stones.worth(game, 0, stone("idol_steps")) == points


@rule("EW-16.8", "EW-16.10")
def test_different_tipped_kinds_count_one_each_the_argentavis_among_them() -> None:
    game = new_game(2)
    game.players[0].tipped = [0, 2, 0, 1, 0, 0, 1]
    assert stones.worth(game, 0, stone("distinct_tipped")) == 3


@rule("EW-16.9", "EW-16.10")
@pytest.mark.parametrize(
    ("name", "points"), [("mammoth", [0, 3, 7, 7]), ("rhino", [0, 2, 5, 8, 8]), ("bison", [0, 2, 5, 8, 8])]
)
def test_tipped_animals_of_a_kind_score_by_their_number_without_jokers(name: str, points: list[int]) -> None:
    game = new_game(2)
    game.players[0].tipped[animal("argentavis")] = 3
    for count, expected in enumerate(points):
        game.players[0].tipped[animal(name)] = count
        assert stones.worth(game, 0, stone(f"tipped_{name}")) == expected
