"""Games of one that chooses against others: every deal is played from every side."""

from dataclasses import dataclass
from typing import Protocol

from trilith.arena.standing import wilson
from trilith.bots.greedy import Greedy
from trilith.core.action import Action
from trilith.core.game import Game
from trilith.core.rng import Stream
from trilith.core.seat import Seat
from trilith.core.state import CHANCE, NOBODY
from trilith.values.value import LearnedValue, victories


class Chooser(Protocol):
    """Somebody who decides."""

    def choose(self, seat: Seat) -> Action:
        """The action to take."""


class OnePly:
    """Follows a value one decision deep, in one imagined world."""

    def __init__(self, value: LearnedValue, seed: int) -> None:
        self._value = value
        self._stream = Stream(seed)

    def choose(self, seat: Seat) -> Action:
        if len(seat.legal) == 1:
            return seat.legal[0]
        world = seat.imagine(self._stream)
        tried = seat.game.considered(world, seat.legal)
        worths = self._value.look_ahead(world, tried, seat.player)
        return tried[max(range(len(tried)), key=worths.__getitem__)]


@dataclass(frozen=True)
class Score:
    """How a contest went for the first of two."""

    games: int
    wins: float
    lead: float  # mean points more than the best rival

    def share(self) -> float:
        """Wins of all games."""
        return self.wins / self.games

    def interval(self) -> tuple[float, float]:
        """Wilson's interval of the share."""
        found = wilson(self.wins, self.games)
        return found.low, found.high


def contest(
    game: Game, one: LearnedValue, other: LearnedValue | None, games: int, seed: int, seats: int = 2
) -> Score:
    """One alone against a table of others, a multiple of the seats in games; without another value against greedy."""
    wins = lead = 0.0
    for number in range(games):
        deal, place = seed + number // seats, number % seats
        rival: Chooser = OnePly(other, deal) if other else Greedy(deal)
        table: list[Chooser] = [rival] * seats
        table[place] = OnePly(one, deal)
        state = game.start(seats, {})
        luck = Stream(deal)
        while (actor := state.actor()) != NOBODY:
            if actor == CHANCE:
                state.resolve(state.chance().sample(luck))
            else:
                state.apply(table[actor].choose(Seat(game, state, actor)))
        wins += victories(state)[place]
        scores = state.scores()
        lead += scores[place] - max(scores[:place] + scores[place + 1 :])
    return Score(games, wins, lead / games)
