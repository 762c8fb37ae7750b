"""The lessons that there are, by game; each file is read once."""

import re
from functools import cache
from importlib.resources import files
from typing import Final

from trilith.games import GAMES, package_of
from trilith.lessons.errors import BadLesson, NoLessons, NoSuchLesson
from trilith.lessons.script import Script, read_script

FOLDER: Final = "lessons"
FILE: Final = re.compile(r"(\d\d)-([a-z0-9-]+)\.toml")


@cache
def _lessons(game: str) -> tuple[Script, ...]:
    folder = files(package_of(game)) / FOLDER
    if not folder.is_dir():
        return ()
    found = []
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        named = FILE.fullmatch(file.name)
        if named is not None:
            text = file.read_text(encoding="utf-8")
            found.append(read_script(game, int(named[1]), named[2], file.name, text))
    for number, script in enumerate(found, start=1):
        if script.number != number:
            raise BadLesson(file=script.file, where="lesson", problem="number", value=str(number))
    return tuple(found)


def lessons_of(game: str) -> tuple[Script, ...]:
    """All lessons of a game in their order; a game without any is refused by name."""
    found = _lessons(game)
    if not found:
        raise NoLessons(game=game, known=", ".join(taught()))
    return found


def taught() -> list[str]:
    """The games that have lessons."""
    return [game for game in GAMES if _lessons(game)]


def lesson_named(game: str, name: str) -> Script:
    """A lesson by its name or its number."""
    found = lessons_of(game)
    for script in found:
        if name in (script.name, str(script.number)):
            return script
    raise NoSuchLesson(game=game, lesson=name, known=", ".join(script.name for script in found))


def after(script: Script) -> Script | None:
    """The lesson that follows, if one does."""
    found = lessons_of(script.game)
    return found[script.number] if script.number < len(found) else None
