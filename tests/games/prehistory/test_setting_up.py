"""The table before the first year."""

from collections import Counter

import pytest

from support.playing import offered
from support.prehistory.playing import field, laid_table, on_capstone, play, refused, resources, unset_table
from support.rules import rule
from trilith.core.rng import Stream
from trilith.core.state import CHANCE
from trilith.games.prehistory.game import Prehistory
from trilith.games.prehistory.names import (
    ACTING,
    CAMPSITE,
    COLOURS,
    FIRST_MEGALITH_C,
    FIRST_TOKEN,
    LAIR,
    MEGALITH,
    MEGALITH_A,
    MEGALITH_B,
    NOTHING,
    ONES,
    SPRING,
    START,
    START_CAMP,
    WEATHER,
)
from trilith.games.prehistory.rules import setting_up

SEATS = [2, 3, 4]


def shuffled(seats: int, seed: int) -> Prehistory:
    """A table as luck lays it."""
    game, stream = unset_table(seats), Stream(seed)
    while game.actor() == CHANCE:
        game.resolve(game.chance().sample(stream))
    return game


@rule("PH-1.1", "PH-1.3")
def test_the_turn_order_is_drawn_and_the_later_get_more_development_points() -> None:
    game = unset_table(4)
    play(game, "order 3", "order 1", "order 4", "order 2")
    assert game.order == [2, 0, 3, 1]
    assert [player.bones for player in game.players] == [3, 6, 2, 5]


@rule("PH-1.1", "PH-1.10")
def test_everybody_draws_another_board_and_the_shamans_stand_where_it_says() -> None:
    game = unset_table(2)
    play(game, "order 1", "order 2", "board d", "board b")
    assert [player.board for player in game.players] == [3, 1]
    assert game.players[0].shamans == 0b110100  # red, yellow, white
    assert game.players[1].shamans == 0b101010  # blue, brown, white
    for seed in range(20):
        assert len({player.board for player in shuffled(4, seed).players}) == 4


@rule("PH-1.2")
def test_everybody_begins_with_three_members_on_the_board_seven_in_the_supply_and_nothing_else() -> None:
    for player in laid_table(4).players:
        assert (player.home, player.supply, player.waiting) == (3, 7, 0)
        assert player.resources == player.markers == [0] * 6
        assert (player.score, player.track, player.painted, player.hunted, player.rites) == (0, 0, 0, (), ())
        assert ONES[player.camps] == 7


@rule("PH-1.4")
def test_there_are_twenty_cubes_of_each_colour() -> None:
    assert unset_table(3).supply == [20] * len(COLOURS)
    game = laid_table(3)
    assert sum(game.supply) + sum(game.capstones) == 120


@rule("PH-1.6")
def test_the_central_wheel_is_drawn_and_the_others_stay_unknown() -> None:
    game = laid_table(2)
    assert game.wheel == 0
    assert game.wheels == (1, 2, 3, 4, 5, 6, 7)
    assert len({shuffled(2, seed).wheel for seed in range(60)}) == 8


@rule("PH-1.7")
def test_each_price_wheel_begins_anywhere() -> None:
    found = [
        set(positions) for positions in zip(*(shuffled(2, seed).turned for seed in range(60)), strict=True)
    ]
    assert found == [set(range(6))] * 4
    game = unset_table(2)
    play(game, "order 1", "order 2", "board a", "board b", "wheel wheel_1")
    play(game, "painting 3", "fishing 1", "hunting 6", "migration 2")
    assert game.turned == [2, 0, 5, 1]


@rule("PH-1.8", "PH-1.9")
def test_fish_tiles_and_cards_lie_open() -> None:
    game = shuffled(3, 1)
    assert game.fish == [2, 2, 2]
    assert NOTHING not in game.tiles
    assert len(game.tile_bag) == 24
    assert (len(set(game.prey)), len(game.prey_bag)) == (5, 25)
    assert (len(set(game.rites)), len(game.rite_bag)) == (5, 29)


@rule("PH-1.11")
@pytest.mark.parametrize(("seats", "fields", "tiles"), [(2, 37, 12), (3, 49, 16), (4, 61, 20)])
def test_the_map_grows_with_the_players(seats: int, fields: int, tiles: int) -> None:
    game = shuffled(seats, 5)
    assert len([land for land in game.land if land != NOTHING]) == fields
    assert len(set(game.laid)) == len(game.laid) == tiles
    assert game.land[START] == START_CAMP


