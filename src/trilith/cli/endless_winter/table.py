"""The table of Endless Winter in the terminal: the own board, columns and players, what can be taken, stones, land, site."""

from collections.abc import Callable
from typing import Final, Literal, TypeAlias, get_args

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from trilith.cli.endless_winter.land import land, site
from trilith.cli.endless_winter.result import card_line, own_cards, stone_line
from trilith.cli.endless_winter.seen import NO_MARK, NOTHING_THERE, does, mark, seen, side_does
from trilith.cli.layout import counted, in_two_columns, indented
from trilith.cli.style import ACCENT, HEADING, QUIET, STRONG
from trilith.cli.tables import Scene
from trilith.games.endless_winter.shape import Board

SHEETS: Final = ("table", "offers", "stones", "map", "site", "cards")
LONGEST_NAME: Final = 14
IN_SHORT: Final = ("view-score", "view-food", "view-tools", "view-figures", "view-honor", "view-hand_count")

Counter: TypeAlias = Literal[
    "tools",
    "camps_left",
    "villages_left",
    "megaliths_left",
    "offering",
    "honor",
    "hand_count",
    "draw_count",
    "pile_count",
    "buried_count",
]
COUNTERS: Final[tuple[Counter, ...]] = get_args(Counter)


def heading(scene: Scene) -> Text:
    """Round, phase and turn order."""
    view, words = seen(scene), scene.words
    text = Text.assemble(
        (words.say("cli-winter-round", round=view["round"]), HEADING),
        ("  ·  ", QUIET),
        (words.name("phase", view["phase"]), STRONG),
        ("  ·  " + words.say("view-order"), QUIET),
    )
    for seat in view["order"]:
        text.append(" ").append_text(scene.players[seat].tag())
    return text


def own(scene: Scene) -> list[Text]:
    """Points, food and tools; what is left to build; animals and stones; the chief; the hand."""
    words, mine = scene.words, seen(scene)["players"][scene.viewer]
    first = scene.players[scene.viewer].title()
    first.append("  " + words.say("cli-points", points=mine["score"]), style=STRONG)
    second = Text("   ")
    for text, keys in (
        (first, ("view-food", "view-tools", "view-figures", "view-camps_left")),
        (second, ("view-villages_left", "view-megaliths_left", "view-offering", "view-honor")),
    ):
        rows = dict(_rows(scene))
        for key in keys:
            text.append("  " if text.cell_len > len("   ") else "").append(words.say(key) + " ", style=ACCENT)
            text.append(rows[key](mine), style="default")
    return [first, second, *_belongings(scene, mine), _hand(scene, mine)]


def _belongings(scene: Scene, mine: Board) -> list[Text]:
    """The chief with what it does, animals and sacred stones, where there are any."""
    words, found = scene.words, []
    if mine["chief"]:
        name = words.name("chief", mine["chief"])
        ability = side_does(scene, mine["chief"], mine["side"])
        found.append(
            Text.assemble("   ", (words.say("view-chief") + " ", ACCENT), f"{name}: ", (ability, QUIET))
        )
    animals = Text("   ")
    for key, held in (("animals", mine["animals"]), ("tipped", mine["tipped"])):
        if held:
            animals.append(words.say(f"view-{key}") + " ", style=ACCENT)
            animals.append(_animals(scene, held) + "  ")
    if mine["stones"]:
        animals.append(words.say("view-stones") + " ", style=ACCENT).append(str(len(mine["stones"])))
    return [*found, animals] if animals.plain.strip() else found


def _hand(scene: Scene, mine: Board) -> Text:
    words = scene.words
    cards = counted(words.name("card", card) for card in mine["hand"])
    return Text.assemble("   ", (words.say("view-hand") + " ", ACCENT), ", ".join(cards) or NO_MARK)


def sheet(scene: Scene, name: str) -> RenderableType:
    """One of the sheets."""
    if name == "cards":
        return own_cards(scene)
    if name == "map":
        return land(scene)
    if name == "site":
        return site(scene)
    if name == "stones":
        title = Text(scene.words.say("view-stones"), style=ACCENT)
        stones = [stone_line(scene, stone) for stone in seen(scene)["stones"]]
        return Lines(title, *indented(stones, scene.width))
    if name == "offers":
        return Lines(*indented(_offers(scene), scene.width))
    return Lines(_columns(scene), *_supplies(scene), Text(), _everybody(scene))


