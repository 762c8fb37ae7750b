"""The session of one match at one terminal: what is played is saved before anybody sees what it led to."""

from pathlib import Path
from typing import Final, Protocol

from rich.text import Text

from trilith.bots.steady import Steady
from trilith.cli.errors import NothingDecided, NothingToUndo
from trilith.cli.match.log import MatchLog, in_words, replayed
from trilith.cli.players import SeatedPlayer, people
from trilith.cli.prospects import MOST_STEPS, Prospects, prospects_of
from trilith.cli.screen import Screen
from trilith.cli.style import STRONG
from trilith.cli.tables import Scene, drawer_of, hides_something, scene_of
from trilith.core.action import Action
from trilith.core.errors import NotSaved
from trilith.core.forecast import Forecaster
from trilith.core.match import Match, open_seed
from trilith.core.record import Record, note_of
from trilith.core.state import NOBODY, SPECTATOR, State
from trilith.hints.hint import Hint
from trilith.hints.torch import hint
from trilith.lessons.companion import Listening, heard

NOWHERE: Final = -1


class Kept(Protocol):
    """Where a match is kept."""

    path: Path

    def append(self, lines: list[str]) -> None:
        """Keep what was played on."""
        ...

    def rewrite(self, record: Record) -> None:
        """Keep a match of which something was taken back."""
        ...


