"""One match at one terminal: whatever is played is saved before anybody sees what it led to."""

from trilith.bots.bot import Bot
from trilith.cli.history import History, replayed
from trilith.cli.journal import Journal
from trilith.cli.players import Player, people
from trilith.cli.screen import Screen
from trilith.cli.tables import Scene, drawer_of, scene_of
from trilith.core.errors import NothingToUndo, NotSaved
from trilith.core.match import Match
from trilith.core.state import SPECTATOR


class Sitting:
    """A match, its file, and those who play it."""

    def __init__(
        self,
        match: Match,
        journal: Journal,
        players: list[Player],
        bots: dict[int, Bot],
        history: History,
        screen: Screen,
    ) -> None:
        self.match = match
        self.journal = journal
        self.players = players
        self.bots = bots
        self.history = history
        self.screen = screen
        self.drawer = drawer_of(match.game.name)
        self._read = {player.seat: self._known(player.seat) for player in people(players)}
        self._notes: dict[int, list[str]] = {player.seat: [] for player in people(players)}

    def scene(self, viewer: int) -> Scene:
        """The table as one viewer sees it now."""
        match, screen = self.match, self.screen
        return scene_of(match.game, screen.words.language, self.players, viewer, match.state, screen.width)

    def move(self, player: int, texts: list[str]) -> None:
        """Play actions and the luck that follows: all of it saved, or none of it played."""
        before = self.match.version
        events = self.match.act_all(player, texts)
        try:
            self.journal.append(self.match.record[before:])
        except NotSaved:
            self.match.rewind(before)
            raise
        self.history.add(self.match.version, events)

    def insist(self, player: int, texts: list[str]) -> None:
        """Play what nobody has to decide; while it cannot be saved, wait for room."""
        while True:
            try:
                self.move(player, texts)
                return
            except NotSaved as error:
                self.screen.refuse(error)
                self.screen.read(self.screen.words.say("cli-try-again") + " ")

    def undo(self, player: int) -> str:
        """Take back the last thing this player really decided; what that was."""
        for version in range(self.match.version - 1, self.match.undo_point(player) - 1, -1):
            if len(self.match.rebuild(version).legal()) > 1:
                return self._back_to(version)
        raise NothingToUndo()

    def _back_to(self, version: int) -> str:
        """Shorten the file, then the match; the lines that were taken back."""
        taken_back = ", ".join(self.match.record[version:])
        shorter = self.match.to_record()
        del shorter.lines[version:]
        self.journal.rewrite(shorter)
        self.history.forget()
        self.match = replayed(self.match.game, shorter, self.history)
        self._read = {seat: min(read, len(self.history)) for seat, read in self._read.items()}
        return taken_back

    def news(self, player: int) -> list[tuple[int, str]]:
        """What this player has not read yet; afterwards they have."""
        told = self.history.told(player, self._read[player], self.drawer.QUIET_EVENTS)
        self._read[player] = len(self.history)
        notes, self._notes[player] = self._notes[player], []
        return told + [(player, note) for note in notes]

    def note(self, player: int, sentence: str) -> None:
        """Tell this player something with the next news."""
        self._notes[player].append(sentence)

    def _known(self, player: int) -> int:
        """How much of the history somebody knows who comes back: what was there when they last decided."""
        decided = [version for version, who in enumerate(self.match.deciders) if who == player]
        return self.history.length_at(decided[-1]) if decided else 0

    def last_news(self) -> list[tuple[int, str]]:
        """What nobody has read when the game is over; several people read it together."""
        readers = list(self._read)
        if len(readers) == 1:
            return self.news(readers[0])
        since = max(self._read.values(), default=0)
        return self.history.told(SPECTATOR, since, self.drawer.QUIET_EVENTS)
