"""Rulebook, action "Zeremonie"."""

import pytest

from support.playing import offered
from support.prehistory.playing import (
    give,
    lay_rite,
    markers,
    on_stones,
    play,
    refused,
    resources,
    rite,
    spring,
    summer,
)
from support.rules import rule
from trilith.games.prehistory.game import Prehistory
from trilith.games.prehistory.names import CEREMONY, DANCING, LAYING, NOTHING, SPRING

CARDS = ("handprints", "painters_song", "great_cave", "hunters_feast", "trackers_song")  # 1, 2, 3, 1, 2


def at_the_fire(game: Prehistory) -> Prehistory:
    """The same table with cards of all values lying open; shamans of the first seat on grey, red and yellow."""
    for slot, name in enumerate(CARDS, start=1):
        lay_rite(game, slot, name)
    return game


@rule("PH-12.1")
def test_in_spring_a_shaman_moves_for_a_resource_to_the_field_of_its_colour() -> None:
    game = at_the_fire(spring(2))
    give(game, 0, "blue blue white grey")
    assert offered(game, "ceremony") == ["ceremony 1", "ceremony 2"]
    assert refused(game, "ceremony 3") == "PH-12.2"
    play(game, "ceremony 1")
    assert game.phase == DANCING
    assert offered(game) == [
        f"shaman {origin} {target}" for target in ("blue", "white") for origin in ("grey", "red", "yellow")
    ]
    assert refused(game, "shaman grey brown") == "PH-12.1"
    assert refused(game, "shaman brown blue") == "PH-12.1"
    assert refused(game, "card 1") == "PH-12.1"
    assert refused(game, "no_card") == "PH-12.1"
    assert refused(game, "pay blue") == "PH-12.1"
    play(game, "shaman red white")
    assert game.players[0].shamans == 0b110001  # grey, yellow, white
    assert resources(game, 0) == "grey blue blue"


@rule("PH-12.2")
def test_no_shaman_moves_twice_and_no_field_is_shared_or_entered_again() -> None:
    game = at_the_fire(spring(2))
    give(game, 0, "grey blue brown red white")
    play(game, "ceremony 3")
    assert refused(game, "shaman grey red") == "PH-12.2"
    play(game, "shaman grey blue")
    assert refused(game, "shaman blue brown") == "PH-12.2"
    assert refused(game, "shaman red grey") == "PH-12.2"
    play(game, "shaman yellow brown", "shaman red white")
    assert game.players[0].shamans == 0b101010


@rule("PH-12.2")
def test_other_players_shamans_do_not_matter() -> None:
    game = at_the_fire(spring(2))
    assert game.players[1].shamans == 0b101010  # blue, brown, white
    give(game, 0, "blue grey")
    play(game, "ceremony 1", "shaman grey blue", "no_card")
    assert game.players[0].shamans & game.players[1].shamans == 0b000010


@rule("PH-12.3")
def test_one_card_whose_value_is_the_number_of_moves_may_be_taken() -> None:
    game = at_the_fire(spring(2))
    give(game, 0, "blue brown white grey")
    play(game, "ceremony 2", "shaman grey blue", "shaman red brown")
    assert offered(game) == ["card 2", "card 5", "no_card"]
    assert refused(game, "card 1") == "PH-12.3"
    play(game, "card 5")
    assert game.players[0].rites == (rite("trackers_song"),)
    assert game.players[0].bones == 1
    assert game.rites[4] == NOTHING
    assert game.phase == LAYING


@rule("PH-12.3")
def test_a_ceremony_without_a_card_is_allowed() -> None:
    game = at_the_fire(spring(2))
    give(game, 0, "blue grey white")
    play(game, "ceremony 1", "shaman grey blue", "no_card")
    assert (game.players[0].rites, game.dancers) == ((), [0])


@rule("PH-12.3")
def test_where_no_card_has_the_value_the_ceremony_ends_with_the_last_move() -> None:
    game = spring(2)  # all five cards have the value 1
    give(game, 0, "blue brown grey")
    play(game, "ceremony 2", "shaman grey blue", "shaman red brown")
    assert (game.phase, game.dancers) == (LAYING, [0])


