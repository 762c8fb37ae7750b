"""Asking one person for one decision: the table, the news, the choices, and all that can be typed."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.text import Text

from trilith.cli import choices, explain
from trilith.cli.choices import Group
from trilith.cli.commands import command_named
from trilith.cli.final import show_told
from trilith.cli.journal import write_copy
from trilith.cli.screen import Left
from trilith.cli.sitting import Sitting
from trilith.cli.style import QUIET, STRONG
from trilith.core.errors import TrilithError

HELP_SIGN: Final = "?"
NOTHING_LEFT_OUT: Final = frozenset[str]()


class Asking:
    """One person at the prompt, until a decision is made."""

    def __init__(self, sitting: Sitting, player: int) -> None:
        self._sitting = sitting
        self._screen = sitting.screen
        self._player = player
        self._groups: list[Group] = []
        self._decided = False
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "why": self._why,
            "rule": lambda number: explain.rule(self._screen, self._game, number),
            "rules": lambda word: explain.search(self._screen, self._game, word),
            "cards": lambda _: self._cards(),
            "table": lambda _: self._table(),
            "log": lambda _: self._log(),
            "undo": lambda _: self._undo(),
            "save": self._save,
            "quit": lambda _: self._quit(),
        }

    @property
    def _game(self) -> str:
        return self._sitting.match.game.name

    def ask(self) -> None:
        """Show what there is to know, and read lines until one of them is a decision."""
        news = self._sitting.news(self._player)
        scene = self._sitting.scene(self._player)
        small = str(scene.view.get("phase", "")) in self._sitting.drawer.SMALL_PHASES
        if not small or any(player != self._player for player, _ in news):
            self._table()
        self._show_told(news)
        self._offer()
        while not self._decided:
            line = self._screen.read(self._prompt())
            try:
                self._answer(line)
            except TrilithError as error:
                self._screen.refuse(error)

    def _prompt(self) -> str:
        return self._sitting.players[self._player].badge + " > "

    def _answer(self, line: str) -> None:
        """Carry out a command, or play what was chosen."""
        first, _, rest = line.partition(" ")
        if not line:
            self._offer()
        elif line.startswith(HELP_SIGN):
            self._help(line.removeprefix(HELP_SIGN).strip())
        elif command := command_named(first.casefold(), self._screen.words):
            self._commands[command](rest.strip())
        elif choices.is_number(line):
            self._play([self._chosen(line)])
        else:
            self._play([part.strip().lower() for part in line.split(",") if part.strip()])

    def _chosen(self, line: str) -> str:
        """The notation of what numbers stand for; asks for the second number if it is missing."""
        group = choices.group_numbered(self._groups, line)
        _, *keys = line.split()
        if not keys and len(group.options) == 1:
            return group.options[0].action.text
        if not keys:
            question = self._screen.words.say("cli-which", what=group.label, keys=group.keys())
            keys = [self._screen.read(question + " ")]
        return choices.option_keyed(group, " ".join(keys)).action.text

    def _play(self, texts: list[str]) -> None:
        self._sitting.move(self._player, texts)
        self._decided = True

    def _offer(self) -> None:
        """The choices, grouped and numbered."""
        scene = self._sitting.scene(self._player)
        self._groups = self._sitting.drawer.groups(scene, self._sitting.match.state.legal())
        self._screen.blank()
        pending = self._sitting.drawer.pending(scene)
        title = Text(scene.words.say("cli-your-turn", player=scene.name(self._player)), style=STRONG)
        if pending:
            title.append("  " + pending, style=QUIET)
        self._screen.show(title, choices.draw(self._groups))

    def _table(self) -> None:
        scene = self._sitting.scene(self._player)
        self._screen.blank()
        self._screen.rule(scene.words.say("game-title"))
        self._screen.show(self._sitting.drawer.draw(scene))
        self._cards()

    def _cards(self) -> None:
        self._screen.blank()
        self._screen.show(self._sitting.drawer.own_cards(self._sitting.scene(self._player)))

    def _log(self) -> None:
        """Everything that has happened."""
        self._show_told(self._sitting.history.told(self._player, 0, NOTHING_LEFT_OUT))

    def _show_told(self, told: list[tuple[int, str]]) -> None:
        if told:
            self._screen.blank()
            show_told(self._screen, self._sitting.players, told)

    def _help(self, action: str) -> None:
        """What can be typed; or, for an action, why it is not possible."""
        if action:
            self._why(action)
        else:
            explain.commands(self._screen)
            self._offer()

    def _why(self, action: str) -> None:
        explain.why(self._screen, self._sitting.match, action.lower())

    def _undo(self) -> None:
        taken_back = self._sitting.undo(self._player)
        self._screen.say("cli-undone", QUIET, what=taken_back)
        self._table()
        self._offer()

    def _save(self, file: str) -> None:
        """Say where the game is saved, or write a copy of it."""
        if file:
            write_copy(Path(file), self._sitting.match.to_record())
            self._screen.say("cli-copied-to", file=file)
        else:
            self._screen.say("cli-saved-in", file=str(self._sitting.journal.path))

    def _quit(self) -> None:
        raise Left
