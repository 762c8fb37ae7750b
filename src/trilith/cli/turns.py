"""Whose turn it is: bots choose, people are asked, and where something is hidden a curtain falls between two people."""

from trilith.cli import explain
from trilith.cli.asking import HELP_SIGN, Asking
from trilith.cli.commands import command_named
from trilith.cli.final import show_result
from trilith.cli.screen import Left
from trilith.cli.sitting import Sitting
from trilith.cli.style import QUIET
from trilith.core.action import Action
from trilith.core.errors import TrilithError
from trilith.core.runs import run_at
from trilith.core.state import NOBODY


class Turns:
    """Turn after turn until nobody decides any more."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting

    def play(self) -> None:
        """Play on to the end."""
        sitting = self._sitting
        sitting.insist(NOBODY, [])
        while not sitting.match.over:
            actor = sitting.match.state.actor()
            if actor in sitting.bots:
                self._bot(actor)
            else:
                self._person(actor)
        show_result(sitting)

    def _bot(self, player: int) -> None:
        """Let a bot decide; what it could not decide is said."""
        sitting, bot = self._sitting, self._sitting.bots[player]
        before = len(bot.failures)
        action = bot.choose(sitting.match.seat(player))
        for failure in bot.failures[before:]:
            name = sitting.players[player].name
            sitting.screen.say("cli-bot-failed", QUIET, bot=name, problem=failure.problem)
        sitting.insist(player, [action.text])

    def _person(self, player: int) -> None:
        """Let a person decide; a single choice needs no decision."""
        sitting, forced = self._sitting, self._forced()
        if forced:
            sitting.force(player, forced)
        elif not sitting.curtain_falls(player) or self._hand_over(player):
            before, sitting.at_terminal = sitting.at_terminal, player
            Asking(sitting, player, before).ask()

    def _forced(self) -> list[Action]:
        """What has to be done, if there is only one way to go on."""
        match = self._sitting.match
        run = run_at(match.game, match.state)
        if run is not None:
            return run.forced()
        legal = match.state.legal()
        return legal if len(legal) == 1 else []

    def _hand_over(self, player: int) -> bool:
        """Show nothing of anybody's until the next person sits at the terminal; the one before may still go back."""
        sitting, screen = self._sitting, self._sitting.screen
        screen.wipe()
        screen.rule(sitting.players[player].title())
        while True:
            line = screen.read(screen.words.say("cli-hand-over", player=sitting.players[player].name) + " ")
            command = command_named(line.casefold(), screen.words, sitting.drawer.SHEETS)
            if command == "quit":
                raise Left
            if command == "help" or line == HELP_SIGN:
                explain.commands(screen, sitting.match, sitting.drawer, [])
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
            taken_back = self._sitting.undo(self._sitting.at_terminal)
        except TrilithError as error:
            self._sitting.screen.refuse(error)
            return False
        self._sitting.screen.say("cli-undone", QUIET, what=taken_back)
        return True
