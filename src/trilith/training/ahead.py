"""One decision deep: what every action would lead to."""

from trilith.core.action import Action
from trilith.core.game import Game
from trilith.core.state import NOBODY, State
from trilith.values.value import LearnedValue, result


def look_ahead(value: LearnedValue, state: State, legal: list[Action], seat: int) -> list[float]:
    """For each action, what the position after it is worth to the seat that decides, looking from its side alone."""
    found = []
    for action in legal:
        after = state.copy()
        after.apply(action)
        over = after.actor() == NOBODY
        found.append(result(after, value.scale)[seat] if over else value.worth_to(after, seat))
    return found


def considered(game: Game, state: State, legal: list[Action]) -> list[Action]:
    """The actions worth a thought; one decision deep, those that hardly ever help only lead astray."""
    return [action for action in legal if game.considers(state, action)] or legal
