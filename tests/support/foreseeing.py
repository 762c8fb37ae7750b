"""What the engine foresees of every choice in a position, for tests of menus."""

from support.terminal import SEED
from trilith.cli.prospects import MOST_STEPS, Prospects, prospects_of
from trilith.core.forecast import Forecaster
from trilith.core.game import Game
from trilith.core.match import Match
from trilith.core.record import Record
from trilith.core.state import State


def foreseen(game: Game, state: State) -> Prospects:
    """The forecast of whoever decides."""
    match = Match(game, Record(game.name, game.version, len(state.scores()), SEED))
    return prospects_of(match, state, state.actor(), Forecaster(MOST_STEPS))
