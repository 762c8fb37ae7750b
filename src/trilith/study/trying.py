"""Tries something else at a moment of a finished match: what whoever decided there would have kept by it."""

from dataclasses import dataclass
from typing import Final

from trilith.bots.search.weighing import Scales
from trilith.core.action import Action
from trilith.core.errors import IllegalAction
from trilith.core.rng import Stream
from trilith.core.seat import Seat
from trilith.study.judging import AGAIN, QUICK, SETTINGS, Chances
from trilith.study.ledger import judge_of
from trilith.study.looking import Looking
from trilith.study.review import Mistake

TRYING: Final = 3 << 24  # a lane of the seed
ENOUGH: Final = 0.01  # whoever comes so near the best has found it
TRIES: Final = AGAIN * QUICK.iterations


@dataclass(frozen=True)
class Tried:
    """What something keeps, of a hundred, and whether it is as good as the best that was found."""

    chance: int
    found: bool


def try_out(looking: Looking, mistake: Mistake, actions: list[str]) -> Tried:
    """Weigh what somebody tries against what was done and what was better, in the same worlds with the same luck.

    The figures of the review stand: what is tried lies as far from what was done as it does on the scales.
    """
    weigh = Weighing(looking, mistake.number)
    tried = weigh.chance(actions)
    done = weigh.chance([mistake.played])
    most = mistake.kept + mistake.gave_up
    if actions == mistake.better.actions or tried >= max(done, weigh.chance(mistake.better.actions)) - ENOUGH:
        return Tried(most, found=True)
    return Tried(max(0, min(mistake.kept + round(100 * (tried - done)), most - 1)), found=False)


class Weighing:
    """Weighs what a seat may do at one moment; it knows no more than the seat knew then."""

    def __init__(self, looking: Looking, number: int) -> None:
        self._seat = looking.seat(number)
        self._state = looking.accounting.steps[number].state
        self._value = Chances(judge_of(self._seat.game, self._seat.seats))
        self._lane = TRYING + number

    def chance(self, actions: list[str]) -> float:
        """To win, for whoever takes these actions one after the other."""
        seat, last = self._taken([self._seat.game.actions.parse(text) for text in actions])
        stream = Stream(0, self._lane)
        return Scales(seat, self._value, SETTINGS, stream).weigh([last], TRIES, stream)[0]

    def _taken(self, actions: list[Action]) -> tuple[Seat, Action]:
        """The seat before the last of these actions that nothing but its own decisions led to, and that action."""
        game, player, state = self._seat.game, self._seat.player, self._state.copy()
        for at, action in enumerate(actions):
            seat = Seat(game, state, player)
            if action not in seat.legal:
                raise IllegalAction(action=action.text, rule=state.objection(action) or "")
            after = state.copy()
            after.apply(action)
            if after.actor() != player or at + 1 == len(actions):
                break  # luck or somebody else comes next: what could follow is in the scales
            state = after
        return seat, action
