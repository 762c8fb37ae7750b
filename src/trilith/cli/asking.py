"""Asking one person for one decision: the news, the own board, the choices, and all that can be typed."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.console import RenderableType

from trilith.cli import choices, explain, runs
from trilith.cli.choices import Group
from trilith.cli.commands import SHEETS, command_named
from trilith.cli.final import show_told
from trilith.cli.journal import write_copy
from trilith.cli.page import closer, page
from trilith.cli.screen import Left
from trilith.cli.sitting import NothingDecided, Sitting
from trilith.cli.spelling import ambiguous, meanings, written
from trilith.cli.style import QUIET
from trilith.cli.tables import Scene
from trilith.core.action import Action
from trilith.core.errors import IllegalAction, NoSuchAction, NoSuchKey, NothingToUndo, TrilithError
from trilith.core.match import Match
from trilith.core.runs import Run, run_at
from trilith.core.state import NOBODY, State
from trilith.words import Words

HELP_SIGN: Final = "?"
NOTHING_LEFT_OUT: Final = frozenset[str]()


class NoSuchPlayer(TrilithError):
    """Somebody wants to see the board of a player who is not there."""


class Asking:
    """One person at the prompt, until a decision is made; `before` sat at this keyboard before, and may take back."""

    def __init__(self, sitting: Sitting, player: int, before: int = NOBODY) -> None:
        self._sitting = sitting
        self._screen = sitting.screen
        self._player = player
        self._before = before
        self._groups: list[Group] = []
        self._decided = False
        self._named: list[Action] = []
        self._run: Run | None = None
        self._rest: list[RenderableType] = []  # of what was looked at last, what did not fit the screen
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "why": self._why,
            "rule": self._rule,
            "rules": self._rules,
            "board": self._board,
            "log": lambda _: self._log(),
            "undo": lambda _: self._undo(),
            "save": self._save,
            "quit": lambda _: self._quit(),
        }

    @property
    def _match(self) -> Match:
        return self._sitting.match

    @property
    def _words(self) -> Words:
        return self._sitting.scene(self._player).words

    @property
    def _game(self) -> str:
        return self._match.game.name

    def ask(self) -> None:
        """Show what there is to know, and read lines until one of them is a decision."""
        self._screen.blank()
        self._screen.rule(self._sitting.drawer.heading(self._sitting.scene(self._player)))
        show_told(self._screen, self._sitting.players, self._sitting.news(self._player))
        self._offer()
        while not self._decided:
            line = self._screen.read(self._prompt())
            try:
                self._answer(line)
            except TrilithError as error:
                self._screen.refuse(error)

    def _prompt(self) -> str:
        return self._sitting.players[self._player].badge + " > "

    def _command(self, word: str) -> str:
        return command_named(word.casefold(), self._screen.words, self._sitting.drawer.SHEETS)

    def _answer(self, line: str) -> None:
        """Carry out a command, or play what was chosen."""
        first, _, more = line.partition(" ")
        command = self._command(first)
        rest, self._rest = self._rest, []
        if not line and rest:
            self._show_pages(rest)
        elif not line:
            self._offer()
        elif line.startswith(HELP_SIGN):
            self._help(line.removeprefix(HELP_SIGN).strip())
        elif command in SHEETS:
            self._sheet(command)
        elif command:
            self._commands[command](more.strip())
        elif choices.is_number(line):
            self._decide_if(self._chosen(line))
        else:
            self._decide_words(line)

    def _decide_words(self, line: str) -> None:
        """Play what was typed in words or notation; several with commas."""
        spoken = runs.spoken(self._match.game, self._words, self._run, line) if self._run else []
        if spoken:
            self._decide(spoken)
            return
        named = choices.group_named(self._groups, line)
        if named is not None:
            self._decide_if(self._asked_for(named))
            return
        first, *others = [part.strip() for part in line.split(",") if part.strip()] or [line]
        found = self._meaning(first)
        if len(found) > 1:
            group = choices.group_holding(self._groups, found)
            if group is None or others:
                raise ambiguous(self._match.game, self._words, first, found)
            self._decide_if(self._asked_for(group))
            return
        self._decide([*found, *(self._written(part) for part in others)])

    def _meaning(self, text: str) -> list[Action]:
        """The actions that may be meant; what is none may still have a rule against it."""
        game = self._match.game
        try:
            return [game.actions.parse(text.lower())]
        except NoSuchAction:
            rule = game.impossible(" ".join(text.lower().split()))
            if rule:
                raise IllegalAction(action=text, rule=rule) from None
            found = meanings(game, self._words, self._choices(), text)
            return found or self._refused(text)

    def _refused(self, text: str) -> list[Action]:
        """Something that cannot be done now: of the kind that is due, or else whatever is written so."""
        game, due = self._match.game, {action.verb for action in self._choices()}
        alike = [action for action in game.actions.all if action.verb in due]
        found = meanings(game, self._words, alike, text) or written(game, self._words, text)
        return found[:1] or self._unknown(text)

    def _written(self, text: str) -> Action:
        """The one action that is written so, be it possible now or only after what is typed before it."""
        try:
            return self._match.game.actions.parse(text.lower())
        except NoSuchAction:
            found = written(self._match.game, self._words, text) or self._unknown(text)
            if len(found) > 1:
                raise ambiguous(self._match.game, self._words, text, found) from None
            return found[0]

    def _unknown(self, text: str) -> list[Action]:
        raise NoSuchAction(action=text)

    def _chosen(self, line: str) -> Action | None:
        """What numbers stand for; asks for the second number if it is missing."""
        first, *keys = line.split()
        if not keys and len(self._groups) == 1 and len(self._groups[0].options) > 1:
            return choices.option_keyed(self._groups[0], first).action
        group = choices.group_numbered(self._groups, line)
        if not keys and len(group.options) == 1:
            return group.options[0].action
        if not keys:
            return self._asked_for(group)
        return choices.option_keyed(group, " ".join(keys)).action

    def _asked_for(self, group: Group) -> Action | None:
        """Which of a group it shall be: tell them one by one, ask, and take other answers too."""
        pages = self._screen.pages(*closer(self._sitting.drawer, self._scene(), group))
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
        """Name what is named in any order, and play what is complete."""
        run = self._run
        if run is None or actions[0] in run.others or not self._belongs(run, actions[0]):
            texts = [action.text for action in actions]
            self._play(runs.in_order(self._match.game, texts, self._match.state))
            return
        named = list(self._named)
        for at, action in enumerate(actions):
            whole = run.whole(named)
            if whole is not None and action in whole.ends:
                self._finish([*whole.actions, action], actions[at + 1 :])
                return
            if action not in run.offers(named):
                raise IllegalAction(action=action.text, rule=self._objection(action, named))
            named.append(action)
            whole = run.whole(named)
            if whole is not None and not whole.ends:
                self._finish(list(whole.actions), actions[at + 1 :])
                return
        self._named = named
        whole = run.whole(named)
        if whole is not None and len(whole.ends) == 1 and not run.offers(named) and not run.others:
            self._play([action.text for action in whole.actions])
            self._sitting.force(self._player, list(whole.ends))
        else:
            self._offer()

    def _belongs(self, run: Run, action: Action) -> bool:
        return action.verb in run.verbs() or action.verb in self._match.game.ends

    def _finish(self, whole: list[Action], rest: list[Action]) -> None:
        """Play a complete run, and what was typed behind it."""
        texts = [action.text for action in whole + rest]
        self._play(runs.in_order(self._match.game, texts, self._match.state))

    def _objection(self, action: Action, named: list[Action]) -> str:
        """The rule against naming this too, if a rule says so."""
        same = [each for each in named if each is action]
        return self._position(same).objection(action) or self._position(named).objection(action)

    def _position(self, named: list[Action]) -> State:
        """What the position would be with what is named already."""
        state = self._match.state.copy()
        for action in sorted(named, key=lambda action: action.index):
            state.apply(action)
        return state

    def _play(self, texts: list[str]) -> None:
        """Play what is legal, and say in words what was understood, before anybody answers it."""
        self._sitting.move(self._player, texts)
        self._screen.say("cli-understood", QUIET, what=self._sitting.in_words(texts))
        self._decided = True

    def _scene(self) -> Scene:
        """What this person sees, with what is named already."""
        return self._sitting.scene(self._player, self._position(self._named))

    def _offer(self) -> None:
        """The own board, and the choices, grouped and numbered."""
        match = self._match
        self._run = run_at(match.game, match.state)
        scene = self._scene()
        prospects = self._sitting.prospects(self._player, self._position(self._named))
        self._groups = self._sitting.drawer.groups(scene, self._choices(), prospects)
        named = runs.counted(match.game, self._words, self._named)
        rows, left = self._screen.height, self._run.left(self._named) if self._run else 0
        self._screen.show(*page(self._sitting.drawer, scene, self._groups, rows, named, left))

    def _choices(self) -> list[Action]:
        """What can be chosen: of what is named in any order, whatever can still be part of it."""
        run = self._run
        if run is None:
            return self._match.state.legal()
        whole = run.whole(self._named)
        return [*run.offers(self._named), *(whole.ends if whole else ()), *run.others]

    def _sheet(self, name: str) -> None:
        """A part of the table that is not always on the screen."""
        scene = self._sitting.scene(self._player)
        self._show_pages(self._screen.pages(self._sitting.drawer.sheet(scene, name)))

    def _show_pages(self, pages: list[RenderableType]) -> None:
        """The first page, and a word about what Enter leads to."""
        first, *self._rest = pages
        self._screen.show(first)
        self._screen.say("cli-more" if self._rest else "cli-back", QUIET)

    def _board(self, which: str) -> None:
        """Everything that one player has; by number, letter or name, or without any the own."""
        players = self._sitting.players
        told = which.casefold()
        found = [
            player.seat
            for player in players
            if told in (str(player.seat + 1), player.badge[-1].casefold(), player.name.casefold())
        ]
        if which and not found:
            raise NoSuchPlayer(typed=which, known=", ".join(player.name for player in players))
        seat = found[0] if found else self._player
        scene = self._sitting.scene(self._player)
        self._show_pages(self._screen.pages(players[seat].title(), self._sitting.drawer.board(scene, seat)))

    def _log(self) -> None:
        """Everything that has happened."""
        show_told(
            self._screen,
            self._sitting.players,
            self._sitting.history.told(self._player, 0, NOTHING_LEFT_OUT),
        )

    def _help(self, action: str) -> None:
        """What can be typed; or, for an action, why it is not possible."""
        if action:
            self._why(action)
        else:
            explain.commands(self._screen, self._match, self._sitting.drawer, self._groups)
            self._screen.say("cli-back", QUIET)

    def _why(self, action: str) -> None:
        """Why something is not possible, be it typed in words, as notation or as a number of the menu."""
        if not action:
            explain.usage(self._screen, self._match, self._sitting.drawer, "why")
            return
        if choices.is_number(action):
            group = choices.group_numbered(self._groups, action)
            _, *keys = action.split()
            option = choices.option_keyed(group, " ".join(keys)) if keys else group.options[0]
            action = option.action.text
        elif not self._match.game.impossible(" ".join(action.lower().split())):
            action = self._meaning(action)[0].text
        known = [choice.text for choice in self._choices()]
        explain.why(self._screen, self._match, " ".join(action.lower().split()), known)

    def _rule(self, number: str) -> None:
        if number:
            explain.rule(self._screen, self._game, number)
        else:
            explain.usage(self._screen, self._match, self._sitting.drawer, "rule")

    def _rules(self, word: str) -> None:
        if word:
            explain.search(self._screen, self._game, word)
        else:
            explain.usage(self._screen, self._match, self._sitting.drawer, "rules")

    def _undo(self) -> None:
        """Take back what was named last, or else the last decision, of whoever made it at this keyboard."""
        if self._named:
            taken = self._named.pop()
            self._screen.say("cli-undone", QUIET, what=taken.text)
            self._offer()
            return
        try:
            taken_back = self._sitting.undo(self._player)
        except (NothingToUndo, NothingDecided):
            if self._before in (NOBODY, self._player):
                raise
            taken_back = self._sitting.undo(self._before)
            self._decided = True  # the one who sat here before decides again
        self._screen.say("cli-undone", QUIET, what=taken_back)
        if not self._decided:
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
