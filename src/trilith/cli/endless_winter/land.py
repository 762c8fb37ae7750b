"""The land and the building site of Endless Winter in the terminal."""

from typing import Final

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from trilith.cli.endless_winter.seen import NO_MARK, does, is_start, mark, seen
from trilith.cli.style import ACCENT, QUIET, STRONG
from trilith.cli.tables import Scene
from trilith.games.endless_winter.names import TILE_SIDE
from trilith.games.endless_winter.shape import Land, Megalith

ROWS: Final = "abcde"
WIDTH: Final = 15  # of a hex
LONGEST_ROW: Final = 5


def land(scene: Scene) -> RenderableType:
    """Nineteen hexes in five rows: what they are, who camps there, and below it every village."""
    words, hexes = scene.words, seen(scene)["land"]
    lines = [Text(words.say("view-land"), style=ACCENT)]
    for row in ROWS:
        here = [each for each in hexes if each["hex"].startswith(row)]
        indent = " " * ((LONGEST_ROW - len(here)) * WIDTH // 2)
        names, camps = Text(indent), Text(indent)
        for each in here:
            names.append_text(_name(scene, each))
            camps.append_text(_camps(scene, each))
        lines += [names, camps]
    villages = Text()
    for village in seen(scene)["villages"]:
        place = words.name("juncture", village["juncture"])
        villages.append("  " if villages else "").append_text(mark(scene, village["owner"])).append(
            f" {place}"
        )
    if villages:
        lines.append(Text.assemble((words.say("view-villages") + ": ", ACCENT), villages))
    return Lines(*lines, *_finds(scene))


def _finds(scene: Scene) -> list[Text]:
    """Ice finds that lie open, with what they do, and where some lie face down."""
    words, lines = scene.words, []
    found = [each for each in seen(scene)["land"] if "ice_find" in each]
    for each in found:
        if each["ice_find"] is not None:
            name = words.name("ice_find", each["ice_find"])
            told = f"{each['hex']}! {name}: {does(scene, 'ice_find', each['ice_find'])}"
            lines.append(Text("  " + told))
    hidden = [each["hex"] for each in found if each["ice_find"] is None]
    if hidden:
        lines.append(
            Text("  ? " + words.say("cli-winter-hidden-find") + ": " + " ".join(hidden), style=QUIET)
        )
    return lines


def _name(scene: Scene, each: Land) -> Text:
    """A hex's own name and its terrain, with a sign for an ice find."""
    terrain = scene.words.name("terrain", each["terrain"]) if each["terrain"] else NO_MARK
    find = "" if "ice_find" not in each else "?" if each["ice_find"] is None else "!"
    text = Text.assemble((f"{each['hex']} ", QUIET), terrain[: WIDTH - 4], (find, ACCENT))
    return _wide(text)


def _camps(scene: Scene, each: Land) -> Text:
    """Everybody's camps on a hex, and in brackets the influence of whoever has villages there too."""
    text = Text()
    for seat, (count, influence) in enumerate(zip(each["camps"], each["influence"], strict=True)):
        if count or influence:
            text.append_text(mark(scene, seat))
            text.append(str(count), style=STRONG)
            if influence != count:
                text.append(f"({influence})", style=QUIET)
    return _wide(text)


def _wide(text: Text) -> Text:
    text.truncate(WIDTH, overflow="crop", pad=True)
    return text


def site(scene: Scene) -> RenderableType:
    """The building site from above: on each space the highest megalith with its level, or what can be covered."""
    found = seen(scene)["site"]
    title = Text(scene.words.say("view-site"), style=ACCENT)
    if not found["tiles"]:
        return title
    table = Table.grid(padding=(0, 1, 0, 0))
    rows = max(tile["row"] for tile in found["tiles"]) + TILE_SIDE - 1
    columns = max(tile["column"] for tile in found["tiles"]) + TILE_SIDE - 1
    table.add_row("", *(Text(str(column), style=QUIET) for column in range(1, columns + 1)))
    for row in range(1, rows + 1):
        table.add_row(
            Text(str(row), style=QUIET), *(_space(scene, row, column) for column in range(1, columns + 1))
        )
    upper = [piece for piece in found["pieces"] if piece["level"] > 1]
    lines = [
        Text.assemble(
            scene.words.say(
                "cli-winter-upper", level=piece["level"], row=piece["row"], column=piece["column"]
            ),
            " ",
            _megalith(scene, piece),
        )
        for piece in upper
    ]
    return Lines(title, table, *lines)


def _megalith(scene: Scene, piece: Megalith) -> Text:
    """The sign of whoever it belongs to, or of a neutral one."""
    return Text("■", style=QUIET) if piece["owner"] is None else mark(scene, piece["owner"])


def _space(scene: Scene, row: int, column: int) -> Text:
    """One space of the ground."""
    for piece in seen(scene)["site"]["pieces"]:
        if (piece["level"], piece["row"], piece["column"]) == (1, row, column):
            return _megalith(scene, piece)
    start = is_start(scene, row, column)
    if start is None:
        return Text(" ")
    return Text("□", style=ACCENT) if start else Text(NO_MARK, style=QUIET)
