"""A decision that has been made leaves nothing behind, so that equal positions have equal keys."""

import pytest

from support.prehistory.playing import autumn, found_camp, give, land, lay_rite, play, put, spring, summer
from trilith.games.prehistory.game import Prehistory
from trilith.games.prehistory.names import ARRIVING

FIELDS = ("goal", "due", "least", "circle", "spot", "gifts", "marker_gifts", "resume")


def half_made(game: Prehistory) -> dict[str, int]:
    """Every field that belongs to a decision not yet finished, where it is not 0."""
    return {name: getattr(game, name) for name in FIELDS if getattr(game, name) != 0}


@pytest.mark.parametrize(
    "lines",
    [
        ["paint 1_2", "lay grey"],
        ["fish 2", "pay blue", "pay red", "lay grey"],
        ["gather 1", "lay grey"],
        ["hunt 1", "pay yellow", "lay grey"],
        ["ceremony 2", "shaman grey blue", "shaman red brown", "card 1", "lay grey"],
        ["ceremony 1", "shaman grey blue", "no_card", "lay grey"],
        ["migrate 2", "pay red", "pay yellow", "to e4", "lay grey"],
        ["pass"],
    ],
)
def test_nothing_is_left_of_an_action_of_spring(lines: list[str]) -> None:
    game = spring(2)
    for seat in range(2):
        give(game, seat, "grey grey blue red brown yellow white")
    lay_rite(game, 1, "painters_song")
    found_camp(game, 0, "e4", 1)
    play(game, *lines)
    assert (game.turn, game.deed, half_made(game)) == (1, 0, {})


@pytest.mark.parametrize(
    "lines",
    [
        ["send e5", "to f4"],
        ["send e5", "to e4", "leave"],
        ["send e5", "to e4", "take", "choose grey", "choose blue"],
        ["send e5", "to f4", "build f4", "camp 1"],
        ["send e5", "to f4", "build f4", "camp 3", "recall f4"],
        ["end"],
    ],
)
def test_nothing_is_left_of_a_turn_of_autumn(lines: list[str]) -> None:
    game = autumn(2)
    for seat in range(2):
        put(game, seat, "e5", standing=3)
        give(game, seat, bones=5)
    land(game, "e4", "middle_6")
    play(game, "spend_bone", *lines)
    if lines != ["end"]:
        play(game, "end")
    assert (game.turn, game.steps, half_made(game)) == (1, 0, {})


def test_nothing_is_left_of_a_ceremony_in_summer() -> None:
    game = summer(2, 4)
    give(game, 0, "", "yellow yellow white")
    play(game, "ceremony 2", "shaman grey white", "no_card")
    assert half_made(game) == {}


def test_nothing_is_left_of_a_price_that_was_paid_at_once_but_who_arrives() -> None:
    game = spring(2)
    give(game, 0, "white red grey")
    found_camp(game, 0, "e4", 1)
    play(game, "migrate 2")
    assert (game.phase, half_made(game)) == (ARRIVING, {"goal": 2})
