"""What the view and the events work out, so that neither terminal nor client has to know a rule for it."""

from typing import Any, cast

import pytest
from hypothesis import given

from support.endless_winter.playing import (
    TUNDRA,
    build_on,
    camp,
    cards,
    end_action_phase,
    hexagon,
    juncture,
    last_turns,
    new_game,
    play,
    rest,
    set_hand,
    stone,
    told,
    turn_of,
)
from support.playing import listen
from support.random_games import examples, seeds, walk
from support.rules import rule
from trilith.core.forecast import Forecaster
from trilith.core.rng import Stream
from trilith.core.seat import Seat
from trilith.core.state import SPECTATOR
from trilith.games import game_named
from trilith.games.endless_winter.game import EndlessWinter
from trilith.games.endless_winter.names import (
    ECLIPSE,
    ECLIPSE_STEPS,
    GAINS,
    HUNT,
    IDOL,
    MEGALITH,
    OVER,
    POINTS,
    PREPARING,
)
from trilith.games.endless_winter.rules import eclipse, gaining, idols, preparing

GAME = game_named("endless_winter")


def shown(game: EndlessWinter, viewer: int = 0) -> dict[str, Any]:
    """What a viewer sees."""
    return cast(dict[str, Any], GAME.view(game, viewer))


def board_of(game: EndlessWinter, seat: int = 0, viewer: int = 0) -> dict[str, Any]:
    """What a viewer sees of somebody's board."""
    return cast(dict[str, Any], shown(game, viewer)["players"][seat])


@rule("EW-11.8")
@pytest.mark.parametrize(
    ("camps", "village", "leaders"),
    [
        ((0, 0, 0), None, []),
        ((1, 0, 2), None, [2]),
        ((2, 1, 2), None, [0, 2]),
        ((2, 0, 1), 1, [0, 1]),
    ],
)
def test_a_hex_shows_everybody_who_leads_it(
    camps: tuple[int, ...], village: int | None, leaders: list[int]
) -> None:
    game = new_game(3)
    for seat, count in enumerate(camps):
        camp(game, seat, *["a1"] * count)
    if village is not None:
        game.villages[juncture("a1", "a2", "b2")] = village
    assert shown(game)["land"][hexagon("a1")]["leaders"] == leaders


@rule("EW-7.1", "EW-7.4")
def test_camps_and_villages_on_the_land_are_counted_for_each_player() -> None:
    game = new_game(2)
    camp(game, 0, "a1", "c3", "c3")
    camp(game, 1, "b1")
    game.villages[juncture("a1", "a2", "b2")] = game.villages[juncture("a2", "a3", "b3")] = 1
    counted = [(board["camps"], board["villages"]) for board in shown(game)["players"]]
    assert counted == [(3, 0), (1, 2)]


@rule("EW-9.2")
@pytest.mark.parametrize(
    ("built", "stacks"),
    [
        (0, [[None, None], [1, 1], [1, 1], [1, 1], [1, 1]]),
        (1, [[None], [1, 1], [1, 1], [1, 1], [1, 1]]),
        (5, [[], [], [1], [1, 1], [1, 1]]),
        (10, [[], [], [], [], []]),
    ],
)
def test_megaliths_leave_the_board_from_the_left_and_neutral_ones_first(
    built: int, stacks: list[list[int | None]]
) -> None:
    game = new_game(2)
    game.players[1].built = built
    assert board_of(game, seat=1)["stacks"] == stacks


@rule("EW-6.3", "EW-6.4")
@pytest.mark.parametrize(
    ("taken", "price"),
    [(0, {"food": 1, "tools": 1}), (1, {"food": 2, "tools": 2}), (2, {"food": 3, "tools": 3}), (3, None)],
)
def test_the_price_of_the_next_stone_is_that_of_the_leftmost_free_slot(
    taken: int, price: dict[str, int] | None
) -> None:
    game = new_game(2)
    game.players[0].stones = tuple(range(taken))
    assert board_of(game)["stone_price"] == price


@rule("EW-6.2", "EW-11.15")
def test_the_era_and_the_last_round_are_named() -> None:
    game = new_game(2)
    seen = []
    for number in range(1, 5):
        game.round = number
        seen.append((shown(game)["era"], shown(game)["last_round"]))
    assert seen == [(1, False), (1, False), (2, False), (2, True)]


