"""Rulebook, action "Sammeln"."""

import pytest

from support.playing import offered
from support.prehistory.playing import (
    give,
    lay_tile,
    leave_in_supply,
    markers,
    on_stones,
    play,
    refused,
    resources,
    spring,
    summer,
)
from support.rules import rule
from trilith.games.prehistory.names import COLOURS, GATHERING, NOTHING, TILES


def fill(game_player: object, **counts: int) -> None:
    """Let baskets hold so many plain tiles."""
    baskets = [0] * len(TILES)
    for kind, count in counts.items():
        baskets[TILES.index(kind)] = count
    game_player.baskets = tuple(baskets)  # type: ignore[attr-defined]


@rule("PH-10.1")
def test_one_open_tile_goes_to_the_basket_of_its_kind() -> None:
    game = spring(2)
    lay_tile(game, 3, "nut")
    give(game, 0, "red red")
    play(game, "gather 3")
    assert game.players[0].of_kind(2) == 1
    assert sum(game.players[0].baskets) == 1
    assert game.tiles[2] == NOTHING
    play(game, "lay red")
    give(game, 1, "red red")
    game.turn, game.phase, game.season, game.passed, game.deed = 1, 2, 1, 0, 0
    assert refused(game, "gather 3") == "PH-10.1"


@rule("PH-10.2")
def test_in_spring_a_tile_costs_the_resource_beside_it() -> None:
    game = spring(2)
    give(game, 0, "grey blue yellow")
    assert offered(game, "gather") == ["gather 1", "gather 2", "gather 5"]
    assert refused(game, "gather 6") == "PH-10.2"
    play(game, "gather 5")
    assert resources(game, 0) == "grey blue"


@rule("PH-10.3")
def test_in_summer_any_tile_costs_two_red_markers() -> None:
    game = summer(2, GATHERING)
    give(game, 0, "grey", "red grey")
    assert refused(game, "gather 1") == "PH-10.3"
    give(game, 0, "", "red")
    assert offered(game, "gather") == [f"gather {place}" for place in range(1, 7)]
    play(game, "gather 6")
    assert markers(game, 0) == "grey"


@rule("PH-10.4")
@pytest.mark.parametrize(
    ("held", "tile", "gains"),
    [
        ({}, "apple", ""),
        ({"berry": 1}, "apple", "brown yellow"),
        ({"apple": 1}, "berry", "brown yellow"),
        ({"apple": 1, "berry": 1}, "apple", ""),
        ({"apple": 1, "berry": 2}, "apple", "brown yellow"),
        ({"apple": 2, "berry": 1}, "apple", ""),
        ({"nut": 1}, "apple", ""),
        ({"nut": 1}, "mushroom", "grey blue"),
        ({"herb": 3, "root": 2}, "root", "red white"),
    ],
)
def test_a_tile_that_makes_a_pair_more_brings_the_two_markers_of_the_pair(
    held: dict[str, int], tile: str, gains: str
) -> None:
    game = summer(2, GATHERING)
    lay_tile(game, 1, tile)
    fill(game.players[0], **held)
    give(game, 0, "", "red red")
    play(game, "gather 1")
    assert markers(game, 0) == gains


@rule("PH-10.5")
def test_some_tiles_bring_a_development_point() -> None:
    game = summer(2, GATHERING)
    lay_tile(game, 1, "root_bone")
    lay_tile(game, 2, "root")
    give(game, 0, "", "red red")
    give(game, 1, "", "red red")
    play(game, "gather 1")
    assert (game.players[0].bones, game.players[0].of_kind(4)) == (1, 1)


@rule("PH-4.6", "PH-10.4")
def test_two_markers_of_a_pair_may_buy_the_stone() -> None:
    game = spring(2)
    give(game, 0, "grey")
    give(game, 1, "grey")
    lay_tile(game, 1, "apple")
    assert refused(game, "gather 1") == "PH-4.6"
    fill(game.players[0], berry=1)
    play(game, "gather 1", "sell_marker brown", "sell_marker yellow", "buy_resource white", "lay white")
    assert on_stones(game, "gathering") == ["white"]


@rule("PH-4.6", "PH-1.5")
def test_a_marker_of_a_pair_may_be_the_cube_that_was_paid_for_the_tile() -> None:
    game = spring(2)
    give(game, 0, "brown")
    lay_tile(game, 4, "apple")
    fill(game.players[0], berry=1)
    leave_in_supply(game, "brown", 0)
    play(game, "gather 4", "sell_marker brown", "sell_marker yellow", "buy_resource white", "lay white")
    assert on_stones(game, "gathering") == ["white"]


@rule("PH-4.6", "PH-10.5")
def test_the_bone_of_a_tile_counts_towards_its_stone() -> None:
    game = spring(2)
    give(game, 0, "brown", bones=1)
    give(game, 1, "brown")
    lay_tile(game, 4, "apple_bone")
    play(game, "gather 4", "buy_resource white", "lay white")
    assert on_stones(game, "gathering") == ["white"]


@rule("PH-4.6", "PH-10.4")
@pytest.mark.parametrize(
    ("kind", "partner"),
    [("apple", "berry"), ("berry", "apple"), ("nut", "mushroom"), ("mushroom", "nut"), ("herb", "root")],
)
def test_only_a_tile_whose_partner_is_there_brings_the_markers_for_its_stone(kind: str, partner: str) -> None:
    game = spring(2)
    give(game, 0, "grey")
    give(game, 1, "grey")
    lay_tile(game, 1, kind)
    others = {other: 1 for other in ("apple", "berry", "nut", "mushroom", "root", "herb") if other != partner}
    fill(game.players[0], **others)
    assert refused(game, "gather 1") == "PH-4.6"
    fill(game.players[0], **{partner: 1})
    assert refused(game, "gather 1") == ""


@rule("PH-4.6", "PH-1.5")
@pytest.mark.parametrize(
    ("kind", "partner", "gone"),
    [
        ("apple", "berry", "yellow"),
        ("berry", "apple", "brown"),
        ("nut", "mushroom", "blue"),
        ("mushroom", "nut", "blue"),
        ("root", "herb", "white"),
        ("herb", "root", "red"),
    ],
)
def test_a_marker_of_a_pair_that_the_supply_does_not_have_buys_no_stone(
    kind: str, partner: str, gone: str
) -> None:
    game = spring(2)
    give(game, 0, "grey")
    lay_tile(game, 1, kind)
    fill(game.players[0], **{partner: 1})
    for colour in COLOURS:
        leave_in_supply(game, colour, 0 if colour == gone else 1)
    assert refused(game, "gather 1") == "PH-4.6"
    game.supply[COLOURS.index(gone)] = 1
    assert refused(game, "gather 1") == ""