def _columns(scene: Scene) -> Table:
    """The four columns: what they are for, who is there, and whether the first place is still free."""
    words = scene.words
    table = Table.grid(padding=(0, 2, 0, 0))
    for column, found in seen(scene)["columns"].items():
        there = Text()
        for seat in found["figures"]:
            there.append_text(mark(scene, seat)).append(" ")
        first = words.say("cli-winter-first-free") if found["first"] is None else ""
        about = Text(words.say("cli-winter-column", column=column), style=QUIET)
        table.add_row(
            Text(words.name("column", column), style=ACCENT), about, there, Text(first, style=QUIET)
        )
    return table


def _supplies(scene: Scene) -> list[Text]:
    """Tribe piles, animals and the open rest tile."""
    view, words = seen(scene), scene.words
    tribes = "  ".join(f"{words.name('tribe', name)} {count}" for name, count in view["tribes"].items())
    lines = [Text.assemble((words.say("view-tribes") + ": ", ACCENT), tribes)]
    animals = f"{_animals(scene, view['hunting_ground'])}  ({view['wild']})"
    lines.append(Text.assemble((words.say("view-hunting_ground") + ": ", ACCENT), animals))
    if view["rest_tile"]:
        tile = words.name("rest_tile", view["rest_tile"])
        about = f"{tile}: {does(scene, 'rest_tile', view['rest_tile'])}"
        lines.append(Text.assemble((words.say("view-rest_tile") + ": ", ACCENT), about))
    return lines


def _offers(scene: Scene) -> list[Text]:
    """Culture cards, tribe members and animals, with what they do."""
    view, words = seen(scene), scene.words
    lines = [Text(words.say("view-display"), style=ACCENT)]
    lines += [card_line(scene, card) for card in view["display"] if card]
    lines.append(Text(words.say("view-tribes"), style=ACCENT))
    lines += [card_line(scene, tribe) for tribe, count in view["tribes"].items() if count]
    lines.append(Text(words.say("view-hunting_ground"), style=ACCENT))
    for animal in view["hunting_ground"]:
        name = words.name("animal", animal)
        lines.append(Text.assemble("  ", (name, STRONG), "  ", (does(scene, "animal", animal), QUIET)))
    return lines


def _everybody(scene: Scene) -> Table:
    """One line for each player with what counts most."""
    words, view = scene.words, seen(scene)
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_edge=False, header_style=ACCENT)
    table.add_column("", no_wrap=True)
    rows = dict(_rows(scene))
    for key in IN_SHORT:
        table.add_column(words.say(key), justify="right")
    for player, theirs in zip(scene.players, view["players"], strict=True):
        title = player.title()
        title.truncate(LONGEST_NAME, overflow="ellipsis")
        if player.seat == view["turn"]:
            title.stylize("underline")
        table.add_row(title, *(rows[key](theirs) for key in IN_SHORT))
    return table


def board(scene: Scene, seat: int) -> RenderableType:
    """Everything that one player has, in two columns, and what the chief and the sacred stones do."""
    words, theirs = scene.words, seen(scene)["players"][seat]
    cells = in_two_columns([(words.say(key), Text(cell(theirs))) for key, cell in _rows(scene)])
    discard = ", ".join(counted(words.name("card", card) for card in theirs["discard"])) or NOTHING_THERE
    lines = [Text.assemble((words.say("view-discard") + " ", ACCENT), discard), *_belongings(scene, theirs)]
    for stone in theirs["stones"]:
        line = stone_line(scene, stone["stone"])
        line.append("  " + words.say("cli-points", points=stone["points"]), style=STRONG)
        lines.append(line)
    return Lines(cells, *indented(lines, scene.width))


def _rows(scene: Scene) -> list[tuple[str, Callable[[Board], str]]]:
    """What each row of a board is called, and what stands in it."""
    rows: list[tuple[str, Callable[[Board], str]]] = [
        ("view-score", lambda board: str(board["score"])),
        ("view-food", lambda board: f"{board['food']}/{board['food_limit']}"),
    ]
    rows += [(f"view-{name}", _counter(name)) for name in COUNTERS]
    rows.append(("view-figures", _figures))
    return rows


def _counter(name: Counter) -> Callable[[Board], str]:
    return lambda board: str(board[name])


def _figures(board: Board) -> str:
    """How many figures are still at home, the chief's with a star."""
    members = sum(1 for place in board["figures"] if place is None)
    return str(members) + ("+★" if board["chief_figure"] is None else "")


def _animals(scene: Scene, animals: dict[str, int]) -> str:
    found = [f"{count} {scene.words.name('animal', name)}" for name, count in animals.items()]
    return ", ".join(found) if found else NOTHING_THERE
