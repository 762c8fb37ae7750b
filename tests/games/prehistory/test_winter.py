"""Rulebook, "Winter": before every year but the first."""

import pytest

from support.playing import offered
from support.prehistory.playing import (
    empty_capstones,
    give,
    happens,
    laid_table,
    lay_prey,
    lay_rite,
    let_luck_decide,
    on_capstone,
    play,
    prey,
    put,
    spring,
)
from support.rules import rule
from trilith.core.state import CHANCE
from trilith.games.prehistory.game import Prehistory
from trilith.games.prehistory.names import ACTING, INCOME, NOTHING, RED, SPRING, WHITE, WINTER


def to_winter(game: Prehistory) -> None:
    """Let everybody pass and skip until luck decides again."""
    while game.actor() != CHANCE:
        for line in ("pass", "skip", "end", "capstone painting", "no_card"):
            if line in offered(game):
                play(game, line)
                break


@rule("PH-3.1")
def test_the_first_year_has_no_winter() -> None:
    game = laid_table(2)
    assert (game.year, game.season) == (1, WINTER)
    before = (game.prey[:], game.rites[:], game.wheel, game.order[:])
    play(game, "weather 1", "weather 1")
    assert (game.year, game.season, game.phase) == (1, SPRING, ACTING)
    assert (game.prey, game.rites, game.wheel, game.order) == before


@rule("PH-3.2")
def test_empty_fields_of_fishing_and_gathering_are_filled() -> None:
    game = spring(2)
    give(game, 0, "blue white red grey grey grey")
    play(game, "fish 3", "lay grey", "gather 1", "lay grey")
    to_winter(game)
    assert (game.year, game.fish) == (2, [2, 2, 2])
    assert game.tiles[0] == NOTHING
    assert game.tiles[1:] == [0, 0, 1, 1, 2]
    play(game, "tile herb_bone")
    assert game.tiles == [11, 0, 0, 1, 1, 2]


@rule("PH-3.2")
def test_fish_are_filled_only_as_far_as_there_are_tiles() -> None:
    game = spring(2)
    game.players[0].fish = (0, 9, 0)
    game.players[0].track = 18
    game.fish[1] = 0
    to_winter(game)
    assert game.fish == [2, 1, 2]


@rule("PH-3.3")
def test_cards_that_are_left_are_put_away_and_five_new_ones_lie_open() -> None:
    game = spring(2)
    old_prey, old_rites = set(game.prey), set(game.rites)
    to_winter(game)
    assert game.prey == game.rites == [NOTHING] * 5
    let_luck_decide(game)
    assert len(set(game.prey)) == len(set(game.rites)) == 5
    assert not old_prey & {*game.prey, *game.prey_bag}
    assert not old_rites & {*game.rites, *game.rite_bag}


@rule("PH-3.4", "PH-1.6")
def test_the_central_wheel_is_replaced_by_one_that_was_not_there_yet() -> None:
    game = spring(2)
    to_winter(game)
    assert game.wheel == NOTHING
    while "wheel" not in game.chance().text(game.chance().cases()[0][0]):
        game.resolve(game.chance().cases()[0][0])
    assert [outcome for outcome, _ in game.chance().cases()] == [1, 2, 3, 4, 5, 6, 7]
    play(game, "wheel wheel_5")
    assert game.wheel == 4
    assert game.wheels == (1, 2, 3, 5, 6, 7)


@rule("PH-3.5")
def test_only_an_empty_capstone_gets_cubes() -> None:
    game = spring(2)
    empty_capstones(game)
    game.capstones[6 + 5] = 1  # a white cube on fishing
    game.supply[5] -= 1
    to_winter(game)
    game.wheels = (2,)
    let_luck_decide(game)
    assert on_capstone(game, "fishing") == "white"
    assert on_capstone(game, "painting") == "red white"
    assert on_capstone(game, "migration") == "blue yellow"


@rule("PH-3.5", "PH-1.5")
def test_a_capstone_goes_without_what_the_supply_does_not_have() -> None:
    game = spring(2)
    empty_capstones(game)
    give(game, 0, " ".join(["white"] * game.supply[5]))
    game.players[0].bones = 20  # so that nobody can put anything back
    to_winter(game)
    game.wheels = (2,)
    let_luck_decide(game)
    assert on_capstone(game, "painting") == "red"


@rule("PH-3.5")
def test_a_capstone_gets_a_colour_twice_where_the_wheel_shows_it_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = spring(2)
    twice = ((WHITE, RED, WHITE), *game.box.wheel_cubes[2][1:])
    monkeypatch.setattr(game.box, "wheel_cubes", (*game.box.wheel_cubes[:2], twice))
    empty_capstones(game)
    to_winter(game)
    game.wheels = (2,)
    let_luck_decide(game)
    assert on_capstone(game, "painting") == "red white white"


@rule("PH-3.6")
def test_whoever_held_a_ceremony_comes_first_as_the_markers_lie_and_the_others_keep_their_order() -> None:
    game = spring(4)
    game.order = [2, 0, 3, 1]
    game.dancers = [1, 0]
    game.turn = 2
    to_winter(game)
    let_luck_decide(game)
    assert game.order == [1, 0, 2, 3]
    assert game.dancers == []


@rule("PH-3.6")
def test_without_ceremonies_the_turn_order_stays() -> None:
    game = spring(3)
    game.order = [1, 2, 0]
    game.turn = 1
    to_winter(game)
    let_luck_decide(game)
    assert game.order == [1, 2, 0]


@rule("PH-2.1")
def test_a_winter_is_told_from_the_new_year_to_the_new_order() -> None:
    game = spring(2)
    give(game, 0, bones=1)
    put(game, 0, "e5", standing=1)
    lay_prey(game, 1, "boar_1")
    lay_rite(game, 1, "great_fire")
    assert prey("boar_1") in game.prey
    while game.season != WINTER:
        told = happens(
            game, next(line for line in ("pass", "skip", "end", "capstone painting") if line in offered(game))
        )
    assert [each["kind"] for each in told][-2:] == ["stood_up", "year_began"]
    assert game.year == 2
    let_luck_decide(game)
    assert game.phase in (INCOME, ACTING)
