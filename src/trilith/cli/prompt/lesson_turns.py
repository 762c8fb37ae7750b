"""A lesson at the terminal: its sentences, its steps at the prompt of every game, its answers."""

from typing import Final

from rich.text import Text

from trilith.cli.match.lesson_session import LessonSession
from trilith.cli.match.result import show_events, show_places
from trilith.cli.prompt.decision import Decision
from trilith.cli.prompt.lookup import Lookup
from trilith.cli.prompt.prompt import HELP_SIGN, Prompt
from trilith.cli.prompt.typed_commands import SHEETS, command_named
from trilith.cli.screen import Left
from trilith.cli.style import ACCENT, QUIET
from trilith.core.action import Action
from trilith.core.errors import TrilithError
from trilith.core.runs import run_at
from trilith.core.state import SPECTATOR

SHOW: Final = "show"


class LessonPrompt(Prompt):
    """The prompt of a step that waits for a move: the lesson's sentence stands above it, and `show` helps."""

    def __init__(self, session: LessonSession) -> None:
        super().__init__(session, session.lesson.learner)
        self._lesson_session = session
        self._commands[SHOW] = self._commands["hint"] = lambda _: self._show_me()

    def _below(self) -> list[Text]:
        return self._lesson_session.spoken()

    def _command(self, word: str) -> str:
        own = self._screen.words.say("cli-learn-command-show")
        return SHOW if word.casefold() in (SHOW, own) else super()._command(word)

    def _show_me(self) -> None:
        """Name what is asked; the second time do it."""
        self._decided = show_me(self._lesson_session)


class LessonTurns:
    """Step after step until the lesson is done."""

    def __init__(self, session: LessonSession) -> None:
        self._session = session
        self._lesson = session.lesson
        self._screen = session.screen

    def play(self) -> None:
        """Play on to the end of the lesson."""
        self._session.happened(self._lesson.opening)
        while not self._lesson.done:
            state = self._lesson.state
            if state == "answer":
                self._answered()
            elif state in ("look", "event"):
                self._look(waits=state == "look" or self._lesson.number == len(self._lesson.script.steps))
            else:
                self._move()

    def _move(self) -> None:
        """Let the learner decide; a single choice that the lesson does not speak of needs no decision."""
        forced = self._forced()
        if forced:
            self._session.force(self._lesson.learner, forced)
        else:
            LessonPrompt(self._session).ask()

    def _forced(self) -> list[Action]:
        """What has to be done within a step that the learner has begun, if there is only one way to go on."""
        session = self._session
        if not self._lesson.begun:
            return []
        run = run_at(session.match.game, session.match.state)
        if run is not None:
            return run.forced()
        legal = session.match.state.legal()
        return legal if len(legal) == 1 else []

    def _look(self, waits: bool) -> None:
        """Say something; whoever has read it goes on."""
        self._tell()
        while waits:
            line = self._screen.read(self._screen.words.say("cli-learn-go-on") + " ")
            if not line or self._is(line, "cli-learn-command-show", SHOW):
                break
            self._other_than_enter(line)
        self._session.happened(self._lesson.go_on())

    def _answered(self) -> None:
        """Answer a move; it is taken back, or it may stand."""
        self._tell()
        answered = self._lesson.answered
        stands = answered is not None and answered.goes_on
        question = "cli-learn-go-on-or-back" if stands else "cli-learn-take-back"
        while True:
            line = self._screen.read(self._screen.words.say(question) + " ")
            undo = command_named(line.casefold(), self._screen.words, ()) == "undo"
            if not line or undo:
                break
            self._other_than_enter(line)
        if stands and not undo:
            self._session.happened(self._lesson.go_on())
        else:
            taken_back = self._session.undo(self._lesson.learner)
            self._screen.say("cli-undone", QUIET, what=taken_back)

    def _tell(self) -> None:
        """What happened, and what the lesson says to it."""
        session = self._session
        self._screen.blank()
        shown = session.shown
        heading = self._screen.words.say(
            "cli-learn-step", title=shown["title"], step=shown["step"], steps=shown["steps"]
        )
        self._screen.rule(Text(heading, style=ACCENT))
        show_events(self._screen, session.players, session.news(self._lesson.learner))
        if session.match.over:
            self._screen.show(session.drawer.result(session.scene(SPECTATOR)), Text())
            show_places(self._screen, session.players, session.match.state)
        else:
            self._screen.show(*session.drawer.own(session.scene(self._lesson.learner)))
        self._screen.show(*session.spoken())

    def _other_than_enter(self, line: str) -> None:
        """Leave, look something up, or say what can be typed here."""
        words, drawer = self._screen.words, self._session.drawer
        first, _, more = line.partition(" ")
        command = command_named(first.casefold(), words, drawer.SHEETS)
        lookup = Lookup(self._session, self._lesson.learner, Decision(self._session, self._lesson.learner))
        looked = {"rule": lookup.rule, "rules": lookup.rules, "board": lookup.board}
        try:
            if command == "quit":
                raise Left
            if command == "help" or line.startswith(HELP_SIGN):
                self._screen.say("cli-learn-help", QUIET)
            elif command in SHEETS:
                lookup.sheet(command)
            elif command == "log":
                lookup.log()
            elif command in looked:
                looked[command](more.strip())
            else:
                self._screen.say("cli-learn-not-now", QUIET)
        except TrilithError as error:
            self._screen.refuse(error)

    def _is(self, line: str, own: str, name: str) -> bool:
        return line.split()[0].casefold() in (name, self._screen.words.say(own))


def show_me(session: LessonSession) -> bool:
    """Name what a step asks for, the second time do it; whether something was done."""
    lesson, screen = session.lesson, session.screen
    before = lesson.match.version
    events = lesson.show_me()
    if lesson.match.version == before and lesson.shown == 1:
        asked = lesson.asked()
        if asked:
            screen.say("cli-learn-asked", what=session.in_words(asked[:1]), typed=asked[0])
        else:
            screen.say("cli-learn-free")
        return False
    played = [
        line
        for line, who in zip(lesson.match.record[before:], lesson.match.deciders[before:], strict=True)
        if who == lesson.learner
    ]
    screen.say("cli-understood", QUIET, what=session.in_words(played))
    session.happened(events)
    return True
