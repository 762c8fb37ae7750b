"""Asking one person for one decision: the table, the news, the choices, and all that can be typed."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.text import Text

from trilith.cli import choices, explain, runs
from trilith.cli.choices import Group
from trilith.cli.commands import command_named
from trilith.cli.final import show_told
from trilith.cli.journal import write_copy
from trilith.cli.screen import Left
from trilith.cli.sitting import Sitting
from trilith.cli.style import QUIET, STRONG
from trilith.core.action import Action
from trilith.core.errors import IllegalAction, NoSuchAction, TrilithError
from trilith.core.match import Match
from trilith.core.runs import Run, run_at
from trilith.core.state import State
from trilith.words import Words

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
        self._named: list[Action] = []
        self._run: Run | None = None
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "why": self._why,
            "rule": self._rule,
            "rules": self._rules,
            "cards": lambda _: self._cards(),
            "table": lambda _: self._table(),
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
            chosen = self._chosen(line)
            if chosen is not None:
                self._decide([chosen])
        else:
            spoken = runs.spoken(self._match.game, self._words, self._run, line) if self._run else []
            self._decide(spoken or [self._action(part) for part in line.split(",") if part.strip()])

    def _action(self, text: str) -> Action:
        """The action of a notation; what is none may still have a rule against it."""
        game = self._match.game
        try:
            return game.actions.parse(text.strip().lower())
        except NoSuchAction as error:
            rule = game.impossible(" ".join(text.lower().split()))
            if rule:
                raise IllegalAction(action=text.strip(), rule=rule) from error
            raise

    def _chosen(self, line: str) -> Action | None:
        """What numbers stand for; asks for the second number if it is missing, and takes other answers too."""
        group = choices.group_numbered(self._groups, line)
        _, *keys = line.split()
        if not keys and len(group.options) == 1:
            return group.options[0].action
        if not keys:
            question = self._words.say("cli-which", what=group.label, asks=group.asks, keys=group.keys())
            answer = self._screen.read(question + " ")
            command = command_named(answer.partition(" ")[0].casefold(), self._words)
            if not answer or command == "undo":
                self._offer()
                return None
            if command or answer.startswith(HELP_SIGN):
                self._answer(answer)
                return None
            keys = [answer]
        return choices.option_keyed(group, " ".join(keys)).action

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
        self._sitting.move(self._player, texts)
        self._decided = True

    def _offer(self, with_notation: bool = False) -> None:
        """The choices, grouped and numbered."""
        drawer, match = self._sitting.drawer, self._match
        self._run = run_at(match.game, match.state)
        scene = self._sitting.scene(self._player, self._position(self._named))
        self._groups = drawer.groups(scene, self._choices())
        self._screen.blank()
        pending = drawer.pending(scene)
        title = Text(scene.words.say("cli-your-turn", player=scene.name(self._player)), style=STRONG)
        if pending:
            title.append("  " + pending, style=QUIET)
        if self._named:
            named = runs.counted(match.game, self._words, self._named)
            title.append("  " + scene.words.say("cli-named", what=named))
        self._screen.show(title, choices.fitting(self._groups, self._screen.console, with_notation))

    def _choices(self) -> list[Action]:
        """What can be chosen: of what is named in any order, whatever can still be part of it."""
        run = self._run
        if run is None:
            return self._match.state.legal()
        whole = run.whole(self._named)
        return [*run.offers(self._named), *(whole.ends if whole else ()), *run.others]

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
            self._offer(with_notation=True)

    def _why(self, action: str) -> None:
        """Why something is not possible, be it typed as notation or as a number of the menu."""
        if not action:
            explain.usage(self._screen, "why")
            return
        if choices.is_number(action):
            group = choices.group_numbered(self._groups, action)
            _, *keys = action.split()
            option = choices.option_keyed(group, " ".join(keys)) if keys else group.options[0]
            action = option.action.text
        known = [choice.text for choice in self._choices()]
        explain.why(self._screen, self._match, " ".join(action.lower().split()), known)

    def _rule(self, number: str) -> None:
        if number:
            explain.rule(self._screen, self._game, number)
        else:
            explain.usage(self._screen, "rule")

    def _rules(self, word: str) -> None:
        if word:
            explain.search(self._screen, self._game, word)
        else:
            explain.usage(self._screen, "rules")

    def _undo(self) -> None:
        """Take back what was named last, or else the last decision."""
        if self._named:
            taken = self._named.pop()
            self._screen.say("cli-undone", QUIET, what=taken.text)
            self._offer()
            return
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
