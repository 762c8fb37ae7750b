"""Cubes of choice: which colours may be named, in which order, and what a short supply leaves of them."""

from support.playing import offered
from support.prehistory.playing import (
    autumn,
    give,
    land,
    leave_in_supply,
    markers,
    play,
    put,
    refused,
    resources,
)
from support.rules import rule
from trilith.games.prehistory.events import BY_LAND
from trilith.games.prehistory.game import Prehistory
from trilith.games.prehistory.names import (
    CHOOSING,
    COLOURS,
    GIVES_ANY_MARKER,
    GIVES_ANY_RESOURCE,
    ROAMING,
)
from trilith.games.prehistory.rules.gaining import gain


@rule("PH-1.5", "PH-4.7")
def test_a_free_choice_falls_on_a_colour_that_is_left_in_the_order_of_colours() -> None:
    game = autumn(2)
    put(game, 0, "e5", standing=1)
    land(game, "e4", "middle_6")
    give(game, 0, bones=2)
    give(game, 1, " ".join(["blue"] * game.supply[1] + ["white"] * (game.supply[5] - 1)))
    play(game, "spend_bone", "send e5", "to e4", "take")
    assert game.phase == CHOOSING
    assert refused(game, "choose blue") == "PH-1.5"
    assert refused(game, "choose white") == "PH-4.7"  # only one is left, and two are to be named
    assert refused(game, "end") == "PH-6.10"
    play(game, "choose brown")
    assert refused(game, "choose red") == "PH-4.7"
    play(game, "choose white")
    assert resources(game, 0) == "brown white"


@rule("PH-1.5", "PH-4.7")
def test_markers_of_choice_are_named_in_the_order_of_colours_too() -> None:
    game = autumn(2)
    put(game, 0, "e5", standing=1)
    land(game, "e4", "outer_6")
    give(game, 0, bones=2)
    leave_in_supply(game, "white", 1)
    play(game, "spend_bone", "send e5", "to e4", "take")
    assert refused(game, "choose white") == "PH-4.7"
    play(game, "choose brown")
    assert refused(game, "choose red") == "PH-4.7"
    play(game, "choose white")
    assert markers(game, 0) == "brown white"


def given_both(left: int) -> Prehistory:
    """A reward of a resource and two markers of choice, when the supply has so many grey and white cubes each."""
    game = autumn(2)
    put(game, 0, "e5", standing=1)
    give(game, 0, bones=2)
    for colour in COLOURS:
        leave_in_supply(game, colour, left if colour in ("grey", "white") else 0)
    gain(game, 0, (GIVES_ANY_RESOURCE, 1, GIVES_ANY_MARKER, 2), BY_LAND)
    game.settle()
    assert game.phase == CHOOSING
    return game


@rule("PH-1.5", "PH-4.7")
def test_after_the_resources_of_choice_markers_begin_with_the_first_colour_again() -> None:
    game = given_both(5)
    play(game, "choose white")
    assert offered(game) == ["choose grey", "choose white"]
    play(game, "choose grey", "choose white")
    assert (resources(game, 0), markers(game, 0), game.phase) == ("white", "grey white", ROAMING)


@rule("PH-1.5")
def test_what_the_supply_does_not_have_for_both_is_missing_among_the_markers() -> None:
    game = given_both(1)
    assert (game.gifts, game.marker_gifts) == (1, 1)
    play(game, "choose white", "choose grey")
    assert (resources(game, 0), markers(game, 0), game.phase) == ("white", "grey", ROAMING)


@rule("PH-1.5")
def test_from_an_empty_supply_nothing_is_chosen() -> None:
    game = autumn(2)
    put(game, 0, "e5", standing=1)
    land(game, "e4", "outer_6")
    give(game, 0, bones=2)
    for colour, name in enumerate(("grey", "blue", "red", "brown", "yellow", "white")):
        give(game, 1, " ".join([name] * game.supply[colour]))
    play(game, "spend_bone", "send e5", "to e4", "take")
    assert (game.phase, markers(game, 0)) == (ROAMING, "")
