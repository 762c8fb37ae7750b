"""Whose turn it is: bots choose, people are asked, and between two people the screen shows nothing."""

from trilith.cli.asking import Asking
from trilith.cli.final import show_result
from trilith.cli.players import people
from trilith.cli.sitting import Sitting
from trilith.core.state import NOBODY


class Turns:
    """Turn after turn until nobody decides any more."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        alone = [player.seat for player in people(sitting.players)]
        self._at_terminal = alone[0] if len(alone) == 1 else NOBODY

    def play(self) -> None:
        """Play on to the end."""
        sitting = self._sitting
        sitting.insist(NOBODY, [])
        while not sitting.match.over:
            actor = sitting.match.state.actor()
            if actor in sitting.bots:
                seat = sitting.match.seat(actor)
                sitting.insist(actor, [sitting.bots[actor].choose(seat).text])
            else:
                self._person(actor)
        show_result(sitting)

    def _person(self, player: int) -> None:
        """Let a person decide; a single choice needs no decision."""
        sitting = self._sitting
        legal = sitting.match.state.legal()
        if len(legal) == 1:
            sitting.insist(player, [legal[0].text])
            choice = sitting.scene(player).words.tell("action", sitting.match.game.choice(legal[0]))
            sitting.note(player, sitting.screen.words.say("cli-forced", choice=choice))
            return
        if player != self._at_terminal:
            self._hand_over(player)
        Asking(sitting, player).ask()

    def _hand_over(self, player: int) -> None:
        """Show nothing of anybody's until the next person sits at the terminal."""
        screen = self._sitting.screen
        self._at_terminal = player
        screen.wipe()
        screen.rule(self._sitting.players[player].badge)
        screen.read(screen.words.say("cli-hand-over", player=self._sitting.players[player].name) + " ")
        screen.wipe()
