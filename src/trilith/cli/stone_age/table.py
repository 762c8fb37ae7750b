"""The table of Stone Age in the terminal: the own board, the places with cards and buildings, and everybody's board."""

from collections.abc import Callable
from typing import Final

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from trilith.cli.layout import counted, in_two_columns, listed
from trilith.cli.stone_age.result import cards_of, own_cards
from trilith.cli.stone_age.seen import (
    BUILDING_PLACES,
    CARD_PLACES,
    GOODS_PLACES,
    VILLAGE,
    people_at,
    rings,
    seen,
)
from trilith.cli.style import ACCENT, HEADING, QUIET, STRONG
from trilith.cli.tables import Scene
from trilith.games.stone_age.names import GOODS, Good
from trilith.games.stone_age.shape import Board

SHEETS: Final = ("table", "cards")
NOTHING_THERE: Final = "–"
NARROW: Final = 76  # columns below which cards and buildings go below the places
LONGEST_NAME: Final = 14
ROOM: Final = 6  # lines for buildings, and for cards


def heading(scene: Scene) -> Text:
    """Round, phase and start player."""
    view, words = seen(scene), scene.words
    return Text.assemble(
        (words.say("game-title"), ACCENT),
        ("  ·  ", QUIET),
        (words.say("cli-stone-round", round=view["round"]), HEADING),
        ("  ·  ", QUIET),
        (words.name("phase", view["phase"]), STRONG),
        ("  ·  " + words.say("cli-stone-starter") + " ", QUIET),
        scene.players[view["starter"]].tag(),
    )


def own(scene: Scene) -> list[Text]:
    """Points, people and food, then goods, tools, buildings and cards."""
    words, mine = scene.words, seen(scene)["players"][scene.viewer]
    first = scene.players[scene.viewer].title()
    first.append("  " + words.say("cli-points", points=mine["score"]), style=STRONG)
    people = words.say("cli-stone-own-people", home=mine["home"], people=mine["people"])
    food = words.say("cli-stone-own-food", food=mine["goods"]["food"], track=mine["track"])
    first.append(f"  ·  {people}  ·  {food}", style="default")
    second = Text("   ")
    for good in GOODS[1:]:
        count = mine["goods"][good]
        second.append(f"{words.name('good', good)} ", style=ACCENT).append_text(_count(count)).append("  ")
    held = mine["face_down"] + len(mine["open_cards"])
    second.append(words.say("cli-stone-tools") + " ", style=ACCENT).append_text(_tools(mine)).append("  ")
    second.append(words.say("cli-stone-buildings") + " ", style=ACCENT)
    second.append_text(_count(len(mine["buildings"]))).append("  ")
    second.append(words.say("cli-stone-own") + " ", style=ACCENT).append_text(_count(held))
    return [first, second]


def sheet(scene: Scene, name: str) -> RenderableType:
    """The table, or the own cards."""
    if name == "cards":
        return own_cards(scene)
    return Lines(_middle(scene), _boards(scene))


def board(scene: Scene, seat: int) -> RenderableType:
    """Everything that one player has, with the names of buildings and cards."""
    words, theirs = scene.words, seen(scene)["players"][seat]
    cells = in_two_columns([(label, cell(theirs)) for label, cell in _rows(scene)])
    out = [f"{count} × {words.name('spot', spot)}" for spot, count in theirs["placed"].items()]
    built = counted(words.name("building", building) for building in theirs["buildings"])
    return Lines(
        cells,
        Text.assemble((words.say("cli-stone-out") + "  ", ACCENT), ", ".join(out) or NOTHING_THERE),
        *listed(built, ROOM),
        *listed(cards_of(scene, seat), ROOM),
    )


def _middle(scene: Scene) -> RenderableType:
    """The places on the left, cards and buildings on the right; on a narrow screen below."""
    if scene.width < NARROW:
        return Lines(_places(scene), Text(), _offers(scene))
    both = Table.grid(padding=(0, 2, 0, 0))
    both.add_row(_places(scene), _offers(scene))
    return both


