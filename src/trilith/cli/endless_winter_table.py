"""The table of Endless Winter in the terminal: columns, cards, land, building site and everybody's belongings."""

from collections.abc import Callable
from typing import Any, Final

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from trilith.cli.endless_winter_choices import groups, pending
from trilith.cli.endless_winter_land import land, site
from trilith.cli.endless_winter_result import card_line, own_cards, result
from trilith.cli.endless_winter_view import NO_MARK, NOTHING_THERE, does, mark, seen
from trilith.cli.style import ACCENT, HEADING, QUIET, STRONG
from trilith.cli.tables import Scene

__all__ = ["QUIET_EVENTS", "SMALL_PHASES", "draw", "groups", "own_cards", "pending", "result"]

QUIET_EVENTS: Final = frozenset(
    {
        "stone_laid",
        "culture_laid",
        "tile_laid",
        "extra_terrain",
        "terrain_laid",
        "scored",
        "walked",
        "eclipse_step",
    }
)
SMALL_PHASES: Final = frozenset({"top", "middle", "bottom", "resting", "leaving", "laying"})
SIDE_BY_SIDE: Final = 120  # columns from which land and site stand beside each other

Board = dict[str, Any]


def draw(scene: Scene) -> RenderableType:
    """The columns and what lies open, the land and the site, everybody's boards, and the own hand."""
    parts: list[RenderableType] = [_heading(scene), Text(), _columns(scene), Text(), *_open(scene), Text()]
    if scene.width >= SIDE_BY_SIDE:
        beside = Table.grid(padding=(0, 4))
        beside.add_row(land(scene), site(scene))
        parts.append(beside)
    else:
        parts += [land(scene), Text(), site(scene)]
    return Lines(*parts, Text(), _boards(scene), *_hand(scene))


def _heading(scene: Scene) -> Text:
    """Round, phase and turn order."""
    view, words = seen(scene), scene.words
    text = Text.assemble(
        (words.say("cli-winter-round", round=view["round"]), HEADING),
        ("  ·  ", QUIET),
        (words.name("phase", view["phase"]), STRONG),
        ("  ·  " + words.say("view-order") + ":", QUIET),
    )
    for seat in view["order"]:
        text.append(" ")
        text.append_text(scene.players[seat].title())
    return text


def _columns(scene: Scene) -> Table:
    """The four columns: who is there, and whether the first place is still free."""
    words = scene.words
    table = Table.grid(padding=(0, 2, 0, 0))
    for column, found in seen(scene)["columns"].items():
        there = Text()
        for seat in found["figures"]:
            there.append_text(mark(scene, seat))
            there.append(" ")
        first = words.say("cli-winter-first-free") if found["first"] is None else ""
        table.add_row(Text(words.name("column", column), style=ACCENT), there, Text(first, style=QUIET))
    return table


def _open(scene: Scene) -> list[RenderableType]:
    """Culture cards, tribe piles, sacred stones and animals."""
    view, words = seen(scene), scene.words
    lines: list[RenderableType] = [Text(words.say("view-display"), style=ACCENT)]
    lines += [card_line(scene, card) for card in view["display"] if card]
    tribes = "  ".join(f"{words.name('tribe', name)} {count}" for name, count in view["tribes"].items())
    lines.append(Text.assemble((words.say("view-tribes") + ": ", ACCENT), tribes))
    lines.append(Text(words.say("view-stones"), style=ACCENT))
    for stone in view["stones"]:
        lines.append(
            Text.assemble(
                "  ", (words.name("stone", stone), STRONG), "  ", (does(scene, "stone", stone), QUIET)
            )
        )
    ground = ", ".join(
        f"{count} × {words.name('animal', name)}" for name, count in view["hunting_ground"].items()
    )
    animals = f"{ground or NOTHING_THERE}  ({view['wild']})"
    lines.append(Text.assemble((words.say("view-hunting_ground") + ": ", ACCENT), animals))
    if view["rest_tile"]:
        tile = words.name("rest_tile", view["rest_tile"])
        about = f"{tile} ({does(scene, 'rest_tile', view['rest_tile'])})"
        lines.append(Text.assemble((words.say("view-rest_tile") + ": ", ACCENT), about))
    return lines


def _boards(scene: Scene) -> Table:
    """One column for each player, one row for each thing a player has."""
    words, view = scene.words, seen(scene)
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_edge=False)
    table.add_column("", style=ACCENT, no_wrap=True)
    for player in scene.players:
        title = player.title()
        title.truncate(16, overflow="ellipsis")
        if player.seat == view["turn"]:
            title.stylize("underline")
        table.add_column(title, justify="right")
    rows: list[tuple[str, Callable[[Board], str]]] = [
        ("view-score", lambda board: str(board["score"])),
        ("view-food", lambda board: f"{board['food']}/{board['food_limit']}"),
        *(
            (f"view-{name}", _counter(name))
            for name in ("tools", "camps_left", "villages_left", "megaliths_left")
        ),
        *((f"view-{name}", _counter(name)) for name in ("offering", "honor", "hand_count", "draw_count")),
        *((f"view-{name}", _counter(name)) for name in ("pile_count", "buried_count")),
        ("view-discard", lambda board: str(len(board["discard"]))),
        ("view-figures", _figures),
        ("view-animals", lambda board: _animals(scene, board["animals"])),
        ("view-tipped", lambda board: _animals(scene, board["tipped"])),
        ("view-stones", lambda board: str(len(board["stones"]))),
        ("view-chief", lambda board: _chief(scene, board)),
    ]
    for key, cell in rows:
        table.add_row(words.say(key), *map(cell, view["players"]))
    return table


def _counter(name: str) -> Callable[[Board], str]:
    return lambda board: str(board[name])


def _figures(board: Board) -> str:
    """How many figures are still at home, the chief's with a star."""
    members = sum(1 for place in board["figures"] if place is None)
    return str(members) + ("+★" if board["chief_figure"] is None else "")


def _animals(scene: Scene, animals: dict[str, int]) -> str:
    found = [f"{count} {scene.words.name('animal', name)}" for name, count in animals.items()]
    return "\n".join(found) if found else NO_MARK


def _chief(scene: Scene, board: Board) -> str:
    if not board["chief"]:
        return NO_MARK
    side = scene.words.name("side", board["side"]) if board["side"] else NO_MARK
    return f"{scene.words.name('chief', board['chief'])}\n{side}"


def _hand(scene: Scene) -> list[RenderableType]:
    """The viewer's own hand."""
    if scene.viewer < 0:
        return []
    board = seen(scene)["players"][scene.viewer]
    title = Text(scene.words.say("view-hand"), style=ACCENT)
    return [Text(), title, *(card_line(scene, card) for card in board["hand"])]
