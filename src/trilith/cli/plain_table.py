"""A table for any game: the view as tidy panels, the choices grouped by verb."""

from typing import Final

from rich.columns import Columns
from rich.console import Group as Lines
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from trilith.cli.choices import Group, Option
from trilith.cli.style import ACCENT, QUIET
from trilith.cli.tables import Scene
from trilith.core.action import Action

QUIET_EVENTS: Final[frozenset[str]] = frozenset()
SMALL_PHASES: Final[frozenset[str]] = frozenset()


def draw(scene: Scene) -> RenderableType:
    """What concerns everybody in one panel, every player in another."""
    common = {key: value for key, value in scene.view.items() if key != "players"}
    boards = scene.view.get("players")
    panels: list[RenderableType] = []
    for seat, board in enumerate(boards if isinstance(boards, list) else []):
        panels.append(Panel(_fields(board), title=scene.players[seat].title(), border_style=QUIET))
    return Lines(Panel(_fields(common), border_style=QUIET), Columns(panels))


def own_cards(scene: Scene) -> RenderableType:
    """The viewer's own panel."""
    boards = scene.view.get("players")
    return _fields(boards[scene.viewer]) if isinstance(boards, list) and scene.viewer >= 0 else Text("")


def pending(scene: Scene) -> str:
    """Nothing that the panels do not show."""
    return ""


def groups(scene: Scene, legal: list[Action]) -> list[Group]:
    """One group for each verb; a verb with one action needs no second number."""
    by_verb: dict[str, list[Action]] = {}
    for action in legal:
        by_verb.setdefault(str(scene.game.choice(action)["kind"]), []).append(action)
    return [_group(scene, verb, actions) for verb, actions in by_verb.items()]


def _group(scene: Scene, verb: str, actions: list[Action]) -> Group:
    told = [scene.words.tell("action", scene.game.choice(action)) for action in actions]
    if len(actions) == 1:
        return Group(told[0], [Option("1", actions[0])], actions[0].text)
    numbered = enumerate(zip(actions, told, strict=True), start=1)
    return Group(verb, [Option(str(number), action, sentence) for number, (action, sentence) in numbered])


def result(scene: Scene) -> RenderableType:
    """The panels once more; places and points are shown for every game."""
    return draw(scene)


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
