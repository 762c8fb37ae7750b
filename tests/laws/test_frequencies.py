"""What luck samples is as frequent as its cases say."""

from collections import Counter
from math import sqrt
from typing import Final

import pytest

from support.random_games import every_game
from trilith.core.chance import Chance, Draw, Roll, RollEach
from trilith.core.game import Game
from trilith.core.rng import Stream
from trilith.core.state import CHANCE, NOBODY, State
from trilith.laws import key_after, play_on

SAMPLES: Final = 3000
NODES: Final = 25  # of each game
LEAST_EXPECTED: Final = 5.0  # rarer cases are counted together


def surprise(expected: list[float], counted: list[int]) -> float:
    """How many standard deviations chi-square lies above its mean; rare cases are counted as one."""
    common = [
        (share, count) for share, count in zip(expected, counted, strict=True) if share >= LEAST_EXPECTED
    ]
    rest = sum(expected) - sum(share for share, _ in common)
    if rest >= LEAST_EXPECTED:
        common.append((rest, sum(counted) - sum(count for _, count in common)))
    chi_square = sum((count - share) ** 2 / share for share, count in common)
    freedom = max(1, len(common) - 1)
    return (chi_square - freedom) / sqrt(2.0 * freedom)


def surprise_of(state: State, stream: Stream) -> float:
    """How far the samples of a moment of luck are from its cases, counted by where they lead."""
    chance = state.chance()
    shares: Counter[tuple[int, ...]] = Counter()
    expected: dict[tuple[int, ...], float] = {}
    for outcome, share in chance.cases():
        key = key_after(state, outcome)
        expected[key] = expected.get(key, 0.0) + share * SAMPLES
    for outcome, count in Counter(chance.sample(stream) for _ in range(SAMPLES)).items():
        shares[key_after(state, outcome)] += count
    assert shares.keys() <= expected.keys()
    return surprise(list(expected.values()), [shares[key] for key in expected])


def moments_of_luck(game: Game) -> list[State]:
    """Moments of luck of many kinds, as different as their numbers of cases."""
    found: dict[tuple[str, int], State] = {}
    for seed in range(3):
        stream = Stream(seed)
        state = game.start(game.seats[-1], {})
        while state.actor() != NOBODY and len(found) < NODES:
            if state.actor() == CHANCE:
                chance = state.chance()
                found.setdefault((type(chance).__name__, len(chance.cases())), state.copy())
            play_on(state, stream)
    return list(found.values())


@every_game
def test_sampled_frequencies_agree_with_the_cases(game: Game) -> None:
    moments = moments_of_luck(game)
    assert moments
    for number, state in enumerate(moments):
        assert surprise_of(state, Stream(7, number)) < 6.0, state.chance().text(state.chance().cases()[0][0])


@pytest.mark.parametrize("dice", [Roll(3), RollEach(2)])
def test_loaded_dice_would_surprise(dice: Chance) -> None:
    expected = [share * SAMPLES for _, share in dice.cases()]
    counted = [round(share) for share in expected]
    assert surprise(expected, counted) < 0
    counted[0] += 90
    assert surprise(expected, counted) > 6


def test_a_bag_without_one_of_its_pieces_would_surprise() -> None:
    bag = Draw("card", ("a", "b", "c"), (0, 1, 2), -1)
    counted = Counter(bag.sample(Stream(1, lane)) % 2 for lane in range(SAMPLES))
    assert surprise([SAMPLES / 3] * 3, [counted[kind] for kind in range(3)]) > 6
