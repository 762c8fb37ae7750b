"""Points in the terminal: what a player would have if the game ended now, and where everybody's points came from."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from rich.table import Table
from rich.text import Text

from trilith.cli.style import ACCENT, QUIET, STRONG
from trilith.cli.tables import Scene

WIDEST_NAME: Final = 16
Source = TypeVar("Source", bound=str)


def worth_now(scene: Scene, score: int, final: Mapping[Source, int]) -> list[Text]:
    """The score if the game ended now, and where it would come from."""
    words = scene.words
    parts = [f"{words.name('source', source)} {points}" for source, points in final.items() if points]
    worth = [Text("  " + words.say("cli-worth-now", total=score + sum(final.values())))]
    if parts:
        worth.append(Text("  = " + " + ".join([str(score), *parts]), style=QUIET))
    return worth


def points_by_source(
    scene: Scene, scores: Sequence[int], finals: Sequence[Mapping[Source, int]], sources: Sequence[Source]
) -> Table:
    """Points by source for every player, with what they had before the final scoring."""
    words = scene.words
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_edge=False)
    table.add_column("", style=ACCENT, no_wrap=True)
    for player in scene.players:
        title = player.title()
        title.truncate(WIDEST_NAME, overflow="ellipsis")
        table.add_column(title, justify="right", no_wrap=True)
    before = (score - sum(final.values()) for score, final in zip(scores, finals, strict=True))
    table.add_row(words.say("cli-before"), *map(str, before))
    for source in sources:
        table.add_row(words.name("source", source), *(_points(final[source]) for final in finals))
    total = (Text(str(score), style=STRONG) for score in scores)
    table.add_row(words.say("cli-total"), *total, end_section=True)
    return table


def _points(points: int) -> Text:
    return Text(str(points)) if points else Text("·", style=QUIET)
