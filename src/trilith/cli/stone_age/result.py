"""Points of Stone Age: what a player's own cards are worth now, and where everybody's points came from."""

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from trilith.cli.layout import counted, listed
from trilith.cli.stone_age.view import Board, seen
from trilith.cli.style import ACCENT, QUIET, STRONG
from trilith.cli.tables import Scene
from trilith.games.stone_age.names import SOURCES

ROOM = 15  # lines for cards


def own_cards(scene: Scene) -> RenderableType:
    """The viewer's cards, and the points they would bring if the game ended now."""
    words = scene.words
    if scene.viewer < 0:
        return Text(words.say("cli-no-cards-to-see"), style=QUIET)
    cards = cards_of(scene, scene.viewer)
    title = Text(words.say("cli-stone-my-cards", cards=len(cards)), style=ACCENT)
    board = seen(scene)["players"][scene.viewer]
    return Lines(title, *listed(cards, ROOM), *worth_now(scene, board))


def cards_of(scene: Scene, seat: int) -> list[str]:
    """The cards of a player that the viewer may see, equal ones with their number."""
    board = seen(scene)["players"][seat]
    words = scene.words
    lying = [words.say("cli-stone-open", card=words.name("card", card)) for card in board["open_cards"]]
    return counted([*lying, *(words.name("card", card) for card in board.get("cards", []))])


def worth_now(scene: Scene, board: Board) -> list[Text]:
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
    table.add_row(words.say("cli-stone-before"), *map(str, before))
    for source in SOURCES:
        table.add_row(words.name("source", source), *(_points(board["final"][source]) for board in boards))
    total = [Text(str(board["score"]), style=STRONG) for board in boards]
    table.add_row(words.say("cli-stone-total"), *total, end_section=True)
    table.add_row(words.say("cli-stone-tie-break"), *(Text(str(_tie_break(b)), style=QUIET) for b in boards))
    return table


def _points(points: int) -> Text:
    return Text(str(points)) if points else Text("·", style=QUIET)


def _tie_break(board: Board) -> int:
    """Food track, tools and people together."""
    return board["track"] + sum(tool["value"] for tool in board["tools"]) + board["people"]
