"""Points of Stone Age: what a player's own cards are worth now, and where everybody's points came from."""

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.text import Text

from trilith.cli.layout import counted, listed
from trilith.cli.points import points_by_source, worth_now
from trilith.cli.stone_age.seen import seen
from trilith.cli.style import ACCENT, QUIET
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
    worth = worth_now(scene, board["earned"], board["final"], board["total"])
    return Lines(title, *listed(cards, ROOM), *worth)


def cards_of(scene: Scene, seat: int) -> list[str]:
    """The cards of a player that the viewer may see, equal ones with their number."""
    board = seen(scene)["players"][seat]
    words = scene.words
    lying = [words.say("cli-stone-open", card=words.name("card", card)) for card in board["open_cards"]]
    return counted([*lying, *(words.name("card", card) for card in board.get("cards", []))])


def result(scene: Scene) -> RenderableType:
    """Points by source for every player."""
    boards = seen(scene)["players"]
    points = [(board["earned"], board["final"], board["total"]) for board in boards]
    table = points_by_source(scene, points, SOURCES)
    ties = (Text(str(board["tie_break"]), style=QUIET) for board in boards)
    table.add_row(scene.words.say("cli-stone-tie-break"), *ties)
    return table
