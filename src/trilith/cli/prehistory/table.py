"""The table of Prehistory in the terminal: the own board, the ring with what it costs now, what can be taken, the map."""

from collections.abc import Callable
from typing import Final

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from trilith.cli.layout import in_two_columns
from trilith.cli.prehistory.map import draw_map
from trilith.cli.prehistory.result import belongings, own_cards
from trilith.cli.prehistory.seen import NOTHING_THERE, cube, cubes, legend, letters, seen
from trilith.cli.style import ACCENT, HEADING, QUIET, STRONG
from trilith.cli.tables import Scene
from trilith.games.prehistory.names import PIECES, SIDE, Deed
from trilith.games.prehistory.shape import Board

SHEETS: Final = ("table", "offers", "map", "cards")
LONGEST_NAME: Final = 14
ROOM: Final = 8  # lines for hunting cards


def heading(scene: Scene) -> Text:
    """Year, season, phase and turn order; where there is no room for all of it, without the phase."""
    whole = _heading(scene, scene.words.name("phase", seen(scene)["phase"]))
    return whole if whole.cell_len <= scene.width else _heading(scene, "")


def _heading(scene: Scene, phase: str) -> Text:
    view, words = seen(scene), scene.words
    text = Text.assemble(
        (words.say("cli-pre-year", year=view["round"]), HEADING),
        ("  ·  ", QUIET),
        (words.name("season", view["season"]), STRONG),
        ("  ·  " + phase if phase else "", ""),
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


def own(scene: Scene) -> list[Text]:
    """Points, members and cubes, what is collected, and which letter stands for which colour."""
    words, mine = scene.words, seen(scene)["players"][scene.viewer]
    first = scene.players[scene.viewer].title()
    first.append("  " + words.say("cli-points", points=mine["score"]), style=STRONG)
    first.append("  ·  " + words.say("cli-pre-own-bones", bones=mine["bones"]), style="default")
    members = {"home": mine["home"], "map": mine["on_map"], "supply": mine["in_supply"]}
    first.append("  ·  " + words.say("cli-pre-own-members", **members), style="default")
    rows = dict(_rows(scene))
    return [
        first,
        _line(scene, rows, ("cli-pre-tent", "cli-pre-markers", "cli-pre-income", "cli-pre-shamans")),
        _line(scene, rows, ("cli-pre-painting", "cli-pre-track", "cli-pre-camps", "cli-pre-baskets")),
        legend(scene),
    ]


def _line(scene: Scene, rows: dict[str, Callable[[Board], Text]], keys: tuple[str, ...]) -> Text:
    text = Text("   ")
    for key in keys:
        text.append(scene.words.say(key) + " ", style=ACCENT)
        text.append_text(rows[key](seen(scene)["players"][scene.viewer])).append("  ")
    return text


def sheet(scene: Scene, name: str) -> RenderableType:
    """The ring with everybody, what can be taken, the map, or the own cards."""
    if name == "cards":
        return own_cards(scene)
    if name == "map":
        return draw_map(scene)
    if name == "offers":
        return _offers(scene)
    return Lines(legend(scene), _ring(scene), _everybody(scene))


def board(scene: Scene, seat: int) -> RenderableType:
    """Everything that one player has."""
    theirs = seen(scene)["players"][seat]
    cells = [(scene.words.say(key), show(theirs)) for key, show in _rows(scene)]
    return Lines(in_two_columns(cells), *belongings(scene, theirs, ROOM))


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
    if "painting" in view["prices"]:
        for symbol, colour in view["prices"]["painting"]["now"].items():
            symbols.append(words.name("symbol", symbol) + " ").append_text(cube(scene, colour, "  "))
    steps = Text(words.say("cli-pre-steps") + " ", style=QUIET)
    for colour, count in view["steps"].items():
        steps.append_text(cube(scene, colour, f"{count} "))
    return Lines(table, symbols, steps)


def _price(scene: Scene, deed: Deed) -> Text:
    """What an action costs now in spring."""
    view, words = seen(scene), scene.words
    if (deed == "fishing" or deed == "hunting" or deed == "migration") and deed in view["prices"]:
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


def _everybody(scene: Scene) -> Table:
    """One line for each player: points, development points, cubes, members and camps."""
    words, view = scene.words, seen(scene)
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_edge=False, header_style=ACCENT)
    table.add_column("", no_wrap=True)
    rows = [
        row
        for row in _rows(scene)
        if row[0] in ("cli-pre-points", "cli-pre-bones", "cli-pre-tent", "cli-pre-markers", "cli-pre-members")
    ]
    for key, _ in rows:
        table.add_column(words.say(key))
    for player, theirs in zip(scene.players, view["players"], strict=True):
        title = player.title()
        title.truncate(LONGEST_NAME, overflow="ellipsis")
        if player.seat == view["turn"]:
            title.stylize("underline")
        table.add_row(title, *(show(theirs) for _, show in rows))
    return table


def _rows(scene: Scene) -> list[tuple[str, Callable[[Board], Text]]]:
    """What each row of a board is called, and what stands in it."""
    return [
        ("cli-pre-points", lambda board: Text(str(board["score"]), style=STRONG)),
        ("cli-pre-bones", lambda board: Text(str(board["bones"]))),
        ("cli-pre-tent", lambda board: cubes(scene, board["resources"])),
        ("cli-pre-markers", lambda board: cubes(scene, board["markers"])),
        ("cli-pre-members", _members),
        ("cli-pre-camps", lambda board: _short(board["camps_built"])),
        ("cli-pre-track", lambda board: _short(board["track"])),
        ("cli-pre-painting", _painting),
        ("cli-pre-baskets", lambda board: _short(sum(board["baskets"].values()))),
        ("cli-pre-hunted", lambda board: _short(len(board["hunted"]) + len(board["tokens"]))),
        ("cli-pre-ceremonies", lambda board: Text(" ".join(map(str, board["face_down"])) or "·")),
        ("cli-pre-shamans", lambda board: letters(scene, board["shamans"])),
        ("cli-pre-megaliths", lambda board: _short(board["megaliths"])),
        ("cli-pre-income", lambda board: cubes(scene, board["income_next"])),
    ]


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
