"""Rulebook, "Lagerplatz bebauen"."""

import pytest

from support.playing import offered
from support.prehistory.playing import (
    autumn,
    field,
    found_camp,
    give,
    land,
    members,
    nobody_at,
    play,
    put,
    refused,
)
from support.rules import rule
from trilith.games.prehistory.game import Prehistory
from trilith.games.prehistory.names import BUILDING, CAMPS, NOTHING, RECALLING, ROAMING


def on_site(helpers: int) -> Prehistory:
    """The first seat's member has just ended its move on the campsite e4; helpers wait on the start camp."""
    game = autumn(2)
    game.players[0].home, game.players[0].supply = 6, 4
    put(game, 0, "e5", standing=1 + helpers)
    give(game, 0, bones=2)
    play(game, "spend_bone", "send e5", "to e4")
    return game


@rule("PH-7.1")
def test_whoever_ends_a_move_on_a_campsite_may_build_there() -> None:
    game = on_site(0)
    assert offered(game, "build") == ["build e4"]
    play(game, "build e4")
    assert game.phase == BUILDING
    assert refused(game, "end") == "PH-7.2"
    play(game, "camp 1")
    assert game.camps[field("e4")] == 0 * len(CAMPS) + 0
    assert game.phase == ROAMING


@rule("PH-7.1")
def test_only_a_member_who_moved_this_turn_builds_and_only_on_a_free_campsite() -> None:
    game = autumn(2)
    put(game, 0, "e4", standing=1)
    put(game, 0, "d4", lying=1)
    put(game, 1, "f4", lying=1)
    give(game, 0, bones=2)
    assert refused(game, "build e4") == "PH-7.1"  # stands
    assert refused(game, "build d4") == "PH-7.1"  # a megalith
    assert refused(game, "build f4") == "PH-7.1"  # somebody else
    found_camp(game, 0, "d5", 1)
    put(game, 0, "d5", lying=1)
    assert refused(game, "build d5") == "PH-7.1"  # built already


@rule("PH-7.1")
def test_one_may_build_later_in_the_turn_when_others_have_come() -> None:
    game = on_site(2)
    land(game, "f4", "plain")
    play(game, "spend_bone", "send e5", "to f4", "build e4", "camp 5", "recall e4")
    assert game.players[0].score == 4


@rule("PH-7.2")
@pytest.mark.parametrize(
    ("helpers", "camps"),
    [(0, ["1", "2"]), (1, ["1", "2", "3", "4"]), (2, ["1", "2", "3", "4", "5", "6", "7"])],
)
def test_a_camp_asks_for_enough_members_on_the_site_and_next_to_it(helpers: int, camps: list[str]) -> None:
    game = on_site(helpers)
    play(game, "build e4")
    assert offered(game) == [f"camp {camp}" for camp in camps]
    if helpers < 2:
        assert refused(game, "camp 7") == "PH-7.2"


@rule("PH-7.2")
def test_members_next_to_the_site_support_it_standing_or_lying_or_in_a_camp_but_not_those_of_others() -> None:
    game = on_site(0)
    play(game, "build e4")
    assert len(offered(game)) == 2
    game = on_site(0)
    put(game, 1, "d4", standing=1)
    put(game, 0, "f4", lying=1)
    found_camp(game, 0, "d3", 1)
    put(game, 0, "d3", standing=1)
    put(game, 0, "g4", standing=1)  # too far away
    play(game, "build e4")
    assert offered(game) == [f"camp {camp}" for camp in range(2, 8)]


@rule("PH-7.2")
def test_each_camp_is_built_once_and_without_a_fitting_one_nothing_is() -> None:
    game = on_site(0)
    found_camp(game, 0, "d5", 1)
    play(game, "build e4")
    assert offered(game) == ["camp 2"]
    game = on_site(0)
    found_camp(game, 0, "d5", 1)
    found_camp(game, 0, "f4", 2)
    assert refused(game, "build e4") == "PH-7.2"


