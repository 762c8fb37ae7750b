"""What if: a match that goes on from a moment of another one, with other players, and with new luck or as it was."""

from trilith.core.match import Match
from trilith.core.record import Branch, Record
from trilith.core.state import NOBODY
from trilith.study.errors import NothingToPlayOn
from trilith.study.moment import Moment


def branch_of(match: Match, lines: int, name: str, players: list[str], seed: str = "") -> Record:
    """The record of a match that begins after so many lines of this one; without a seed, luck goes on as it was."""
    game, setup, state = match.game, match.setup, Moment(match, lines).state
    if state.actor() == NOBODY:
        raise NothingToPlayOn(lines=lines)
    return Record(
        setup.game,
        setup.version,
        setup.seats,
        seed or setup.seed,
        setup.options,
        players,
        game.dump(state),
        pack=setup.pack,
        branch=Branch(name, lines),
        luck=[] if seed else match.luck_from(lines),
    )
