"""Lessons to be tested: every one there is, and its moments."""

from collections.abc import Iterator
from typing import Final

import pytest

from trilith.games import game_named
from trilith.lessons.library import lessons_of, taught
from trilith.lessons.machine import Lesson
from trilith.lessons.script import Script

ALL: Final[list[Script]] = [script for game in taught() for script in lessons_of(game)]
MOST_CALLS: Final = 400  # no lesson is longer
every_lesson = pytest.mark.parametrize(
    "script", ALL, ids=lambda script: f"{script.game}-{script.number}-{script.name}"
)


def begun(script: Script) -> Lesson:
    """A lesson at its beginning."""
    return Lesson(game_named(script.game), script)


def moments(lesson: Lesson) -> Iterator[int]:
    """Play a lesson by its own steps, move by move; before each of them how many there were."""
    calls = 0
    while not lesson.done:
        assert calls < MOST_CALLS, f"{lesson.script.name} does not end"
        yield calls
        asked = lesson.asked()
        if lesson.done:
            return
        if lesson.answered is not None:
            lesson.go_on()
        elif asked:
            lesson.act(asked[0])
        else:
            lesson.do_it()
        calls += 1
