"""Records from elsewhere: a file becomes a match that is over, which anybody with its address may look at."""

import re
from dataclasses import replace
from typing import Final

from trilith.bots.registry import is_installed
from trilith.core.errors import BadPosition, BadRecord
from trilith.core.game import ImpossiblePosition
from trilith.core.match import Match
from trilith.core.record import Record, parse_record
from trilith.server.errors import MissingPack, PackNotHere, TooManyLines
from trilith.server.pack_registry import PackRegistry
from trilith.server.rooms.match_factory import stored_as
from trilith.server.storage.models import BOT, OVER, PERSON, Brought, Origin, Person, Sitter, StoredMatch
from trilith.server.wire.requests import NAME_PATTERN

HERE: Final = "you"  # whom records of the terminal call so
NAME: Final = re.compile(NAME_PATTERN)


def brought_match(
    text: str, file: str, host: Person, pack_registry: PackRegistry
) -> tuple[StoredMatch, list[str]]:
    """The match that a file holds, and its lines; what is none is refused with the line of the file.

    A record that ends before its game does is as open as one that is over: whoever has the file has all of it.
    """
    record = parse_record(text)
    match = _played(record, text, pack_registry)
    sitters = [_sitter(name, seat, host) for seat, name in enumerate(_names(record))]
    stored = stored_as(match.to_record(), host, sitters)
    stored.status = OVER
    stored.brought = Brought(file, None if match.over else text.count("\n"))
    if record.branch is not None:
        first = match.game.round(match.rebuild(0))
        stored.origin = Origin(record.branch.match, record.branch.lines, first, stored.created, file)
    return stored, match.record


def _played(record: Record, text: str, pack_registry: PackRegistry) -> Match:
    """The match of a record, held to the rules."""
    try:
        game = pack_registry.for_match(record.game, record.pack)
    except MissingPack as missing:
        raise PackNotHere(line=_line_of(text, "pack"), **missing.about) from missing
    game.start(
        record.seats, record.options
    )  # refuses what the game cannot be, even if it begins with a position
    if len(record.lines) > game.longest:
        raise TooManyLines(line=record.places[game.longest], most=game.longest)
    try:
        return Match(game, replace(record, pack=game.pack.signature()))  # under the name that it has here
    except (BadPosition, ImpossiblePosition) as error:
        line = _line_of(text, "position")
        raise BadRecord(line=line, text="position", problem="position", rule="") from error


def _line_of(text: str, key: str) -> int:
    """The line of the header that has this key."""
    rows = text.split("\n")
    return next((at for at, row in enumerate(rows, start=1) if row.startswith(f"{key}:")), 1)


def _names(record: Record) -> list[str]:
    """Everybody's name, or nobody's where there are not as many as seats."""
    return record.players if len(record.players) == record.seats else [""] * record.seats


def _sitter(name: str, seat: int, host: Person) -> Sitter:
    """Who sat there: a bot that this server has, or else somebody by name; it is nobody of this server."""
    if is_installed(name):
        return Sitter(BOT, name, bot=name)
    kind, _, called = name.partition(":")
    if kind == HERE:
        name = called.strip() or host.name
    return Sitter(PERSON, name if NAME.match(name) else str(seat + 1))
