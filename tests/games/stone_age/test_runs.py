"""Decisions that are named together: each whole run with what to play, and what would come of it."""

from typing import Any

import pytest
from hypothesis import given

from support.random_games import every_table, examples, seeds, walk
from support.stone_age.phases import build_stack, choosing, feeding, paying_building, tooling
from support.stone_age.playing import (
    BUILDING_1,
    CARD_1,
    CARD_2,
    CARD_4,
    building,
    card,
    give,
    lay_building,
    lay_card,
    people_on,
    play,
)
from trilith.core import forecast
from trilith.core.forecast import Forecaster
from trilith.core.game import Game
from trilith.core.rng import Stream
from trilith.core.seat import Seat
from trilith.core.state import State
from trilith.games import game_named
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.names import FOREST, OVER

GAME = game_named("stone_age")


def runs(state: State, game: Game = GAME, most_steps: int = 10_000) -> list[Any]:
    """The runs of whoever decides."""
    return Forecaster(most_steps).runs(Seat(game, state, state.actor()), Stream(1))


def by_name(table: StoneAge) -> dict[str, Any]:
    """By what is named, the forecast of each run that needs no end, or one."""
    found = {", ".join(run["named"]): run["forecast"] for run in runs(table)}
    assert len(found) == len(runs(table))
    return found


def test_a_card_can_be_paid_with_every_set_of_resources() -> None:
    table = people_on(2, CARD_2, 1)
    give(table, 0, wood=2, gold=1)
    play(table, "buy card_2")
    found = by_name(table)
    assert set(found) == {"pay wood, pay wood", "pay wood, pay gold"}
    assert found["pay wood, pay gold"]["change"] == {
        "wood": -1,
        "gold": -1,
        "food": 5,
        "cards": 1,
        "final": -1,
        "due": -2,
    }


def test_the_luck_that_a_payment_leads_to_is_part_of_its_forecast() -> None:
    table = people_on(2, CARD_1, 1)
    lay_card(table, CARD_1, "art_gold_roll")
    give(table, 0, wood=1, brick=1)
    play(table, "buy card_1")
    found = by_name(table)
    assert set(found) == {"pay wood", "pay brick"}
    for paid in found.values():
        assert paid["luck"]["gold"]["cases"][0] == [0, 0.2778]
        assert paid["binding"] is True


def test_a_building_with_a_fixed_price_leaves_nothing_to_name() -> None:
    table = people_on(2, BUILDING_1, 1)
    give(table, 0, wood=2, brick=1)
    assert runs(table) == []
    play(table, "buy building_1")
    assert table.players[0].buildings == (building("wood_wood_brick"),)
    assert runs(table) == []


def test_a_building_of_two_kinds_is_paid_with_exactly_two() -> None:
    table = people_on(2, BUILDING_1, 1)
    lay_building(table, BUILDING_1, "four_of_two")
    give(table, 0, wood=3, brick=1, stone=2)
    play(table, "buy building_1")
    points = {named: paid["change"]["score"] for named, paid in by_name(table).items()}
    assert points == {
        "pay wood, pay wood, pay wood, pay brick": 13,
        "pay wood, pay wood, pay wood, pay stone": 14,
        "pay wood, pay wood, pay stone, pay stone": 16,
    }


def test_a_run_goes_on_from_what_is_paid_already() -> None:
    # One wood of four resources of two kinds is paid; there are two brick and one stone, and one more wood.
    assert set(by_name(paying_building())) == {"pay wood, pay brick, pay brick"}


def test_one_to_seven_resources_end_where_the_player_says_so() -> None:
    table = people_on(2, BUILDING_1, 1)
    lay_building(table, BUILDING_1, "one_to_seven")
    give(table, 0, wood=1, gold=7)
    play(table, "buy building_1")
    found = {tuple(run["named"]): run for run in runs(table)}
    assert len(found) == 2 * 8 - 1 - 1  # one wood or none, up to seven gold; neither none nor eight of them
    one, seven = found["pay wood", "pay gold"], found[("pay gold",) * 7]
    assert one["actions"] == ["pay wood", "pay gold", "done"]
    assert one["forecast"]["change"]["score"] == 3 + 6
    assert one["forecast"]["change"]["buildings"] == 1
    assert seven["actions"] == ["pay gold"] * 7
    assert seven["forecast"]["change"]["score"] == 7 * 6
    play(table, *one["actions"])
    assert table.players[0].score == 3 + 6


def test_as_many_runs_as_one_to_seven_of_four_kinds_are_told_and_not_many_more() -> None:
    table = people_on(2, BUILDING_1, 1)
    lay_building(table, BUILDING_1, "one_to_seven")
    give(table, 0, wood=7, brick=7, stone=7, gold=7)
    play(table, "buy building_1")
    assert len(runs(table)) == 329 <= forecast.MOST_RUNS