@rule("EW-12.1")
def test_all_points_are_those_so_far_and_those_of_the_final_scoring_which_count_once() -> None:
    game = new_game(2)
    me = game.players[0]
    me.score, me.food, me.tools, me.offering = 7, 3, 1, 6
    before = board_of(game)
    assert before["final"]["offering"] == 2
    assert before["total"] == 7 + sum(before["final"].values())
    assert "total" not in board_of(game, viewer=1)
    game.round, game.phase, game.step = 4, PREPARING, preparing.TIDYING
    preparing.go_on(game)
    assert game.phase == OVER
    after = board_of(game)
    assert after["total"] == after["score"] == before["total"]
    assert before["earned"] == after["earned"] == 7


@rule("EW-4.3")
def test_cards_that_give_more_labour_elsewhere_are_named_to_their_owner() -> None:
    hand = ("hunter", "hunter", "crafter", "shaman", "gatherer")
    assert board_of(turn_of("hunt", *hand))["idle"] == ["crafter"]
    assert board_of(turn_of("develop", *hand))["idle"] == ["hunter"]
    assert "idle" not in board_of(turn_of("hunt", *hand), viewer=1)
    game = new_game(2)
    set_hand(game, 0, *hand)
    assert board_of(game)["idle"] == []


@rule("EW-3.11", "EW-11.2", "EW-15.2")
def test_before_the_eclipse_only_its_owner_knows_how_strong_a_pile_is() -> None:
    game = new_game(2)
    rest(game.players[0], 1)
    game.players[0].pile = cards("hunter")
    assert board_of(game)["strength"] == 1.5 + 1
    for viewer in (1, SPECTATOR):
        assert "strength" not in board_of(game, viewer=viewer)


@rule("EW-11.2")
def test_laying_a_card_says_how_much_stronger_the_pile_becomes() -> None:
    game = turn_of("hunt", "hunter", "brave", "foraging")
    game.step = 2
    game.first_in[HUNT] = 1
    play(game, "walk", "walk", "end")
    choices = Forecaster(2_000).choices(Seat(GAME, game, 0), Stream(1))
    stronger = {
        str(choice["text"]): cast(dict[str, Any], choice["forecast"])["change"].get("strength", 0)
        for choice in choices
    }
    assert stronger == {"lay brave": 3, "lay foraging": 0, "lay hunter": 2, "done": 0}


def eclipse_of_everything() -> EndlessWinter:
    """An eclipse in which the first player has an income from everything."""
    game = new_game(2)
    last_turns(game, ("hunter", "elder"), ())
    camp(game, 0, "a1", "a2")
    camp(game, 1, "a2", "a2")
    game.land[hexagon("a1")] = game.land[hexagon("a2")] = TUNDRA
    game.villages[juncture("b1", "c1", "c2")] = 0
    for name in ("b1", "c1", "c2"):
        game.land[hexagon(name)] = game.box.terrain_names.index("glacier")
    game.players[0].built = 3
    game.players[0].stones = (stone("village_glacier"), stone("village_forest"))
    end_action_phase(game)
    return game


@rule("EW-11.6", "EW-11.7", "EW-11.8", "EW-11.11", "EW-11.12")
def test_every_step_of_the_eclipse_says_what_it_holds_and_where_that_comes_from() -> None:
    incomes = board_of(eclipse_of_everything(), viewer=1)["incomes"]
    assert incomes["order"] == [{"source": "place", "gains": {"megalith": 1}}]
    assert incomes["tribe"] == [
        {"source": "card", "name": "elder", "gains": {"draw": 1}},
        {"source": "card", "name": "hunter", "gains": {"tip": 1}},
    ]
    assert {"source": "terrain", "name": "tundra", "gains": {"idol": 1}} in incomes["land"]
    assert [each["name"] for each in incomes["land"]].count("tundra") == 1
    assert incomes["board"] == [
        {"source": "village", "gains": {"draw": 1}},
        {"source": "megalith", "gains": {"tool": 1}},
        {"source": "stone", "name": "village_glacier", "gains": {"points": 2}},
    ]


