"""The map of Prehistory in the terminal: rows of hexes, and what lies on them."""

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from trilith.cli.prehistory.seen import seen
from trilith.cli.style import ACCENT, QUIET
from trilith.cli.tables import Scene
from trilith.games.prehistory.names import FIELDS, ROW
from trilith.games.prehistory.shape import MapField

LYING: Final[tuple[str, ...]] = ("△", "○", "□", "◇", "☆")  # the shapes of the seats, hollow
SIGNS: Final[dict[str, str]] = {
    "plain": "·",
    "campsite": "∩",
    "megalith": "?",
    "animal": "?",
    "start_camp": "S",
    "megalith_a": "a",
    "megalith_b": "b",
}
CAMP: Final = "⌂"
GIANT: Final = "c"
TOKEN: Final = "*"
REWARD: Final = "+"
BESIDE: Final = 70  # columns from which the list of what lies there fits beside the map
SHOWN_BY_SIGN: Final = ("plain", "campsite", "megalith_a", "megalith_b", "start_camp")


def sign(field: MapField) -> str:
    """What a field is, in one character."""
    land = field["land"]
    if "camp" in field:
        return CAMP
    if land.startswith("megalith_c"):
        return GIANT
    if land.startswith("token_"):
        return TOKEN
    return SIGNS.get(land, REWARD)


def cell(scene: Scene, field: MapField) -> Text:
    """Three characters: what the field is, whose camp, and who is there."""
    text = Text(sign(field), style="" if field["land"] != "plain" else QUIET)
    if "waiting" in field:
        return text.append(str(sum(field["waiting"])).rjust(2), style=QUIET)
    if "owner" in field:
        player = scene.players[field["owner"]]
        text.append(player.badge[0], style=player.colour)
        there = field.get("standing", 0) + field.get("lying", 0)
        return text.append(str(there) if there else " ", style=player.colour)
    if "player" not in field:
        return text.append("  ")
    player = scene.players[field["player"]]
    shape = player.badge[0] if field["standing"] else LYING[player.seat]
    return text.append(" ").append(shape, style=player.colour)


def draw_map(scene: Scene) -> RenderableType:
    """The hexes, and beside or below them what the signs do not say."""
    hexes, notes = _hexes(scene), _notes(scene)
    if scene.width < BESIDE:
        table = Table.grid()
        table.add_row(hexes)
        table.add_row(notes)
        return table
    both = Table.grid(padding=(0, 3, 0, 0))
    both.add_row(hexes, notes)
    return both


def _hexes(scene: Scene) -> Text:
    """One line for each row, each shifted by half a hex; the name of its first field stands before it."""
    rows: dict[int, list[MapField]] = {}
    for field in seen(scene)["map"]:
        rows.setdefault(ROW[FIELDS.index(field["field"])], []).append(field)
    longest = max((len(row) for row in rows.values()), default=0)
    lines = []
    for row in sorted(rows):
        line = Text(rows[row][0]["field"].ljust(3), style=ACCENT)
        line.append("  " * (longest - len(rows[row])))
        for field in rows[row]:
            line.append_text(cell(scene, field)).append(" ")
        lines.append(line)
    lines.append(Text(scene.words.say("cli-pre-map-signs"), style=QUIET))
    waiting = next((field["waiting"] for field in seen(scene)["map"] if "waiting" in field), [])
    start = Text(scene.words.say("cli-pre-start") + " ", style=QUIET)
    for player, count in zip(scene.players, waiting, strict=False):
        start.append_text(player.tag(f"{count} "))
    return Text("\n").join([*lines, start])


def _notes(scene: Scene) -> Table:
    """What lies on the fields whose sign is not enough: a paragraph for each sign."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(style=ACCENT, no_wrap=True)
    table.add_column()
    by_sign: dict[str, list[str]] = {}
    for field in seen(scene)["map"]:
        if field["land"] not in SHOWN_BY_SIGN:
            told = f"{field['field']} {scene.words.name('land', field['land'])}"
            by_sign.setdefault(sign(field), []).append(told)
    for sign_of_all, fields in by_sign.items():
        table.add_row(sign_of_all, ", ".join(fields))
    return table
