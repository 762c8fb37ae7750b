"""The place somebody has reached in a lesson, as small JSON."""

from dataclasses import dataclass, field
from typing import Any

from trilith.lessons.errors import BadPlace

Place = dict[str, Any]


@dataclass
class Answered:
    """A move that was answered: by which words, whether it may stand, and the version before it."""

    say: str  # "" for the general answer
    goes_on: bool
    back: int


@dataclass
class Progress:
    """How far a lesson has come, besides the record of its match."""

    step: int = 0  # counted from 0; as many as there are steps when the lesson is done
    marks: list[tuple[int, int]] = field(
        default_factory=list
    )  # each step: version when entered, when it waited
    answered: Answered | None = None
    shown: int = 0  # how often somebody asked to be shown what to do in this step
    told: dict[str, str] = field(default_factory=dict)  # by remark, for what moment it was last made
    remark: str = ""  # the one that is being made


def write_place(lesson: str, lines: list[str], progress: Progress) -> Place:
    """A place as JSON."""
    return {
        "lesson": lesson,
        "step": progress.step + 1,
        "marks": [list(mark) for mark in progress.marks],
        "lines": list(lines),
        "answer": None if progress.answered is None else vars(progress.answered).copy(),
        "shown": progress.shown,
        "told": dict(progress.told),
        "remark": progress.remark,
    }


def read_place(lesson: str, steps: int, place: object) -> tuple[list[str], Progress]:
    """The lines and the progress of a place; refuses what is none of this lesson."""
    try:
        lines, progress = _read(place)
        named = place["lesson"]  # type: ignore[index]  # _read has seen that it is a table
    except (KeyError, TypeError, ValueError) as error:
        raise BadPlace(lesson=lesson) from error
    marks = progress.marks
    flat = [version for mark in marks for version in mark]
    fits = (
        named == lesson
        and 0 <= progress.step <= steps
        and len(marks) == min(progress.step + 1, steps)
        and flat == sorted(flat)
        and (not flat or (flat[0] >= 0 and flat[-1] <= len(lines)))
    )
    answered = progress.answered
    if not fits or (answered is not None and not marks[-1][1] <= answered.back < len(lines)):
        raise BadPlace(lesson=lesson)
    return lines, progress


def _read(place: Any) -> tuple[list[str], Progress]:
    answer = place["answer"]
    answered = None
    if answer is not None:
        answered = Answered(str(answer["say"]), bool(answer["goes_on"]), int(answer["back"]))
    marks = [(int(entered), int(waited)) for entered, waited in place["marks"]]
    told = {str(say): str(moment) for say, moment in dict(place["told"]).items()}
    lines = place["lines"]
    if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
        raise TypeError(lines)
    return lines, Progress(
        int(place["step"]) - 1, marks, answered, int(place["shown"]), told, str(place["remark"])
    )
