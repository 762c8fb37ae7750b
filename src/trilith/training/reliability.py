"""How well chances to win come true: what a value says in games that it never saw, beside how these games ended."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import matplotlib

matplotlib.use("svg")
import matplotlib.pyplot as plt

from trilith.core.errors import EndlessGame
from trilith.core.game import Game
from trilith.core.rng import Stream
from trilith.core.seat import Seat
from trilith.core.state import CHANCE, NOBODY
from trilith.training.contest import OnePly
from trilith.values.value import LearnedValue, victories

FIRST_SEED: Final = 1 << 50  # neither learning nor its matches ever deal these games
EVERY: Final = 12  # steps between two positions that are looked at
BINS: Final = 10
EARTH: Final = "#8c6a3f"


@dataclass(frozen=True)
class Said:
    """One chance to win, and whether the seat won: 1, 0, or its share of a victory."""

    chance: float
    won: float


@dataclass(frozen=True)
class Bin:
    """Chances of about the same size: their mean, and how often they came true."""

    count: int
    chance: float
    won: float


def told(game: Game, value: LearnedValue, seats: int, games: int) -> Iterator[Said]:
    """What a value says of every seat in games that it plays against itself, one decision deep."""
    for seed in range(FIRST_SEED, FIRST_SEED + games):
        state, luck, player = game.start(seats, {}), Stream(seed), OnePly(value, seed)
        chances: list[list[float]] = []
        for step in range(game.longest):
            actor = state.actor()
            if actor == NOBODY:
                break
            if step % EVERY == 0:
                chances.append(value.estimate(state).wins)
            if actor == CHANCE:
                state.resolve(state.chance().sample(luck))
            else:
                state.apply(player.choose(Seat(game, state, actor)))
        else:
            raise EndlessGame(game=game.name, steps=game.longest)
        won = victories(state)
        yield from (Said(row[seat], won[seat]) for row in chances for seat in range(seats))


def brier(said: Sequence[Said]) -> float:
    """The mean square between chance and outcome: nought is foresight."""
    return sum((each.chance - each.won) ** 2 for each in said) / len(said)


def binned(said: Sequence[Said]) -> list[Bin]:
    """The chances by size, in tenths; a tenth that nobody was told is left out."""
    found = []
    for number in range(BINS):
        here = [each for each in said if min(int(each.chance * BINS), BINS - 1) == number]
        if here:
            chance = sum(each.chance for each in here) / len(here)
            found.append(Bin(len(here), chance, sum(each.won for each in here) / len(here)))
    return found


def off(said: Sequence[Said]) -> float:
    """How far chances are from what comes true, on average over all that was said."""
    return sum(each.count * abs(each.chance - each.won) for each in binned(said)) / len(said)


def draw(by_seats: dict[int, list[Bin]], title: str, path: Path) -> None:
    """The reliability diagram: what was said, and what came, for each number of players."""
    figure, axes = plt.subplots(figsize=(5, 5))
    axes.plot([0, 100], [0, 100], color="#999999", linestyle=":")
    for seats, bins in by_seats.items():
        axes.plot(
            [100 * each.chance for each in bins],
            [100 * each.won for each in bins],
            marker="o",
            color=EARTH,
            alpha=1.0 - 0.3 * (seats - min(by_seats)),
            label=f"{seats} players",
        )
    axes.set(
        title=title, xlabel="said: chance to win (%)", ylabel="came true (%)", xlim=(0, 100), ylim=(0, 100)
    )
    axes.grid(alpha=0.3)
    axes.legend(loc="upper left")
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})
    plt.close(figure)
