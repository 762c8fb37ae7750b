"""A lesson being played: a pure machine over a match; clients only show it and hand it what somebody does."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Final

from trilith.bots.steady import Steady
from trilith.core.errors import TrilithError
from trilith.core.game import Game
from trilith.core.match import Match
from trilith.core.record import Record
from trilith.core.state import NOBODY, Event
from trilith.lessons.beginning import record_of
from trilith.lessons.errors import BadLesson, BadPlace, LessonWaits
from trilith.lessons.patterns import Way, read_pattern
from trilith.lessons.place import Answered, Place, Progress, read_place, write_place
from trilith.lessons.playing import Playing
from trilith.lessons.script import Answer, Remark, Script, Step
from trilith.lessons.seeing import Seeing
from trilith.lessons.waiting import gives, stands, ways_of

LEARNER: Final = 0
HELPER: Final = "greedy"  # who shows what to do where everything is free
ACT, GO_ON, TAKE_BACK, SHOW_ME = "act", "go_on", "take_back", "show_me"


class Lesson:
    """One lesson at one place; `act`, `go_on`, `take_back` and `show_me` return what happened."""

    learner = LEARNER

    def __init__(self, game: Game, script: Script, place: object = None) -> None:
        """Begin a lesson, or take it up at a place."""
        self.game = game
        self.script = script
        self._record = record_of(game, script)
        self.match = Match(game, self._record)
        self._playing = Playing(self.match, LEARNER, Steady(script.other, script.beginning.seed))
        self._helper = Steady(HELPER, script.beginning.seed)
        self._progress = Progress()
        self._seeing = Seeing(game, LEARNER, script.file)
        if place is None:
            self.opening = self._enter()  # what happened before the learner could do anything
        else:
            self.opening = []
            self._take_up(place)

    # Where the lesson stands

    @property
    def step(self) -> Step | None:
        """The step that waits; none when the lesson is done."""
        at = self._progress.step
        return self.script.steps[at] if at < len(self.script.steps) else None

    @property
    def number(self) -> int:
        """The number of the step, counted from one."""
        return self._progress.step + 1

    @property
    def done(self) -> bool:
        """Whether the last step has been taken."""
        return self.step is None

    @property
    def begun(self) -> bool:
        """Whether something has been decided since the step began to wait."""
        return not self.done and self.match.version > self._progress.marks[-1][1]

    @property
    def answered(self) -> Answered | None:
        """The move that was answered and still stands, if there is one."""
        return self._progress.answered

    @property
    def shown(self) -> int:
        """How often somebody asked to be shown what to do in this step."""
        return self._progress.shown

    @property
    def state(self) -> str:
        """`look`, `event`, `ask`, `free`, `answer` or `done`."""
        step = self.step
        if step is None:
            return "done"
        if self.answered is not None:
            return "answer"
        if step.runs:
            return "ask"
        if step.free is not None:
            return "free"
        return "event" if step.event else "look"

    @property
    def can(self) -> list[str]:
        """What may be asked of the lesson now."""
        state = self.state
        found = []
        if state not in ("done", "answer") and self.match.state.actor() == LEARNER:
            found.append(ACT)
        if state in ("look", "event") or (self.answered is not None and self.answered.goes_on):
            found.append(GO_ON)
        if self.answered is not None or self._may_undo() < self.match.version:
            found.append(TAKE_BACK)
        if state not in ("done", "answer"):
            found.append(SHOW_ME)
        return found

    def asked(self) -> list[str]:
        """The legal actions that the step waits for now; first what "show me" would do."""
        if self.state != "ask" or self.match.state.actor() != LEARNER:
            return []
        waited = [pattern for way in self._ways() if (pattern := way.next()) is not None]
        legal = [action.text for action in self.match.state.legal()]
        return list(dict.fromkeys(text for pattern in waited for text in legal if pattern.fits(text)))

    def place(self) -> Place:
        """The place that was reached, as small JSON."""
        return write_place(self.script.name, self.match.record, self._progress)

    def seen(self, now: bool = True) -> Mapping[str, Any]:
        """What expressions of this step see: only what the learner sees, now or when the step began to wait, and earlier."""
        marks = self._progress.marks
        at = min(self._progress.step, len(marks) - 1)
        entered, waited = marks[at]
        _, before = marks[max(at - 1, 0)]
        return self._seeing.seen(self.match, self.match.version if now else waited, entered, before)

    def remark(self) -> Remark | None:
        """What the companion says in this moment, if anything."""
        remarks = self.step.remarks if self.step is not None else ()
        return next((remark for remark in remarks if remark.say == self._progress.remark), None)

    # What somebody does

    def act(self, text: str) -> list[Event]:
        """Make a move; one that was not asked for is answered."""
        if self.answered is not None or self.done:
            raise LessonWaits(state=self.state, asked=ACT)
        action = self.game.actions.parse(text)
        self.match.check(LEARNER, action)
        before = self.match.version
        ways = self._ways()
        events = self._playing.play(action.text)
        step = self.step
        assert step is not None
        answer = self._answer_to(step, text, ways)
        if answer is not None:
            self._progress.answered = Answered(answer.say, answer.goes_on, before)
            return events
        return events + self._follow()

    def act_all(self, texts: list[str]) -> list[Event]:
        """Make several moves one after the other, all that are possible or none, until one is answered or a step waits for none."""
        before, progress = self.match.version, deepcopy(self._progress)
        events: list[Event] = []
        try:
            for at, text in enumerate(texts):
                if at == 0 or self.state in ("ask", "free"):
                    events += self.act(text)
        except TrilithError:
            self.match.rewind(before)
            self._progress = progress
            self._rename_luck()
            raise
        return events

    def go_on(self) -> list[Event]:
        """Leave a step that was looked at, or let a move stand that may."""
        if GO_ON not in self.can:
            raise LessonWaits(state=self.state, asked=GO_ON)
        if self.answered is None:
            return self._leave()
        self._progress.answered = None
        return self._follow()

    def take_back(self) -> None:
        """Go back to before the move that was answered, or take back the last decision of this step."""
        if TAKE_BACK not in self.can:
            raise LessonWaits(state=self.state, asked=TAKE_BACK)
        if self.answered is not None:
            self.match.rewind(self.answered.back)
            self._progress.answered = None
        else:
            self.match.rewind(max(self.match.version - 1, self._may_undo()))
        self._rename_luck()

    def show_me(self) -> list[Event]:
        """The first time nothing but that somebody asked; the second time what is asked is done."""
        if SHOW_ME not in self.can:
            raise LessonWaits(state=self.state, asked=SHOW_ME)
        self._progress.shown += 1
        if self._progress.shown == 1:
            return []
        return self.do_it()

    def do_it(self) -> list[Event]:
        """Do what the step waits for: go on, make the moves of a run, or one decision where all is free."""
        state = self.state
        if state in ("look", "event"):
            return self._leave()
        if state == "free":
            return self._decide_freely()
        events: list[Event] = []
        at = self.number
        while self.number == at:
            events += self.go_on() if self.answered is not None else self.act(self._next_asked())
        return events

    def _decide_freely(self) -> list[Event]:
        """One decision: what the step would show, else as the helper would make it, else the next that gets no answer."""
        step, legal = self.step, [action.text for action in self.match.state.legal()]
        shown = map(read_pattern, step.show if step is not None else ())
        named = [text for pattern in shown for text in legal if pattern.fits(text)][:1]
        tried = named or [self._helper.choose(self.match.seat(LEARNER)).text]
        for text in [*tried, *legal]:
            events = self.act(text)
            if self.answered is None:
                return events
            if self.answered.goes_on:
                return events + self.go_on()
            self.take_back()
        raise self._broken("free", "impossible", ", ".join(tried))

    # How a lesson goes on

    def _enter(self) -> list[Event]:
        """Enter the step: the others play what it says, and it begins to wait."""
        step, match = self.step, self.match
        self._progress.shown = 0
        self._progress.told, self._progress.remark = {}, ""
        if step is None:
            return []
        entered = match.version
        self._playing.luck = list(step.luck)
        events = self._playing.let_luck_decide()
        for line in step.others:
            try:
                events += self._playing.others_do(line)
            except ValueError as error:
                raise self._broken("others", *error.args) from error
        self._progress.marks.append((entered, match.version))
        if step.only is not None and not self._seeing.holds(step.only, self.seen()):
            return events + self._leave()
        if step.runs or step.free is not None:
            events += self._playing.let_others_decide()
            self._progress.marks[-1] = (entered, match.version)
            self._note_remarks()
            if step.free is not None and self._seeing.holds(step.free, self.seen()):
                events += self._leave()
        return events

    def _leave(self) -> list[Event]:
        self._progress.step += 1
        return self._enter()

    def _follow(self) -> list[Event]:
        """After a move that stands: leave the step if it is over, or else wait on."""
        step = self.step
        assert step is not None
        if step.free is None:
            return self._leave() if any(way.done for way in self._ways()) else []
        events: list[Event] = []
        while not self._seeing.holds(step.free, self.seen()):
            if self.match.state.actor() in (LEARNER, NOBODY):
                self._note_remarks()
                return events
            events += self._playing.other_decides()
        return events + self._leave()

    def _may_undo(self) -> int:
        """The earliest version of this step that an ordinary undo leads to."""
        if self.done:
            return self.match.version
        return max(self.match.undo_point(LEARNER), self._progress.marks[-1][1])

    def _rename_luck(self) -> None:
        """After something was taken back, luck named for this step and taken back with it can come again."""
        if self.step is not None:
            self._playing.name_again(self.step.luck, self._progress.marks[-1][0])

    # What fits the step

    def _ways(self) -> list[Way]:
        step = self.step
        return [] if step is None else ways_of(step, self.match, self._progress.marks[-1][1], LEARNER)

    def _answer_to(self, step: Step, text: str, ways: list[Way]) -> Answer | None:
        """The answer to a move that was just made, if it is not what was asked for."""
        if any(pattern.fits(text) for way in ways if (pattern := way.next()) is not None):
            return None
        for answer in step.answers:
            holds = answer.when is None or self._seeing.holds(answer.when, self.seen())
            if holds and any(to.fits(text) for to in answer.to):
                return answer
        return None if step.free is not None else Answer("", ())

    def _next_asked(self) -> str:
        """The next action that is asked for, or else one that may stand in its place."""
        asked, step = self.asked(), self.step
        if asked:
            return asked[0]
        legal = [action.text for action in self.match.state.legal()]
        for text in legal:
            if step is not None and stands(step, text):
                return text
        raise self._broken("do", "impossible", ", ".join(legal))

    def _note_remarks(self) -> None:
        """The first remark that holds and was not made for this moment is made now; one that holds no more falls silent."""
        step, progress = self.step, self._progress
        assert step is not None
        if self.match.state.actor() != LEARNER:
            return
        seen = self.seen()
        for remark in step.remarks:
            if not self._seeing.holds(remark.when, seen):
                continue
            moment = str(self._seeing.value(remark.once, seen))
            if progress.told.get(remark.say) != moment:
                progress.told[remark.say] = moment
                progress.remark = remark.say
                return
        speaking = self.remark()
        if speaking is None or not self._seeing.holds(speaking.when, seen):
            progress.remark = ""

    # Taking up a lesson

    def _take_up(self, place: object) -> None:
        """Go on at a place that was kept."""
        lines, self._progress = read_place(self.script.name, len(self.script.steps), place)
        setup = Record(**{**vars(self._record), "lines": lines})
        try:
            self.match = Match(self.game, setup)
        except TrilithError as error:
            raise BadPlace(lesson=self.script.name) from error
        if self.answered is not None and not gives(self.step, self.answered):
            raise BadPlace(lesson=self.script.name)
        self._playing.match = self.match
        self._rename_luck()

    def _broken(self, where: str, problem: str, value: str) -> BadLesson:
        return BadLesson(
            file=self.script.file, where=f"step.{self.number}.{where}", problem=problem, value=value
        )
