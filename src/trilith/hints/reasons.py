"""Why something is worth a thought: what it brings and costs by the engine's forecast, what it prepares, what it risks."""

from dataclasses import dataclass
from typing import Any, Final, cast

from trilith.bots.search.thought import Candidate
from trilith.core.action import Action
from trilith.core.forecast import Forecaster, Holdings, difference
from trilith.core.game import View
from trilith.core.rng import Stream
from trilith.core.runs import begins, wholes
from trilith.core.seat import Seat
from trilith.core.state import CHANCE, State
from trilith.games import teaching_of
from trilith.hints.hint import ANSWER, HUNGER, NOTHING, SPENT, Amount, Risk

MOST_STEPS: Final = 4_000  # positions looked at to forecast the choices
MOST_RUNS: Final = 60  # ways to pay that are compared
MOST_NEXT: Final = 2
MOST_RISKS: Final = 2
OFTEN: Final = 0.1  # luck that brings nothing so often is worth a word
POINTS: Final = ("score", "final")  # never spent


@dataclass(frozen=True)
class Found:
    """The reasons of one candidate."""

    brings: list[Amount]
    costs: list[Amount]
    prepares: list[View]
    risks: list[Risk]


class Reasons:
    """Finds reasons for what one seat may do now; all of them from a world that the seat imagines."""

    def __init__(self, seat: Seat, world: State, stream: Stream, suggested: set[str]) -> None:
        """`suggested` are all the candidates: somebody else may take one of them."""
        self.game = seat.game
        self._player = seat.player
        self._suggested = suggested
        self._world = world
        self._before = seat.game.holdings(world, seat.player)
        self._teaching = teaching_of(seat.game.name)
        told = Forecaster(MOST_STEPS).choices(seat, stream)
        self._forecasts = {str(each["text"]): cast(dict[str, Any], each["forecast"]) for each in told}

    def of(self, candidate: Candidate) -> tuple[list[Action], Found]:
        """What is to be played for a candidate, and the reasons for it."""
        played = self._played(candidate)
        after = self._after(played)
        change = difference(self._before, self.game.holdings(after, self._player))
        spreads: dict[str, Any] = {}
        if len(played) == 1 and after.actor() == CHANCE:  # what luck makes of it, the forecast knows
            forecast = self._forecasts[played[0].text]
            change, spreads = forecast["change"], forecast["luck"]
        amounts = [Amount(name, count, count) for name, count in change.items() if count]
        amounts += [Amount(name, each["low"], each["high"]) for name, each in spreads.items() if each["high"]]
        told = sorted((each for each in amounts if each.name in self._told), key=self._place)
        brings = [each for each in told if each.high > 0]
        # Whatever is paid was worth something at the end; that goes without saying.
        costs = [
            Amount(each.name, -each.high, -each.low)
            for each in told
            if each.high <= 0 and each.name not in POINTS
        ]
        risks = [
            *self._dangers(after, spreads),
            *self._unlucky(spreads),
            *self._spent(change, after),
            *self._answer(candidate, len(played)),
        ]
        prepares = [] if brings else self._next(candidate, len(played))
        return played, Found(brings, costs, prepares, risks[:MOST_RISKS])

    @property
    def _told(self) -> tuple[str, ...]:
        """What of everything that forecasts count is a reason, the most telling first."""
        return self._teaching.TELLING if self._teaching is not None else tuple(self._before)

    def _place(self, amount: Amount) -> int:
        return self._told.index(amount.name)

    def _played(self, candidate: Candidate) -> list[Action]:
        """The action, and what has to be named with it as the expected line has it."""
        game, line = self.game, [step.text for step in candidate.line if step.seat == self._player]
        if candidate.action.verb not in game.named:
            return [candidate.action]
        for at, whole in enumerate(wholes(game, self._world)):
            if at == MOST_RUNS:
                break
            for played in whole.plays():
                if [action.text for action in played] == line[: len(played)]:
                    return list(played)
        return [candidate.action]

    def _after(self, played: list[Action]) -> State:
        """The imagined world after it; what it obliges to pay is paid as a rule of thumb says."""
        game, state = self.game, self._world.copy()
        for action in played[:-1]:
            state.apply(action)
        game.foresee(state, self._player, played[-1])
        if state.actor() != self._player or played[0].verb in game.named or not begins(game, state):
            return state
        paid = []
        for at, whole in enumerate(wholes(game, state)):
            if at == MOST_RUNS:
                break
            future = whole.before.copy()
            game.foresee(future, self._player, whole.plays()[0][-1])
            paid.append(future)
        return max(paid, key=lambda future: game.appraise(future, self._player), default=state)

    def _next(self, candidate: Candidate, since: int) -> list[View]:
        """What the seat is likely to do next, until luck or somebody else decides."""
        found: list[View] = []
        for step in candidate.line[since:]:
            if step.seat != self._player or len(found) == MOST_NEXT:
                break
            found.append(self.game.choice(self.game.actions.parse(step.text)))
        return found

    def _dangers(self, after: State, spreads: dict[str, Any]) -> list[Risk]:
        """What the game warns of in the position after it, less what luck brings on average."""
        if not hasattr(self._teaching, "missing"):
            return []
        missing: dict[str, int] = self._teaching.missing(self.game.view(after, self._player), self._player)
        short = {
            name: count - int(spreads[name]["mean"]) if name in spreads else count
            for name, count in missing.items()
        }
        return [Risk(HUNGER, name, count) for name, count in short.items() if count > 0]

    def _unlucky(self, spreads: dict[str, Any]) -> list[Risk]:
        """What luck may bring nothing of."""
        found = []
        for name, spread in spreads.items():
            none = sum(share for amount, share in spread["cases"] if amount <= 0)
            if name in self._told and name not in POINTS and none >= OFTEN:
                found.append(Risk(NOTHING, name, round(100 * none)))
        return found

    def _spent(self, change: Holdings, after: State) -> list[Risk]:
        """Of what nothing is left, although there was some."""
        left = self.game.holdings(after, self._player)
        return [
            Risk(SPENT, name)
            for name in self._told
            if name not in POINTS and change.get(name, 0) < 0 and not left[name]
        ]

    def _answer(self, candidate: Candidate, since: int) -> list[Risk]:
        """What the next rival is likely to do, if it is another of the candidates."""
        rival = next(
            (step for step in candidate.line[since:] if step.seat not in (self._player, CHANCE)), None
        )
        if rival is None or rival.text not in self._suggested - {candidate.action.text}:
            return []
        action = self.game.choice(self.game.actions.parse(rival.text))
        return [Risk(ANSWER, seat=rival.seat, action=action)]
