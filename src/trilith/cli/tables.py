"""How each game's table is drawn: a folder of its own, or, for a game that has none yet, plain panels."""

from dataclasses import dataclass
from importlib import import_module
from typing import Final, Protocol, cast

from rich.console import RenderableType
from rich.text import Text

from trilith.cli.choices import Group
from trilith.cli.players import SeatedPlayer
from trilith.cli.prospects import Prospects
from trilith.core.action import Action
from trilith.core.game import Game, View
from trilith.core.state import SPECTATOR, State
from trilith.words import Words, words_of

DRAWN: Final[dict[str, str]] = {
    "stone_age": "trilith.cli.stone_age",
    "prehistory": "trilith.cli.prehistory",
    "endless_winter": "trilith.cli.endless_winter",
}
PLAIN: Final = "trilith.cli.plain_table"
# Fields of a board that say nothing but what follows from the others.
RECKONED: Final = frozenset(
    {"earned", "final", "idle", "labour_short", "prospects", "strength", "total", "worth_playing"}
)


@dataclass(frozen=True)
class Scene:
    """A position as one viewer sees it, and what it takes to put it into words."""

    game: Game
    words: Words
    players: list[SeatedPlayer]
    viewer: int
    view: View
    width: int

    def name(self, seat: int) -> str:
        """The name of whoever sits there."""
        return self.players[seat].name


class Drawer(Protocol):
    """What the module that draws a game offers; no drawing is higher or wider than a small screen."""

    QUIET_EVENTS: frozenset[str]  # what the table shows anyway
    SHEETS: tuple[str, ...]  # what can be looked at besides the own board, by the name of the command
    SEEK: str  # the key of a word to look for in the rules

    def heading(self, scene: Scene) -> Text:
        """Where the game stands, in one line."""
        ...

    def own(self, scene: Scene) -> list[Text]:
        """What the viewer has, in a few lines that are always on the screen."""
        ...

    def sheet(self, scene: Scene, name: str) -> RenderableType:
        """One of the sheets."""
        ...

    def board(self, scene: Scene, seat: int) -> RenderableType:
        """Everything that one player has."""
        ...

    def pending(self, scene: Scene) -> str:
        """How far a decision in several steps has come, and what remains to be chosen, in words."""
        ...

    def groups(self, scene: Scene, legal: list[Action], prospects: Prospects) -> list[Group]:
        """What can be chosen, where it belongs, with what it costs and brings."""
        ...

    def result(self, scene: Scene) -> RenderableType:
        """Where everybody's points came from."""
        ...


def drawer_of(game: str) -> Drawer:
    """The module that draws this game."""
    return cast(Drawer, import_module(DRAWN.get(game, PLAIN)))


def scene_of(
    game: Game, language: str, players: list[SeatedPlayer], viewer: int, state: State, width: int
) -> Scene:
    """The scene that one viewer sees now."""
    return Scene(game, words_of(language, game), players, viewer, game.view(state, viewer), width)


def hides_something(game: Game, state: State, player: int) -> bool:
    """Whether a player sees anything of their own that nobody else may see."""
    own, public = (_board(game.view(state, viewer), player) for viewer in (player, SPECTATOR))
    return any(own[field] for field in own.keys() - public.keys() - RECKONED)


def _board(view: View, player: int) -> View:
    return cast(list[View], view["players"])[player]
