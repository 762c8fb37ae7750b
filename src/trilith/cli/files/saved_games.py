"""The games in the saves folder, and those of them that are not over."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from trilith.cli.errors import NoGameToResume
from trilith.cli.files.home import saves
from trilith.cli.files.reading import read_match
from trilith.cli.screen import Screen
from trilith.cli.style import QUIET
from trilith.core.errors import TrilithError
from trilith.core.match import Match
from trilith.words import words


@dataclass(frozen=True)
class Unfinished:
    """A saved game that can go on."""

    path: Path
    game: str
    players: list[str]
    steps: int
    touched: float


def saved_matches(pack: Path | None) -> Iterator[tuple[Path, Match]]:
    """Every saved game that this pack can play; files that are no games are left alone."""
    for path in saves().glob("*.record"):
        try:
            match = read_match(path, pack)
        except TrilithError:
            continue
        yield path, match


def unfinished(pack: Path | None) -> list[Unfinished]:
    """Every saved game that can go on with this pack, the newest first."""
    found = []
    for path, match in saved_matches(pack):
        if not match.over:
            players = match.setup.players
            found.append(Unfinished(path, match.game.name, players, match.version, path.stat().st_mtime))
    return sorted(found, key=lambda game: game.touched, reverse=True)


def newest_unfinished(pack: Path | None) -> Path:
    """The saved game that was played last."""
    found = unfinished(pack)
    if not found:
        raise NoGameToResume(folder=str(saves()))
    return found[0].path


def show_unfinished(screen: Screen, pack: Path | None) -> None:
    """A list of all saved games that can go on."""
    found = unfinished(pack)
    if not found:
        raise NoGameToResume(folder=str(saves()))
    for game in found:
        title = words(screen.words.language, game.game).say("game-title")
        steps = screen.words.say("cli-steps", steps=game.steps)
        when = f"{datetime.fromtimestamp(game.touched):%Y-%m-%d %H:%M}"
        screen.line(f"{when}  {title} · {', '.join(game.players)} · {steps}")
        screen.say("cli-saves-file", QUIET, file=str(game.path))
