"""A lesson as a client is told it: what is said, the place to come back with, and the table change by change."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from trilith.core.forecast import Forecaster
from trilith.core.game import View
from trilith.core.history import points_by_round
from trilith.core.match import Match
from trilith.core.state import CHANCE, Event
from trilith.games import game_named, teaching_of
from trilith.lessons.library import lesson_named
from trilith.lessons.machine import ACT, TAKE_BACK, Lesson
from trilith.lessons.saying import OTHER, show
from trilith.server.rooms.telling import described, earlier, objection_to, result_of, seen_from
from trilith.server.storage.models import OVER, PLAYING, Learned
from trilith.server.wire.requests import AskInLesson, LessonCall, Place
from trilith.words import Words

LEARNER: Final = Lesson.learner


@dataclass(frozen=True)
class Change:
    """A decision with the luck that followed it, and the lines of the record after it."""

    events: list[Event]
    after: int


def taken_up(game: str, name: str, place: Place | None) -> Lesson:
    """A lesson at its beginning, or at a place."""
    kept = None if place is None else place.model_dump()
    return Lesson(game_named(game), lesson_named(game, name), kept)


def objection_in(game: str, name: str, asked: AskInLesson) -> tuple[bool, str | None]:
    """Whether the learner may take an action now, and if not, the rule against it."""
    return objection_to(taken_up(game, name, asked.place).match, LEARNER, asked.action)


def learned_by(answer: View) -> Learned:
    """How far whoever is answered so has come; a lesson that is done begins anew."""
    shown: Any = answer["shown"]
    done = shown["state"] == "done"
    place: Any = None if done else answer["place"]
    return Learned(shown["game"], shown["lesson"], place, done)


class Teacher:
    """Carries out what somebody asks of a lesson, and tells what came of it."""

    def __init__(self, forecaster: Forecaster, learner: str, words: Words) -> None:
        """`learner` is the name of whoever learns."""
        self._forecaster = forecaster
        self._learner = learner
        self._words = words

    def answer(self, game: str, name: str, asked: LessonCall) -> View:
        """What a client is told: all that stands when it begins or something was taken back, or else what came after."""
        lesson = taken_up(game, name, asked.place)
        known, could = lesson.match.version, lesson.can
        if asked.call == "act":
            lesson.act_all(asked.actions)
        elif asked.call == "go_on":
            lesson.go_on()
        elif asked.call == "take_back":
            lesson.take_back()
        elif asked.call == "show_me":
            lesson.show_me()
        else:
            known = -1
        if lesson.match.version < known or asked.version == 0:
            known = -1
        same = lesson.match.version == known and _offers(could) == _offers(lesson.can)
        return {
            "shown": show(lesson, self._words),
            "place": lesson.place(),
            "told": [] if same else list(self._told(lesson, known, asked.version)),
        }

    def _told(self, lesson: Lesson, known: int, version: int) -> Iterator[View]:
        """The changes after so many lines with the table after each, numbered on from a version; the last as it is now."""
        changes = list(changes_of(lesson.match))
        if known < 0:
            events = [event for change in changes for event in change.events]
            yield self._message(lesson, lesson.match, events, 0, version + 1)
            return
        new = [change for change in changes if change.after > known]
        for number, change in enumerate(new, start=version):
            now = change is new[-1]
            match = lesson.match if now else earlier(lesson.match, change.after)
            yield self._message(lesson, match, change.events, number, number + 1)
        if not new:  # what may be done can have changed all the same
            yield self._message(lesson, lesson.match, [], version, version + 1)

    def _message(self, lesson: Lesson, match: Match, events: list[Event], since: int, version: int) -> View:
        now, game = match is lesson.match, match.game
        table = {**seen_from(match, LEARNER, version, self._forecaster)}
        if not now or ACT not in lesson.can:  # whoever is answered first takes back or goes on
            table.update(choices=[], runs=[])
        return {
            "kind": "moved",
            "since": since,
            "events": described(game, events, LEARNER),
            "match": lesson.script.name,
            **table,
            "status": OVER if match.over else PLAYING,
            "undo": int(now and TAKE_BACK in lesson.can),
            "seats": self._seats(lesson),
            "rematch": None,
            "hold": 0,
            "result": result_of(match, [False] * match.setup.seats, points_by_round(match))
            if match.over
            else None,
        }

    def _seats(self, lesson: Lesson) -> list[View]:
        """The learner, and a bot with the face of whoever the lessons speak of."""
        script, words = lesson.script, self._words
        face: str = teaching_of(script.game).OTHER  # a game without characters has none
        bot = f"{script.other}/{face}" if face else script.other
        sits = {"free": False, "stand_in": None, "assisted": False, "claimed": False}
        return [
            {"kind": "person", "name": self._learner, "bot": None, "present": True, **sits},
            {"kind": "bot", "name": words.say(OTHER), "bot": bot, "present": False, **sits},
        ]


def _offers(can: list[str]) -> tuple[bool, bool]:
    """Whether the table offers moves, and taking back."""
    return ACT in can, TAKE_BACK in can


def changes_of(match: Match) -> Iterator[Change]:
    """What happened in a match from its start on, decision by decision; consecutive ones of the learner are one."""
    lines, deciders = match.record, match.deciders
    replayed = earlier(match, 0)
    events: list[Event] = []
    for at, line in enumerate(lines):
        events += replayed.step(line)
        following = deciders[at + 1] if at + 1 < len(lines) else None
        decider = next((each for each in reversed(deciders[: at + 1]) if each != CHANCE), CHANCE)
        if following != CHANCE and not (following == decider == LEARNER):
            yield Change(events, at + 1)
            events = []
