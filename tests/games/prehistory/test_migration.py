"""Rulebook, action "Migration"."""

from support.playing import offered
from support.prehistory.playing import (
    field,
    found_camp,
    give,
    markers,
    members,
    play,
    put,
    refused,
    resources,
    spring,
    summer,
)
from support.rules import rule
from trilith.games.prehistory.names import ARRIVING, LAYING, MIGRATION, PAYING


@rule("PH-13.1")
def test_in_spring_up_to_three_members_migrate_for_as_many_different_resources() -> None:
    game = spring(2)
    give(game, 0, "white red blue blue")
    assert offered(game, "migrate") == ["migrate 1", "migrate 2"]
    assert refused(game, "migrate 3") == "PH-13.1"
    play(game, "migrate 2")
    assert (game.phase, resources(game, 0)) == (LAYING, "blue blue")
    assert (game.players[0].home, game.players[0].waiting) == (1, 2)


@rule("PH-13.1", "PH-4.7")
def test_which_kinds_are_paid_is_chosen() -> None:
    game = spring(2)
    give(game, 0, "white red yellow blue")
    play(game, "migrate 1")
    assert game.phase == PAYING
    assert offered(game) == ["pay red", "pay yellow", "pay white"]
    play(game, "pay yellow")
    assert game.players[0].waiting == 1


@rule("PH-13.2")
def test_all_go_to_the_start_camp_or_to_one_own_camp() -> None:
    game = summer(2, MIGRATION)
    found_camp(game, 0, "e4", 1)
    found_camp(game, 1, "d5", 1)
    give(game, 0, "", "white white")
    play(game, "migrate 2")
    assert game.phase == ARRIVING
    assert offered(game) == ["to e4", "to e5"]
    assert refused(game, "to d5") == "PH-13.2"
    assert refused(game, "to f4") == "PH-13.2"
    assert refused(game, "skip") == "PH-13.2"
    play(game, "to e4")
    assert members(game, "e4") == (0, 2, 0)
    assert (game.players[0].home, game.players[0].waiting) == (1, 0)


@rule("PH-13.2", "PH-6.7")
def test_any_number_may_come_into_a_camp_where_somebody_is() -> None:
    game = summer(2, MIGRATION)
    found_camp(game, 0, "e4", 1)
    put(game, 0, "e4", standing=1)
    put(game, 1, "e5", standing=1)
    give(game, 0, "", "white white grey")
    play(game, "migrate 1", "to e4")
    assert members(game, "e4") == (0, 2, 0)
    game = summer(2, MIGRATION)
    put(game, 1, "e5", standing=2)
    give(game, 0, "", "white white")
    play(game, "migrate 2")
    assert [player.waiting for player in game.players] == [2, 2]


@rule("PH-13.2")
def test_only_members_on_the_board_migrate() -> None:
    game = summer(2, MIGRATION)
    game.players[0].home, game.players[0].supply = 1, 9
    give(game, 0, "", "white white")
    assert refused(game, "migrate 2") == "PH-13.2"
    assert refused(game, "migrate 1") == ""


@rule("PH-13.3")
def test_in_summer_any_number_migrates_for_a_white_marker_each() -> None:
    game = summer(2, MIGRATION)
    game.players[0].home, game.players[0].supply = 5, 5
    for camp, name in enumerate(("e4", "f4"), start=1):
        found_camp(game, 0, name, camp)
    give(game, 0, "white", "white white white white")
    assert offered(game, "migrate") == ["migrate 1", "migrate 2", "migrate 3", "migrate 4"]
    assert refused(game, "migrate 5") == "PH-13.3"
    play(game, "migrate 4", "to e5")
    assert (game.players[0].waiting, markers(game, 0)) == (4, "")


@rule("PH-13.4")
def test_nobody_has_more_members_on_the_map_than_camps_plus_three() -> None:
    game = summer(2, MIGRATION)
    game.players[0].home, game.players[0].supply = 4, 6
    put(game, 0, "e5", standing=2)
    give(game, 0, "", "white white")
    assert refused(game, "migrate 2") == "PH-13.4"
    assert refused(game, "migrate 1") == ""
    found_camp(game, 0, "e4", 1)
    assert refused(game, "migrate 2") == ""
    assert game.owner(field("e4")) == 0


@rule("PH-13.4")
def test_with_all_camps_the_limit_is_ten() -> None:
    game = summer(2, MIGRATION)
    for camp, name in enumerate(("e4", "f4", "d5", "e3", "e2", "d2", "d3"), start=1):
        found_camp(game, 0, name, camp)
    game.players[0].home, game.players[0].supply = 10, 0
    give(game, 0, "", " ".join(["white"] * 10))
    assert offered(game, "migrate") == [f"migrate {count}" for count in range(1, 11)]
    play(game, "migrate 10", "to e5")
    assert game.players[0].waiting == 10


@rule("PH-4.6")
def test_migrating_leaves_a_cube_for_the_stone() -> None:
    game = spring(2)
    give(game, 0, "white red")
    assert refused(game, "migrate 2") == "PH-4.6"
    assert refused(game, "migrate 1") == ""
