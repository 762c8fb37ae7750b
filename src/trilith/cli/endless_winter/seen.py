"""What the modules that draw Endless Winter read off a scene."""

from typing import Final, cast

from rich.text import Text

from trilith.cli.tables import Scene
from trilith.core.action import Action
from trilith.games.endless_winter.names import TILE_SIDE, Gain
from trilith.games.endless_winter.shape import ActionFields, View

NOTHING_THERE: Final = "–"
NO_MARK: Final = "·"
BETWEEN_SIDES: Final = " · "  # of a chief, in the words for both


def seen(scene: Scene) -> View:
    """The view with its type."""
    return cast(View, scene.view)


def told(scene: Scene, action: Action) -> ActionFields:
    """An action as names, with its type."""
    return cast(ActionFields, scene.game.choice(action))


def does(scene: Scene, kind: str, name: str) -> str:
    """In short what a card, stone, animal or tile does."""
    return scene.words.attribute(f"{kind}-{name}", "does")


def mark(scene: Scene, seat: int) -> Text:
    """A player's sign."""
    return scene.players[seat].tag("")


def side_does(scene: Scene, chief: str, side: str | None) -> str:
    """What a side of a chief does; both, as long as no side is chosen."""
    both = does(scene, "chief", chief)
    found = dict(part.split(": ", 1) for part in both.split(BETWEEN_SIDES))
    return found.get(side or "", both)


def halves(labour: float) -> str:
    """Labour as it is counted: whole ones and a half."""
    whole = int(labour)
    return (str(whole) if whole or labour == whole else "") + ("½" if labour != whole else "")


def amount(scene: Scene, gain: Gain, count: int) -> str:
    """So much of a gain, in words."""
    return scene.words.say(f"note-amount-{gain}", count=count)


def is_start(scene: Scene, row: int, column: int) -> bool | None:
    """Whether a space of the site is a start space; nothing, where there is no space."""
    for tile in seen(scene)["site"]["tiles"]:
        down, right = row - tile["row"], column - tile["column"]
        if tile["start"] and 0 <= down < TILE_SIDE and 0 <= right < TILE_SIDE:
            return (tile["start"]["row"], tile["start"]["column"]) == (row, column)
    return None
