"""The table of Prehistory in the terminal: the ring with what it costs now, cards, the map, everybody's board."""

from collections.abc import Callable
from typing import Final

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from trilith.cli.prehistory_choices import groups, pending
from trilith.cli.prehistory_map import draw_map
from trilith.cli.prehistory_result import own_cards, result
from trilith.cli.prehistory_view import NOTHING_THERE, Board, cube, cubes, legend, letters, seen
from trilith.cli.style import ACCENT, HEADING, QUIET, STRONG
from trilith.cli.tables import Scene
from trilith.games.prehistory.names import PIECES, SIDE

__all__ = ["QUIET_EVENTS", "SMALL_PHASES", "draw", "groups", "own_cards", "pending", "result"]

QUIET_EVENTS: Final = frozenset(
    {
        "board_drawn",
        "capstone_filled",
        "land_laid",
        "megalith_laid",
        "ordered",
        "prey_dealt",
        "rite_dealt",
        "scored",
        "stood_up",
        "tile_dealt",
        "token_laid",
        "wheel_set",
    }
)
SMALL_PHASES: Final = frozenset(
    {"paying", "dancing", "arriving", "laying", "moving", "taking", "choosing", "building", "recalling"}
)


def draw(scene: Scene) -> RenderableType:
    """The ring, what can be taken, the map, and the boards."""
    parts: list[RenderableType] = [_heading(scene), legend(scene), Text(), _ring(scene), Text()]
    parts += [_offers(scene), Text(), draw_map(scene), Text(), _boards(scene)]
    return Lines(*parts)


def _heading(scene: Scene) -> Text:
    """Year, season, phase and turn order."""
    view, words = seen(scene), scene.words
    text = Text.assemble(
        (words.say("cli-pre-year", year=view["round"]), HEADING),
        ("  ·  ", QUIET),
        (words.name("season", view["season"]), STRONG),
        ("  ·  " + words.name("phase", view["phase"]), ""),
        ("  ·  " + words.say("cli-pre-order"), QUIET),
    )
    for seat in view["order"]:
        text.append(" ").append_text(scene.players[seat].tag())
        if seat in view["passed"]:
            text.append("×", style=QUIET)
    if view["ceremony_markers"]:
        text.append("  ·  " + words.say("cli-pre-next-order"), style=QUIET)
        for seat in view["ceremony_markers"]:
            text.append(" ").append_text(scene.players[seat].tag())
    return text


def _ring(scene: Scene) -> Lines:
    """Each trilith with its price now, its stones and its capstone; then the symbols, and what cubes are worth in autumn."""
    view, words = seen(scene), scene.words
    table = Table.grid(padding=(0, 3, 0, 0))
    for _ in range(4):
        table.add_column(no_wrap=True)
    heads = ("cli-pre-action", "cli-pre-price", "cli-pre-stones", "cli-pre-capstone")
    table.add_row(*(Text(words.say(head), style=ACCENT) for head in heads))
    for trilith in view["triliths"]:
        stones = Text()
        for stone in trilith["stones"]:
            stones.append("[", style=QUIET)
            stones.append_text(cube(scene, stone) if stone else Text(" "))
            stones.append("]", style=QUIET)
        deed = trilith["deed"]
        table.add_row(
            words.name("deed", deed), _price(scene, deed), stones, cubes(scene, trilith["capstone"])
        )
    symbols = Text(words.say("cli-pre-symbols") + " ", style=QUIET)
    for symbol, colour in view["prices"].get("painting", {}).get("now", {}).items():
        symbols.append(words.name("symbol", symbol) + " ").append_text(cube(scene, colour, "  "))
    steps = Text(words.say("cli-pre-steps") + " ", style=QUIET)
    for colour, count in view["steps"].items():
        steps.append_text(cube(scene, colour, f"{count} "))
    return Lines(table, symbols, steps)