@rule("PH-12.4", "PH-3.6")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([], [0]),
        ([1], [1, 0]),
        ([1, 2], [1, 2, 0]),
        ([1, 0], [0, 1]),
        ([1, 2, 0], [1, 0, 2]),
        ([0, 1], [0, 1]),
    ],
)
def test_the_marker_comes_last_and_with_each_further_ceremony_one_place_forward(
    before: list[int], after: list[int]
) -> None:
    game = summer(3, CEREMONY)
    game.dancers = before[:]
    give(game, 0, "", "yellow")
    play(game, "ceremony 1", "no_card")
    assert game.dancers == after


@rule("PH-12.5")
def test_in_summer_yellow_markers_are_paid_and_the_moves_are_optional() -> None:
    game = at_the_fire(summer(2, CEREMONY))
    give(game, 0, "", "yellow yellow white")
    assert offered(game, "ceremony") == ["ceremony 1", "ceremony 2"]
    assert refused(game, "ceremony 3") == "PH-12.5"
    play(game, "ceremony 2")
    assert markers(game, 0) == "white"
    assert offered(game, "card", "no_card") == ["card 2", "card 5", "no_card"]
    play(game, "shaman grey blue")
    assert markers(game, 0) == "white"
    play(game, "shaman red white")
    assert refused(game, "shaman yellow brown") == "PH-12.5"
    play(game, "card 2")
    assert game.players[0].rites == (rite("painters_song"),)
    assert game.players[0].shamans == 0b110010


@rule("PH-12.5")
def test_in_summer_no_more_shamans_move_than_markers_were_paid() -> None:
    game = at_the_fire(summer(2, CEREMONY))
    give(game, 0, "", "yellow white")
    play(game, "ceremony 1", "shaman grey blue")
    assert refused(game, "shaman red brown") == "PH-12.5"
    assert offered(game) == ["card 1", "card 4", "no_card"]


@rule("PH-12.7")
def test_moves_are_named_in_the_order_of_the_colours_they_lead_to() -> None:
    game = at_the_fire(spring(2))
    give(game, 0, "blue brown white grey")
    play(game, "ceremony 2")
    assert refused(game, "shaman grey white") == "PH-12.7"
    play(game, "shaman grey brown")
    assert refused(game, "shaman red blue") == "PH-12.7"
    assert refused(game, "shaman red white") == ""


@rule("PH-4.6")
def test_a_bone_on_the_card_may_help_to_buy_the_stone_and_then_the_card_must_have_it() -> None:
    game = at_the_fire(spring(2))
    give(game, 0, "blue", bones=1)
    give(game, 1, "blue")
    play(game, "ceremony 1", "shaman grey blue")
    assert refused(game, "card 1") == "PH-4.6"
    assert refused(game, "no_card") == "PH-4.6"
    assert offered(game) == ["card 4"]
    play(game, "card 4", "buy_resource red", "lay red")
    assert on_stones(game, "ceremony") == ["red"]
    assert game.season == SPRING


@rule("PH-4.6")
def test_without_a_cube_for_the_stone_no_ceremony_begins() -> None:
    game = spring(2)
    give(game, 0, "blue")
    game.rites = [NOTHING] * 5
    assert refused(game, "ceremony 1") == "PH-4.6"


@rule("PH-4.6", "PH-12.3")
@pytest.mark.parametrize(
    ("cards", "bones", "against"),
    [
        (["trackers_song", "handprints"], 1, "PH-4.6"),
        (["standing_stones", "handprints"], 0, "PH-4.6"),
        (["standing_stones", "handprints"], 1, ""),
        (["stone_carriers", "handprints"], 1, "PH-4.6"),
        ([], 1, "PH-4.6"),
    ],
)
def test_the_bone_of_a_card_of_the_right_value_counts_towards_the_stone(
    cards: list[str], bones: int, against: str
) -> None:
    game = spring(2)
    for slot, name in enumerate(cards, start=1):
        lay_rite(game, slot, name)
    game.rites = game.rites[: len(cards)] + [NOTHING] * (len(game.rites) - len(cards))
    give(game, 0, "blue", bones=bones)
    assert refused(game, "ceremony 1") == against
