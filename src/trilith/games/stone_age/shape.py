"""What Stone Age shows, declared once: JSON Schema, the terminal's types and the client's follow from it."""

from typing import Annotated, NotRequired, TypeAlias, TypedDict, final

from trilith.core.chance import faces
from trilith.core.schema import Count, Some, Within
from trilith.core.telling import FROM_ONE, By, Piece
from trilith.games.stone_age.actions import DIE_FACES
from trilith.games.stone_age.events import Reason
from trilith.games.stone_age.names import (
    FIRST_BUILDING,
    MOST_PEOPLE,
    MOST_TOOL,
    SLOTS,
    SPOTS,
    TOOL_PLACES,
    Face,
    Good,
    Phase,
    Source,
    Spot,
)

MOST_SEATS = len(SPOTS) - FIRST_BUILDING  # there is a stack of buildings for each player


Seat: TypeAlias = Annotated[int, Within(0, MOST_SEATS - 1)]
Slot: TypeAlias = Annotated[int, Within(1, SLOTS), FROM_ONE]
ToolPlace: TypeAlias = Annotated[int, Within(1, TOOL_PLACES), FROM_ONE]
People: TypeAlias = Annotated[int, Within(0, MOST_PEOPLE)]
ToolValue: TypeAlias = Annotated[int, Within(1, MOST_TOOL)]
Dice: TypeAlias = list[Annotated[int, Within(1, DIE_FACES)]]
Card: TypeAlias = Annotated[str, Piece(lambda box: box.card_names)]
Building: TypeAlias = Annotated[str, Piece(lambda box: box.building_names)]
Goods: TypeAlias = dict[Good, Count]


class OpenCard(TypedDict):
    """A place for an open card, and how many resources the card there costs."""

    card: Card | None
    price: Slot


class Stack(TypedDict):
    """A stack of buildings: the open one, and how many are left, the open one included."""

    top: Building | None
    left: Count


class Tool(TypedDict):
    """One of a player's three tool places."""

    value: Count
    used: bool


class Prospect(TypedDict):
    """What an open card or building would mean for whoever looks, as things stand."""

    missing: Annotated[Count, "How many more resources it needs at least."]
    points: Annotated[
        Count, "The most that it would bring at once; none for a card, or for what cannot be paid."
    ]
    now: Annotated[Count, "What the sources it touches would bring in the final scoring without it."]
    then: Annotated[Count, "And with it."]


class Board(TypedDict):
    """What a player has; cards and what would be counted only for whoever may look at the cards that lie face down."""

    score: int
    people: Count
    home: Count
    placed: Some[Spot, Count]
    track: Count
    goods: Goods
    fed: Annotated[int | None, "Food left by the next feeding or, below zero, missing; none after the end."]
    resting: Annotated[
        bool, "Whether this player has no more people to place this round, or no place for them."
    ]
    full: Annotated[list[Spot], "Of tool maker, hut and field those that bring this player nothing more."]
    tools: list[Tool]
    buildings: list[Building]
    open_cards: list[Card]
    face_down: Count
    tie_break: Annotated[Count, "What decides between equal scores."]
    cards: NotRequired[list[Card]]
    earned: NotRequired[Annotated[int, "Points without the final scoring."]]
    final: NotRequired[
        Annotated[dict[Source, Count], "What the final scoring would bring now, or has brought."]
    ]
    prospects: NotRequired[
        Annotated[Some[Spot, Prospect], "What each card and building that lies open would mean."]
    ]
    total: NotRequired[Annotated[int, "All points if the game ended now; after the end the score."]]


@final
class Nothing(TypedDict):
    """No decision is half made."""


@final
class Rolling(TypedDict):
    """Dice are about to be rolled for a good."""

    spot: Spot
    good: Good
    dice: Count


class Sum(TypedDict):
    """What a roll comes to with some of the tools that can be added to it, these as notation."""

    tools: list[str]
    pips: Count


@final
class Rolled(TypedDict):
    """Pips were rolled for a good, tools included, and what they would be with tools that can still be added."""

    spot: Spot
    good: Good
    pips: Count
    sums: list[Sum]


@final
class CardPayment(TypedDict):
    """Resources are being paid for a card."""

    spot: Spot
    due: Count
    paid: Goods


@final
class BuildingPayment(TypedDict):
    """Resources are being paid for a building: as many as are due or, if any number will do, at most so many."""

    spot: Spot
    due: Count
    any_number: bool
    paid: Goods
    points: Annotated[Count, "What the building brings with what is paid."]


@final
class Sharing(TypedDict):
    """Everyone takes one of these dice."""

    dice: Dice


@final
class Feeding(TypedDict):
    """Food is missing, and resources are paid instead."""

    due: Count
    paid: Goods


Pending: TypeAlias = Nothing | Rolling | Rolled | CardPayment | BuildingPayment | Sharing | Feeding


class View(TypedDict):
    """The table as it looks from one seat."""

    phase: Phase
    round: Count
    starter: Seat
    order: Annotated[list[Seat], "Who comes after whom this round."]
    turn: Seat | None
    closed: Annotated[
        list[Spot], "Places where nobody more may come, because they are full or others are taken."
    ]
    least: Annotated[
        Some[Spot, str],
        "The least that is done at each place in this part of the round, offered or not, as notation.",
    ]
    display: list[OpenCard]
    pile: Count
    buildings: list[Stack]
    pending: Pending
    players: list[Board]


class ActionFields(TypedDict):
    """What actions are about, each as far as its kind says."""

    kind: str
    spot: NotRequired[Spot]
    people: NotRequired[People]
    place: NotRequired[ToolPlace]
    value: NotRequired[ToolValue]
    good: NotRequired[Good]
    face: NotRequired[Annotated[Face, By(str)]]


_From = TypedDict("_From", {"from": NotRequired[Slot]})


class EventFields(ActionFields, _From):
    """What events are about, each as far as its kind says."""

    player: Seat
    rule: str
    round: NotRequired[Count]
    slot: NotRequired[Slot]
    stack: NotRequired[Slot]
    card: NotRequired[Card]
    building: NotRequired[Building]
    level: NotRequired[Count]
    dice: NotRequired[Annotated[Dice, By(faces)]]
    count: NotRequired[Count]
    points: NotRequired[int]
    reason: NotRequired[Reason]
    source: NotRequired[Source]
