"""Rulebook, "Herbst" and "Bewegung auf der Gebietskarte"."""

from support.playing import offered
from support.prehistory.playing import (
    autumn,
    field,
    found_camp,
    give,
    land,
    markers,
    members,
    nobody_at,
    play,
    put,
    refused,
    resources,
    spring,
    summer,
)
from support.rules import rule
from trilith.games.prehistory.names import AUTUMN, MOVING, WINTER

AROUND = ("d4", "d5", "e4", "e6", "f4", "f5")  # the start camp


@rule("PH-6.1")
def test_in_turn_order_everybody_has_one_turn_with_all_members() -> None:
    game = summer(3, 5)
    game.order = [2, 0, 1]
    for seat in range(3):
        put(game, seat, "e5", standing=2)
        give(game, seat, bones=5)
    game.players[0].markers[5] += 1
    game.supply[5] -= 1
    game.turn = 0
    while game.season != AUTUMN:
        play(game, "skip")
    for name in AROUND:
        land(game, name, "plain")
    turns, free = [], list(AROUND)
    while game.season == AUTUMN:
        turns.append(game.turn)
        play(
            game,
            "spend_bone",
            "spend_bone",
            "send e5",
            f"to {free.pop()}",
            "send e5",
            f"to {free.pop()}",
            "end",
        )
    assert turns == [2, 0, 1]


@rule("PH-6.2")
def test_cubes_bring_the_steps_of_the_central_wheel_and_a_development_point_one() -> None:
    game = autumn(2)
    put(game, 0, "e5", standing=1)
    give(game, 0, "white", "grey red", bones=2)
    assert refused(game, "send e5") == "PH-6.2"
    play(game, "spend_resource white")
    assert (game.steps, resources(game, 0)) == (3, "")
    play(game, "spend_marker grey", "spend_marker red")
    assert (game.steps, markers(game, 0)) == (6, "")
    play(game, "spend_bone")
    assert (game.steps, game.players[0].bones) == (7, 1)
    assert refused(game, "spend_marker blue") == "PH-6.2"
    assert refused(game, "spend_resource white") == "PH-6.2"


@rule("PH-6.2")
def test_steps_that_are_left_are_lost() -> None:
    game = autumn(2)
    put(game, 0, "e5", standing=1)
    put(game, 1, "e5", standing=1)
    give(game, 0, "white grey")
    give(game, 1, "white")
    play(game, "spend_resource white", "end")
    assert (game.turn, game.steps) == (1, 0)
    assert refused(game, "spend_bone") == "PH-6.2"


@rule("PH-6.3")
def test_a_member_goes_as_far_as_the_steps_reach() -> None:
    game = autumn(2)
    put(game, 0, "e5", standing=2)
    give(game, 0, bones=5)
    play(game, "spend_bone", "send e5")
    assert game.phase == MOVING
    assert offered(game) == [f"to {name}" for name in AROUND]
    assert refused(game, "to e3") == "PH-6.3"
    assert refused(game, "end") == "PH-6.6"
    play(game, "to e4")
    assert game.steps == 0
    play(game, "spend_bone", "spend_bone", "spend_bone", "send e5", "to d6")
    assert game.steps == 1


@rule("PH-6.3")
def test_the_way_leads_along_fields_that_are_there() -> None:
    game = autumn(3)
    assert game.box.distance[4][field("i1") * 61 + field("i5")] == 4
    assert game.box.distance[3][field("a5") * 61 + field("e9")] == 5  # round the missing corner
    assert game.box.distance[4][field("a5") * 61 + field("e9")] == 4


@rule("PH-6.4")
def test_a_member_moves_once_and_lies_down() -> None:
    game = autumn(2)
    put(game, 0, "e4", standing=1)
    put(game, 0, "e5", standing=1)
    give(game, 0, bones=6)
    play(game, "spend_bone", "spend_bone", "spend_bone", "send e4", "to e3")
    assert members(game, "e3") == (0, 0, 1)
    assert nobody_at(game, "e4")
    assert refused(game, "send e3") == "PH-6.4"
    play(game, "send e5", "to f4")
    assert refused(game, "spend_bone") == "PH-6.4"
    assert offered(game, "send", "spend_bone", "spend_resource") == []


@rule("PH-6.5")
def test_staying_is_no_move_and_passing_brings_nothing() -> None:
    game = autumn(2)
    put(game, 0, "d3", standing=1)  # a reward field
    give(game, 0, bones=6)
    land(game, "d2", "plain")
    play(game, "spend_bone", "spend_bone", "send d3")
    assert refused(game, "to d3") == "PH-6.5"
    play(game, "to d2")
    assert resources(game, 0) == ""


