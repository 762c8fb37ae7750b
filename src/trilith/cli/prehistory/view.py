"""The shape of what a player sees of Prehistory, and its cubes as letters, for the modules that draw it."""

from typing import Any, Final, TypedDict, cast

from rich.text import Text

from trilith.cli.style import QUIET
from trilith.cli.tables import Scene
from trilith.games.prehistory.names import COLOURS

CUBE_STYLES: Final[dict[str, str]] = {
    "grey": "color(245)",
    "blue": "color(75)",
    "red": "color(167)",
    "brown": "color(137)",
    "yellow": "color(184)",
    "white": "bold",
}
NOTHING_THERE: Final = "–"


class Field(TypedDict, total=False):
    """One field of the map."""

    field: str
    land: str
    camp: str
    owner: int
    waiting: list[int]
    player: int
    standing: int
    lying: int


class Board(TypedDict, total=False):
    """A player's belongings; `cards` and `final` only for whoever may look."""

    score: int
    weather: int | None
    income: dict[str, int]
    income_next: dict[str, int]
    resources: dict[str, int]
    markers: dict[str, int]
    bones: int
    home: int
    on_map: int
    in_supply: int
    camps_left: list[str]
    track: int
    baskets: dict[str, int]
    painted: list[str]
    hunted: list[str]
    tokens: list[str]
    megaliths: int
    shamans: list[str]
    face_down: list[int]
    cards: list[str]
    final: dict[str, int]


class PrehistoryView(TypedDict):
    """The whole table."""

    phase: str
    season: str
    round: int
    turn: int | None
    order: list[int]
    passed: list[int]
    ceremony_markers: list[int]
    deed: str
    central: str | None
    steps: dict[str, int]
    prices: dict[str, Any]
    triliths: list[dict[str, Any]]
    fish: list[int]
    tiles: list[dict[str, Any]]
    hunting: list[str | None]
    ceremony: list[str | None]
    map: list[Field]
    pending: dict[str, Any]
    players: list[Board]


def seen(scene: Scene) -> PrehistoryView:
    """The view with its shape."""
    return cast(PrehistoryView, scene.view)


def letter(scene: Scene, colour: str) -> str:
    """The letter that stands for a colour."""
    return scene.words.say("cli-pre-letters").split()[COLOURS.index(colour)]


def cube(scene: Scene, colour: str, more: str = "") -> Text:
    """A cube as its letter in its colour, and what belongs to it."""
    return Text(letter(scene, colour) + more, style=CUBE_STYLES[colour])


def cubes(scene: Scene, counts: dict[str, int]) -> Text:
    """Cubes as letters, each as often as there are."""
    text = Text()
    for colour in COLOURS:
        for _ in range(counts.get(colour, 0)):
            text.append_text(cube(scene, colour))
    return text if text else Text(NOTHING_THERE, style=QUIET)


def letters(scene: Scene, colours: list[str]) -> Text:
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
