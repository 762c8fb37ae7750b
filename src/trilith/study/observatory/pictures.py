"""The pictures of a report: uprights for wins, heaps of pebbles for changes of the lead, a beam for luck and choices."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from trilith.study.observatory.report import Figure
from trilith.study.observatory.shapes import cut, number, pebble, upright

WIDE: Final = 380
HIGHEST_HEAP: Final = 20  # pebbles, about
TILT: Final = 9.0  # degrees of the beam when all lies on one side
EDGE: Final = 'stroke="var(--piece-line)" stroke-width="1.4"'
Write = Callable[[float, int], str]  # a number with so many decimals, as the language writes it


def uprights(
    figures: Sequence[Figure], names: Sequence[str], even: float, even_name: str, told: str, write: Write
) -> str:
    """Wins as standing stones, each with its whisker, and a dotted line at even."""
    base, most = 170.0, max(even, *(each.high or each.mean for each in figures))
    scale, apart = 118 / most, (WIDE - 20) / len(figures)
    parts = []
    for at, (each, name) in enumerate(zip(figures, names, strict=True)):
        x, height = 10 + apart * (at + 0.5), each.mean * scale
        parts.append(f'<path d="{upright(x, base, 52, height, 60 + at)}" fill="var(--mega-1)" {EDGE}/>')
        parts.append(
            f'<path d="M{number(x + 8)} {number(base - height + 8)}L{number(x + 23)} {base - 2}H{number(x + 4)}Z" fill="var(--mega-2)"/>'
        )
        above = base - (each.high or each.mean) * scale
        if each.low is not None and each.high is not None:
            low = base - each.low * scale
            parts.append(
                f'<path d="M{number(x)} {number(above)}V{number(low)}M{number(x - 5)} {number(above)}h10M{number(x - 5)} {number(low)}h10"'
                ' stroke="var(--ink)" stroke-width="1.8"/>'
            )
        parts.append(f'<text x="{number(x)}" y="{number(above - 8)}" class="v">{write(each.mean, 1)}</text>')
        parts.append(f'<text x="{number(x)}" y="{base + 20:g}" class="c">{escape(name)}</text>')
    line = number(base - even * scale)
    parts.append(
        f'<path d="M4 {line}H{WIDE - 4}" stroke="var(--ink-2)" stroke-width="1.6" stroke-dasharray="2 5" stroke-linecap="round"/>'
    )
    parts.append(
        f'<text x="{WIDE}" y="{number(base - even * scale + 16)}" class="n" text-anchor="end">{escape(even_name)}</text>'
    )
    return _drawn(base + 28, told, parts)


def pebbles_for(counts: Sequence[int]) -> int:
    """How many games a pebble stands for, so that the highest heap has about twenty."""
    most = max(counts)
    return next(
        (unit for unit in (1, 2, 5, 10, 20, 50, 100, 200, 500) if most / unit <= HIGHEST_HEAP * 1.25), 1000
    )


def heaps(counts: Sequence[int], told: str) -> str:
    """A heap for each number of changes, two pebbles in a row."""
    unit, base, apart = pebbles_for(counts), 168.0, (WIDE - 12) / len(counts)
    often, parts = max(counts), []
    wide = min(8.0, apart / 4.4)  # half of a pebble
    for at, count in enumerate(counts):
        x = 6 + apart * (at + 0.5)
        for number_there in range(round(count / unit)):
            column, row = number_there % 2, number_there // 2
            across, up = x - wide + column * 2 * wide, base - wide - row * 1.5 * wide
            shape = pebble(across, up, wide, 0.75 * wide, at * 31 + number_there)
            fill = "p-stone-1" if count == often else "p-stone-2"
            parts.append(
                f'<path d="{shape}" fill="var(--{fill})" stroke="var(--piece-line)" stroke-width="1.1"/>'
            )
        name = f"{at}+" if at == len(counts) - 1 else str(at)
        parts.append(f'<text x="{number(x)}" y="{base + 18:g}" class="c">{name}</text>')
    parts.append(f'<path d="M2 {base:g}H{WIDE - 2}" stroke="var(--line-2)" stroke-width="1.6"/>')
    return _drawn(base + 26, told, parts)


def beam(share: float, luck: str, choices: str, told: str, write: Write) -> str:
    """Dice on one side for luck, stones on the other for what people decide, as heavy as their parts."""
    light = min(max(share, 0.0), 100.0)
    parts = [f'<path d="M190 66L166 128H214Z" fill="var(--mega-2)" {EDGE}/>']
    plank = cut([(34, 54), (346, 54), (346, 62), (34, 62)], 24, 1.2, 4)
    load = [f'<path d="{plank}" fill="var(--wood-1)" {EDGE}/>']
    for at in range(round(light / 8)):
        x, y = 60 + 24 * (at % 3), 42 - 22 * (at // 3)
        load.append(_die(x, y, (3, 5, 2, 6, 4, 1)[at % 6], (at * 37) % 20 - 10))
    for at in range(round((100 - light) / 8)):
        x, y = 270 + 24 * (at % 4), 45 - 15 * (at // 4)
        load.append(f'<path d="{pebble(x, y, 11, 8.4, 50 + at)}" fill="var(--p-stone-2)" {EDGE}/>')
    parts.append(
        f'<g transform="translate(0 8) rotate({number(TILT * (50 - light) / 50)} 190 58)">{"".join(load)}</g>'
    )
    for x, y, value, name in ((86, 118, share, luck), (300, 124, 100 - share, choices)):
        parts.append(f'<text x="{x}" y="{y}" class="v big">{write(value, 0)}</text>')
        parts.append(f'<text x="{x}" y="{y + 22}" class="c">{escape(name)}</text>')
    return _drawn(160, told, parts)


PIPS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def _die(x: float, y: float, face: int, turned: float) -> str:
    pips = "".join(
        f'<circle cx="{5 * across}" cy="{5 * down}" r="1.9" fill="var(--die-pip)"/>'
        for across, down in PIPS[face]
    )
    return (
        f'<g transform="translate({x:g} {y:g}) rotate({turned:g})"><rect x="-10" y="-10" width="20" height="20" rx="5"'
        f' fill="var(--die)" stroke="var(--die-edge)" stroke-width="1.4"/>{pips}</g>'
    )


def _drawn(height: float, told: str, parts: Sequence[str]) -> str:
    return f'<svg class="plot" viewBox="0 -24 {WIDE} {height + 24:g}" role="img" aria-label="{escape(told)}">{"".join(parts)}</svg>'
