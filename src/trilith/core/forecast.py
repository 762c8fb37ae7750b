"""What every choice would cost and bring, tried out by the engine itself in a world that the seat imagines."""

from collections import OrderedDict
from typing import Final, NamedTuple, TypeAlias

from trilith.core.action import Action
from trilith.core.game import Game, View
from trilith.core.rng import Stream
from trilith.core.runs import wholes
from trilith.core.seat import Seat
from trilith.core.state import CHANCE, State

Holdings: TypeAlias = dict[str, int]
Odds: TypeAlias = dict[int, float]  # by amount, its probability
MOST_REMEMBERED: Final = 2_000
# As many as one to seven of four resources can be paid in, which is the most that any rulebook asks, and some more.
MOST_RUNS: Final = 400
LOW: Final = 0.1  # the likely range leaves out a tenth on either side
HIGH: Final = 0.9
DIGITS: Final = 4


class Before(NamedTuple):
    """What a choice is compared with: what the player has, and everybody's points."""

    holdings: Holdings
    scores: list[int]


class Forecaster:
    """Tries choices out; what luck brings is remembered for every position in which the same is at stake."""

    def __init__(self, most_steps: int) -> None:
        self._most_steps = most_steps
        self._remembered: OrderedDict[tuple[str, tuple[int, ...]], Luck] = OrderedDict()

    def choices(self, seat: Seat, stream: Stream) -> list[View]:
        """Everything the seat may do, each with its forecast; only what the seat knows goes into it."""
        if not seat.legal:
            return []
        world = seat.imagine(stream)
        before = Before(seat.game.holdings(world, seat.player), world.scores())
        left = self._most_steps
        found: list[View] = []
        for action in seat.legal:
            forecast, steps = self._forecast(seat, world, before, action, left)
            left -= steps
            found.append({"text": action.text, "action": seat.game.choice(action), "forecast": forecast})
        return found

    def runs(self, seat: Seat, stream: Stream) -> list[View]:
        """Every whole run of decisions that the seat may name now, with its forecast; none when there are too many."""
        game = seat.game
        if not any(action.verb in game.named for action in seat.legal):
            return []
        world = seat.imagine(stream)
        before = Before(game.holdings(world, seat.player), world.scores())
        left = self._most_steps
        found: list[View] = []
        for whole in wholes(game, world):
            for played in whole.plays():
                if len(found) == MOST_RUNS:
                    return []
                forecast, steps = self._forecast(seat, whole.before, before, played[-1], left)
                left -= steps
                named, actions = texts(whole.actions), texts(played)
                found.append({"named": named, "actions": actions, "forecast": forecast})
        return found

    def _forecast(
        self, seat: Seat, world: State, before: Before, action: Action, left: int
    ) -> tuple[View, int]:
        """What comes of an action in this position, and how many positions it took to see."""
        game, player = seat.game, seat.player
        future = world.copy()
        if left <= 0:
            future.apply(action)
            others = [0] * len(before.scores)
            bound = future.actor() == CHANCE
            return {"change": {}, "others": others, "luck": {}, "complete": False, "binding": bound}, 0
        game.foresee(future, player, action)
        change = difference(before.holdings, game.holdings(future, player))
        others = [now - was for was, now in zip(before.scores, future.scores(), strict=True)]
        others[player] = 0  # these are among the holdings
        spreads: dict[str, View] = {}
        complete, steps = True, 0
        stake = game.stake(future, player) if future.actor() == CHANCE else None
        if stake is not None:
            luck, steps = self._luck(game, future, player, stake, left)
            complete = luck is not None
            if luck is not None:
                change, spreads = luck.on_top_of(change)
        bound = game.binds(world, future, action)  # the last thing that this position is good for
        found: View = {"change": change, "others": others, "luck": spreads}
        return {**found, "complete": complete, "binding": bound}, steps + 1

    def _luck(
        self, game: Game, state: State, player: int, stake: tuple[int, ...], left: int
    ) -> tuple["Luck | None", int]:
        key = (game.name, stake)
        if key in self._remembered:
            self._remembered.move_to_end(key)
            return self._remembered[key], 0
        cases = game.cases(state, player)
        if len(cases) > left:
            return None, 0
        luck = self._remembered[key] = Luck(odds_of(game, state, player, cases))
        if len(self._remembered) > MOST_REMEMBERED:
            self._remembered.popitem(last=False)
        return luck, len(cases)


class Luck:
    """What luck decides about, and how likely each amount is."""

    def __init__(self, odds: dict[str, Odds]) -> None:
        self.odds = odds
        self._spreads: dict[tuple[str, int], View] = {}

    def on_top_of(self, certain: Holdings) -> tuple[Holdings, dict[str, View]]:
        """What changes for certain, and what luck makes of the rest; what luck brings in any case is certain, too."""
        change = dict(certain)
        for name, amounts in self.odds.items():
            if len(amounts) == 1:  # luck decides, but not about this
                change[name] = change.get(name, 0) + next(iter(amounts))
        change = {name: amount for name, amount in change.items() if amount}
        spreads = {
            name: self.spread(name, change.pop(name, 0))
            for name, amounts in self.odds.items()
            if len(amounts) > 1
        }
        return change, spreads

    def spread(self, name: str, certain: int) -> View:
        """What luck brings of this on top of something certain; it is worked out once."""
        found = self._spreads.get((name, certain))
        if found is None:
            found = self._spreads[name, certain] = spread(shifted(self.odds[name], certain))
        return found


def texts(actions: tuple[Action, ...]) -> list[str]:
    """Actions in notation."""
    return [action.text for action in actions]


def odds_of(game: Game, state: State, player: int, cases: list[tuple[int, float]]) -> dict[str, Odds]:
    """For everything that some outcome changes: how much of it, and how likely."""
    before = game.holdings(state, player)
    gains: list[tuple[Holdings, float]] = []
    for outcome, probability in cases:
        branch = state.copy()
        game.reap(branch, player, outcome)
        gains.append((difference(before, game.holdings(branch, player)), probability))
    odds: dict[str, Odds] = {}
    for name in sorted({name for gain, _ in gains for name in gain}):
        amounts: Odds = {}
        for gain, probability in gains:
            amount = gain.get(name, 0)
            amounts[amount] = amounts.get(amount, 0.0) + probability
        odds[name] = amounts
    return odds


def difference(before: Holdings, after: Holdings) -> Holdings:
    """What is more or less than before."""
    return {name: after[name] - count for name, count in before.items() if after[name] != count}


def shifted(amounts: Odds, by: int) -> Odds:
    """The same luck on top of something certain."""
    return {amount + by: probability for amount, probability in amounts.items()}


def spread(amounts: Odds) -> View:
    """The mean, the likely range, and every amount with its probability."""
    cases = sorted(amounts.items())
    return {
        "mean": round(sum(amount * probability for amount, probability in cases), DIGITS),
        "low": quantile(cases, LOW),
        "high": quantile(cases, HIGH),
        "cases": [[amount, round(probability, DIGITS)] for amount, probability in cases],
    }


def quantile(cases: list[tuple[int, float]], share: float) -> int:
    """The smallest amount that is not exceeded in this share of all cases."""
    passed = 0.0
    for amount, probability in cases:
        passed += probability
        if passed >= share - 1e-9:
            return amount
    return cases[-1][0]
