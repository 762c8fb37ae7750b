"""A game that goes on from a moment of a record: who plays, and by which luck."""

import secrets
from pathlib import Path

from trilith.bots.registry import is_installed
from trilith.cli.errors import WrongSeatCount
from trilith.cli.files.reading import read_match
from trilith.cli.players import PERSON, split_seats, usual_seats
from trilith.core.game import Game
from trilith.core.record import Record
from trilith.study.branching import branch_of

SEED_BYTES = 32


def branched(
    path: Path, at: int | None, seats: str, seed: str, same_luck: bool, pack: Path | None
) -> tuple[Game, Record]:
    """The game of a record, and the record of a branch of it: after so many lines, or after all of them."""
    match = read_match(path, pack)
    named = split_seats(seats) if seats else seats_then(match.setup)
    if len(named) != match.setup.seats:
        raise WrongSeatCount(players=len(named), seats=match.setup.seats)
    fresh = "" if same_luck else seed or secrets.token_hex(SEED_BYTES)
    lines = match.version if at is None else at
    return match.game, branch_of(match, lines, path.stem, named, fresh)


def seats_then(record: Record) -> list[str]:
    """Who sat there, as one names them here: bots that are at hand are the same again, everybody else is a person."""
    if len(record.players) != record.seats:
        return usual_seats(record.seats)
    return [name if _is_known(name) else split_seats(f"{PERSON}:{name}")[0] for name in record.players]


def _is_known(name: str) -> bool:
    return name.partition(":")[0] == PERSON or ":" in name or is_installed(name)
