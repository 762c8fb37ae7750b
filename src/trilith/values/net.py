"""A small net in plain arithmetic: summary → ReLU units beside a direct linear path → a few heads.

Interpreted and compiled it gives the same numbers to the last bit: the order of every sum is written down here.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LANES: Final = 8  # units that are summed side by side, each in a register
HEADS: Final = 3


class Net:
    """Weights as training has them: units by input, their biases, heads by unit, heads by input, heads' biases."""

    def __init__(self, inputs: int, units: int, weights: list[float]) -> None:
        """Units come in multiples of LANES."""
        assert units % LANES == 0
        assert len(weights) == size(inputs, units)
        self._inputs: i64 = inputs
        self._units: i64 = units
        from_units = inputs * units + units
        straight = from_units + units * HEADS
        # By group of units, then by input, so that one input meets all units of a group at once.
        grouped: list[float] = []
        for first in range(0, units, LANES):
            for row in range(inputs):
                grouped += weights[row * units + first : row * units + first + LANES]
        self._grouped = vec[float](grouped)
        self._biases = vec[float](weights[inputs * units : from_units])
        self._from_units = vec[float](weights[from_units:straight])
        self._straight = vec[float](weights[straight : straight + inputs * HEADS])
        self._ends = vec[float](weights[straight + inputs * HEADS :])
        self._where = vec[i64]([0] * inputs)
        self._held = vec[float]([0.0] * inputs)
        self._active = vec[float]([0.0] * units)
        self._count: i64 = 0

    def look(self, numbers: vec[float], first: i64) -> None:
        """Take in the summary that begins at a place of a buffer: what is zero adds nothing anywhere."""
        where, held, active = self._where, self._held, self._active
        grouped, biases = self._grouped, self._biases
        inputs, units = self._inputs, self._units
        count: i64 = 0
        for row in range(inputs):
            number = numbers[first + row]
            if number != 0.0:
                where[count] = row
                held[count] = number
                count += 1
        self._count = count
        unit: i64 = 0
        while unit < units:
            a, b, c, d = biases[unit], biases[unit + 1], biases[unit + 2], biases[unit + 3]
            e, f, g, h = biases[unit + 4], biases[unit + 5], biases[unit + 6], biases[unit + 7]
            start = unit * inputs
            for at in range(count):
                number = held[at]
                place = start + where[at] * LANES
                a += number * grouped[place]
                b += number * grouped[place + 1]
                c += number * grouped[place + 2]
                d += number * grouped[place + 3]
                e += number * grouped[place + 4]
                f += number * grouped[place + 5]
                g += number * grouped[place + 6]
                h += number * grouped[place + 7]
            active[unit] = a if a > 0.0 else 0.0
            active[unit + 1] = b if b > 0.0 else 0.0
            active[unit + 2] = c if c > 0.0 else 0.0
            active[unit + 3] = d if d > 0.0 else 0.0
            active[unit + 4] = e if e > 0.0 else 0.0
            active[unit + 5] = f if f > 0.0 else 0.0
            active[unit + 6] = g if g > 0.0 else 0.0
            active[unit + 7] = h if h > 0.0 else 0.0
            unit += LANES

    def say(self, head: i64) -> float:
        """What one head says to the summary that was taken in last."""
        where, held, active = self._where, self._held, self._active
        straight, from_units = self._straight, self._from_units
        found = self._ends[head]
        for at in range(self._count):
            found += held[at] * straight[where[at] * HEADS + head]
        for unit in range(self._units):
            found += active[unit] * from_units[unit * HEADS + head]
        return found


def size(inputs: int, units: int) -> int:
    """How many weights such a net has."""
    return inputs * units + units + units * HEADS + inputs * HEADS + HEADS