def _places(scene: Scene) -> Table:
    """Every place of the board that is no card or building, how full it is, and who is there."""
    words = scene.words
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True, style=QUIET)
    table.add_column()
    table.add_row(Text(words.say("cli-stone-places"), style=ACCENT))
    for spot in GOODS_PLACES + VILLAGE:
        here = sum(board["placed"].get(spot, 0) for board in seen(scene)["players"])
        room = "" if spot == "hunt" else f"{here}/{rings(scene, spot)}"
        table.add_row(words.name("spot", spot), room, people_at(scene, spot, counted=True))
    return table


def _offers(scene: Scene) -> Table:
    """The four cards, the open building of each stack, and who stands on them."""
    words, view = scene.words, seen(scene)
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True, style=ACCENT)
    table.add_column(no_wrap=scene.width >= NARROW)
    for _ in range(2):
        table.add_column(no_wrap=True)
    table.add_row("", Text(words.say("cli-stone-cards", pile=view["pile"]), style=ACCENT))
    for slot, (spot, lying) in enumerate(zip(CARD_PLACES, view["display"], strict=True), start=1):
        name = words.name("card", lying["card"]) if lying["card"] else NOTHING_THERE
        table.add_row(str(slot), name, "", people_at(scene, spot, counted=False))
    table.add_row("", Text(words.say("cli-stone-stacks"), style=ACCENT))
    for slot, (spot, stack) in enumerate(zip(BUILDING_PLACES, view["buildings"], strict=False), start=1):
        name = words.name("building", stack["top"]) if stack["top"] else NOTHING_THERE
        left = Text(f"({stack['left']})", style=QUIET)
        table.add_row(str(slot), name, left, people_at(scene, spot, counted=False))
    return table


def _boards(scene: Scene) -> Table:
    """One column for each player, one row for each thing a player has."""
    view = seen(scene)
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_edge=False)
    table.add_column("", style=ACCENT, no_wrap=True)
    for player in scene.players:
        title = player.title()
        title.truncate(LONGEST_NAME, overflow="ellipsis")
        if player.seat == view["turn"]:
            title.stylize("underline")
        table.add_column(title, justify="right", no_wrap=True)
    for label, cell in _rows(scene):
        table.add_row(label, *map(cell, view["players"]))
    return table


def _rows(scene: Scene) -> list[tuple[str, Callable[[Board], Text]]]:
    """What each row of a board is called, and what stands in it."""
    words = scene.words
    rows: list[tuple[str, Callable[[Board], Text]]] = [
        (words.say("cli-stone-points"), lambda board: Text(str(board["score"]), style=STRONG)),
        (words.say("cli-stone-at-home"), lambda board: _of(board["home"], board["people"])),
        (words.say("cli-stone-food"), _food),
    ]
    rows += [(words.name("good", good), _good(good)) for good in GOODS[1:]]
    rows += [
        (words.say("cli-stone-tools"), _tools),
        (words.say("cli-stone-buildings"), lambda board: _count(len(board["buildings"]))),
        (
            words.say("cli-stone-own"),
            lambda board: _count(board["face_down"] + len(board["open_cards"])),
        ),
    ]
    return rows


def _good(good: Good) -> Callable[[Board], Text]:
    return lambda board: _count(board["goods"][good])


def _count(number: int) -> Text:
    return Text(str(number)) if number else Text("·", style=QUIET)


def _of(home: int, people: int) -> Text:
    """How many are at home, and how many there are."""
    return Text.assemble((f"{home}/", QUIET), str(people))


def _food(board: Board) -> Text:
    """Food, and what the fields will bring."""
    return Text.assemble(str(board["goods"]["food"]), (f" +{board['track']}", QUIET))


def _tools(board: Board) -> Text:
    """The three tool places; used ones in brackets."""
    text = Text()
    for tool in board["tools"]:
        text.append(" " if text else "")
        if tool["used"]:
            text.append(f"({tool['value']})", style=QUIET)
        else:
            text.append(str(tool["value"]) if tool["value"] else "·", style="" if tool["value"] else QUIET)
    return text