def test_too_many_runs_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    table = people_on(2, CARD_4, 1)
    give(table, 0, wood=4, brick=4, stone=4, gold=4)
    play(table, "buy card_4")
    assert len(runs(table)) == 35
    monkeypatch.setattr(forecast, "MOST_RUNS", 35)
    assert len(runs(table)) == 35
    monkeypatch.setattr(forecast, "MOST_RUNS", 34)
    assert runs(table) == []


def test_tools_are_chosen_together_with_the_goods_they_bring() -> None:
    table = tooling()  # ten pips in the forest
    table.players[0].tools = [2, 1, 0]
    assert {tuple(run["actions"]): run["forecast"]["change"] for run in runs(table)} == {
        ("keep",): {"wood": 3, "final": 3},
        ("tool 1", "keep"): {"wood": 4, "final": 4, "fresh_tools": -2},
        ("tool 2", "keep"): {"wood": 3, "final": 3, "fresh_tools": -1},
        ("tool 1", "tool 2", "keep"): {"wood": 4, "final": 4, "fresh_tools": -3},
    }
    assert [run["named"] for run in runs(table)] == [[], ["tool 1"], ["tool 1", "tool 2"], ["tool 2"]]


def test_tools_that_work_once_are_named_like_all_others() -> None:
    table = tooling()
    table.players[0].tools = [1, 0, 0]
    table.players[0].opened = (card("toolmaker_one_use_4"),)
    changes = {tuple(run["named"]): run["forecast"]["change"] for run in runs(table)}
    assert changes["one_use 4",]["wood"] == 14 // 3
    assert changes["tool 1", "one_use 4"]["wood"] == 15 // 3


def test_nothing_is_named_where_only_one_thing_can_be_done() -> None:
    assert runs(tooling()) == []
    assert runs(people_on(2, FOREST, 2)) == []


def test_people_are_fed_with_resources_and_going_hungry_is_a_choice_of_its_own() -> None:
    table = feeding()  # two food are missing
    give(table, 0, gold=1)
    assert {named: fed["change"] for named, fed in by_name(table).items()} == {
        "pay wood, pay wood": {"wood": -2, "final": -2, "due": -2},
        "pay wood, pay gold": {"wood": -1, "gold": -1, "final": -2, "due": -2},
    }


def test_feeding_at_the_very_end_does_not_speak_of_the_final_scoring() -> None:
    table = feeding()
    table.hungry, table.starter = 1, 1
    build_stack(table, 1)
    give(table, 0, gold=1)
    fed = by_name(table)["pay wood, pay wood"]
    assert fed["change"] == {"wood": -2, "final": -2, "due": -2}
    play(table, "pay wood", "pay wood")
    assert (table.phase, table.players[0].score) == (OVER, 1)


def test_two_resources_of_choice_are_chosen_together() -> None:
    table = choosing()
    found = by_name(table)
    assert len(found) == 10
    assert found["choose wood, choose gold"]["change"] == {"wood": 1, "gold": 1}, (
        "they count before they are taken"
    )
    assert found["choose wood, choose gold"]["binding"] is False


def test_choosing_in_the_middle_of_a_payment_is_a_run_of_its_own() -> None:
    table = people_on(2, CARD_1, 1)
    table.players[0].opened = (card("healing_choice"),)
    give(table, 0, wood=1)
    play(table, "buy card_1", "redeem")
    assert all(len(run["named"]) == 2 for run in runs(table))
    assert {name.split()[0] for run in runs(table) for name in run["named"]} == {"choose"}


def test_nobody_else_is_told_runs() -> None:
    table = choosing()
    assert Forecaster(10_000).runs(Seat(GAME, table, 1), Stream(1)) == []


def test_the_work_is_bounded() -> None:
    table = choosing()
    complete = [run["forecast"]["complete"] for run in runs(table, most_steps=4)]
    assert complete == [True] * 4 + [False] * 6


@every_table
@given(seed=seeds)
@examples(3)
def test_every_run_is_told_once_can_be_played_and_ends_what_it_begins(
    game: Game, seats: int, seed: int
) -> None:
    for state in walk(game, seats, seed, every=3):
        found = runs(state, game)
        assert len({tuple(sorted(run["actions"])) for run in found}) == len(found)
        for run in found:
            assert run["actions"][: len(run["named"])] == run["named"]
            after = state.copy()
            for text in run["actions"]:
                action = game.actions.parse(text)
                assert action in after.legal()
                assert after.actor() == state.actor()
                assert game.stage(after) == game.stage(state)
                after.apply(action)
            assert (after.actor(), game.stage(after)) != (state.actor(), game.stage(state))
