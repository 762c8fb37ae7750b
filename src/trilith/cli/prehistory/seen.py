"""What the modules that draw Prehistory read off a scene, and its cubes as letters."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from rich.text import Text

from trilith.cli.style import QUIET
from trilith.cli.tables import Scene
from trilith.core.action import Action
from trilith.games.prehistory.names import COLOURS, Colour
from trilith.games.prehistory.shape import ActionFields, View

CUBE_STYLES: Final[dict[Colour, str]] = {
    "grey": "color(245)",
    "blue": "color(75)",
    "red": "color(167)",
    "brown": "color(137)",
    "yellow": "color(184)",
    "white": "bold",
}
NOTHING_THERE: Final = "–"


def seen(scene: Scene) -> View:
    """The view with its type."""
    return cast(View, scene.view)


def told(scene: Scene, action: Action) -> ActionFields:
    """An action as names, with its type."""
    return cast(ActionFields, scene.game.choice(action))


def letter(scene: Scene, colour: Colour) -> str:
    """The letter that stands for a colour."""
    return scene.words.say("cli-pre-letters").split()[COLOURS.index(colour)]


def cube(scene: Scene, colour: Colour, more: str = "") -> Text:
    """A cube as its letter in its colour, and what belongs to it."""
    return Text(letter(scene, colour) + more, style=CUBE_STYLES[colour])


def cubes(scene: Scene, counts: Mapping[Colour, int]) -> Text:
    """Cubes as letters, each as often as there are."""
    text = Text()
    for colour in COLOURS:
        for _ in range(counts.get(colour, 0)):
            text.append_text(cube(scene, colour))
    return text if text else Text(NOTHING_THERE, style=QUIET)


def letters(scene: Scene, colours: Sequence[Colour]) -> Text:
    """Colours as letters side by side."""
    text = Text()
    for colour in colours:
        text.append(" " if text else "")
        text.append_text(cube(scene, colour))
    return text


def legend(scene: Scene) -> Text:
    """Which letter stands for which colour."""
    text = Text()
    for colour in COLOURS:
        text.append("  " if text else "")
        text.append_text(cube(scene, colour))
        text.append(" " + scene.words.name("colour", colour), style=QUIET)
    return text
