"""What choices promise: to whoever chooses, and in points to everybody else."""

from typing import Any

import pytest

from support.endless_winter.playing import build_on, gain, new_game, play
from trilith.core.forecast import Forecaster
from trilith.core.rng import Stream
from trilith.core.seat import Seat
from trilith.games import game_named
from trilith.games.endless_winter.game import EndlessWinter
from trilith.games.endless_winter.names import MEGALITH

GAME = game_named("endless_winter")
SQUARE = ((1, 3, 3), (1, 3, 4), (1, 4, 3), (1, 4, 4))


def builder(seats: int, pieces: tuple[int, ...]) -> EndlessWinter:
    """A game whose first player may build on these four megaliths: neutral ones are 0, a player's the seat and one."""
    game = new_game(seats, pattern=1)
    game.players[0].built = 2
    gain(game, 0, (MEGALITH, 1))
    build_on(game, dict(zip(SQUARE, pieces, strict=True)))
    return game


def forecast_of(game: EndlessWinter, text: str) -> Any:
    """What is forecast for a choice of the first player."""
    choices = Forecaster(1_000).choices(Seat(GAME, game, 0), Stream(1))
    found: dict[str, Any] = {str(choice["text"]): choice["forecast"] for choice in choices}
    return found[text]


@pytest.mark.parametrize(
    ("seats", "pieces", "mine", "others"),
    [
        (2, (0, 0, 1, 2), 5, [0, 1]),  # red and purple of the rulebook
        (3, (2, 2, 3, 0), 4, [0, 2, 1]),
        (3, (1, 1, 1, 1), 8, [0, 0, 0]),
    ],
)
def test_a_megalith_promises_everybodys_points(
    seats: int, pieces: tuple[int, ...], mine: int, others: list[int]
) -> None:
    game = builder(seats, pieces)
    forecast = forecast_of(game, "build 2 3 3")
    assert forecast["change"]["score"] == mine
    assert forecast["others"] == others
    play(game, "build 2 3 3")
    assert game.scores() == [mine, *others[1:]]


def test_what_is_covered_on_the_ground_promises_others_nothing() -> None:
    assert forecast_of(builder(3, (2, 2, 3, 0)), "build 1 2 3")["others"] == [0, 0, 0]
