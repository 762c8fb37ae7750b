"""The ladder: every level against the one below it, as a table for docs/strength.md."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

from trilith.arena.playing import Deal, Outcome
from trilith.arena.seating import balanced
from trilith.arena.standing import Standing, standings
from trilith.bots.levels import LEVELS

PERCENT: Final = 100


@dataclass(frozen=True)
class Rung:
    """A level, the one below it, and what they have to play: alone against all others at the table."""

    level: str
    below: str
    deals: list[Deal]


def rungs(seats: int, games: int, seed: int) -> list[Rung]:
    """Every level but the lowest, which is measured against nobody."""
    names = list(LEVELS)
    found = []
    for below, level in pairwise(names):
        bots = (level, *[below] * (seats - 1))
        found.append(Rung(level, below, balanced(bots, seats, games, seed)))
    return found


def row(rung: Rung, seats: int, outcomes: Sequence[Outcome]) -> str:
    """One line of the table."""
    by_bot = {each.bot: each for each in standings(outcomes)}
    mine, theirs = by_bot[rung.level], by_bot[rung.below]
    return (
        f"| {rung.level} | {seats - 1} × {rung.below} | {mine.games} | {_share(mine)} "
        f"| {mine.points:.0f} : {theirs.points:.0f} | {mine.milliseconds:.1f} |"
    )


def table(rows: Sequence[str]) -> str:
    """The whole table in Markdown."""
    head = "| level | against | games | wins | points | ms a decision |\n|---|---|---|---|---|---|"
    return "\n".join([head, *rows])


def put_into(page: Path, game: str, seats: int, text: str) -> None:
    """Put a table in its place in a page: between two comments that name it, or at the end with such comments."""
    first, last = f"<!-- ladder {game} {seats} -->", f"<!-- end of ladder {game} {seats} -->"
    said = page.read_text(encoding="utf-8") if page.is_file() else "# How strong the bots are\n"
    before, found, rest = said.partition(first)
    after = rest.partition(last)[2] if found else "\n"
    gap = "" if found else "\n"
    page.write_text(f"{before}{gap}{first}\n\n{text}\n\n{last}{after}", encoding="utf-8")


def _share(mine: Standing) -> str:
    wins = mine.wins
    return f"{wins.share:.0%} ({wins.low * PERCENT:.0f}–{wins.high * PERCENT:.0f})"
