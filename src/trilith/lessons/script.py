"""A lesson as it is written down, and its reading; whatever is damaged is refused with file, place and problem."""

import tomllib
from dataclasses import dataclass, field
from typing import Any, Final

from trilith.lessons.errors import BadLesson
from trilith.lessons.expressions import Expression
from trilith.lessons.patterns import Pattern, read_pattern, read_run

USUAL_OTHER: Final = "easy"
Table = dict[str, Any]


@dataclass(frozen=True)
class Answer:
    """What is said to a move that was not asked for."""

    say: str
    to: tuple[Pattern, ...]
    goes_on: bool = False
    when: Expression | None = None
    numbers: dict[str, Expression] = field(default_factory=dict)


@dataclass(frozen=True)
class Remark:
    """What the companion says while somebody plays freely."""

    say: str
    when: Expression
    once: Expression
    numbers: dict[str, Expression] = field(default_factory=dict)
    points: tuple[str, ...] = ()
    at: Expression | None = None  # further things to point at


@dataclass(frozen=True)
class Step:
    """One step: what the others do first, what is pointed at, and what it waits for."""

    points: tuple[str, ...] = ()
    numbers: dict[str, Expression] = field(default_factory=dict)
    others: tuple[str, ...] = ()
    luck: tuple[str, ...] = ()
    event: bool = False
    runs: tuple[tuple[Pattern, ...], ...] = ()
    free: Expression | None = None
    show: tuple[str, ...] = ()
    only: Expression | None = None
    answers: tuple[Answer, ...] = ()
    remarks: tuple[Remark, ...] = ()


@dataclass(frozen=True)
class Beginning:
    """How the game stands when a lesson begins: a seeded beginning, and what is laid over it."""

    seed: int = 1
    options: dict[str, int] = field(default_factory=dict)
    lines: tuple[str, ...] = ()
    luck: tuple[str, ...] = ()
    position: Table = field(default_factory=dict)


@dataclass(frozen=True, eq=False)
class Script:
    """One lesson of a game; each is read once, and the same only as itself."""

    game: str
    name: str
    number: int
    minutes: float
    rules: tuple[str, ...]
    other: str
    beginning: Beginning
    steps: tuple[Step, ...]
    file: str
    companion: tuple[Remark, ...] = ()  # what the companion says in matches, besides the remarks of a step


class _Entry:
    """One table of a lesson's file; every key must be known and be what it should be."""

    def __init__(self, file: str, where: str, data: object) -> None:
        self._file = file
        self._where = where
        if not isinstance(data, dict):
            raise self.wrong("", "not-a-table")
        self._data: Table = dict(data)

    def wrong(self, key: str, problem: str, value: object = "") -> BadLesson:
        where = ".".join(filter(None, (self._where, key)))
        return BadLesson(file=self._file, where=where or "lesson", problem=problem, value=str(value))

    def get(self, key: str, kind: type, default: Any = None) -> Any:
        value = self._data.pop(key, default)
        if value is None:
            raise self.wrong(key, "missing")
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.wrong(key, "wrong-kind", value)
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        value = self._data.pop(key, [])
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            raise self.wrong(key, "wrong-kind", value)
        return tuple(value)

    def expression(self, key: str, default: str | None = None) -> Expression | None:
        if key not in self._data and default is None:
            return None
        return self._expression(key, self.get(key, str, default))

    def _expression(self, key: str, text: object) -> Expression:
        try:
            return Expression(str(text))
        except ValueError as error:
            raise self.wrong(key, "no-expression", text) from error

    def numbers(self) -> dict[str, Expression]:
        found: Table = self.get("numbers", dict, {})
        return {name: self._expression(f"numbers.{name}", text) for name, text in found.items()}

    def runs(self) -> tuple[tuple[Pattern, ...], ...]:
        try:
            return tuple(read_run(text) for text in self.texts("do"))
        except ValueError as error:
            raise self.wrong("do", "no-pattern", error) from error

    def patterns(self, key: str) -> tuple[Pattern, ...]:
        value = self._data.pop(key, None)
        try:
            return tuple(read_pattern(text) for text in ([value] if isinstance(value, str) else value or []))
        except (ValueError, AttributeError) as error:
            raise self.wrong(key, "no-pattern", value) from error

    def entries(self, key: str) -> "list[_Entry]":
        found = self.get(key, list, [])
        path = f"{self._where}.{key}" if self._where else key
        return [_Entry(self._file, f"{path}.{at}", data) for at, data in enumerate(found, start=1)]

    def entry(self, key: str) -> "_Entry":
        return _Entry(self._file, key, self.get(key, dict, {}))

    def finish(self) -> None:
        for key in self._data:
            raise self.wrong(key, "unknown")


def read_script(game: str, number: int, name: str, file: str, text: str) -> Script:
    """The lesson in a file's text."""
    try:
        top = _Entry(file, "", tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BadLesson(file=file, where="lesson", problem="not-toml", value=str(error)) from error
    position: Table = top.get("position", dict, {})
    script = Script(
        game,
        name,
        number,
        minutes=top.get("minutes", int | float),  # type: ignore[arg-type]  # isinstance takes it
        rules=top.texts("rules"),
        other=top.get("other", str, USUAL_OTHER),
        beginning=_beginning(top.entry("beginning"), position),
        steps=tuple(_step(entry) for entry in top.entries("step")),
        file=file,
        companion=tuple(_remark(each) for each in top.entries("companion")),
    )
    top.finish()
    if not script.steps:
        raise BadLesson(file=file, where="step", problem="missing", value="")
    return script


def _beginning(entry: _Entry, position: Table) -> Beginning:
    found = Beginning(
        entry.get("seed", int, 1),
        entry.get("options", dict, {}),
        entry.texts("lines"),
        entry.texts("luck"),
        position,
    )
    entry.finish()
    return found


def _step(entry: _Entry) -> Step:
    step = Step(
        points=entry.texts("points"),
        numbers=entry.numbers(),
        others=entry.texts("others"),
        luck=entry.texts("luck"),
        event=entry.get("event", bool, False),
        runs=entry.runs(),
        free=entry.expression("free"),
        show=entry.texts("show"),
        only=entry.expression("only"),
        answers=tuple(_answer(each) for each in entry.entries("answer")),
        remarks=tuple(_remark(each) for each in entry.entries("remark")),
    )
    entry.finish()
    if bool(step.runs) + bool(step.free) + step.event > 1:
        raise entry.wrong("do", "several-waits")
    if (step.answers and not step.runs and not step.free) or (step.remarks and not step.free):
        raise entry.wrong("answer" if step.answers else "remark", "nothing-to-answer")
    return step


def _answer(entry: _Entry) -> Answer:
    answer = Answer(
        entry.get("say", str),
        entry.patterns("to"),
        entry.get("goes_on", bool, False),
        entry.expression("when"),
        entry.numbers(),
    )
    entry.finish()
    if not answer.to:
        raise entry.wrong("to", "missing")
    return answer


def _remark(entry: _Entry) -> Remark:
    when, once = entry.expression("when", "1"), entry.expression("once", "1")
    assert when is not None
    assert once is not None
    remark = Remark(
        entry.get("say", str), when, once, entry.numbers(), entry.texts("points"), entry.expression("at")
    )
    entry.finish()
    return remark
