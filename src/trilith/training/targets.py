"""What the net should have said: the end of the game, reached back through what it said on the way there."""

import numpy as np

from trilith.training.selfplay import Floats, Halves, Played


def targets(played: Played, trace: float, led: bool) -> Floats:
    """By position, seat and head: the λ-return. Without a net to lead, it is the end itself."""
    positions = played.said.shape[0]
    found = np.empty_like(played.said)
    following = played.end
    for at in range(positions - 1, -1, -1):
        found[at] = following
        if led:
            following = (1 - trace) * played.said[at] + trace * following
    return found


def stacked(games: list[Played], trace: float, led: bool) -> tuple[Halves, Floats, Floats]:
    """All summaries of some games, their targets, and who won in the end, row by row."""
    numbers = np.concatenate([played.numbers.reshape(-1, played.numbers.shape[2]) for played in games])
    aims = np.concatenate([targets(played, trace, led).reshape(-1, played.said.shape[2]) for played in games])
    ends = np.concatenate(
        [np.broadcast_to(played.end[:, 1], played.said.shape[:2]).reshape(-1) for played in games]
    )
    return numbers, aims, ends.astype(np.float32)
