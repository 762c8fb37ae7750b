"""The standings as a picture: ratings with their intervals."""

from collections.abc import Sequence
from pathlib import Path

from trilith.arena.standing import Standing
from trilith.core.errors import MissingExtra


def plot(standings: Sequence[Standing], title: str, path: Path) -> None:
    """Draw every bot's rating and the interval in which it is likely to be; the file's ending says what is drawn."""
    try:
        from matplotlib.figure import Figure
    except ModuleNotFoundError as error:
        raise MissingExtra(package="matplotlib", extra="train") from error
    figure = Figure(figsize=(7, 1 + 0.5 * len(standings)), layout="constrained")
    axes = figure.subplots()
    best_on_top = list(reversed(standings))
    middles = [each.rating for each in best_on_top]
    reach = [
        [each.rating - each.rating_low for each in best_on_top],
        [each.rating_high - each.rating for each in best_on_top],
    ]
    axes.errorbar(middles, [each.bot for each in best_on_top], xerr=reach, fmt="o", capsize=4)
    axes.set_title(title)
    axes.grid(axis="x", alpha=0.3)
    figure.savefig(path)
