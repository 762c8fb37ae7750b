"""What can go wrong with lessons; the words of each error are in the locale files."""

from trilith.core.errors import TrilithError


class NoLessons(TrilithError):
    """The game has no lessons."""


class NoSuchLesson(TrilithError):
    """The game has no lesson of that name or number."""


class BadLesson(TrilithError):
    """A lesson's file is damaged: which file, where in it, and what is wrong."""


class BadPlace(TrilithError):
    """A saved place does not fit its lesson."""


class LessonWaits(TrilithError):
    """A lesson waits for something else than what was asked of it."""
