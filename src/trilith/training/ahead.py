"""One decision deep: which actions are tried."""

from trilith.core.action import Action
from trilith.core.game import Game
from trilith.core.state import State


def considered(game: Game, state: State, legal: list[Action]) -> list[Action]:
    """The actions worth a thought; one decision deep, those that hardly ever help only lead astray."""
    return [action for action in legal if game.considers(state, action)] or legal
