"""The session of a lesson at the terminal: what is played goes to the lesson, which answers it."""

from typing import Final

from rich.text import Text

from trilith.cli.errors import NothingToUndo
from trilith.cli.files.lesson_file import LessonFile
from trilith.cli.match.log import MatchLog, replayed
from trilith.cli.match.session import TerminalSession
from trilith.cli.players import SeatedPlayer
from trilith.cli.screen import Screen
from trilith.cli.style import QUIET, SEAT_LETTERS, STRONG
from trilith.core.errors import NotSaved
from trilith.core.state import Event
from trilith.lessons.errors import LessonWaits
from trilith.lessons.machine import Lesson
from trilith.lessons.saying import Shown, show

INDENT: Final = "  "


class LessonSession(TerminalSession):
    """A lesson, the file that keeps its place, and its log."""

    def __init__(self, lesson: Lesson, file: LessonFile, screen: Screen) -> None:
        shown = show(lesson, screen.words)
        players = [
            SeatedPlayer(0, "", screen.words.say("cli-player", letter=SEAT_LETTERS[0])),
            SeatedPlayer(1, lesson.script.other, shown["other"]),
        ]
        log = MatchLog(lesson.game, players, screen.words)
        replayed(lesson.game, lesson.match.to_record(), log)
        super().__init__(lesson.match, file, players, {}, log, screen)
        self.lesson = lesson
        self.at_terminal = lesson.learner

    @property
    def shown(self) -> Shown:
        """What is to be shown of the lesson now."""
        return show(self.lesson, self.screen.words)

    def move(self, player: int, texts: list[str]) -> None:
        """Make moves in the lesson; a place that cannot be kept is said, and the lesson goes on."""
        self.happened(self.lesson.act_all(texts))

    def happened(self, events: list[Event]) -> None:
        """Take in what happened, and keep the place."""
        self.log.add(self.match.version, events)
        self._keep()

    def undo(self, player: int) -> str:
        """Take back the move that was answered, or the last decision of this step; what that was."""
        before = list(self.match.record)
        try:
            self.lesson.take_back()
        except LessonWaits as error:
            raise NothingToUndo() from error
        self.log.forget()
        replayed(self.match.game, self.match.to_record(), self.log)
        self._read = {seat: min(read, len(self.log)) for seat, read in self._read.items()}
        self._keep()
        return ", ".join(before[self.match.version :])

    def spoken(self) -> list[Text]:
        """What the lesson says now, and what it points at, as lines of the screen."""
        shown, words = self.shown, self.screen.words
        text = Text()
        for piece in shown["said"]:
            text.append(piece["text"], style=STRONG if piece["strong"] else "")
        lines = indented(text, self.screen) if shown["said"] else []
        if shown["names"] and shown["state"] != "answer":
            pointed = words.say("cli-learn-look-at", what=", ".join(shown["names"]))
            lines += indented(Text(pointed, style=QUIET), self.screen)
        return lines

    def _keep(self) -> None:
        try:
            self.save_file.append([])
        except NotSaved as error:
            self.screen.refuse(error)


def indented(text: Text, screen: Screen, by: str = INDENT) -> list[Text]:
    """A text as lines of the screen, all of them indented."""
    lines = text.wrap(screen.console, screen.width - len(by))
    return [Text.assemble(by, line) for line in lines]
