"""The shape of what a player sees of Endless Winter, for the modules that draw it."""

from typing import Any, Final, cast

from rich.text import Text

from trilith.cli.tables import Scene
from trilith.games.endless_winter import EndlessWinterGame
from trilith.games.endless_winter.names import HALVES, TILE_SIDE

NOTHING_THERE: Final = "–"
NO_MARK: Final = "·"
BETWEEN_SIDES: Final = " · "  # of a chief, in the words for both


def seen(scene: Scene) -> dict[str, Any]:
    """What the viewer sees, field by field."""
    return cast(dict[str, Any], scene.view)


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


def amount(scene: Scene, gain: str, count: int) -> str:
    """So much of a gain, in words; labour is counted in halves."""
    told = halves(count / HALVES) if gain == "labour" else count
    return scene.words.say(f"note-amount-{gain}", count=told)


def covered(scene: Scene, row: int, column: int) -> tuple[bool, tuple[int, ...]] | None:
    """Whether a space of the site is a start space, and what covering it brings; nothing, where there is no space."""
    assert isinstance(scene.game, EndlessWinterGame)
    box = scene.game.box
    for tile in seen(scene)["site"]["tiles"]:
        down, right = row - tile["row"], column - tile["column"]
        if tile["tile"] and 0 <= down < TILE_SIDE and 0 <= right < TILE_SIDE:
            at, cell = box.tile_names.index(tile["tile"]), down * TILE_SIDE + right
            return box.tile_starts[at] == cell, box.tile_rewards[at][cell]
    return None
