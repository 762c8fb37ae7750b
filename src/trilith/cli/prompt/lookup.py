"""Looking things up at the prompt, which decides nothing: help, rules, boards, sheets and the log."""

from typing import Final

from rich.console import RenderableType

from trilith.cli import choices
from trilith.cli.errors import NoSuchPlayer
from trilith.cli.match.result import show_events
from trilith.cli.match.session import TerminalSession
from trilith.cli.prompt import explain
from trilith.cli.prompt.decision import Decision
from trilith.cli.prompt.word_matching import meaning_of
from trilith.cli.style import QUIET

NOTHING_LEFT_OUT: Final = frozenset[str]()


class Lookup:
    """Shows one player what the commands of the prompt ask for, page by page where the screen is too small."""

    def __init__(self, session: TerminalSession, player: int, decision: Decision) -> None:
        self._session = session
        self._screen = session.screen
        self._player = player
        self._decision = decision
        self._pages: list[RenderableType] = []  # that did not fit the screen

    def take_pages(self) -> list[RenderableType]:
        """The pages that are still to be shown; they are forgotten unless they are shown next."""
        pages, self._pages = self._pages, []
        return pages

    def show_pages(self, pages: list[RenderableType]) -> None:
        """The first page, and a word about what Enter leads to."""
        first, *self._pages = pages
        self._screen.show(first)
        self._screen.say("cli-more" if self._pages else "cli-back", QUIET)

    def sheet(self, name: str) -> None:
        """A part of the table that is not always on the screen."""
        scene = self._session.scene(self._player)
        self.show_pages(self._screen.pages(self._session.drawer.sheet(scene, name)))

    def board(self, which: str) -> None:
        """Everything that one player has; by number, letter or name, or without any the own."""
        players = self._session.players
        typed = which.casefold()
        found = [
            player.seat
            for player in players
            if typed in (str(player.seat + 1), player.badge[-1].casefold(), player.name.casefold())
        ]
        if which and not found:
            raise NoSuchPlayer(typed=which, known=", ".join(player.name for player in players))
        seat = found[0] if found else self._player
        scene = self._session.scene(self._player)
        self.show_pages(self._screen.pages(players[seat].title(), self._session.drawer.board(scene, seat)))

    def log(self) -> None:
        """Everything that has happened."""
        told = self._session.log.told(self._player, 0, NOTHING_LEFT_OUT)
        show_events(self._screen, self._session.players, told)

    def help(self, action: str) -> None:
        """What can be typed; or, for an action, why it is not possible."""
        if action:
            self.why(action)
        else:
            explain.commands(self._screen, self._session.match, self._session.drawer, self._decision.groups)
            self._screen.say("cli-back", QUIET)

    def why(self, action: str) -> None:
        """Why something is not possible, be it typed in words, as notation or as a number of the menu."""
        if not action:
            self._usage("why")
            return
        match, scene = self._session.match, self._session.scene(self._player)
        if choices.is_number(action):
            group = choices.group_numbered(self._decision.groups, action)
            _, *keys = action.split()
            option = choices.option_keyed(group, " ".join(keys)) if keys else group.options[0]
            action = option.action.text
        elif not match.game.impossible(" ".join(action.lower().split())):
            action = meaning_of(match.game, scene.words, self._decision.choices(), action)[0].text
        known = [choice.text for choice in self._decision.choices()]
        explain.why(self._screen, match, " ".join(action.lower().split()), known)

    def rule(self, number: str) -> None:
        """A rule by its number."""
        if number:
            explain.rule(self._screen, self._session.match.game.name, number)
        else:
            self._usage("rule")

    def rules(self, word: str) -> None:
        """Every rule that has a word in it."""
        if word:
            explain.search(self._screen, self._session.match.game.name, word)
        else:
            self._usage("rules")

    def _usage(self, command: str) -> None:
        explain.usage(self._screen, self._session.match, self._session.drawer, command)
