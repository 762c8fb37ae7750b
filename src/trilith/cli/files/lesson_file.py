"""What is kept of learning: for each game the lessons that are done, and the place in the one that was left."""

import json
import os
from pathlib import Path
from typing import Any

from trilith.cli.files.home import home
from trilith.cli.files.reading import reason
from trilith.core.errors import NotSaved
from trilith.core.record import Record
from trilith.lessons.machine import Lesson
from trilith.lessons.place import Place


class Learned:
    """The file of one game; one that cannot be read or makes no sense is as if nothing had been learned."""

    def __init__(self, game: str) -> None:
        self.path = home() / "lessons" / f"{game}.json"
        kept = _read(self.path)
        done, place = kept.get("done"), kept.get("place")
        self.done: list[str] = [str(name) for name in done] if isinstance(done, list) else []
        self.place: Place | None = place if isinstance(place, dict) else None

    def place_in(self, lesson: str) -> Place | None:
        """The place that was kept in a lesson, if it is in this one."""
        return self.place if self.place is not None and self.place.get("lesson") == lesson else None

    def finish(self, lesson: str) -> None:
        """A lesson is done."""
        if lesson not in self.done:
            self.done.append(lesson)
        self.place = None
        self.write()

    def write(self) -> None:
        """Keep all of it; the old file stays until the new one is written."""
        fresh = self.path.with_name(f".{self.path.name}.{os.getpid()}")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_text(json.dumps({"done": self.done, "place": self.place}), encoding="utf-8")
            os.replace(fresh, self.path)
        except OSError as error:
            raise NotSaved(file=str(self.path), reason=reason(error)) from error


class LessonFile:
    """Where the match of a lesson is kept: its place, in the file of what was learned."""

    def __init__(self, learned: Learned, lesson: Lesson) -> None:
        self.path = learned.path
        self._learned = learned
        self._lesson = lesson

    def keep(self) -> None:
        """Keep the place that was reached."""
        self._learned.place = self._lesson.place()
        self._learned.write()

    def append(self, lines: list[str]) -> None:
        """Keep what was played on."""
        self.keep()

    def rewrite(self, record: Record) -> None:
        """Keep what is left after something was taken back."""
        self.keep()


def _read(path: Path) -> dict[str, Any]:
    try:
        kept = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return kept if isinstance(kept, dict) else {}
