"""Points in the terminal: what a player would have if the game ended now, and where everybody's points came from."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from rich.table import Table
from rich.text import Text

from trilith.cli.style import ACCENT, QUIET, STRONG
from trilith.cli.tables import Scene

WIDEST_NAME: Final = 16
Source = TypeVar("Source", bound=str)


def worth_now(scene: Scene, earned: int, final: Mapping[Source, int], total: int) -> list[Text]:
    """All points if the game ended now, and where they would come from: play, and the final scoring."""
    words = scene.words
    parts = [f"{words.name('source', source)} {points}" for source, points in final.items() if points]
    worth = [Text("  " + words.say("cli-worth-now", total=total))]
    if parts:
        worth.append(Text("  = " + " + ".join([str(earned), *parts]), style=QUIET))
    return worth


def points_by_source(
    scene: Scene,
    boards: Sequence[tuple[int, Mapping[Source, int], int]],
    sources: Sequence[Source],
) -> Table:
    """For every player what play brought, then each source of the final scoring, and all points together."""
    words = scene.words
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_edge=False)
    table.add_column("", style=ACCENT, no_wrap=True)
    for player in scene.players:
        title = player.title()
        title.truncate(WIDEST_NAME, overflow="ellipsis")
        table.add_column(title, justify="right", no_wrap=True)
    table.add_row(words.say("cli-before"), *(str(earned) for earned, _, _ in boards))
    for source in sources:
        table.add_row(words.name("source", source), *(_points(final[source]) for _, final, _ in boards))
    all_points = (Text(str(total), style=STRONG) for _, _, total in boards)
    table.add_row(words.say("cli-total"), *all_points, end_section=True)
    return table


def _points(points: int) -> Text:
    return Text(str(points)) if points else Text("·", style=QUIET)
