"""The shape of what a player sees of Stone Age, for the modules that draw it."""

from typing import Final, TypedDict, cast

from rich.text import Text

from trilith.cli.tables import Scene
from trilith.games.stone_age import StoneAgeGame
from trilith.games.stone_age.box import Box
from trilith.games.stone_age.names import FIRST_BUILDING, FIRST_CARD, FREE, GOODS, SPOTS

GOODS_PLACES: Final = ("hunt", "forest", "clay_pit", "quarry", "river")
VILLAGE: Final = ("tool_maker", "hut", "field")


class Tool(TypedDict):
    """One of the three tool places."""

    value: int
    used: bool


class Stack(TypedDict):
    """A stack of buildings."""

    top: str | None
    left: int


class Board(TypedDict, total=False):
    """A player's belongings; `cards` and `final` only for whoever may look."""

    score: int
    people: int
    home: int
    placed: dict[str, int]
    track: int
    goods: dict[str, int]
    fed: int  # what is left or missing when all are fed
    full: list[str]  # the places that bring nothing more
    tools: list[Tool]
    buildings: list[str]
    open_cards: list[str]
    face_down: int
    cards: list[str]
    final: dict[str, int]


class Pending(TypedDict, total=False):
    """A decision half made."""

    spot: str
    good: str
    pips: int
    due: int
    paid: dict[str, int]
    dice: int | list[int]


class StoneAgeView(TypedDict):
    """The whole table."""

    phase: str
    round: int
    starter: int
    turn: int | None
    display: list[str | None]
    pile: int
    buildings: list[Stack]
    pending: Pending
    players: list[Board]


def seen(scene: Scene) -> StoneAgeView:
    """The view with its shape."""
    return cast(StoneAgeView, scene.view)


def people_at(scene: Scene, spot: str, counted: bool) -> Text:
    """Who stands on a place; where everybody stands alone, without their number."""
    text = Text()
    for player, board in zip(scene.players, seen(scene)["players"], strict=True):
        count = board["placed"].get(spot, 0)
        if count:
            text.append(" " if text else "")
            text.append_text(player.tag(str(count) if counted else ""))
    return text


def box_of(scene: Scene) -> Box:
    """The box that this game is played with."""
    assert isinstance(scene.game, StoneAgeGame)
    return scene.game.box


def pips(scene: Scene, good: str) -> int:
    """How many pips bring one of a good."""
    return box_of(scene).pips[GOODS.index(good)]


def rings(scene: Scene, spot: str) -> int:
    """How many people a place holds."""
    return box_of(scene).capacity[SPOTS.index(spot)]


def price(spot: str) -> int:
    """How many resources the card on this place costs."""
    return SPOTS.index(spot) - FIRST_CARD + 1


def lying_on(scene: Scene, spot: str) -> str:
    """The words of the card or building on a place; empty where none can lie or lies."""
    view = seen(scene)
    at = SPOTS.index(spot)
    if at >= FIRST_BUILDING:
        top = view["buildings"][at - FIRST_BUILDING]["top"]
        return scene.words.name("building", top) if top else ""
    if at >= FIRST_CARD:
        card = view["display"][at - FIRST_CARD]
        return scene.words.name("card", card) if card else ""
    return ""


def takes_any_number(scene: Scene, spot: str) -> bool:
    """Whether the building on a place is paid with as many resources as its buyer likes."""
    at = SPOTS.index(spot)
    top = seen(scene)["buildings"][at - FIRST_BUILDING]["top"] if at >= FIRST_BUILDING else None
    box = box_of(scene)
    return top is not None and box.building_price[box.building_names.index(top)] == FREE
