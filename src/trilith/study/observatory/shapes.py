"""Hand-cut shapes as paths of SVG: outlines nudged by smooth noise; the same seed always cuts the same edge."""

from collections.abc import Sequence
from math import cos, hypot, pi, sin
from random import Random
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]


def cut(corners: Sequence[Point], step: float, rough: float, seed: int) -> str:
    """A closed shape along its corners, with edges as a hand leaves them."""
    return _soft(_nudged(_finer(corners, step), rough, seed))


def pebble(x: float, y: float, width: float, height: float, seed: int) -> str:
    """A pebble round a middle, of half a width and half a height."""
    ring = [(x + width * cos(pi * at / 7), y + height * sin(pi * at / 7)) for at in range(14)]
    return _soft(_nudged(ring, width / 9, seed))


def upright(x: float, base: float, width: float, height: float, seed: int) -> str:
    """A standing stone with its foot on a line, its middle over x."""
    half, top = width / 2, base - height
    outline = [(x - half, base), (x - half + 4, top + 3), (x - half + 9, top)]
    outline += [(x + half - 8, top + 1), (x + half - 3, top + 4), (x + half, base)]
    return cut(outline, 14, 1.6, seed)


def number(value: float) -> str:
    """A number as it is written in a path: one decimal at most."""
    return f"{value:.1f}".rstrip("0").rstrip(".") if abs(value) >= 0.05 else "0"


def _finer(corners: Sequence[Point], step: float) -> list[Point]:
    """The same outline with points about so far apart."""
    found: list[Point] = []
    for (from_x, from_y), (to_x, to_y) in zip(corners, [*corners[1:], corners[0]], strict=True):
        pieces = max(1, round(hypot(to_x - from_x, to_y - from_y) / step))
        for piece in range(pieces):
            part = piece / pieces
            found.append((from_x + (to_x - from_x) * part, from_y + (to_y - from_y) * part))
    return found


def _nudged(points: Sequence[Point], rough: float, seed: int) -> list[Point]:
    luck = Random(seed)
    return [(x + rough * (luck.random() - 0.5), y + rough * (luck.random() - 0.5)) for x, y in points]


def _soft(points: Sequence[Point]) -> str:
    """Curves from the middle of each side to the middle of the next."""

    def middle(one: Point, other: Point) -> str:
        return f"{number((one[0] + other[0]) / 2)} {number((one[1] + other[1]) / 2)}"

    following = [*points[1:], points[0]]
    curves = (
        f"Q{number(point[0])} {number(point[1])} {middle(point, after)}"
        for point, after in zip(points, following, strict=True)
    )
    return f"M{middle(points[-1], points[0])}{''.join(curves)}Z"
