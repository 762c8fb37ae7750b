"""What choices cost and bring, as the engine forecasts it, in short words."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final, cast

from trilith.core.action import Action
from trilith.core.forecast import Forecaster
from trilith.core.game import Game, View
from trilith.core.match import Match, open_seed
from trilith.core.rng import Stream
from trilith.core.seat import Seat
from trilith.core.state import State
from trilith.words import Words

MOST_STEPS: Final = 6_000  # positions looked at to forecast the choices of one decision
MINUS: Final = "−"


@dataclass(frozen=True)
class Prospect:
    """What a choice changes for certain, what luck makes of it, and what others score by it."""

    change: Mapping[str, int]
    luck: Mapping[str, Mapping[str, float]]
    others: tuple[int, ...]
    look: Callable[[], View] = dict  # what the player would see after the choice, as far as luck allows


NOTHING_FORESEEN: Final = Prospect({}, {}, ())
Prospects = dict[Action, Prospect]


def prospects_of(match: Match, state: State, player: int, forecaster: Forecaster) -> Prospects:
    """The forecast of everything that a player may do in a position; it depends on nothing that is secret."""
    stream = Stream(open_seed(match.setup.seed), match.version)
    found = forecaster.choices(Seat(match.game, state, player), stream)
    prospects: Prospects = {}
    for each in found:
        action = match.game.actions.parse(str(each["text"]))
        forecast = cast(dict[str, object], each["forecast"])
        prospects[action] = Prospect(
            cast(dict[str, int], forecast["change"]),
            cast(dict[str, dict[str, float]], forecast["luck"]),
            tuple(cast(list[int], forecast["others"])),
            partial(_seen_after, match.game, state, player, action),
        )
    return prospects


def _seen_after(game: Game, state: State, player: int, action: Action) -> View:
    """What a player would see after a choice alone."""
    future = state.copy()
    game.foresee(future, player, action)
    return game.view(future, player)


def signed(amount: int) -> str:
    """An amount with its sign."""
    return f"+{amount}" if amount > 0 else f"{MINUS}{-amount}"


def holding(said: Words, name: str, count: int) -> str:
    """The word for something that forecasts count."""
    return (
        said.say(f"holding-{name}", count=count) if said.has(f"holding-{name}") else said.name("good", name)
    )


def changes(said: Words, change: Mapping[str, int]) -> list[str]:
    """What is paid, then what is gained."""
    ordered = sorted(change.items(), key=lambda each: each[1] > 0)
    return [f"{signed(amount)} {holding(said, name, abs(amount))}" for name, amount in ordered if amount]


def likely(said: Words, luck: Mapping[str, Mapping[str, float]]) -> list[str]:
    """What luck brings: the likely range, and the mean."""
    return [
        said.say(
            "cli-likely",
            low=int(spread["low"]),
            high=int(spread["high"]),
            mean=round(float(spread["mean"]), 1),
            what=holding(said, name, int(spread["high"])),
        )
        for name, spread in luck.items()
    ]


def in_words(said: Words, prospect: Prospect, unsaid: frozenset[str]) -> str:
    """A forecast in one line, without what nobody needs to read."""
    change = {name: amount for name, amount in prospect.change.items() if name not in unsaid}
    luck = {name: spread for name, spread in prospect.luck.items() if name not in unsaid}
    return " ".join([*changes(said, change), *likely(said, luck)])
