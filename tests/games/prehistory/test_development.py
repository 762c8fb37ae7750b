"""Rulebook, "Einsatz von Entwicklungs-Punkten"."""

import pytest

from support.playing import offered
from support.prehistory.playing import (
    autumn,
    give,
    last_action,
    markers,
    play,
    put,
    refused,
    resources,
    spring,
    summer,
    unset_table,
)
from support.rules import rule
from trilith.core.rng import Stream
from trilith.core.state import CHANCE, NOBODY
from trilith.games.prehistory.actions import FIRST_FREE
from trilith.games.prehistory.game import Prehistory
from trilith.games.prehistory.names import CAPSTONE, FISHING, INCOME, LAYING, WHEELS

FREE = ("turn", "turn_weather", "buy_resource", "buy_marker", "sell_resource", "sell_marker")


@rule("PH-14.1")
def test_development_points_may_be_used_at_every_own_decision() -> None:
    acting = spring(2)
    laying = spring(2)
    give(laying, 0, "grey grey")
    play(laying, "gather 1")
    asked_in_summer = summer(2, FISHING)
    roaming = autumn(2)
    put(roaming, 0, "e5", standing=1)
    choosing = spring(2)
    choosing.phase = CAPSTONE
    income = spring(2)
    income.phase = INCOME
    for game in (acting, laying, asked_in_summer, roaming, choosing, income, last_action(2)):
        give(game, 0, "red", "white", bones=6)
        assert {line.split()[0] for line in offered(game, *FREE)} == set(FREE)


@rule("PH-14.1")
def test_not_in_the_middle_of_an_action() -> None:
    game = spring(2)
    give(game, 0, "blue white red grey", bones=9)
    play(game, "fish 2")
    assert offered(game, *FREE) == []
    assert refused(game, "buy_resource grey") == "PH-14.1"
    play(game, "pay blue", "pay red")
    assert game.phase == LAYING


@rule("PH-14.1")
def test_any_number_may_be_used_before_an_action() -> None:
    game = spring(2)
    give(game, 0, bones=5)
    play(game, "buy_resource blue", "buy_resource white", "turn fishing right", "fish 1")
    assert game.players[0].bones == 0


@rule("PH-14.2")
@pytest.mark.parametrize(("side", "positions"), [("left", [5, 4, 3]), ("right", [1, 2, 3])])
def test_a_price_wheel_is_turned_either_way(side: str, positions: list[int]) -> None:
    game = spring(2)
    for at, wheel in enumerate(WHEELS):
        give(game, 0, bones=3)
        for position in positions:
            play(game, f"turn {wheel} {side}")
            assert game.turned[at] == position
    assert game.players[0].bones == 0
    give(game, 0, "grey")
    assert refused(game, "turn fishing left") == "PH-14.2"
    assert game.wheel == 0


@rule("PH-14.3")
def test_the_own_weather_wheel_turns_clockwise_only() -> None:
    game = spring(2)
    give(game, 0, bones=7)
    game.players[0].weather = 4
    play(game, "turn_weather")
    assert game.players[0].weather == 5
    play(game, "turn_weather")
    assert game.players[0].weather == 0
    assert game.players[1].weather == 0
    assert game.players[0].bones == 5


@rule("PH-14.4")
def test_two_buy_a_resource_of_choice() -> None:
    game = spring(2)
    give(game, 0, bones=3)
    play(game, "buy_resource yellow")
    assert (resources(game, 0), game.players[0].bones, game.supply[4]) == ("yellow", 1, 18 - 1)
    assert refused(game, "buy_resource yellow") == "PH-14.4"


@rule("PH-14.5")
def test_three_buy_a_marker_of_choice() -> None:
    game = spring(2)
    give(game, 0, bones=5)
    supply = game.supply[4]
    play(game, "buy_marker yellow")
    assert (markers(game, 0), game.players[0].bones, game.supply[4]) == ("yellow", 2, supply - 1)
    assert refused(game, "buy_marker yellow") == "PH-14.5"


@rule("PH-1.5")
def test_nothing_is_bought_that_the_supply_does_not_have() -> None:
    game = spring(2)
    give(game, 0, bones=5)
    give(game, 1, " ".join(["red"] * game.supply[2]))
    assert refused(game, "buy_resource red") == "PH-1.5"
    assert refused(game, "buy_marker red") == "PH-1.5"


@rule("PH-14.6")
def test_a_cube_put_back_brings_one() -> None:
    game = spring(2)
    give(game, 0, "red red", "white")
    red, white = game.supply[2], game.supply[5]
    play(game, "sell_resource red", "sell_marker white")
    assert (game.supply[2], game.supply[5]) == (red + 1, white + 1)
    assert (resources(game, 0), markers(game, 0), game.players[0].bones) == ("red", "", 2)
    assert refused(game, "sell_marker white") == "PH-14.6"
    assert refused(game, "sell_resource blue") == "PH-14.6"


@rule("PH-14.6", "PH-1.3")
def test_at_the_end_of_the_track_nothing_is_put_back() -> None:
    game = spring(2)
    give(game, 0, "red", "white", bones=20)
    assert refused(game, "sell_resource red") == "PH-14.6"
    assert refused(game, "sell_marker white") == "PH-14.6"


@rule("PH-1.3")
def test_development_points_beyond_twenty_are_lost() -> None:
    game = summer(2, 5)
    give(game, 0, "", "white", bones=19)
    game.players[0].fish, game.players[0].track = (0, 0, 3), 9
    play(game, "skip")
    assert game.players[0].bones == 20


def potential(game: Prehistory, seat: int) -> int:
    """What falls with everything that development points do, so that nobody can go on for ever."""
    player = game.players[seat]
    return 2 * player.bones + 3 * (sum(player.resources) + sum(player.markers))


@rule("PH-14.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_every_use_of_development_points_costs_something_so_every_turn_ends(seats: int, seed: int) -> None:
    game, stream = unset_table(seats), Stream(seed)
    used = 0
    while game.actor() != NOBODY:
        if game.actor() == CHANCE:
            game.resolve(game.chance().sample(stream))
            continue
        seat, before = game.turn, potential(game, game.turn)
        for action in game.legal():
            if action.verb >= FIRST_FREE:
                after = game.copy()
                after.apply(action)
                assert potential(after, seat) < before
                used += 1
        legal = game.legal()
        game.apply(legal[stream.below(len(legal))])
    assert used > 500