@rule("PH-1.11")
def test_a_tile_is_turned_when_it_is_laid() -> None:
    game = unset_table(2)
    while not game.laid:
        game.resolve(game.chance().parse("land near_2 1") if "land" in _offer(game) else _first(game))
    lands = [game.box.land_names[game.land[field(name)]] for name in ("e4", "d4", "d3")]
    assert lands == ["megalith", "near_2", "campsite"]


def _offer(game: Prehistory) -> str:
    return game.chance().text(_first(game))


def _first(game: Prehistory) -> int:
    return game.chance().cases()[0][0]


@rule("PH-1.12")
@pytest.mark.parametrize(("seats", "a", "b", "c"), [(2, 6, 4, 2), (3, 8, 5, 3), (4, 10, 6, 4)])
def test_megaliths_of_three_types_are_mixed_on_their_fields(seats: int, a: int, b: int, c: int) -> None:
    lands = Counter(shuffled(seats, 9).land)
    giants = [lands[giant] for giant in range(FIRST_MEGALITH_C, FIRST_TOKEN)]
    assert (lands[MEGALITH_A], lands[MEGALITH_B], sum(giants), max(giants)) == (a, b, c, 1)
    assert lands[MEGALITH] == 0


@rule("PH-1.12")
def test_with_fewer_than_four_players_any_of_the_megaliths_c_may_be_missing() -> None:
    missing = {
        giant
        for seed in range(40)
        for giant in range(FIRST_MEGALITH_C, FIRST_TOKEN)
        if giant not in shuffled(3, seed).land
    }
    assert missing == set(range(FIRST_MEGALITH_C, FIRST_TOKEN))


@rule("PH-1.12")
@pytest.mark.parametrize(("seats", "giants"), [(2, 2), (3, 3), (4, 4)])
def test_animals_on_the_map_are_no_megaliths(seats: int, giants: int) -> None:
    game = laid_table(seats)
    assert FIRST_TOKEN in game.land
    assert len(setting_up.megaliths_c(game)) == giants


@rule("PH-1.13")
@pytest.mark.parametrize(("seats", "animals"), [(2, {4}), (3, {4, 5, 6}), (4, {6})])
def test_animals_lie_on_their_fields_and_the_others_are_out_of_play(seats: int, animals: set[int]) -> None:
    counts = set()
    for seed in range(40):
        game = shuffled(seats, seed)
        laid = [land for land in game.land if FIRST_TOKEN <= land < FIRST_TOKEN + 6]
        assert len(set(laid)) == len(laid) == 6 - len(game.token_bag)
        assert LAIR not in game.land
        counts.add(len(laid))
    assert counts == animals


@rule("PH-1.11")
@pytest.mark.parametrize(("seats", "sites"), [(2, {12}), (3, {16, 17, 18}), (4, {22})])
def test_every_tile_has_a_campsite_and_two_outer_ones_have_two(seats: int, sites: set[int]) -> None:
    assert {shuffled(seats, seed).land.count(CAMPSITE) for seed in range(60)} == sites


@rule("PH-1.14")
def test_the_weather_is_set_from_the_last_player_to_the_first_and_brings_the_first_income() -> None:
    game = laid_table(3)
    assert (game.phase, game.turn) == (WEATHER, 2)
    assert offered(game) == [f"weather {position}" for position in range(1, 7)]
    assert refused(game, "pass") == "PH-1.14"
    assert refused(game, "turn fishing left") == "PH-14.1"
    play(game, "weather 6", "weather 2", "weather 4")
    assert [player.weather for player in game.players] == [3, 1, 5]
    assert (game.season, game.phase, game.turn) == (SPRING, ACTING, 0)
    assert resources(game, 0) == "grey blue blue brown brown brown yellow white white"  # board a, position 4
    assert resources(game, 1) == "grey grey red brown brown brown yellow yellow white"  # board b, position 2
    assert resources(game, 2) == "grey red brown brown brown yellow yellow white white"  # board c, position 6


@rule("PH-3.5")
def test_the_first_wheel_fills_the_capstones() -> None:
    game = laid_table(2)
    filled = [on_capstone(game, deed) for deed in ("painting", "fishing", "gathering")]
    assert filled == ["brown", "grey yellow", "white"]
