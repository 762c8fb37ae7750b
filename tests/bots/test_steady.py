"""A bot that fails is named, and its seat goes on."""

import time

import pytest

from arena.failing import Failing
from trilith.arena.playing import BotGame, Deal, play_game
from trilith.bots.registry import BOTS
from trilith.bots.steady import PATIENCE
from trilith.core.action import Action
from trilith.core.seat import Seat
from trilith.games import game_named

GAME = game_named("stone_age")


class Unmade:
    """Cannot even be made."""

    def __init__(self, seed: int) -> None:
        raise RuntimeError("no model file")

    def choose(self, seat: Seat) -> Action:
        return seat.legal[0]


class Illegal(Failing):
    """Takes an action that is not offered."""

    def choose(self, seat: Seat) -> Action:
        return next(action for action in seat.game.actions.all if action not in seat.legal)


class Silent(Failing):
    """Never answers."""

    def choose(self, seat: Seat) -> Action:
        while True:
            time.sleep(0.01)


@pytest.mark.parametrize(
    ("bot", "problem"),
    [(Failing, "RuntimeError: out of ideas"), (Unmade, "no model file"), (Illegal, "is not legal")],
)
def test_a_game_with_a_bot_that_fails_is_played_to_its_end(
    monkeypatch: pytest.MonkeyPatch, bot: type[Failing], problem: str
) -> None:
    monkeypatch.setitem(BOTS, "failing", bot)
    outcome = play_game(GAME, ("random", "failing"), 3)
    assert sorted(outcome.places) == [1, 2]
    assert len(outcome.failures) == PATIENCE
    for failure in outcome.failures:
        assert (failure.seat, failure.bot) == (1, "failing")
        assert problem in failure.problem


def test_a_bot_that_never_answers_is_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "silent", Silent)
    outcome = BotGame(GAME, Deal(3, ("silent", "random")), {}, seconds=0.05).play()
    assert [failure.problem for failure in outcome.failures] == [
        "Late: no answer within 0.05 seconds"
    ] * PATIENCE


def test_who_decides_in_time_is_not_interrupted_later() -> None:
    outcome = BotGame(GAME, Deal(3, ("random", "greedy")), {}, seconds=30).play()
    assert outcome.failures == ()
    assert outcome.decisions[0] > 20
    assert all(seconds > 0 for seconds in outcome.seconds)


def test_whoever_stands_in_decides_like_a_beginner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "failing", Failing)
    failing = play_game(GAME, ("failing", "random"), 5)
    greedy = play_game(GAME, ("greedy", "random"), 5)
    assert failing.scores == greedy.scores
