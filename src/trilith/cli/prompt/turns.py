"""Whose turn it is: bots choose, people are asked, and where something is hidden a curtain falls between two people."""

from trilith.cli.match.result import show_result
from trilith.cli.match.session import TerminalSession
from trilith.cli.prompt import explain
from trilith.cli.prompt.prompt import HELP_SIGN, Prompt
from trilith.cli.prompt.typed_commands import command_named
from trilith.cli.screen import Left
from trilith.cli.style import QUIET
from trilith.core.action import Action
from trilith.core.errors import TrilithError
from trilith.core.runs import run_at
from trilith.core.state import NOBODY


class Turns:
    """Turn after turn until nobody decides any more."""

    def __init__(self, session: TerminalSession) -> None:
        self._session = session

    def play(self) -> None:
        """Play on to the end."""
        session = self._session
        session.insist(NOBODY, [])
        while not session.match.over:
            actor = session.match.state.actor()
            if actor in session.bots:
                self._bot(actor)
            else:
                self._person(actor)
        show_result(session)

    def _bot(self, player: int) -> None:
        """Let a bot decide; what it could not decide is said."""
        session, bot = self._session, self._session.bots[player]
        before = len(bot.failures)
        action = bot.choose(session.match.seat(player))
        for failure in bot.failures[before:]:
            name = session.players[player].name
            session.screen.say("cli-bot-failed", QUIET, bot=name, problem=failure.problem)
        session.insist(player, [action.text])

    def _person(self, player: int) -> None:
        """Let a person decide; a single choice needs no decision."""
        session, forced = self._session, self._forced()
        if forced:
            session.force(player, forced)
        elif not session.curtain_falls(player) or self._hand_over(player):
            before, session.at_terminal = session.at_terminal, player
            Prompt(session, player, before).ask()

    def _forced(self) -> list[Action]:
        """What has to be done, if there is only one way to go on."""
        match = self._session.match
        run = run_at(match.game, match.state)
        if run is not None:
            return run.forced()
        legal = match.state.legal()
        return legal if len(legal) == 1 else []

    def _hand_over(self, player: int) -> bool:
        """Show nothing of anybody's until the next person sits at the terminal; the one before may still go back."""
        session, screen = self._session, self._session.screen
        screen.wipe()
        screen.rule(session.players[player].title())
        while True:
            line = screen.read(screen.words.say("cli-hand-over", player=session.players[player].name) + " ")
            command = command_named(line.casefold(), screen.words, session.drawer.SHEETS)
            if command == "quit":
                raise Left
            if command == "help" or line == HELP_SIGN:
                explain.commands(screen, session.match, session.drawer, [])
            elif command == "undo":
                if self._took_back():
                    return False
            else:
                break
        screen.wipe()
        return True

    def _took_back(self) -> bool:
        """Let the one who sat here before take back their last decision, if they may."""
        try:
            taken_back = self._session.undo(self._session.at_terminal)
        except TrilithError as error:
            self._session.screen.refuse(error)
            return False
        self._session.screen.say("cli-undone", QUIET, what=taken_back)
        return True
