"""What choices promise: the engine tried out on a copy, compared with what then happens."""

from typing import Any

import pytest
from hypothesis import given

from support.random_games import every_table, examples, seeds, walk
from support.stone_age.playing import CARD_1, give, lay_card, new_game, people_on, play, send
from trilith.core.forecast import Forecaster, odds_of, quantile
from trilith.core.game import Game
from trilith.core.rng import Stream
from trilith.core.seat import Seat
from trilith.core.state import CHANCE
from trilith.games import game_named
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.names import ACTING, FOREST, HUT

GAME = game_named("stone_age")


def forecasts(table: StoneAge, most_steps: int = 10_000) -> dict[str, Any]:
    """What is forecast for each choice of whoever decides."""
    choices = Forecaster(most_steps).choices(Seat(GAME, table, table.actor()), Stream(1))
    return {str(choice["text"]): choice["forecast"] for choice in choices}


def test_placing_people_promises_what_they_would_gather() -> None:
    forecast = forecasts(new_game(seats=2))["place forest 2"]
    wood = forecast["luck"]["wood"]
    assert wood["cases"] == [[0, 0.0278], [1, 0.25], [2, 0.4444], [3, 0.25], [4, 0.0278]]
    assert (wood["mean"], wood["low"], wood["high"]) == (2.0, 1, 3)
    assert forecast["complete"] is True
    assert forecast["change"] == {}


def test_places_in_the_village_promise_what_they_give() -> None:
    found = forecasts(new_game(seats=2))
    assert found["place hut 2"]["change"] == {"people": 1}
    assert found["place field 1"]["change"] == {"track": 1}
    assert found["place tool_maker 1"]["change"] == {"tools": 1, "fresh_tools": 1}


def test_going_without_a_person_promises_nothing() -> None:
    found = forecasts(people_on(2, HUT, 2))
    assert found["take hut"]["change"] == {"people": 1}
    assert found["leave hut"]["change"] == {}


def test_at_the_limits_a_place_promises_nothing() -> None:
    table = new_game(seats=2)
    player = table.players[0]
    player.people, player.home, player.track, player.tools = 10, 10, 10, [4, 4, 4]
    found = forecasts(table)
    for line in ("place hut 2", "place field 1", "place tool_maker 1"):
        assert found[line]["change"] == {}


def test_a_tool_is_weighed_against_keeping_the_roll() -> None:
    table = people_on(2, FOREST, 1)
    table.players[0].tools = [1, 0, 0]
    play(table, "take forest", "roll 5")
    found = forecasts(table)
    assert found["keep"]["change"] == {"wood": 1, "final": 1}
    assert found["tool 1"]["change"] == {"wood": 2, "final": 2, "fresh_tools": -1}


def test_keeping_the_last_roll_of_a_round_does_not_speak_of_feeding() -> None:
    table = people_on(2, FOREST, 1)
    play(table, "take forest", "roll 5")
    assert forecasts(table)["keep"]["change"] == {"wood": 1, "final": 1}


def test_a_card_says_what_is_due_and_each_payment_what_it_costs() -> None:
    table = new_game(seats=2)
    give(table, 0, wood=1, brick=1)
    send(table, 0, CARD_1, 1)
    table.phase = ACTING
    assert forecasts(table)["buy card_1"]["change"] == {"due": 1}
    play(table, "buy card_1")
    paying = forecasts(table)["pay wood"]["change"]
    assert paying["wood"] == -1
    assert paying["cards"] == 1
    assert paying["food"] == 7
    assert paying["due"] == -1


def test_a_card_drawn_in_secret_promises_points_by_their_odds() -> None:
    table = new_game(seats=2)
    lay_card(table, CARD_1, "writing_card")
    give(table, 0, wood=1)
    send(table, 0, CARD_1, 1)
    table.phase = ACTING
    play(table, "buy card_1")
    found = forecasts(table)["pay wood"]
    assert found["change"] == {"wood": -1, "cards": 2, "due": -1}, "nobody speaks of feeding yet"
    assert set(found["luck"]) == {"final"}
    final = found["luck"]["final"]
    assert sum(probability for _, probability in final["cases"]) == pytest.approx(1, abs=0.01)
    assert final["low"] < final["high"]


def test_the_work_is_bounded() -> None:
    found = forecasts(new_game(seats=2), most_steps=20)
    assert not all(forecast["complete"] for forecast in found.values())
    assert all(
        set(forecast) == {"change", "others", "luck", "complete", "binding"} for forecast in found.values()
    )


def test_the_likely_range_leaves_out_a_tenth_on_either_side() -> None:
    cases = [(number, 0.1) for number in range(10)]
    assert quantile(cases, 0.1) == 0
    assert quantile(cases, 0.9) == 8


@every_table
@given(seed=seeds)
@examples(3)
def test_equal_stakes_gain_alike_wherever_they_are(game: Game, seats: int, seed: int) -> None:
    remembered: dict[tuple[int, ...], Any] = {}
    for state in walk(game, seats, seed, every=7):
        player = state.actor()
        if player < 0:
            continue
        for action in state.legal():
            future = state.copy()
            game.foresee(future, player, action)
            stake = game.stake(future, player) if future.actor() == CHANCE else None
            if stake is not None:
                odds = odds_of(game, future, player, future.chance().cases())
                assert remembered.setdefault(stake, odds) == odds


@pytest.mark.parametrize("spot", ["hunt", "forest", "clay_pit", "quarry", "river"])
@pytest.mark.parametrize("people", [1, 2, 5])
def test_totals_that_bring_equally_many_goods_are_one_case(spot: str, people: int) -> None:
    table = new_game(seats=2)
    GAME.foresee(table, 0, GAME.actions.parse(f"place {spot} {people}"))
    few, every = GAME.cases(table, 0), table.chance().cases()
    assert len(few) < len(every)
    gained, expected = (odds_of(GAME, table, 0, cases) for cases in (few, every))
    assert gained.keys() == expected.keys()
    for name, amounts in expected.items():
        assert len(few) == len(amounts)
        assert gained[name] == pytest.approx(amounts)
