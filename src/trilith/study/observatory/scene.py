"""The head of a report: a stone circle at dawn, light through the middle trilith."""

from math import sin
from random import Random
from typing import Final

from trilith.study.observatory.shapes import Point, cut, number

WIDTH: Final = 1400
HORIZON: Final = 192.0
DEEP: Final = 2600
MIDDLE: Final = WIDTH / 2
BASE: Final = 196.0
# Standing stones by how far they stand aside and how large they are, and lintels from one to another.
STONES: Final = ((-330, 0.8), (-220, 1.02), (-92, 1.5), (92, 1.5), (220, 1.02), (330, 0.8))
LINTELS: Final = ((-92, 92, 1.5, 1.5), (-330, -220, 0.9, 0.92), (220, 330, 0.9, 0.92))


def scene() -> str:
    """The land behind the page, from the sky down to the meadow."""
    return (
        f'<svg class="land" width="{WIDTH}" height="{DEEP}" viewBox="0 0 {WIDTH} {DEEP}" aria-hidden="true"><defs>'
        '<linearGradient id="sky" x2="0" y2="1"><stop stop-color="var(--sky-1)"/><stop offset="1" stop-color="var(--sky-2)"/>'
        '</linearGradient><radialGradient id="glow"><stop offset=".3" stop-color="var(--sunglow)"/>'
        '<stop offset="1" stop-color="var(--sunglow)" stop-opacity="0"/></radialGradient></defs>'
        f'<rect width="{WIDTH}" height="{HORIZON + 60:g}" fill="url(#sky)"/>{_stars()}'
        f'<circle cx="{MIDDLE:g}" cy="172" r="130" fill="url(#glow)"/><circle cx="{MIDDLE:g}" cy="172" r="38" fill="var(--sun)"/>'
        f"{_range(HORIZON - 6, 104, 12, 41, 'far-1')}{_range(HORIZON + 2, 58, 18, 47, 'far-2')}"
        f"{_ground(0, 5, 'ridge')}{_ground(46, 6, 'grass-1')}{_ground(230, 8, 'grass-2')}{_ground(620, 9, 'grass-3')}"
        f"{_tufts()}{_circle()}</svg>"
    )


def _stars() -> str:
    luck = Random(41)
    dots = "".join(f"M{luck.randrange(WIDTH)} {luck.randrange(150)}h.01" for _ in range(110))
    return f'<path d="{dots}" stroke="var(--star)" stroke-width="2" stroke-linecap="round"/>'


def _range(base: float, peak: float, count: int, seed: int, fill: str) -> str:
    luck = Random(seed)
    tops: list[Point] = [(-80.0, DEEP)]
    for at in range(count + 1):
        height = peak * (0.5 + 0.5 * luck.random()) if at % 2 else peak * 0.1 * luck.random()
        tops.append((-80 + (WIDTH + 160) * at / count, base - height))
    tops.append((WIDTH + 80.0, DEEP))
    return f'<path d="{cut(tops, 30, 5, seed)}" fill="var(--{fill})"/>'


def _ground(depth: float, seed: int, fill: str) -> str:
    edge: list[Point] = [
        (x, HORIZON + depth + 6 * sin(x / 178 + 0.6) + 3 * sin(x / 71 + 2))
        for x in range(-60, WIDTH + 61, 40)
    ]
    return (
        f'<path d="{cut([*edge, (WIDTH + 60.0, DEEP), (-60.0, DEEP)], 60, 4, seed)}" fill="var(--{fill})"/>'
    )


def _tufts() -> str:
    luck = Random(7)
    blades = []
    for _ in range(110):
        x, y = luck.randrange(WIDTH), HORIZON + 90 + luck.random() * (DEEP - HORIZON - 200)
        for blade in range(5):
            bend, height = (luck.random() - 0.5) * 9, 9 + luck.random() * 11
            blades.append(
                f"M{number(x + 4 * blade)} {number(y)}q{number(bend * 0.3)} {number(-height * 0.6)}"
                f" {number(bend)} {number(-height)}"
            )
    return f'<path d="{"".join(blades)}" fill="none" stroke="var(--tuft)" stroke-width="1.6" stroke-linecap="round"/>'


def _circle() -> str:
    light = f'<path d="M{MIDDLE - 60:g} 204H{MIDDLE + 60:g}L{MIDDLE + 280:g} 466H{MIDDLE - 280:g}Z" fill="var(--sunglow)" opacity=".3"/>'
    parts = [light]
    for seed, (aside, size) in enumerate(STONES):
        x, width, height = MIDDLE + aside, 26 * size, 66 * size
        corners = [(x - width / 2, BASE + 8), (x - width / 2 + 3, BASE - height)]
        corners += [(x + width / 2 - 3, BASE - height - 2), (x + width / 2, BASE + 8)]
        shade = f"M{x + 2:g} {BASE - height + 4:g}L{x + width / 2 - 3:g} {BASE - height:g}L{x + width / 2:g} {BASE + 8:g}H{x + 4:g}Z"
        parts.append(f'<path d="{cut(corners, 14, 2, 80 + seed)}" fill="var(--mega-2)"/>')
        parts.append(f'<path d="{shade}" fill="var(--mega-3)"/>')
    for seed, (left, right, size, high) in enumerate(LINTELS):
        y = BASE - 66 * high - 1
        far_left, far_right = MIDDLE + left - 24 * size, MIDDLE + right + 24 * size
        corners = [
            (far_left, y + 4),
            (far_left + 2, y - 15 * size),
            (far_right - 2, y - 16 * size),
            (far_right, y + 4),
        ]
        parts.append(f'<path d="{cut(corners, 20, 2, 90 + seed)}" fill="var(--mega-1)"/>')
        under = f"M{far_left:g} {y + 4:g}H{far_right:g}L{far_right - 1:g} {y - 3:g}H{far_left + 1:g}Z"
        parts.append(f'<path d="{under}" fill="var(--mega-3)"/>')
    return "".join(parts)
