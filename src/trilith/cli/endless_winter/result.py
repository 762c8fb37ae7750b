"""A player's own cards in Endless Winter, and where everybody's points came from."""

from collections import Counter

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.text import Text

from trilith.cli.endless_winter.seen import does, seen
from trilith.cli.layout import indented
from trilith.cli.points import points_by_source, worth_now
from trilith.cli.style import ACCENT, QUIET, STRONG
from trilith.cli.tables import Scene
from trilith.games.endless_winter.names import SOURCES


def own_cards(scene: Scene) -> RenderableType:
    """The viewer's hand, eclipse pile and buried cards, and the points if the game ended now."""
    words = scene.words
    if scene.viewer < 0:
        return Text(words.say("cli-no-cards-to-see"), style=QUIET)
    board = seen(scene)["players"][scene.viewer]
    lines: list[Text] = []
    zones = (("hand", board["hand"]), ("pile", board["pile"]), ("buried", board["buried"]))
    for zone, cards in zones:
        if cards:
            lines.append(Text(words.say(f"view-{zone}"), style=ACCENT))
            lines += [card_line(scene, card, count) for card, count in Counter(cards).items()]
    lines += worth_now(scene, board["earned"], board["final"], board["total"])
    return Lines(*indented(lines, scene.width))


def card_line(scene: Scene, card: str, count: int = 1) -> Text:
    """A card's name, how many there are, and what it does."""
    name = scene.words.name("card", card)
    told = f"{count} × {name}" if count > 1 else name
    return Text.assemble("  ", (told, STRONG), "  ", (does(scene, "card", card), QUIET))


def stone_line(scene: Scene, stone: str) -> Text:
    """A sacred stone's name, and what it does."""
    name = scene.words.name("stone", stone)
    return Text.assemble("  ", (name, STRONG), "  ", (does(scene, "stone", stone), QUIET))


def result(scene: Scene) -> RenderableType:
    """Points by source for every player."""
    boards = seen(scene)["players"]
    points = [(board["earned"], board["final"], board["total"]) for board in boards]
    return points_by_source(scene, points, SOURCES)