class TerminalSession:
    """A match, its save file, its log, and its players."""

    def __init__(
        self,
        match: Match,
        save_file: Kept,
        players: list[SeatedPlayer],
        bots: dict[int, Steady],
        log: MatchLog,
        screen: Screen,
    ) -> None:
        self.match = match
        self.save_file = save_file
        self.players = players
        self.bots = bots
        self.log = log
        self.screen = screen
        self.drawer = drawer_of(match.game.name)
        self._forecaster = Forecaster(MOST_STEPS)
        self.companion: Listening | None = None  # what was heard of her, as long as she is wanted
        self._said: tuple[int, list[Text]] = (NOWHERE, [])  # after how many lines she said what
        self._lit: tuple[int, Hint] | None = None  # the last hint, and after how many lines it was given
        self._read = {player.seat: self._known(player.seat) for player in people(players)}
        self.at_terminal = NOBODY  # who was last asked

    def scene(self, viewer: int, state: State | None = None) -> Scene:
        """The table as one viewer sees it now, or would see it in another position."""
        match, screen = self.match, self.screen
        position = match.state if state is None else state
        return scene_of(match.game, screen.words.language, self.players, viewer, position, screen.width)

    def move(self, player: int, texts: list[str]) -> None:
        """Play actions and the luck that follows: all of it saved, or none of it played."""
        before = self.match.version
        events = self.match.act_all(player, texts)
        try:
            self.save_file.append(self.match.record[before:])
        except NotSaved:
            self.match.rewind(before)
            raise
        self.log.add(self.match.version, events)

    def insist(self, player: int, texts: list[str]) -> None:
        """Play what nobody has to decide; while it cannot be saved, ask the person and retry."""
        while True:
            try:
                self.move(player, texts)
                return
            except NotSaved as error:
                self.screen.refuse(error)
                self.screen.read(self.screen.words.say("cli-try-again") + " ")

    def prospects(self, player: int, state: State) -> Prospects:
        """What every choice of a player would cost and bring in a position."""
        return prospects_of(self.match, state, player, self._forecaster)

    def light_torch(self, player: int) -> Hint:
        """What a good player would think of now; that it was asked for is saved before it is told."""
        version = self.match.version
        if self._lit is None or self._lit[0] != version:
            seed = open_seed(self.match.setup.seed) ^ version
            found = hint(self.match.seat(player), seed)
            if found.candidates:
                self.save_file.append([note_of(player)])
                self.match.note_torch(player)
            self._lit = version, found
        return self._lit[1]

    def companion_says(self, player: int) -> list[Text]:
        """What the companion says to a player who is asked, if she is wanted, in lines; the same as long as nothing changes."""
        match, screen = self.match, self.screen
        if self.companion is None:
            return []
        if self._said[0] != match.version:
            words = self.scene(player).words
            could = heard(match.game, match.game.view(match.state, player), player, words)
            said, told = self.companion.hear(could), Text()
            for piece in said.said if said is not None else []:
                told.append(piece["text"], style=STRONG if piece["strong"] else "")
            self._said = match.version, list(told.wrap(screen.console, screen.width)) if told else []
        return self._said[1]

    def let_companion_speak(self, on: bool) -> None:
        """Let the companion sit down, or be still."""
        self.companion = Listening() if on else None
        self._said = NOWHERE, []

    def in_words(self, texts: list[str]) -> str:
        """Actions in words, equal ones with their number."""
        return in_words(self.match.game, self.screen.words, texts)

    def force(self, player: int, actions: list[Action]) -> None:
        """Say what alone can be played, and play it; whoever is not to see it now is told with the next news."""
        texts = [action.text for action in actions]
        sentence = self.screen.words.say("cli-forced", choice=self.in_words(texts))
        if self.curtain_falls(player):
            self.note(player, sentence)
        else:
            self.screen.line(sentence)
        self.insist(player, texts)

    def hides(self, player: int) -> bool:
        """Whether a person has anything that nobody else may see."""
        return player in self._read and hides_something(self.match.game, self.match.state, player)

    def curtain_falls(self, player: int) -> bool:
        """Whether the screen must show nothing before this person sits down: one of the two has something to hide."""
        if player == self.at_terminal or len(self._read) == 1:
            return False
        return self.hides(player) or self.hides(self.at_terminal)

    def undo(self, player: int) -> str:
        """Take back the last thing this player really decided; what that was."""
        for version in reversed(self.match.returns(player)):
            if len(self.match.rebuild(version).legal()) > 1 and not self._within_run(version):
                return self._back_to(version)
        raise NothingToUndo() if player in self.match.deciders else NothingDecided()

    def _within_run(self, version: int) -> bool:
        """Whether what was decided just before this version, and what is decided now, are named together."""
        match = self.match
        if not version or match.deciders[version - 1] != match.deciders[version]:
            return False
        before = match.rebuild(version - 1)
        made = match.game.actions.parse(match.record[version - 1])
        if made.verb not in match.game.named:
            return False
        return match.game.stage(before) == match.game.stage(match.rebuild(version))

    def _back_to(self, version: int) -> str:
        """Shorten the file, then the match; the lines that were taken back."""
        taken_back = ", ".join(self.match.record[version:])
        shorter = self.match.to_record()
        shorter.practice, shorter.torches = self.match.marks_after(version)
        del shorter.lines[version:]
        self.save_file.rewrite(shorter)
        self.log.forget()
        self.match = replayed(self.match.game, shorter, self.log)
        self._lit, self._said = None, (NOWHERE, [])
        self.log.put_notes_back(version)
        self._read = {seat: min(read, len(self.log)) for seat, read in self._read.items()}
        return taken_back

    def news(self, player: int) -> list[tuple[int, str]]:
        """What this player has not read yet; afterwards they have, and so has everybody who may look on."""
        told = self.log.told(player, self._read[player], self.drawer.QUIET_EVENTS)
        for reader in self._read:
            if reader == player or not (self.hides(reader) or self.hides(player)):
                self._read[reader] = len(self.log)
        return told

    def note(self, player: int, sentence: str) -> None:
        """Tell this player something with the next news, at this place among what happens."""
        self.log.note(self.match.version, player, sentence)

    def _known(self, player: int) -> int:
        """How much of the log somebody knows who comes back: what was there when they last decided."""
        decided = [version for version, who in enumerate(self.match.deciders) if who == player]
        return self.log.length_at(decided[-1]) if decided else 0

    def last_news(self) -> list[tuple[int, str]]:
        """What nobody has read when the game is over; several people read it together."""
        readers = list(self._read)
        if len(readers) == 1:
            return self.news(readers[0])
        since = max(self._read.values(), default=0)
        return self.log.told(SPECTATOR, since, self.drawer.QUIET_EVENTS)
