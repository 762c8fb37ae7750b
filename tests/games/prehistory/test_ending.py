"""Rulebook, "Spielende" and "Endwertung"."""

import pytest

from support.playing import offered
from support.prehistory.ending import fill, final, rich
from support.prehistory.playing import (
    field,
    found_camp,
    give,
    happens,
    hunt,
    land,
    last_action,
    paint,
    play,
    put,
    refused,
    spring,
    without_megaliths,
)
from support.rules import rule
from trilith.core.state import NOBODY
from trilith.games.prehistory.names import ACTING, AUTUMN, END, OVER, ROAMING
from trilith.games.prehistory.rules import scoring


@rule("PH-15.1")
def test_after_five_years_everybody_has_one_last_action_in_turn_order() -> None:
    game = spring(2)
    game.year, game.season, game.phase = 5, AUTUMN, ROAMING
    game.wheels = game.wheels[4:]
    game.order = [1, 0]
    game.turn = 0
    put(game, 0, "e5", standing=1)
    give(game, 0, "", "blue blue grey white")
    give(game, 1, "", "blue")
    play(game, "end")
    assert (game.season, game.phase, game.turn) == (END, ACTING, 1)
    play(game, "fish 1")
    assert (game.season, game.turn, game.deed) == (END, 0, 0)
    verbs = {line.split()[0] for line in offered(game)}
    assert {"paint", "fish", "migrate", "skip"} <= verbs
    assert refused(game, "pass") == "PH-15.1"
    play(game, "paint 1_2")
    assert (game.phase, game.actor()) == (OVER, NOBODY)


@rule("PH-15.1")
def test_the_last_action_may_be_left_out_and_development_points_used_before() -> None:
    game = last_action(2)
    give(game, 0, "red red red")
    play(game, "sell_resource red", "sell_resource red", "sell_resource red", "buy_marker blue", "fish 1")
    assert game.phase == OVER
    assert game.players[0].fish == (1, 0, 0)
    game = last_action(2)
    give(game, 0, "", "blue")
    assert {"kind": "passed", "player": 0} in happens(game, "skip")
    assert game.phase == OVER


@rule("PH-15.2")
@pytest.mark.parametrize(
    ("bones", "cubes", "points"),
    [(0, 0, 0), (2, 0, 0), (3, 0, 1), (7, 4, 3), (20, 0, 6), (20, 6, 8), (19, 1, 6), (18, 3, 7), (0, 5, 1)],
)
def test_cubes_become_development_points_and_three_of_these_a_point(
    bones: int, cubes: int, points: int
) -> None:
    game = last_action(2)
    give(game, 0, " ".join(["red"] * (cubes // 2)), " ".join(["grey"] * (cubes - cubes // 2)), bones=bones)
    assert final(game, 0, "bones") == points
    assert isinstance(final(game, 0, "bones"), int)


@rule("PH-15.3")
@pytest.mark.parametrize(
    ("pieces", "points"),
    [
        ([], 0),
        (["1_3"], 1),
        (["1_3", "1_1"], 3),
        (["1_1", "1_2", "1_3"], 6),
        (["1_1", "2_1", "3_1"], 3),
        (["1_1", "1_2", "1_3", "2_1", "2_3"], 9),
    ],
)
def test_rows_of_the_painting_count_by_their_number_of_pieces(pieces: list[str], points: int) -> None:
    game = last_action(2)
    paint(game, 0, *pieces)
    assert final(game, 0, "painting") == points


@rule("PH-15.4")
@pytest.mark.parametrize(
    ("cards", "token", "points"),
    [
        (["elephant_1"], 0, 0),
        (["elephant_footprint_1", "elephant_footprint_2"], 0, 0),
        (["elephant_1", "elephant_footprint_1", "elephant_footprint_2"], 0, 2),
        (["elephant_1", "elephant_3", "elephant_footprint_1", "elephant_footprint_2"], 0, 8),
        (["elephant_1", "elephant_3", "elephant_footprint_1", "elephant_footprint_2"], 1, 12),
        (["elephant_footprint_1"], 1, 2),
        (["boar_footprint_2"], 0b100000, 2),
        (["boar_footprint_2"], 0b011111, 0),
        (["elephant_1", "bison_footprint_1"], 0, 0),
        (["elephant_1", "elephant_footprint_1", "boar_3", "boar_footprint_2"], 0, 4),
    ],
)
def test_footprints_multiply_the_points_of_all_animals_of_their_kind(
    cards: list[str], token: int, points: int
) -> None:
    game = last_action(2)
    hunt(game, 0, *cards)
    game.players[0].tokens = token
    assert final(game, 0, "animals") == points


@rule("PH-15.5")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 1), (2, 3), (3, 5), (4, 8), (5, 12)])
def test_gather_tiles_count_by_kind(count: int, points: int) -> None:
    game = last_action(2)
    fill(game, 0, nut=min(count, 3), nut_bone=max(0, count - 3), apple=1)
    assert final(game, 0, "gathering") == points + 1


@rule("PH-15.6")
def test_a_megalith_a_is_worth_two_points() -> None:
    game = last_action(2)
    game.players[0].megaliths = 3
    assert final(game, 0, "megaliths_a") == 6


