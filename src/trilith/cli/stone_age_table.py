"""The table of Stone Age in the terminal: places, cards, buildings and everybody's belongings."""

from collections.abc import Callable
from typing import Final

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from trilith.cli.stone_age_choices import groups, pending
from trilith.cli.stone_age_result import own_cards, result
from trilith.cli.stone_age_view import GOODS_PLACES, VILLAGE, Board, people_at, rings, seen
from trilith.cli.style import ACCENT, HEADING, QUIET, STRONG
from trilith.cli.tables import Scene
from trilith.games.stone_age.names import GOODS

__all__ = [
    "QUIET_EVENTS",
    "SMALL_PHASES",
    "draw",
    "groups",
    "own_cards",
    "pending",
    "result",
]

QUIET_EVENTS: Final = frozenset({"dealt", "slid", "revealed", "scored"})
SMALL_PHASES: Final = frozenset({"tooling", "paying", "choosing", "sharing", "feeding"})
NOTHING_THERE: Final = "–"
SIDE_BY_SIDE: Final = 136  # columns from which the players' boards fit beside the places
NARROW: Final = 76  # columns below which cards and buildings go below the places


def draw(scene: Scene) -> RenderableType:
    """The board above, or on a wide screen beside, what everybody has."""
    board = Lines(_heading(scene), Text(), _middle(scene))
    boards = Lines(_boards(scene), *_open_cards(scene))
    if scene.width < SIDE_BY_SIDE:
        return Lines(board, Text(), boards)
    beside = Table.grid(padding=(0, 4))
    beside.add_row(board, boards)
    return beside


def _heading(scene: Scene) -> Text:
    """Round, phase and start player."""
    view, words = seen(scene), scene.words
    return Text.assemble(
        (words.say("cli-stone-round", round=view["round"]), HEADING),
        ("  ·  ", QUIET),
        (words.name("phase", view["phase"]), STRONG),
        ("  ·  " + words.say("cli-stone-starter") + " ", QUIET),
        scene.players[view["starter"]].title(),
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
    for slot, card in enumerate(view["display"], start=1):
        name = words.name("card", card) if card else NOTHING_THERE
        table.add_row(str(slot), name, "", people_at(scene, f"card_{slot}", counted=False))
    table.add_row("", Text(words.say("cli-stone-stacks"), style=ACCENT))
    for slot, stack in enumerate(view["buildings"], start=1):
        name = words.name("building", stack["top"]) if stack["top"] else NOTHING_THERE
        left = Text(f"({stack['left']})", style=QUIET)
        table.add_row(str(slot), name, left, people_at(scene, f"building_{slot}", counted=False))
    return table


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
        table.add_column(title, justify="right", no_wrap=True)
    rows: list[tuple[str, Callable[[Board], Text]]] = [
        ("cli-stone-points", lambda board: Text(str(board["score"]), style=STRONG)),
        ("cli-stone-at-home", lambda board: _of(board["home"], board["people"])),
        ("cli-stone-food", _food),
    ]
    for key, cell in rows:
        table.add_row(words.say(key), *map(cell, view["players"]))
    for good in GOODS[1:]:
        table.add_row(words.name("good", good), *(_count(board["goods"][good]) for board in view["players"]))
    table.add_row(words.say("cli-stone-tools"), *map(_tools, view["players"]))
    built = (_count(len(board["buildings"])) for board in view["players"])
    table.add_row(words.say("cli-stone-buildings"), *built)
    held = (_count(board["face_down"] + len(board["open_cards"])) for board in view["players"])
    table.add_row(words.say("cli-stone-own"), *held)
    return table


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


def _open_cards(scene: Scene) -> list[Text]:
    """Cards that lie open in front of a player, to be used later."""
    found = []
    for player, board in zip(scene.players, seen(scene)["players"], strict=True):
        for card in board["open_cards"]:
            line = player.tag(" ")
            line.append(
                scene.words.say("cli-stone-open", card=scene.words.name("card", card)), style="default"
            )
            found.append(line)
    return found
