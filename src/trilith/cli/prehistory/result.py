"""Points of Prehistory: what a player's own cards are worth now, and where everybody's points came from."""

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.text import Text

from trilith.cli.layout import counted, listed
from trilith.cli.points import points_by_source, worth_now
from trilith.cli.prehistory.seen import seen
from trilith.cli.style import ACCENT, QUIET
from trilith.cli.tables import Scene
from trilith.games.prehistory.names import SOURCES
from trilith.games.prehistory.shape import Board

ROOM = 6  # lines for ceremony cards, and for hunting cards


def own_cards(scene: Scene) -> RenderableType:
    """The viewer's cards, baskets and animals, and the points they would bring if the game ended now."""
    words = scene.words
    if scene.viewer < 0:
        return Text(words.say("cli-no-cards-to-see"), style=QUIET)
    mine = seen(scene)["players"][scene.viewer]
    title = Text(words.say("cli-pre-my-cards", cards=len(mine["cards"])), style=ACCENT)
    rites = listed(counted(words.name("rite", card) for card in mine["cards"]), ROOM)
    worth = worth_now(scene, mine["earned"], mine["final"], mine["total"])
    return Lines(title, *rites, *belongings(scene, mine, ROOM), *worth)


def belongings(scene: Scene, board: Board, room: int) -> list[Text]:
    """Hunting cards, animals and gather tiles of a player."""
    words = scene.words
    lines = listed(counted(words.name("prey", card) for card in board["hunted"]), room)
    animals = [words.name("species", species) for species in board["tokens"]]
    baskets = [f"{count} × {words.name('tile', tile)}" for tile, count in board["baskets"].items()]
    return lines + [Text("  " + ", ".join(each)) for each in (animals, baskets) if each]


def result(scene: Scene) -> RenderableType:
    """Points by source for every player."""
    boards = seen(scene)["players"]
    points = [(board["earned"], board["final"], board["total"]) for board in boards]
    table = points_by_source(scene, points, SOURCES)
    camps = (Text(f"{board['camps_built']} / {board['on_map']}", style=QUIET) for board in boards)
    table.add_row(scene.words.say("cli-pre-tie-break"), *camps)
    return table