@rule("PH-7.3")
def test_black_members_go_back_to_the_board_and_the_builder_chooses_which() -> None:
    game = on_site(1)
    home = game.players[0].home
    play(game, "build e4", "camp 3")
    assert game.phase == RECALLING
    assert offered(game) == ["recall e4", "recall e5"]
    assert refused(game, "recall f4") == "PH-7.3"
    assert refused(game, "end") == "PH-7.3"
    play(game, "recall e5")
    assert members(game, "e4") == (0, 0, 1)
    assert game.players[0].waiting == 0
    assert game.players[0].home == home + 1 + 1  # and a new one
    assert game.camps[field("e4")] == 2


@rule("PH-7.3", "PH-4.7")
def test_several_are_called_back_in_the_order_of_fields() -> None:
    game = on_site(2)
    play(game, "build e4", "camp 6")
    assert offered(game) == ["recall e4", "recall e5"]
    play(game, "recall e5")
    assert game.players[0].waiting == 0  # the other one there goes without being named
    assert members(game, "e4") == (0, 0, 1)


@rule("PH-7.3")
def test_where_all_must_go_nobody_is_asked() -> None:
    game = on_site(2)
    play(game, "build e4", "camp 7")
    assert game.phase == ROAMING
    assert nobody_at(game, "e4")
    assert game.players[0].waiting == 0
    assert game.camps[field("e4")] == 6


@rule("PH-7.3")
def test_grey_members_stay() -> None:
    game = on_site(0)
    play(game, "build e4", "camp 1")
    assert members(game, "e4") == (0, 0, 1)


@rule("PH-7.3")
def test_from_a_field_with_standing_and_lying_members_a_lying_one_goes_first() -> None:
    game = on_site(0)
    found_camp(game, 0, "d3", 1)
    put(game, 0, "d3", standing=1, lying=1)
    play(game, "build e4", "camp 3", "recall d3")
    assert members(game, "d3") == (0, 1, 0)


@rule("PH-7.4", "PH-7.5")
@pytest.mark.parametrize(
    ("camp", "points", "bones"), [(1, 0, 1), (2, 1, 1), (3, 2, 0), (4, 3, 1), (5, 4, 0), (6, 5, 1), (7, 6, 2)]
)
def test_a_camp_brings_its_points_and_development_points_and_a_new_member(
    camp: int, points: int, bones: int
) -> None:
    game = on_site(2)
    player = game.players[0]
    before, everybody = player.bones, player.home + game.on_map(player)
    play(game, "build e4", f"camp {camp}")
    while game.phase == RECALLING:
        play(game, offered(game)[0])
    assert (player.score, player.bones - before) == (points, bones)
    assert player.home + game.on_map(player) == everybody + 1


@rule("PH-7.6")
def test_a_member_may_support_several_camps_in_one_turn() -> None:
    game = on_site(2)
    land(game, "d4", "campsite")
    play(game, "spend_bone", "send e5", "to d4", "build e4", "camp 5", "recall e5")
    assert game.players[0].score == 4
    assert (members(game, "e4"), members(game, "d4")) == ((0, 0, 1), (0, 0, 1))
    play(game, "build d4", "camp 4")
    assert game.players[0].score == 7
    assert nobody_at(game, "e4")
    assert game.camps[field("e4")] != NOTHING != game.camps[field("d4")]


@rule("PH-7.2")
def test_members_of_others_do_not_support_a_building() -> None:
    game = on_site(0)
    put(game, 1, "f4", standing=2)
    play(game, "build e4")
    assert offered(game) == ["camp 1", "camp 2"]


@rule("PH-7.3", "PH-4.7")
def test_several_may_be_called_back_from_one_field_in_the_order_of_fields() -> None:
    game = on_site(3)
    play(game, "build e4", "camp 6", "recall e5")
    assert refused(game, "recall e4") == "PH-4.7"
    play(game, "recall e5")
    assert (game.players[0].waiting, members(game, "e4")) == (1, (0, 0, 1))


@rule("PH-7.3")
def test_who_stands_is_called_back_where_nobody_lies() -> None:
    game = on_site(1)
    put(game, 0, "f4", standing=2)
    play(game, "build e4", "camp 3", "recall f4")
    assert members(game, "f4") == (0, 1, 0)
