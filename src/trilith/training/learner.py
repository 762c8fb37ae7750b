"""The net as numpy learns it: the same layers as in values, with gradients and Adam."""

from typing import Final

import numpy as np

from trilith.training.selfplay import Floats, Halves
from trilith.values.net import HEADS, size
from trilith.values.value import POINTS, WIN, WORTH

FIRST_MOMENT: Final = 0.9
SECOND_MOMENT: Final = 0.999
TINY: Final = 1e-8
DECAY: Final = 0.02  # of weights towards zero, for each unit of pace
SHARE: Final = np.array([1.0, 0.3, 1.0], dtype=np.float32)  # of each head in what is learned


class Learner:
    """Weights in one row, as a file has them; moments of the same length."""

    def __init__(self, inputs: int, units: int, seed: int) -> None:
        self.inputs, self.units = inputs, units
        generator = np.random.default_rng(seed)
        self.weights = np.zeros(size(inputs, units), dtype=np.float32)
        self.first = np.zeros_like(self.weights)
        self.second = np.zeros_like(self.weights)
        self.steps = 0
        spread = (2.0 / inputs) ** 0.5
        self.parts(self.weights)[0][:] = generator.normal(0.0, spread, (inputs, units)).astype(np.float32)
        self.parts(self.weights)[2][:] = generator.normal(0.0, 0.002, (units, HEADS)).astype(np.float32)

    def parts(self, row: Floats) -> tuple[Floats, Floats, Floats, Floats, Floats]:
        """Views into a row: units by input, their biases, heads by unit, heads by input, heads' biases."""
        inputs, units = self.inputs, self.units
        ends = np.cumsum([inputs * units, units, units * HEADS, inputs * HEADS, HEADS])
        first, biases, second, straight, last = (
            row[start:end] for start, end in zip([0, *ends[:-1]], ends, strict=True)
        )
        shaped = first.reshape(inputs, units), biases, second.reshape(units, HEADS)
        return (*shaped, straight.reshape(inputs, HEADS), last)

    def heads(self, numbers: Floats, weights: Floats | None = None) -> Floats:
        """What the net says of each row; the second head as a logit."""
        first, biases, second, straight, last = self.parts(self.weights if weights is None else weights)
        active = np.maximum(numbers @ first + biases, 0.0)
        said: Floats = active @ second + numbers @ straight + last
        return said

    def lean_on(self, columns: list[int], numbers: Halves, aims: Floats) -> None:
        """Begin with what the numbers of a few columns say of the ends of some games: the straight path, by least squares."""
        known = np.concatenate([numbers, np.ones((len(numbers), 1))], axis=1).astype(np.float64)
        _, _, _, straight, last = self.parts(self.weights)
        for head in (WORTH, POINTS):
            fitted = np.linalg.lstsq(known, aims[:, head].astype(np.float64), rcond=None)[0]
            straight[columns, head], last[head] = fitted[:-1], fitted[-1]

    def learn(self, numbers: Floats, aims: Floats, pace: float) -> float:
        """One step of Adam on a batch; the loss before it."""
        first, biases, second, straight, last = self.parts(self.weights)
        active = np.maximum(numbers @ first + biases, 0.0)
        said = active @ second + numbers @ straight + last
        chances = 1.0 / (1.0 + np.exp(-np.clip(said[:, WIN], -30.0, 30.0)))
        wrong = said - aims
        wrong[:, WIN] = chances - aims[:, WIN]  # of cross entropy, the gradient is as plain as of squares
        loss = float(
            np.mean(wrong[:, WORTH] ** 2) + np.mean(wrong[:, POINTS] ** 2) + np.mean(wrong[:, WIN] ** 2)
        )
        wrong *= SHARE / len(numbers)
        gradient = np.empty_like(self.weights)
        to_first, to_biases, to_second, to_straight, to_last = self.parts(gradient)
        back = (wrong @ second.T) * (active > 0.0)
        to_first[:] = numbers.T @ back
        to_biases[:] = back.sum(axis=0)
        to_second[:] = active.T @ wrong
        to_straight[:] = numbers.T @ wrong
        to_last[:] = wrong.sum(axis=0)
        self._step(gradient, pace)
        return loss

    def _step(self, gradient: Floats, pace: float) -> None:
        self.steps += 1
        self.first += (1 - FIRST_MOMENT) * (gradient - self.first)
        self.second += (1 - SECOND_MOMENT) * (gradient * gradient - self.second)
        mean = self.first / (1 - FIRST_MOMENT**self.steps)
        square = self.second / (1 - SECOND_MOMENT**self.steps)
        self.weights -= pace * (mean / (np.sqrt(square) + TINY) + DECAY * self.weights)