@rule("PH-15.7")
def test_a_megalith_b_is_worth_a_point_for_each_own_camp_and_each_own_member_on_or_next_to_it() -> None:
    game = without_megaliths(last_action(2))
    land(game, "d4", "megalith_b")  # next to it: c3, c4, d3, d5, e4, e5
    assert final(game, 0, "megaliths_b") == 0
    put(game, 0, "d4", standing=1)
    assert final(game, 0, "megaliths_b") == 1
    found_camp(game, 0, "e4", 1)
    assert final(game, 0, "megaliths_b") == 2
    put(game, 0, "e4", standing=2, lying=1)  # in the camp: each counts beside it
    assert final(game, 0, "megaliths_b") == 5
    put(game, 0, "e5", standing=2)  # on the start camp
    assert final(game, 0, "megaliths_b") == 7
    put(game, 0, "e3", standing=1)  # too far
    put(game, 1, "d3", standing=1)
    assert (final(game, 0, "megaliths_b"), final(game, 1, "megaliths_b")) == (7, 1)


@rule("PH-15.7")
def test_a_camp_between_two_megaliths_b_counts_for_both_of_them() -> None:
    game = without_megaliths(last_action(2))
    land(game, "d4", "megalith_b")
    land(game, "e3", "megalith_b")
    found_camp(game, 0, "e4", 1)
    put(game, 0, "e4", standing=1)
    assert final(game, 0, "megaliths_b") == 4


@rule("PH-15.9")
def test_control_counts_two_for_a_camp_and_one_for_a_member_outside_camps_and_start() -> None:
    game = without_megaliths(last_action(2))
    land(game, "d4", "megalith_c1")
    found_camp(game, 0, "e4", 1)
    assert scoring.units(game, 0, field("d4")) == 2
    put(game, 0, "e4", standing=1)
    put(game, 0, "e5", standing=1)
    assert scoring.units(game, 0, field("d4")) == 2
    put(game, 0, "d4", standing=1)
    assert scoring.units(game, 0, field("d4")) == 3


@rule("PH-15.8")
@pytest.mark.parametrize(
    ("control", "points"),
    [
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([1, 0, 0, 0], [5, 0, 0, 0]),
        ([2, 1, 0, 0], [5, 2, 0, 0]),
        ([1, 2, 0, 0], [2, 5, 0, 0]),
        ([2, 2, 1, 0], [3, 3, 0, 0]),
        ([1, 1, 1, 0], [2, 2, 2, 0]),
        ([1, 1, 1, 1], [1, 1, 1, 1]),
        ([2, 1, 1, 0], [5, 1, 1, 0]),
        ([3, 2, 1, 0], [5, 2, 0, 0]),
    ],
)
def test_most_control_gets_the_larger_value_and_ties_share(control: list[int], points: list[int]) -> None:
    game = without_megaliths(last_action(4))
    land(game, "d4", "megalith_c3")  # 5 / 2
    fields = ["c3", "c4", "d3", "d5", "e4", "d4"]
    for seat, units in enumerate(control):
        for _ in range(units):
            put(game, seat, fields.pop(), standing=1)
    assert [final(game, seat, "megaliths_c") for seat in range(4)] == points


@rule("PH-15.8")
def test_all_megaliths_c_are_added_and_a_shared_second_value_is_rounded_down() -> None:
    game = without_megaliths(last_action(3))
    land(game, "d4", "megalith_c4")  # 6 / 3
    land(game, "g4", "megalith_c1")  # 4 / 1
    put(game, 0, "c3", standing=1)
    put(game, 0, "c4", standing=1)
    put(game, 1, "d3", standing=1)
    put(game, 2, "e4", standing=1)
    put(game, 0, "g4", standing=1)
    points = [final(game, seat, "megaliths_c") for seat in range(3)]
    assert points == [6 + 4, 1, 1]
    assert all(isinstance(each, int) for each in points)


@rule("PH-15.1")
def test_the_end_is_told_of_whoever_is_first_in_the_turn_order() -> None:
    game = last_action(2)
    game.order = [1, 0]
    give(game, 0, "", "blue")
    assert {"kind": "ended", "player": 1} in happens(game, "skip")
    assert game.turn == 1


@rule("PH-15.10", "PH-15.2", "PH-15.3")
def test_the_end_adds_all_sources_to_the_score() -> None:
    game = rich()
    game.players[0].score = 10
    give(game, 0, "", "white")
    sources = scoring.breakdown(game, 0)
    assert final(game, 0, "ceremonies") == 3 + 4 + 3
    told = happens(game, "skip")
    assert game.players[0].score == 10 + sum(sources)
    scored = {
        each["source"]: each["points"] for each in told if each["kind"] == "scored" and each["player"] == 0
    }
    assert scored["painting"] == 6 + 3 + 1
    assert scored["ceremonies"] == 10
    assert scored["gathering"] == 3 + 1 + 1 + 1 + 1


@rule("PH-15.11")
@pytest.mark.parametrize(
    ("scores", "camps", "out", "places"),
    [
        ([50, 60, 40], [0, 0, 0], [0, 0, 0], [2, 1, 3]),
        ([50, 50, 40], [1, 2, 3], [0, 0, 0], [2, 1, 3]),
        ([50, 50, 40], [1, 1, 0], [2, 1, 3], [1, 2, 3]),
        ([50, 50, 50], [1, 1, 0], [2, 2, 3], [1, 1, 3]),
    ],
)
def test_points_win_then_camps_then_members_on_the_map(
    scores: list[int], camps: list[int], out: list[int], places: list[int]
) -> None:
    game = last_action(3)
    fields = ["e4", "d5", "f4", "e3", "e2", "d2"]
    for seat, player in enumerate(game.players):
        player.score = scores[seat]
        for camp in range(camps[seat]):
            found_camp(game, seat, fields.pop(), camp + 1)
        put(game, seat, "e5", standing=out[seat])
    assert game.ranking() == places
