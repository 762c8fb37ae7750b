"""What a game brings its players, for learning: victory, rank or margin, and how the lead changes on the way."""

from typing import Final

from trilith.core.errors import NoSuchReward
from trilith.core.state import State

WIN: Final = 0
RANK: Final = 1
MARGIN: Final = 2
REWARDS: Final = ("win", "rank", "margin")
POINTS: Final = 100.0  # that count as one


def reward_named(name: str) -> int:
    """The number of a kind of reward."""
    for kind in range(len(REWARDS)):
        if REWARDS[kind] == name:
            return kind
    raise NoSuchReward(reward=name, known=", ".join(REWARDS))


def final_rewards(state: State, kind: int) -> list[float]:
    """By seat, what a game that is over brought.

    `win` is 1 for the winner and -1 for everybody else, and those who share a victory share what lies between; `rank`
    goes in even steps from 1 for the first to -1 for the last; `margin` is the lead in hundreds of points.
    """
    places = state.ranking()
    seats = len(places)
    if kind == MARGIN:
        return leads(state)
    found: list[float] = []
    for seat in range(seats):
        equal = 0
        for place in places:
            if place == places[seat]:
                equal += 1
        if kind == RANK:
            middle = places[seat] + (equal - 1) / 2.0
            found.append((seats + 1 - 2.0 * middle) / (seats - 1))
        else:
            found.append(2.0 / equal - 1.0 if places[seat] == 1 else -1.0)
    return found


def leads(state: State) -> list[float]:
    """By seat, the points before those of the rivals on average, in hundreds; together they are nothing."""
    scores = state.scores()
    rivals = len(scores) - 1
    together = 0
    for points in scores:
        together += points
    return [(points - (together - points) / rivals) / POINTS for points in scores]
