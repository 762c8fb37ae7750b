"""How a match that is over ended for each seat: the place, the points, and where they came from."""

from dataclasses import dataclass
from typing import Any, Final

from trilith.core.match import Match
from trilith.core.state import SPECTATOR
from trilith.study.ledger import must_be_over

EARNED: Final = "earned"  # the source of all points that were won before the final scoring
FINAL: Final = "final"  # where a board has what the final scoring brought, by source


@dataclass(frozen=True)
class SeatResult:
    """How it ended for one seat; `sources` add up to the points, and are empty in a game that does not tell them apart."""

    place: int
    points: int
    sources: dict[str, int]


def results_of(match: Match) -> list[SeatResult]:
    """The result by seat."""
    must_be_over(match)
    state, game = match.state, match.game
    boards: Any = game.view(state, SPECTATOR).get("players", [])
    earned = game.earned(state)
    return [
        SeatResult(place, points, _sources(boards[seat] if boards else {}, earned[seat]))
        for seat, (place, points) in enumerate(zip(state.ranking(), state.scores(), strict=True))
    ]


def _sources(board: dict[str, Any], earned: int) -> dict[str, int]:
    return {EARNED: earned, **board[FINAL]} if FINAL in board else {}
