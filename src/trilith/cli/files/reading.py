"""Reads records and positions from files; every failure is an error with a name."""

import errno
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from trilith.cli.chosen_game import chosen_game
from trilith.cli.errors import NoSuchFile
from trilith.core.errors import BadPosition, TrilithError
from trilith.core.game import Game, Position
from trilith.core.match import Match
from trilith.core.record import Record, parse_record
from trilith.core.state import State
from trilith.study.positions import PACK, game_named_in, without_pack


def reason(error: OSError) -> str:
    """The name of what the system objects to, which the locale files have words for."""
    return errno.errorcode.get(error.errno or 0, str(error.strerror))


def read_bytes(path: Path) -> bytes:
    """What is in a file."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise NoSuchFile(file=str(path), reason=reason(error)) from error


def read_text(path: Path) -> str:
    """The text of a file."""
    try:
        return read_bytes(path).decode("utf-8")
    except UnicodeDecodeError as error:
        raise NoSuchFile(file=str(path), reason="not-text") from error


def read_record(path: Path) -> Record:
    """The record in a file."""
    return parse_record(read_text(path))


def read_match(path: Path, pack: Path | None = None) -> Match:
    """The match whose record is in a file, played as far as the record goes."""
    record = read_record(path)
    game = chosen_game(record.game, pack)
    with about_game(game):
        return Match(game, record)


def read_position(path: Path) -> Position:
    """The JSON object in a file; whether it is a position is for its game to say."""
    try:
        data = json.loads(read_text(path))
    except json.JSONDecodeError as error:
        where = f"{path}:{error.lineno}:{error.colno}"
        raise BadPosition(where=where, problem="not-json", value=error.msg) from error
    except RecursionError as error:
        raise BadPosition(where=str(path), problem="not-json", value="[[[…") from error
    if not isinstance(data, dict):
        raise BadPosition(where=str(path), problem="not-an-object", value=type(data).__name__)
    return data


def game_of(position: Position, pack: Path | None = None) -> Game:
    """The game that a position names, once it is known to be of this pack, which is taken out."""
    game = chosen_game(game_named_in(position), pack)
    _, named = without_pack(position)
    game.pack.check(named)
    position.pop(PACK, None)
    return game


def load(game: Game, position: Position) -> State:
    """The position that data describes."""
    with about_game(game):
        return game.load(position)


@contextmanager
def about_game(game: Game) -> Iterator[None]:
    """Let an error say which game it is about, so that it finds its words."""
    try:
        yield
    except TrilithError as error:
        error.about.setdefault("game", game.name)
        raise
