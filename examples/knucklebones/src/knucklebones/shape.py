"""What Knucklebones shows, declared once: its JSON Schema and the types of whoever draws it follow from this."""

from typing import Annotated, NotRequired, TypeAlias, TypedDict

from knucklebones.rules import MOST_PLAYERS, Phase
from trilith.core.schema import Count, Within

Seat: TypeAlias = Annotated[int, Within(0, MOST_PLAYERS - 1)]


class Board(TypedDict):
    """What a player has."""

    score: Count


class View(TypedDict):
    """The table, which looks the same from every seat."""

    phase: Phase
    turn: Seat | None
    goal: Count
    hand: Annotated[Count, "Thrown in this turn and not kept yet."]
    players: list[Board]


class ActionFields(TypedDict):
    """What actions are about: nothing but their kind."""

    kind: str


class EventFields(TypedDict):
    """What events are about, each as far as its kind says."""

    kind: str
    player: Seat
    rule: str
    face: NotRequired[Annotated[int, Within(1, 6)]]
    points: NotRequired[Count]
