"""A table for any game: the view as tidy panels, the choices grouped by verb."""

from dataclasses import replace
from typing import Final

from rich.columns import Columns
from rich.console import Group as Lines
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from trilith.cli.choices import Group, Option, group_of
from trilith.cli.prospects import NOTHING_FORESEEN, Prospects, in_words
from trilith.cli.style import ACCENT, QUIET
from trilith.cli.tables import Scene
from trilith.core.action import Action

QUIET_EVENTS: Final[frozenset[str]] = frozenset()
SHEETS: Final = ("table", "cards")
SEEK: Final = "game-title"


def heading(scene: Scene) -> Text:
    """The name of the game."""
    return Text(scene.words.say("game-title"), style=ACCENT)


def own(scene: Scene) -> list[Text]:
    """The viewer's points, where the view has any."""
    title = scene.players[scene.viewer].title()
    boards = scene.view.get("players")
    mine = boards[scene.viewer] if isinstance(boards, list) else {}
    points = mine.get("score") if isinstance(mine, dict) else None
    if isinstance(points, int):
        title.append("  " + scene.words.say("cli-points", points=points))
    return [title]


def sheet(scene: Scene, name: str) -> RenderableType:
    """What concerns everybody in one panel, every player in another; or the viewer's own panel."""
    if name == "cards":
        return board(scene, scene.viewer)
    common = {key: value for key, value in scene.view.items() if key != "players"}
    boards = scene.view.get("players")
    panels: list[RenderableType] = []
    for seat, each in enumerate(boards if isinstance(boards, list) else []):
        panels.append(Panel(_fields(each), title=scene.players[seat].title(), border_style=QUIET))
    return Lines(Panel(_fields(common), border_style=QUIET), Columns(panels))


def board(scene: Scene, seat: int) -> RenderableType:
    """One player's panel."""
    boards = scene.view.get("players")
    return _fields(boards[seat]) if isinstance(boards, list) and seat >= 0 else Text("")


def pending(scene: Scene) -> str:
    """Nothing that the panels do not show."""
    return ""


def groups(scene: Scene, legal: list[Action], prospects: Prospects) -> list[Group]:
    """One group for each verb; a verb with one action needs no second number."""
    by_verb: dict[str, list[Action]] = {}
    for action in legal:
        by_verb.setdefault(str(scene.game.choice(action)["kind"]), []).append(action)
    return [_group(scene, verb, actions, prospects) for verb, actions in by_verb.items()]


def _group(scene: Scene, verb: str, actions: list[Action], prospects: Prospects) -> Group:
    options = []
    for number, action in enumerate(actions, start=1):
        about = in_words(scene.words, prospects.get(action, NOTHING_FORESEEN), frozenset())
        options.append(
            Option(str(number), action, scene.words.tell("action", scene.game.choice(action)), about)
        )
    if len(options) == 1:
        return Group(options[0].label, (replace(options[0], label=""),))
    return group_of(verb, options)


def result(scene: Scene) -> RenderableType:
    """The panels once more; places and points are shown for every game."""
    return sheet(scene, "table")


def _fields(board: object) -> RenderableType:
    """Names and values; what lies within something stands behind it in one line."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style=ACCENT, no_wrap=True)
    table.add_column()
    if not isinstance(board, dict):
        return Text(_short(board))
    for key, value in board.items():
        table.add_row(str(key), _short(value))
    return table


def _short(value: object) -> str:
    if isinstance(value, dict):
        return "  ".join(f"{key} {_short(inner)}" for key, inner in value.items())
    if isinstance(value, list):
        return ", ".join(_short(inner) for inner in value)
    return "–" if value is None else str(value)
