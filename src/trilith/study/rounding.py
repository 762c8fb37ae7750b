"""Whole numbers that still add up."""

from collections.abc import Sequence
from math import floor


def apportion(parts: Sequence[float], total: int) -> list[int]:
    """Round parts so that they make the total: down at first, then those with the largest remainder up."""
    found = [floor(part) for part in parts]
    by_remainder = sorted(range(len(parts)), key=lambda at: found[at] - parts[at])
    left = total - sum(found)
    for turn in range(abs(left)):
        if left > 0:
            found[by_remainder[turn % len(parts)]] += 1
        else:
            found[by_remainder[-1 - turn % len(parts)]] -= 1
    return found


def hundredths(shares: Sequence[float]) -> list[int]:
    """Shares of one as whole numbers that make a hundred."""
    return apportion([100 * share for share in shares], 100)
