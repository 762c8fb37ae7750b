"""How each game's table is drawn: a module of its own, or, for a game that has none yet, plain panels."""

from dataclasses import dataclass
from importlib import import_module
from typing import Final, Protocol, cast

from rich.console import RenderableType

from trilith.cli.choices import Group
from trilith.cli.players import Player
from trilith.core.action import Action
from trilith.core.game import Game, View
from trilith.core.state import State
from trilith.words import Words, words_of

DRAWN: Final[dict[str, str]] = {
    "stone_age": "trilith.cli.stone_age_table",
    "prehistory": "trilith.cli.prehistory_table",
    "endless_winter": "trilith.cli.endless_winter_table",
}
PLAIN: Final = "trilith.cli.plain_table"


@dataclass(frozen=True)
class Scene:
    """A position as one viewer sees it, and what it takes to put it into words."""

    game: Game
    words: Words
    players: list[Player]
    viewer: int
    view: View
    width: int

    def name(self, seat: int) -> str:
        """The name of whoever sits there."""
        return self.players[seat].name


class Drawer(Protocol):
    """What the module that draws a game offers."""

    QUIET_EVENTS: frozenset[str]  # what the table shows anyway
    SMALL_PHASES: frozenset[str]  # in which the table need not be drawn anew

    def draw(self, scene: Scene) -> RenderableType:
        """The whole table."""
        ...

    def own_cards(self, scene: Scene) -> RenderableType:
        """What only the viewer knows, and what it is worth."""
        ...

    def pending(self, scene: Scene) -> str:
        """How far a decision in several steps has come, in words."""
        ...

    def groups(self, scene: Scene, legal: list[Action]) -> list[Group]:
        """What can be chosen, where it belongs."""
        ...

    def result(self, scene: Scene) -> RenderableType:
        """Where everybody's points came from."""
        ...


def drawer_of(game: str) -> Drawer:
    """The module that draws this game."""
    return cast(Drawer, import_module(DRAWN.get(game, PLAIN)))


def scene_of(
    game: Game, language: str, players: list[Player], viewer: int, state: State, width: int
) -> Scene:
    """The scene that one viewer sees now."""
    return Scene(game, words_of(language, game), players, viewer, game.view(state, viewer), width)
