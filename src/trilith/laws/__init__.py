"""The laws that every game keeps, checked on positions and on whole games played at random."""

from trilith.laws.games import LawBroken, broken_law, check_game, check_kept, check_notation
from trilith.laws.steps import key_after, play_line, play_on, viewers

__all__ = [
    "LawBroken",
    "broken_law",
    "check_game",
    "check_kept",
    "check_notation",
    "key_after",
    "play_line",
    "play_on",
    "viewers",
]
