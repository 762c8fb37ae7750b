"""The prompt at which one person makes one decision: reads lines until one of them is complete, or a command."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.text import Text

from trilith.cli import choices
from trilith.cli.choices import Group
from trilith.cli.errors import NoSuchKey, NothingDecided, NothingToUndo
from trilith.cli.files.save_file import write_copy
from trilith.cli.match.result import show_events
from trilith.cli.match.session import TerminalSession
from trilith.cli.prompt import typed_runs
from trilith.cli.prompt.decision import Decision
from trilith.cli.prompt.lookup import Lookup
from trilith.cli.prompt.page import closer, page
from trilith.cli.prompt.torchlight import show_hint
from trilith.cli.prompt.typed_commands import SHEETS, command_named
from trilith.cli.prompt.word_matching import action_written, ambiguous, meaning_of, meanings
from trilith.cli.screen import Left
from trilith.cli.style import QUIET
from trilith.core.action import Action
from trilith.core.errors import TrilithError
from trilith.core.match import Match
from trilith.core.state import NOBODY
from trilith.words import Words

HELP_SIGN: Final = "?"


class Prompt:
    """One person at the prompt, until a decision is made; `before` sat at this keyboard before, and may take back."""

    def __init__(self, session: TerminalSession, player: int, before: int = NOBODY) -> None:
        self._session = session
        self._screen = session.screen
        self._player = player
        self._before = before
        self._decision = Decision(session, player)
        self._lookup = Lookup(session, player, self._decision)
        self._decided = False
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._lookup.help,
            "hint": lambda _: show_hint(self._session, self._player),
            "companion": self._companion,
            "why": self._lookup.why,
            "rule": self._lookup.rule,
            "rules": self._lookup.rules,
            "board": self._lookup.board,
            "log": lambda _: self._lookup.log(),
            "undo": lambda _: self._undo(),
            "save": self._save,
            "quit": lambda _: self._quit(),
        }

    @property
    def _match(self) -> Match:
        return self._session.match

    @property
    def _words(self) -> Words:
        return self._session.scene(self._player).words

    def ask(self) -> None:
        """Show what there is to know, and read lines until one of them is a decision."""
        self._screen.blank()
        self._screen.rule(self._session.drawer.heading(self._session.scene(self._player)))
        show_events(self._screen, self._session.players, self._session.news(self._player))
        self._offer()
        while not self._decided:
            line = self._screen.read(self._session.players[self._player].badge + " > ")
            try:
                self._answer(line)
            except TrilithError as error:
                self._screen.refuse(error)

    def _offer(self) -> None:
        """The own board, and the choices, grouped and numbered."""
        decision = self._decision
        decision.refresh()
        named = typed_runs.counted(self._match.game, self._words, decision.named)
        below, scene = self._below(), decision.scene()
        rows = self._screen.height - len(below)
        self._screen.show(*page(self._session.drawer, scene, decision.groups, rows, named, decision.left()))
        self._screen.show(*below)

    def _below(self) -> list[Text]:
        """What stands between the menu and the prompt."""
        return self._session.companion_says(self._player)

    def _command(self, word: str) -> str:
        return command_named(word.casefold(), self._screen.words, self._session.drawer.SHEETS)

    def _answer(self, line: str) -> None:
        """Carry out a command, or play what was chosen."""
        first, _, more = line.partition(" ")
        command = self._command(first)
        pages = self._lookup.take_pages()
        if not line and pages:
            self._lookup.show_pages(pages)
        elif not line:
            self._offer()
        elif line.startswith(HELP_SIGN):
            self._lookup.help(line.removeprefix(HELP_SIGN).strip())
        elif command in SHEETS:
            self._lookup.sheet(command)
        elif command:
            self._commands[command](more.strip())
        elif choices.is_number(line):
            self._decide_if(self._chosen(line))
        else:
            self._decide_words(line)

    # Choosing

    def _decide_words(self, line: str) -> None:
        """Play what was typed in words or notation; several with commas."""
        game, said, run = self._match.game, self._words, self._decision.run
        spoken = typed_runs.spoken(game, said, run, line) if run else []
        if spoken:
            self._decide(spoken)
            return
        named = choices.group_named(self._decision.groups, line)
        if named is not None:
            self._decide_if(self._asked_for(named))
            return
        first, *others = [part.strip() for part in line.split(",") if part.strip()] or [line]
        found = meaning_of(game, said, self._decision.choices(), first)
        if len(found) > 1:
            group = choices.group_holding(self._decision.groups, found)
            if group is None or others:
                raise ambiguous(game, said, first, found)
            self._decide_if(self._asked_for(group))
            return
        self._decide([*found, *(action_written(game, said, part) for part in others)])

    def _chosen(self, line: str) -> Action | None:
        """What numbers stand for; asks for the second number if it is missing."""
        groups = self._decision.groups
        first, *keys = line.split()
        if not keys and len(groups) == 1 and len(groups[0].options) > 1:
            return choices.option_keyed(groups[0], first).action
        group = choices.group_numbered(groups, line)
        if not keys and len(group.options) == 1:
            return group.options[0].action
        if not keys:
            return self._asked_for(group)
        return choices.option_keyed(group, " ".join(keys)).action

    def _asked_for(self, group: Group) -> Action | None:
        """Which of a group it shall be: tell them one by one, ask, and take other answers too."""
        pages = self._screen.pages(*closer(self._session.drawer, self._decision.scene(), group))
        question = self._words.say("cli-which", what=group.label, asks=group.asks, keys=group.keys())
        answer = ""
        while pages and not answer:
            self._screen.show(pages.pop(0))
            if pages:
                self._screen.say("cli-more", QUIET)
            answer = self._screen.read(question + " ")
        command = self._command(answer.partition(" ")[0])
        if not answer or command == "undo":
            self._offer()
            return None
        if command or answer.startswith(HELP_SIGN):
            self._answer(answer)
            return None
        try:
            return choices.option_keyed(group, answer).action
        except NoSuchKey:
            options = [option.action for option in group.options]
            found = meanings(self._match.game, self._words, options, answer)
            if len(found) != 1:
                raise
            return found[0]

    def _decide_if(self, action: Action | None) -> None:
        if action is not None:
            self._decide([action])

    def _decide(self, actions: list[Action]) -> None:
        """Play what is complete, and say in words what was understood before anybody answers it; or ask for more."""
        complete = self._decision.name(actions)
        if complete is None:
            self._offer()
            return
        self._session.move(self._player, complete.texts)
        self._screen.say("cli-understood", QUIET, what=self._session.in_words(complete.texts))
        self._decided = True
        if complete.forced:
            self._session.force(self._player, complete.forced)

    # Commands that change something

    def _companion(self, wish: str) -> None:
        """Let the companion speak, or be still; without a wish, the other way round."""
        say = self._screen.words.say
        wishes = {"on": True, say("cli-on"): True, "off": False, say("cli-off"): False}
        on = wishes.get(wish.casefold(), self._session.companion is None)
        self._session.let_companion_speak(on)
        self._screen.say("cli-companion-speaks" if on else "cli-companion-still", QUIET)
        self._offer()

    def _undo(self) -> None:
        """Take back what was named last, or else the last decision, of whoever made it at this keyboard."""
        if self._decision.named:
            taken = self._decision.named.pop()
            self._screen.say("cli-undone", QUIET, what=taken.text)
            self._offer()
            return
        try:
            taken_back = self._session.undo(self._player)
        except (NothingToUndo, NothingDecided):
            if self._before in (NOBODY, self._player):
                raise
            taken_back = self._session.undo(self._before)
            self._decided = True  # the one who sat here before decides again
        self._screen.say("cli-undone", QUIET, what=taken_back)
        if not self._decided:
            self._offer()

    def _save(self, file: str) -> None:
        """Say where the game is saved, or write a copy of it."""
        if file:
            write_copy(Path(file), self._match.to_record())
            self._screen.say("cli-copied-to", file=file)
        else:
            self._screen.say("cli-saved-in", file=str(self._session.save_file.path))

    def _quit(self) -> None:
        raise Left
