"""Forecasts of every game: they say whether luck follows, and look at each position once."""

from typing import ClassVar

from hypothesis import given

from support.bent_games import BentGame, BentState
from support.random_games import every_table, examples, seeds, walk
from trilith.core.forecast import Forecaster
from trilith.core.game import Game
from trilith.core.rng import Stream
from trilith.core.seat import Seat
from trilith.core.state import CHANCE

MOST_STEPS = 6_000


class Counted(BentState):
    """A position that counts how often any like it is copied."""

    copies: ClassVar[int] = 0

    def copy(self) -> BentState:
        Counted.copies += 1
        return super().copy()


@every_table
@given(seed=seeds)
@examples(3)
def test_a_choice_binds_exactly_when_luck_follows(game: Game, seats: int, seed: int) -> None:
    for state in walk(game, seats, seed, every=5):
        for action in state.legal():
            foreseen, truly = state.copy(), state.copy()
            game.foresee(foreseen, state.actor(), action)
            truly.apply(action)
            assert game.binds(state, foreseen, action) == (truly.actor() == CHANCE), action.text


@every_table
@given(seed=seeds)
@examples(3)
def test_a_forecast_copies_the_position_once_for_each_choice(game: Game, seats: int, seed: int) -> None:
    counting = BentGame(game, Counted)
    for state in walk(counting, seats, seed, every=23):
        seat = Seat(counting, state, state.actor())
        forecaster = Forecaster(MOST_STEPS)
        first = forecaster.choices(seat, Stream(seed))  # tries out what luck may bring, and remembers it
        Counted.copies = 0
        assert forecaster.choices(seat, Stream(seed)) == first
        assert Counted.copies == len(seat.legal)
