"""How the points of a match grew, round by round."""

from typing import TypeAlias

from trilith.core.match import Match

Rounds: TypeAlias = list[tuple[int | None, list[int]]]


def points_by_round(match: Match) -> Rounds:
    """Everybody's points at the end of each round, and, behind no round, those that count in the end."""
    game = match.game
    found: Rounds = []
    current: int | None = None
    for state in match.positions():
        now = game.round(state)
        if current is not None and now != current:
            found.append((current, state.scores()))
        current = now
    if match.over:
        if current is not None:
            found.append((current, game.earned(match.state)))
        found.append((None, match.state.scores()))
    return found
