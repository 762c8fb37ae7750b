"""How well a chance to win is a chance: a logistic fit on games that were not learned from, and the Brier score."""

from typing import Final

import numpy as np

from trilith.training.selfplay import Floats

ROUNDS: Final = 25  # of Newton's method, which needs far fewer
FIRM: Final = 1e-6


def fit(logits: Floats, won: Floats) -> tuple[float, float]:
    """Slope and offset with which the logits of a head become the truest chances."""
    slope, offset = 1.0, 0.0
    for _ in range(ROUNDS):
        chances = _chances(slope * logits + offset)
        wrong = chances - won
        firm = np.maximum(chances * (1 - chances), FIRM)
        gradient = np.array([np.mean(wrong * logits), np.mean(wrong)])
        mixed = np.mean(firm * logits)
        curved = np.array([[np.mean(firm * logits * logits), mixed], [mixed, np.mean(firm)]])
        step = np.linalg.solve(curved + FIRM * np.eye(2), gradient)
        slope, offset = slope - float(step[0]), offset - float(step[1])
    return slope, offset


def brier(logits: Floats, won: Floats, slope: float, offset: float) -> float:
    """The mean square between chance and outcome; 0.25 is what a coin gets between two."""
    return float(np.mean((_chances(slope * logits + offset) - won) ** 2))


def _chances(logits: Floats) -> Floats:
    return np.asarray(1.0 / (1.0 + np.exp(-np.clip(logits, -30.0, 30.0))), dtype=np.float32)
