"""Lights a torch for one seat: a search tells what to think of, the engine's forecasts tell why."""

from dataclasses import dataclass
from typing import Final

from trilith.bots.levels import LEVELS
from trilith.bots.search.search import Search
from trilith.bots.search.settings import Budget, Settings
from trilith.bots.search.thought import Candidate, Thought
from trilith.core.action import Action
from trilith.core.rng import Stream
from trilith.core.runs import run_at
from trilith.core.seat import Seat
from trilith.core.state import State
from trilith.hints.hint import Hindered, Hint, Suggestion
from trilith.hints.reasons import Reasons
from trilith.values.shipped import learned_for

MOST: Final = 3  # candidates
LEVEL: Final = "expert"  # whose judgement is asked
# Whoever asks for a hint wants to know of other ways, too: more of them are looked at than for a move.
CURIOUS: Final = Settings(exploration=0.3, temperature=0.12)
BUDGET: Final = Budget(iterations=500, seconds=0.6)
SAME_CHANCE: Final = 0.01  # what lies no farther apart, in chance and in points, is equally good
SAME_POINTS: Final = 1.0
CLEARLY: Final = 0.02  # by how much a rival's chance must fall to be called hindered
FEWER: Final = 1.0  # and by how many points: a chance falls with every good move, points do not
THINKING: Final = 0  # lanes of the seed
FORESEEING: Final = 1


def hint(seat: Seat, seed: int, budget: Budget = BUDGET) -> Hint:
    """What a good player in this seat would think of now; the same seed and iterations give the same hint."""
    game, world = seat.game, seat.imagine(Stream(seed, FORESEEING))
    forced = _forced(seat, world)
    if forced is not None:
        return Hint(seat.player, [], False, game.choice(forced))
    search = Search(LEVELS[LEVEL].judges(game, seat.seats), CURIOUS)
    thought = search.run(seat, budget, Stream(seed, THINKING))
    judged = Judged(thought, learned_for(game, seat.seats))
    best = judged.best()
    reasons = Reasons(seat, world, Stream(seed, FORESEEING), {each.action.text for each in best})
    return Hint(
        seat.player,
        [judged.suggestion(each, reasons) for each in best],
        len(best) > 1 and judged.alike(*best[:2]),
        None,
    )


def _forced(seat: Seat, world: State) -> Action | None:
    """The action that has to be taken, if there is only one way to go on."""
    run = run_at(seat.game, world)
    forced = run.forced() if run is not None else seat.legal if len(seat.legal) == 1 else []
    return forced[0] if forced else None


@dataclass(frozen=True)
class Judged:
    """A thought, and whether its figures were learned; a rule of thumb knows what is better, but no chances."""

    thought: Thought
    learned: bool

    def best(self) -> list[Candidate]:
        """The candidates that were tried most, the likeliest to win first; where some are as good as the best, only these."""
        found = self.thought.candidates[:MOST]
        if self.learned:
            found = sorted(found, key=self._chance, reverse=True)
        alike = [each for each in found[1:] if self.alike(found[0], each)]
        return [found[0], *(alike or found[1:])]

    def alike(self, one: Candidate, other: Candidate) -> bool:
        """Whether two candidates lead to the same, as far as anybody can tell."""
        if not self.learned:
            return False
        points = abs(one.points[self.thought.seat] - other.points[self.thought.seat])
        return abs(self._chance(one) - self._chance(other)) <= SAME_CHANCE and points <= SAME_POINTS

    def suggestion(self, candidate: Candidate, reasons: Reasons) -> Suggestion:
        """A candidate with its figures and its reasons."""
        played, found = reasons.of(candidate)
        return Suggestion(
            [action.text for action in played],
            reasons.game.choice(candidate.action),
            round(self._chance(candidate), 3) if self.learned else None,
            round(candidate.points[self.thought.seat], 1) if self.learned else None,
            found.brings,
            found.costs,
            found.prepares,
            self._hindered(candidate) if self.learned else [],
            found.risks,
        )

    def _chance(self, candidate: Candidate) -> float:
        return candidate.wins[self.thought.seat]

    def _hindered(self, candidate: Candidate) -> list[Hindered]:
        """Rivals who win clearly less often, and with fewer points, than on average; the most hindered first."""
        found, others = [], self.thought.candidates
        for seat in range(len(candidate.wins)):
            chance = sum(each.wins[seat] for each in others) / len(others) - candidate.wins[seat]
            fewer = sum(each.points[seat] for each in others) / len(others) - candidate.points[seat]
            if seat != self.thought.seat and chance >= CLEARLY and fewer >= FEWER:
                found.append(Hindered(seat, round(fewer)))
        return sorted(found, key=lambda each: -each.points)