def test_outside_the_eclipse_nobody_has_an_income() -> None:
    assert "incomes" not in board_of(new_game(2))


@given(seed=seeds)
@examples(5)
def test_what_a_step_is_said_to_hold_is_what_it_brings(seed: int) -> None:
    for state in walk(GAME, 3, seed, every=1):
        game = cast(EndlessWinter, state)
        if game.phase != ECLIPSE:
            continue
        for step, name in enumerate(ECLIPSE_STEPS):
            for seat in range(3):
                assert _said(board_of(game, seat)["incomes"][name]) == _brought(game, seat, step)


def _said(incomes: list[dict[str, Any]]) -> dict[str, int]:
    """Everything that is said to come, but for stones, whose points are scored and not gained."""
    found: dict[str, int] = {}
    for income in incomes:
        if income["source"] != "stone":
            for gain, count in income["gains"].items():
                found[gain] = found.get(gain, 0) + count
    return found


def _brought(game: EndlessWinter, seat: int, step: int) -> dict[str, int]:
    """What the rules owe a player at the beginning of a step, as the table lies."""
    tried = game.copy()
    tried.at, tried.step, tried.pool = game.order.index(seat), step, list(gaining.NO_GAINS)
    eclipse.start_step(tried)
    return {GAINS[kind]: count for kind, count in enumerate(tried.pool) if count}


@rule("EW-4.6")
def test_eating_says_how_much_labour_it_brought() -> None:
    game = turn_of("hunt", food=3)
    events = listen(game)
    play(game, "eat")
    ate = next(each for each in told(game, events, 1) if each["kind"] == "ate")
    assert (ate["count"], ate["labour"], shown(game)["pending"]["labour"]) == (1, 1, 1)


@rule("EW-11.4")
def test_whoever_is_as_strong_as_the_player_before_is_told_so() -> None:
    game = new_game(4)
    last_turns(game, ("hunter",), ("brave",), ("hunter",), ())
    events = listen(game)
    end_action_phase(game)
    places = [each for each in told(game, events, 1) if each["kind"] == "new_place"]
    assert [(each["player"], each["place"], each["tied"]) for each in places] == [
        (1, 1, False),
        (2, 2, False),
        (0, 3, True),
        (3, 4, False),
    ]


def points_told(game: EndlessWinter, *lines: str) -> list[tuple[object, object, object]]:
    """Who is told to have scored how many points by what."""
    events = listen(game)
    play(game, *lines)
    found = [each for each in told(game, events, 1) if each["kind"] == "points_gained"]
    return [(each["player"], each["points"], each["source"]) for each in found]


@rule("EW-9.8", "EW-9.10")
def test_points_for_a_megalith_are_told_to_come_from_building() -> None:
    game = turn_of("hunt")
    build_on(game, {(1, 1, 1): 2, (1, 1, 2): 0, (1, 2, 1): 1, (1, 2, 2): 0})
    game.players[0].built = 2
    game.pool[MEGALITH] = 1
    found = points_told(game, "build 2 1 1")
    assert sorted(found, key=str) == [(0, 5, "megaliths"), (1, 1, "megaliths")]


@rule("EW-10.3", "EW-10.5")
@pytest.mark.parametrize(("track", "level"), [("offering", 8), ("honor", 5)])
def test_points_of_the_idol_board_are_told_to_come_from_there(track: str, level: int) -> None:
    game = turn_of("hunt")
    setattr(game.players[0], track, level)
    game.players[0].honor_place = idols.crowd(game, game.players[0])
    game.pool[IDOL] = 1
    ((player, points, source),) = points_told(game, f"idol {track}")
    assert (player, source) == (0, "idols")
    assert points == {"offering": 1, "honor": 2}[track]


@rule("EW-5.4", "EW-2.10")
def test_other_points_are_told_to_be_others() -> None:
    game = turn_of("initiate", "gatherer", "gatherer", tools=1)
    game.tribe_piles[0] = 0
    game.labour = 2
    assert points_told(game, "recruit shaman") == [(0, 1, "other")]
    game.pool[POINTS] = 3
    events = listen(game)
    gaining.take_certain(game)
    assert told(game, events, 0)[0]["source"] == "other"
