"""Rulebook, "Bewegung auf der Gebietskarte": what members find there."""

import pytest

from support.playing import offered
from support.prehistory.playing import (
    autumn,
    field,
    give,
    land,
    markers,
    play,
    put,
    refused,
    resources,
)
from support.rules import rule
from trilith.games.prehistory.names import ROAMING, TAKING

AROUND = ("d4", "d5", "e4", "e6", "f4", "f5")  # the start camp


@rule("PH-6.10")
def test_a_reward_may_be_taken_or_left_and_stays_on_the_map() -> None:
    game = autumn(2)
    put(game, 0, "d4", standing=1)
    put(game, 0, "e4", standing=1)
    give(game, 0, bones=6)
    play(game, "spend_bone", "spend_bone", "send d4", "to d3")
    assert game.phase == TAKING
    assert offered(game) == ["take", "leave"]
    assert refused(game, "end") == "PH-6.10"
    before = game.land[field("d3")]
    play(game, "take")
    assert (game.phase, resources(game, 0), game.land[field("d3")]) == (ROAMING, "blue red", before)
    game = autumn(2)
    put(game, 0, "d4", standing=1)
    give(game, 0, bones=6)
    play(game, "spend_bone", "send d4", "to d3", "leave")
    assert resources(game, 0) == ""


@rule("PH-6.10", "PH-1.15")
@pytest.mark.parametrize(
    ("kind", "lines", "gains"),
    [
        ("middle_5", [], (2, 1, "", "", 3)),
        ("middle_6", ["choose grey", "choose white"], (0, 1, "grey white", "", 3)),
        ("middle_7", [], (0, 3, "", "", 3)),
        ("middle_8", [], (0, 1, "", "", 4)),
        ("middle_9", ["choose brown"], (0, 1, "", "brown", 3)),
        ("outer_5", [], (3, 1, "", "", 3)),
        ("outer_6", ["choose red", "choose red"], (0, 1, "", "red red", 3)),
        ("outer_7", [], (0, 4, "", "", 3)),
        ("outer_8", [], (0, 2, "", "", 4)),
    ],
)
def test_every_reward_field_brings_what_it_shows(
    kind: str, lines: list[str], gains: tuple[int, int, str, str, int]
) -> None:
    game = autumn(2)
    put(game, 0, "e5", standing=1)
    game.players[0].home += 1
    game.players[0].supply -= 1
    land(game, "e4", kind)
    give(game, 0, bones=2)
    play(game, "spend_bone", "send e5", "to e4", "take", *lines)
    player = game.players[0]
    assert (player.score, player.bones, resources(game, 0), markers(game, 0), player.home) == gains
    assert game.phase == ROAMING


@rule("PH-6.11")
def test_an_animal_brings_two_points_and_leaves_a_plain_field() -> None:
    game = autumn(2)
    put(game, 0, "e5", standing=1)
    land(game, "e4", "token_bear")
    give(game, 0, bones=2)
    play(game, "spend_bone", "send e5", "to e4", "take")
    assert (game.players[0].score, game.players[0].tokens) == (2, 0b010000)
    assert game.box.land_names[game.land[field("e4")]] == "plain"


@rule("PH-6.12")
def test_a_megalith_a_is_taken_and_leaves_a_plain_field() -> None:
    game = autumn(2)
    put(game, 0, "e5", standing=1)
    assert game.box.land_names[game.land[field("d4")]] == "megalith_a"
    give(game, 0, bones=2)
    play(game, "spend_bone", "send e5", "to d4", "take")
    assert (game.players[0].megaliths, game.players[0].score) == (1, 0)
    assert game.box.land_names[game.land[field("d4")]] == "plain"


@rule("PH-6.12")
@pytest.mark.parametrize("kind", ["megalith_b", "megalith_c1", "plain", "campsite"])
def test_nothing_is_taken_from_other_fields(kind: str) -> None:
    game = autumn(2)
    put(game, 0, "e5", standing=1)
    land(game, "d4", kind)
    give(game, 0, bones=2)
    play(game, "spend_bone", "send e5", "to d4")
    assert game.phase == ROAMING
    assert game.box.land_names[game.land[field("d4")]] == kind


@rule("PH-6.11", "PH-6.12")
def test_megaliths_and_tokens_are_collected() -> None:
    game = autumn(2)
    game.players[0].megaliths, game.players[0].tokens = 1, 0b000001
    put(game, 0, "e5", standing=2)
    land(game, "e4", "megalith_a")
    land(game, "f4", "token_bear")
    give(game, 0, bones=3)
    play(game, "spend_bone", "send e5", "to e4", "take", "spend_bone", "send e5", "to f4", "take")
    assert (game.players[0].megaliths, game.players[0].tokens, game.spot) == (2, 0b010001, 0)
