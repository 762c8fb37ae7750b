"""Matches that are over, from the golden records."""

from pathlib import Path
from typing import Final

from trilith.core.match import Match
from trilith.core.record import Record, parse_record
from trilith.games import game_named

RECORDS: Final = Path(__file__).parents[1] / "records"


def finished(name: str) -> Match:
    """A match of four of this game, to its end."""
    return so_far(name, None)


def so_far(name: str, lines: int | None) -> Match:
    """The same match when it had come so far."""
    record = parse_record((RECORDS / f"{name}-4.txt").read_text(encoding="utf-8"))
    return Match(game_named(name), Record(**{**vars(record), "lines": record.lines[:lines], "digests": {}}))


def practised(name: str) -> Match:
    """The same match for practice, with a torch lit on the way."""
    record = finished(name).setup
    return Match(game_named(name), Record(**{**vars(record), "practice": [(0, 0)], "torches": [(0, 0)]}))


def last_lines(name: str, lines: int) -> Match:
    """The end of the same match alone, which takes little time to review."""
    return last_lines_of(finished(name), lines)


def last_lines_of(match: Match, lines: int) -> Match:
    """The end of a match as one of its own: it begins with the position before so many last lines."""
    begun = match.version - lines
    setup = {**vars(match.setup), "position": match.game.dump(match.rebuild(begun)), "digests": {}}
    return Match(match.game, Record(**{**setup, "lines": match.record[begun:]}))
