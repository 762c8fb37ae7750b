"""What the modules that draw Stone Age read off a scene."""

from typing import Final, cast

from rich.text import Text

from trilith.cli.tables import Scene
from trilith.core.action import Action
from trilith.games.stone_age import StoneAgeGame
from trilith.games.stone_age.box import Box
from trilith.games.stone_age.names import FIRST_BUILDING, FIRST_CARD, GOODS, SPOTS, Good, Spot
from trilith.games.stone_age.shape import ActionFields, View

GOODS_PLACES: Final = SPOTS[: len(GOODS)]
VILLAGE: Final = SPOTS[len(GOODS) : FIRST_CARD]
CARD_PLACES: Final = SPOTS[FIRST_CARD:FIRST_BUILDING]
BUILDING_PLACES: Final = SPOTS[FIRST_BUILDING:]


def seen(scene: Scene) -> View:
    """The view with its type."""
    return cast(View, scene.view)


def told(scene: Scene, action: Action) -> ActionFields:
    """An action as names, with its type."""
    return cast(ActionFields, scene.game.choice(action))


def people_at(scene: Scene, spot: Spot, counted: bool) -> Text:
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


def pips(scene: Scene, good: Good) -> int:
    """How many pips bring one of a good."""
    return box_of(scene).pips[GOODS.index(good)]


def worth(scene: Scene, good: Good) -> int:
    """How many points one of a good counts in a building."""
    return box_of(scene).worth[GOODS.index(good)]


def rings(scene: Scene, spot: Spot) -> int:
    """How many people a place holds."""
    return box_of(scene).capacity[SPOTS.index(spot)]


def lying_on(scene: Scene, spot: Spot) -> str:
    """The words of the card or building on a place; empty where none can lie or lies."""
    view = seen(scene)
    if spot in BUILDING_PLACES:
        top = view["buildings"][BUILDING_PLACES.index(spot)]["top"]
        return scene.words.name("building", top) if top else ""
    if spot in CARD_PLACES:
        card = view["display"][CARD_PLACES.index(spot)]["card"]
        return scene.words.name("card", card) if card else ""
    return ""
