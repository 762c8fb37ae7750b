"""What is shown, forecast and given to learners."""

from typing import Any, cast

import pytest

from support.endless_winter.playing import (
    build_on,
    camp,
    cards,
    end_action_phase,
    hexagon,
    juncture,
    last_turns,
    new_game,
    play,
    set_hand,
    turn_of,
)
from support.rules import rule
from trilith.core.forecast import Forecaster
from trilith.core.rng import Stream
from trilith.core.seat import Seat
from trilith.core.state import SPECTATOR
from trilith.games import game_named
from trilith.games.endless_winter.game import EndlessWinter
from trilith.games.endless_winter.names import HEXES
from trilith.games.endless_winter.rules.megaliths import is_start

GAME = game_named("endless_winter")


def shown(game: EndlessWinter, viewer: int = 0) -> dict[str, Any]:
    """What a viewer sees."""
    return cast(dict[str, Any], GAME.view(game, viewer))


def test_columns_show_their_figures_and_who_was_first() -> None:
    game = turn_of("develop")
    set_hand(game, 1)
    play(game, "walk", "walk", "gain tool", "end", "place member develop")
    assert shown(game)["columns"]["develop"] == {"first": 0, "figures": [0, 1]}
    assert shown(game)["columns"]["hunt"] == {"first": None, "figures": []}


def test_the_land_shows_terrain_camps_influence_and_villages() -> None:
    game = new_game(2)
    camp(game, 0, "a1", "c3")
    game.villages[juncture("a1", "a2", "b2")] = 1
    a1 = shown(game)["land"][hexagon("a1")]
    assert (a1["hex"], a1["camps"], a1["influence"]) == ("a1", [1, 0], [1, 2])
    assert shown(game)["villages"] == [{"juncture": "a1_a2_b2", "owner": 1}]
    assert len(shown(game)["land"]) == len(HEXES)


def test_ice_finds_are_shown_only_where_they_are_turned_up() -> None:
    game = new_game(2, ice=1)
    finds = [each["ice_find"] for each in shown(game)["land"] if "ice_find" in each]
    assert finds == [None] * 6
    game.ice[game.ice.index(-2)] = 0
    assert "frozen_meat" in [each.get("ice_find") for each in shown(game)["land"]]


def test_the_site_shows_every_megalith_with_its_height_and_owner() -> None:
    game = new_game(2, pattern=1)
    build_on(game, {(1, 1, 1): 0, (1, 1, 2): 2})
    assert shown(game)["site"]["pieces"] == [
        {"level": 1, "row": 1, "column": 1, "owner": None},
        {"level": 1, "row": 1, "column": 2, "owner": 1},
    ]
    assert [tile["tile"] for tile in shown(game)["site"]["tiles"]] == ["a", "b", "c", "d"]


@rule("EW-9.3")
def test_every_tile_of_the_site_shows_its_start_space() -> None:
    game = new_game(2, pattern=1)
    site = game.pattern_site()
    starts = [
        {"row": site.row[at] + 1, "column": site.column[at] + 1}
        for at in range(site.ground)
        if is_start(game, site, at)
    ]
    assert [tile["start"] for tile in shown(game)["site"]["tiles"]] == starts
    game.tiles[0] = -1
    assert shown(game)["site"]["tiles"][0]["start"] is None


def test_labour_is_shown_in_halves_of_one() -> None:
    game = turn_of("hunt", "gatherer", "gatherer", "gatherer")
    play(game, "play gatherer", "play gatherer", "play gatherer")
    assert shown(game)["pending"]["labour"] == 1.5
    assert shown(game, SPECTATOR)["pending"]["labour"] == 1.5


def test_the_eclipse_shows_piles_and_strength() -> None:
    game = new_game(2)
    last_turns(game, ("hunter", "fire_keeping"), ())
    end_action_phase(game)
    board = shown(game, 1)["players"][0]
    assert (board["pile"], board["strength"]) == (["hunter"], 1.0)
    assert shown(game)["eclipse_step"] == "order"


@rule("EW-5.7", "EW-15.2")
def test_buried_cards_are_named_to_their_owner_and_only_counted_for_others() -> None:
    game = turn_of("initiate", "elder", food=1)
    game.players[0].discard = cards("brave")
    play(game, "walk", "rite", "bury hand elder", "done", "bury discard brave", "done")
    assert shown(game, 0)["players"][0]["buried"] == ["brave", "elder"]
    for viewer in (1, SPECTATOR):
        board = shown(game, viewer)["players"][0]
        assert ("buried" in board, board["buried_count"]) == (False, 2)


def forecasts(game: EndlessWinter) -> dict[str, dict[str, Any]]:
    """By notation, what every choice would change."""
    choices = Forecaster(2_000).choices(Seat(GAME, game, game.turn), Stream(1))
    return {str(each["text"]): cast(dict[str, Any], each["forecast"]) for each in choices}


@pytest.mark.parametrize(
    ("line", "change"),
    [
        ("play hunter", {"halves": 4, "hand": -1, "played": 1}),
        ("eat", {"halves": 2, "food": -1}),
        ("reveal", {"halves": -2}),
        ("hunt rhino", {"halves": -2, "tools": -1, "animals": 1}),
    ],
)
def test_choices_say_what_they_cost_and_bring(line: str, change: dict[str, int]) -> None:
    game = turn_of("hunt", "hunter", food=3, tools=2)
    game.players[0].animals = [0] * 7
    game.labour = 2
    game.ground = [0, 1, 0, 0, 0, 0, 0]
    found = forecasts(game)[line]["change"]
    assert {name: count for name, count in found.items() if name != "final"} == change


def test_a_drawn_card_is_forecast_by_its_odds_and_ending_a_turn_by_itself() -> None:
    game = turn_of("rest", "gatherer")
    found = forecasts(game)
    assert found["gain draw"]["binding"] is True
    assert found["gain draw"]["change"]["hand"] == 1
    play(game, "lesser draw food", "done")
    assert forecasts(game)["end"]["change"] == {}


def test_in_the_eclipse_a_choice_is_forecast_without_the_steps_that_follow() -> None:
    game = new_game(2)
    game.players[0].food = 0
    last_turns(game, ("gatherer", "gatherer"), ())
    end_action_phase(game)
    found = forecasts(game)
    assert found["done"]["change"] == {}
    assert found["lesser megalith food"]["change"]["food"] == 1


def test_features_of_others_do_not_tell_their_hands() -> None:
    game = new_game(2)
    before = GAME.features(game, 0)
    game.players[1].hand, game.players[1].draw = game.players[1].draw, game.players[1].hand
    assert GAME.features(game, 0) == before
    assert GAME.features(game, 1) != GAME.features(new_game(2), 1)


def test_the_rule_of_thumb_likes_what_is_worth_points() -> None:
    game = new_game(2)
    before = GAME.appraise(game, 0)
    game.players[0].score += 5
    assert GAME.appraise(game, 0) == pytest.approx(before + 5)
    game.players[0].stones = (18,)
    assert GAME.appraise(game, 0) > before + 5