def _price(scene: Scene, deed: str) -> Text:
    """What an action costs now in spring."""
    view, words = seen(scene), scene.words
    if deed in ("fishing", "hunting", "migration") and view["prices"]:
        return letters(scene, view["prices"][deed]["now"])
    if deed == "painting":
        return Text(words.say("cli-pre-by-symbol"), style=QUIET)
    return Text(words.say("cli-pre-by-place" if deed == "gathering" else "cli-pre-by-move"), style=QUIET)


def _offers(scene: Scene) -> Table:
    """Fish, gather tiles and cards, each under the number it is taken by."""
    view, words = seen(scene), scene.words
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True, style=ACCENT)
    table.add_column()
    fish = "   ".join(f"{value}: {count}×" for value, count in enumerate(view["fish"], start=1))
    table.add_row(words.name("deed", "fishing"), fish)
    tiles = Text()
    for place, tile in enumerate(view["tiles"], start=1):
        name = words.name("tile", tile["tile"]) if tile["tile"] else NOTHING_THERE
        tiles.append(f"{place} ").append_text(cube(scene, tile["price"])).append(f" {name}   ")
    table.add_row(words.name("deed", "gathering"), tiles)
    for deed, kind, cards in (("hunting", "prey", view["hunting"]), ("ceremony", "rite", view["ceremony"])):
        for slot, card in enumerate(cards, start=1):
            head = words.name("deed", deed) if slot == 1 else ""
            table.add_row(head, f"{slot} " + (words.name(kind, card) if card else NOTHING_THERE))
    return table


def _boards(scene: Scene) -> Table:
    """One column for each player, one row for each thing a player has."""
    words, view = scene.words, seen(scene)
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_edge=False)
    table.add_column("", style=ACCENT, no_wrap=True)
    for player in scene.players:
        title = player.title()
        title.truncate(14, overflow="ellipsis")
        if player.seat == view["turn"]:
            title.stylize("underline")
        table.add_column(title)
    rows: list[tuple[str, Callable[[Board], Text]]] = [
        (words.say("cli-pre-points"), lambda board: Text(str(board["score"]), style=STRONG)),
        (words.say("cli-pre-bones"), lambda board: Text(str(board["bones"]))),
        (words.say("cli-pre-tent"), lambda board: cubes(scene, board["resources"])),
        (words.say("cli-pre-markers"), lambda board: cubes(scene, board["markers"])),
        (words.say("cli-pre-members"), _members),
        (words.say("cli-pre-camps"), lambda board: _short(7 - len(board["camps_left"]))),
        (words.say("cli-pre-track"), lambda board: _short(board["track"])),
        (words.say("cli-pre-painting"), _painting),
        (words.say("cli-pre-baskets"), lambda board: _short(sum(board["baskets"].values()))),
        (words.say("cli-pre-hunted"), lambda board: _short(len(board["hunted"]) + len(board["tokens"]))),
        (words.say("cli-pre-ceremonies"), lambda board: Text(" ".join(map(str, board["face_down"])) or "·")),
        (words.say("cli-pre-shamans"), lambda board: letters(scene, board["shamans"])),
        (words.say("cli-pre-megaliths"), lambda board: _short(board["megaliths"])),
        (words.say("cli-pre-income"), lambda board: cubes(scene, board["income_next"])),
    ]
    for label, show in rows:
        table.add_row(label, *map(show, view["players"]))
    return table


def _short(number: int) -> Text:
    return Text(str(number)) if number else Text("·", style=QUIET)


def _members(board: Board) -> Text:
    """On the board, on the map, in the supply."""
    return Text.assemble(
        str(board["home"]), (" / ", QUIET), str(board["on_map"]), (" / ", QUIET), str(board["in_supply"])
    )


def _painting(board: Board) -> Text:
    """The three rows of the painting, a filled sign for each painted piece."""
    rows = []
    for row in range(SIDE):
        pieces = PIECES[row * SIDE : row * SIDE + SIDE]
        rows.append("".join("■" if piece in board["painted"] else "·" for piece in pieces))
    return Text(" ".join(rows))
