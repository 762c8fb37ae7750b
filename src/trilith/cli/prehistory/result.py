"""Points of Prehistory: what a player's own cards are worth now, and where everybody's points came from."""

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from trilith.cli.layout import counted, listed
from trilith.cli.prehistory.view import Board, seen
from trilith.cli.style import ACCENT, QUIET, STRONG
from trilith.cli.tables import Scene
from trilith.games.prehistory.names import SOURCES

ROOM = 6  # lines for ceremony cards, and for hunting cards


def own_cards(scene: Scene) -> RenderableType:
    """The viewer's cards, baskets and animals, and the points they would bring if the game ended now."""
    words = scene.words
    if scene.viewer < 0:
        return Text(words.say("cli-no-cards-to-see"), style=QUIET)
    mine = seen(scene)["players"][scene.viewer]
    title = Text(words.say("cli-pre-my-cards", cards=len(mine["cards"])), style=ACCENT)
    rites = listed(counted(words.name("rite", card) for card in mine["cards"]), ROOM)
    return Lines(title, *rites, *belongings(scene, mine, ROOM), *_worth_now(scene, mine))


def belongings(scene: Scene, board: Board, room: int) -> list[Text]:
    """Hunting cards, animals and gather tiles of a player."""
    words = scene.words
    lines = listed(counted(words.name("prey", card) for card in board["hunted"]), room)
    animals = [words.name("species", species) for species in board["tokens"]]
    baskets = [f"{count} × {words.name('tile', tile)}" for tile, count in board["baskets"].items()]
    return lines + [Text("  " + ", ".join(each)) for each in (animals, baskets) if each]


def _worth_now(scene: Scene, board: Board) -> list[Text]:
    """The score if the game ended now, and where it would come from."""
    words = scene.words
    parts = [
        f"{words.name('source', source)} {points}" for source, points in board["final"].items() if points
    ]
    total = board["score"] + sum(board["final"].values())
    worth = [Text("  " + words.say("cli-worth-now", total=total))]
    if parts:
        worth.append(Text("  = " + " + ".join([str(board["score"]), *parts]), style=QUIET))
    return worth


def result(scene: Scene) -> RenderableType:
    """Points by source for every player."""
    words, boards = scene.words, seen(scene)["players"]
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_edge=False)
    table.add_column("", style=ACCENT, no_wrap=True)
    for player in scene.players:
        title = player.title()
        title.truncate(16, overflow="ellipsis")
        table.add_column(title, justify="right", no_wrap=True)
    before = [board["score"] - sum(board["final"].values()) for board in boards]
    table.add_row(words.say("cli-pre-before"), *map(str, before))
    for source in SOURCES:
        table.add_row(words.name("source", source), *(_points(board["final"][source]) for board in boards))
    total = [Text(str(board["score"]), style=STRONG) for board in boards]
    table.add_row(words.say("cli-pre-total"), *total, end_section=True)
    camps = (Text(f"{7 - len(board['camps_left'])} / {board['on_map']}", style=QUIET) for board in boards)
    table.add_row(words.say("cli-pre-tie-break"), *camps)
    return table


def _points(points: int) -> Text:
    return Text(str(points)) if points else Text("·", style=QUIET)