@rule("PH-6.6")
def test_a_move_ends_only_where_nobody_is_and_in_no_foreign_camp() -> None:
    game = autumn(2)
    put(game, 0, "e5", standing=2)
    put(game, 1, "e4", standing=1)
    found_camp(game, 1, "d5", 1)
    put(game, 0, "f4", standing=1)
    give(game, 0, bones=4)
    play(game, "spend_bone", "send e5")
    assert refused(game, "to e4") == "PH-6.6"
    assert refused(game, "to d5") == "PH-6.6"
    assert refused(game, "to f4") == "PH-6.6"
    assert offered(game) == ["to d4", "to e6", "to f5"]


@rule("PH-6.6")
def test_whoever_is_surrounded_cannot_be_sent() -> None:
    game = autumn(2)
    put(game, 0, "e5", standing=1)
    give(game, 0, bones=4)
    for name in ("d4", "d5", "e4"):
        put(game, 1, name, standing=1)
    for camp, name in enumerate(("e6", "f4", "f5"), start=1):
        found_camp(game, 1, name, camp)
    play(game, "spend_bone")
    assert refused(game, "send e5") == "PH-6.6"


@rule("PH-6.7")
def test_no_move_ends_on_the_start_camp_but_it_can_be_passed() -> None:
    game = autumn(2)
    put(game, 0, "e4", standing=1)
    put(game, 1, "e5", standing=2)
    give(game, 0, bones=4)
    play(game, "spend_bone", "spend_bone", "send e4")
    assert refused(game, "to e5") == "PH-6.7"
    assert refused(game, "to e6") == ""


@rule("PH-6.8")
def test_others_can_be_passed() -> None:
    game = autumn(2)
    put(game, 0, "e5", standing=1)
    for camp, name in enumerate(AROUND, start=1):
        found_camp(game, 1, name, camp)
    put(game, 1, "e4", standing=1)
    give(game, 0, bones=4)
    land(game, "e3", "plain")
    play(game, "spend_bone", "spend_bone", "send e5", "to e3")
    assert members(game, "e3") == (0, 0, 1)


@rule("PH-6.9")
def test_an_own_camp_can_be_returned_to_only_when_it_is_empty() -> None:
    game = autumn(2)
    found_camp(game, 0, "e4", 1)
    put(game, 0, "e4", standing=2)
    put(game, 0, "e3", standing=1)
    give(game, 0, bones=6)
    play(game, *["spend_bone"] * 3, "send e3")
    assert refused(game, "to e4") == "PH-6.9"
    land(game, "d2", "plain")
    play(game, "to d2", "send e4", "to f4")
    assert members(game, "e4") == (0, 1, 0)
    game = autumn(2)
    found_camp(game, 0, "e4", 1)
    put(game, 0, "e3", standing=1)
    give(game, 0, bones=6)
    play(game, "spend_bone", "send e3", "to e4")
    assert members(game, "e4") == (0, 0, 1)


@rule("PH-6.13")
def test_without_a_member_in_the_supply_none_joins() -> None:
    game = autumn(2)
    put(game, 0, "e5", standing=1)
    game.players[0].home, game.players[0].supply = 9, 0
    land(game, "e4", "middle_8")
    give(game, 0, bones=2)
    play(game, "spend_bone", "send e5", "to e4", "take")
    assert (game.players[0].home, game.players[0].supply) == (9, 0)


@rule("PH-6.14")
def test_at_the_end_of_autumn_everybody_stands_up() -> None:
    game = autumn(2)
    put(game, 0, "e4", lying=1)
    put(game, 0, "e5", standing=1)
    put(game, 1, "f4", lying=1)
    give(game, 0, bones=1)
    play(game, "end")
    assert (game.season, game.year) == (WINTER, 2)
    assert members(game, "e4") == (0, 1, 0)
    assert members(game, "f4") == (1, 1, 0)


@rule("PH-2.3")
def test_a_turn_in_which_nothing_is_left_to_do_ends_by_itself() -> None:
    game = autumn(2)
    put(game, 0, "e5", standing=1)
    put(game, 1, "e5", standing=1)
    give(game, 0, bones=1)
    give(game, 1, bones=1)
    land(game, "e4", "plain")
    play(game, "spend_bone", "send e5", "to e4")
    assert game.turn == 1


@rule("PH-2.2")
def test_members_are_on_the_board_on_the_map_or_in_the_supply() -> None:
    game = spring(2)
    put(game, 0, "e5", standing=2)
    assert game.on_map(game.players[0]) == 2
    assert game.players[0].home + game.players[0].supply == 8


@rule("PH-1.11")
def test_there_is_nothing_beyond_the_map() -> None:
    game = autumn(2)
    put(game, 0, "e2", standing=1)
    give(game, 0, bones=3)
    play(game, "spend_bone", "spend_bone", "send e2")
    assert refused(game, "to e1") == "PH-1.11"
