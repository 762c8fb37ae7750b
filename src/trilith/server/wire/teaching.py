"""Responses of whatever teaches: lessons, the companion and the torch."""

from typing import Literal

from trilith.server.wire.requests import LearnedLesson, Message, Place, Version
from trilith.server.wire.responses import Named, PackInfo, TableMoved


class Amount(Message):
    """So much of something that forecasts count; by luck from `low` to `high`."""

    name: str
    low: int
    high: int


class Hindered(Message):
    """A rival who can expect so many points less than if anything else were done."""

    seat: int
    points: int


class Risk(Message):
    """What a candidate risks or costs later; what does not belong to its kind is empty.

    `hunger`: `count` of `name` are still missing; `nothing`: in `count` cases of a hundred luck brings no `name`;
    `spent`: no `name` is left; `answer`: `seat` is likely to do `action` next, which is another of the candidates.
    """

    kind: Literal["hunger", "nothing", "spent", "answer"]
    name: str
    count: int
    seat: int | None
    action: Named | None


class Reasoned(Message):
    """Something worth a thought: what is to be sent for it, and its reasons.

    `prepares` is what the seat would do next, where the action alone brings nothing.
    """

    actions: list[str]
    action: Named
    brings: list[Amount]
    costs: list[Amount]
    prepares: list[Named]
    hinders: list[Hindered]
    risks: list[Risk]


class Suggestion(Reasoned):
    """Something that a good player thinks of, with its figures; without learned values there are none."""

    chance: float | None
    points: float | None


class Hint(Message):
    """The torch: what a good player thinks of in this decision; `only` is all there is to do, if that is one thing."""

    version: Version
    seat: int
    candidates: list[Suggestion]
    equal: bool
    only: Named | None


class Spoken(Message):
    """A piece of what is said; a strong one is what to keep, or what is asked."""

    text: str
    strong: bool


class Heard(Message):
    """What the companion could say: once for each moment, with the things that it points at."""

    say: str
    moment: str
    said: list[Spoken]
    points: list[str]


class CompanionSays(Message):
    """Everything that the companion could say to a seat that decides now, the most urgent first."""

    version: Version
    remarks: list[Heard]


class LessonInfo(Message):
    """A lesson as it stands in a list: its id, its place on the way, and what it teaches."""

    lesson: str
    number: int
    title: str
    aim: str
    minutes: float
    rules: list[str]


class Lessons(Message):
    """The lessons of a game in their order, and the component pack that they are played with."""

    lessons: list[LessonInfo]
    pack: PackInfo


class LearnedLessons(Message):
    """How far somebody has come, in every lesson that was begun or done."""

    lessons: list[LearnedLesson]


class LessonShown(Message):
    """What clients show of a lesson beside the table; docs/lessons.md tells of each field."""

    game: str
    lesson: str
    number: int
    of: int
    title: str
    minutes: float
    other: str
    step: int
    steps: int
    state: Literal["look", "event", "ask", "free", "answer", "done"]
    said: list[Spoken]
    points: list[str]
    names: list[str]
    asked: list[str]
    can: list[Literal["act", "go_on", "take_back", "show_me"]]
    shown: int
    afterwards: list[str]
    next: str | None


class LessonAnswer(Message):
    """What is shown of a lesson, the place to bring along next time, and what happened with the table after each change.

    Nothing is told of a table that has not changed.
    """

    shown: LessonShown
    place: Place
    told: list[TableMoved]
