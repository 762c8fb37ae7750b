"""What a lesson says now, in words: everything that a client shows besides the table."""

from typing import Any, Final, TypedDict

from trilith.games import teaching_of
from trilith.lessons.expressions import Expression
from trilith.lessons.library import after, lessons_of
from trilith.lessons.machine import Lesson
from trilith.lessons.script import Script
from trilith.lessons.seeing import Seeing, things
from trilith.words import Words

MARK: Final = "**"
NAME: Final = ":"
GENERAL: Final = "lesson-general-answer"
OTHER: Final = "lesson-other"


class Piece(TypedDict):
    """A piece of what is said; a strong one is what to keep, or what is asked."""

    text: str
    strong: bool


class Entry(TypedDict):
    """A lesson in a list of lessons."""

    lesson: str
    number: int
    title: str
    aim: str
    minutes: float
    rules: list[str]


class Shown(TypedDict):
    """What clients show of a lesson (docs/lessons.md)."""

    game: str
    lesson: str
    number: int
    of: int
    title: str
    minutes: float
    other: str
    step: int
    steps: int
    state: str
    said: list[Piece]
    points: list[str]
    names: list[str]
    asked: list[str]
    can: list[str]
    shown: int
    afterwards: list[str]
    next: str | None


def entries(game: str, words: Words) -> list[Entry]:
    """The lessons of a game as they stand in a list."""
    return [
        {
            "lesson": script.name,
            "number": script.number,
            "title": words.say(key(script)),
            "aim": words.attribute(key(script), "aim"),
            "minutes": script.minutes,
            "rules": list(script.rules),
        }
        for script in lessons_of(game)
    ]


def show(lesson: Lesson, words: Words) -> Shown:
    """What clients show of a lesson now."""
    script, follows = lesson.script, after(lesson.script)
    return {
        "game": script.game,
        "lesson": script.name,
        "number": script.number,
        "of": len(lessons_of(script.game)),
        "title": words.say(key(script)),
        "minutes": script.minutes,
        "other": words.say(OTHER),
        "step": min(lesson.number, len(script.steps)),
        "steps": len(script.steps),
        "state": lesson.state,
        "said": said(lesson, words),
        "points": points(lesson),
        "names": [thing(script.game, each, words) for each in points(lesson)],
        "asked": lesson.asked(),
        "can": lesson.can,
        "shown": lesson.shown,
        "afterwards": afterwards(script, words) if lesson.done else [],
        "next": None if follows is None else follows.name,
    }


def key(script: Script) -> str:
    """The key of a lesson's title, with which the keys of all its words begin."""
    return f"lesson-{script.name}"


def afterwards(script: Script, words: Words) -> list[str]:
    """What one knows after a lesson, line by line."""
    return words.attribute(key(script), "afterwards").splitlines()


def points(lesson: Lesson) -> list[str]:
    """What is pointed at; what the learner has taken from the table in this step is there no more."""
    step, remark = lesson.step, lesson.remark()
    if step is None:
        return []
    named = list(remark.points if remark is not None else step.points)
    if remark is not None and remark.at is not None:
        named += _seeing(lesson).value(remark.at, lesson.seen())
    if not named or not lesson.begun:
        return named
    on_table = things(lesson.game, lesson.game.view(lesson.match.state, lesson.learner))
    return [each for each in named if each in on_table]


def thing(game: str, pointed: str, words: Words) -> str:
    """The word for something that is pointed at: its own, or that of its kind with its name, or its name alone."""
    kind, _, name = pointed.partition(NAME)
    families: dict[str, str] = teaching_of(game).FAMILIES
    named = words.name(families[kind], name) if kind in families else name
    for own in (f"thing-{kind}-{name}", f"thing-{kind}"):
        if words.has(own):
            return words.say(own, name=named)
    return named


def said(lesson: Lesson, words: Words) -> list[Piece]:
    """What is said now, in pieces."""
    step, answered = lesson.step, lesson.answered
    if step is None:
        return []
    own = f"{key(lesson.script)}-{lesson.number}"
    if answered is not None:
        if not answered.say:
            return pieces(words.say(GENERAL))
        given = next(answer for answer in step.answers if answer.say == answered.say)
        return _spoken(lesson, words, f"{own}-{given.say}", given.numbers, True)
    if step.remarks:
        remark = lesson.remark()
        if remark is None:
            return []
        return _spoken(lesson, words, f"{own}-{remark.say}", remark.numbers, True)
    return _spoken(lesson, words, own, step.numbers, False)


def _spoken(
    lesson: Lesson, words: Words, text: str, numbers: dict[str, Expression], now: bool
) -> list[Piece]:
    seen = lesson.seen(now) if numbers else {}
    seeing = _seeing(lesson)
    about = {name: word_of(words, seeing.value(number, seen)) for name, number in numbers.items()}
    return pieces(words.say(text, **about))


def _seeing(lesson: Lesson) -> Seeing:
    return Seeing(lesson.game, lesson.learner, lesson.script.file)


def word_of(words: Words, value: Any) -> object:
    """A number as it is; the name of a thing, written `kind:name`, as its word."""
    if isinstance(value, str) and NAME in value:
        kind, _, name = value.partition(NAME)
        return words.name(kind, name)
    return value


def pieces(text: str) -> list[Piece]:
    """A text in pieces, those between two marks strong."""
    found: list[Piece] = []
    for at, part in enumerate(text.split(MARK)):
        if part:
            found.append({"text": part, "strong": at % 2 == 1})
    return found


def plain(said: list[Piece]) -> str:
    """What is said, without marks."""
    return "".join(piece["text"] for piece in said)
