"""The curve of a training as a picture: strength against greedy, and every match for the weights that are kept."""

import json
from pathlib import Path
from typing import Any, Final

import matplotlib

matplotlib.use("svg")
import matplotlib.pyplot as plt

from trilith.training.course import CURVE

EARTH: Final = "#8c6a3f"
STONE: Final = "#5b6b73"
PICTURE: Final = "curve.svg"


def points_of(folder: Path) -> list[dict[str, Any]]:
    """What was measured, in order."""
    lines = (folder / CURVE).read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def draw(folder: Path, game: str) -> Path:
    """Draw what the curve of a folder holds, into the same folder."""
    points = points_of(folder)
    minutes = [point["minutes"] for point in points]
    figure, axes = plt.subplots(figsize=(7, 4))
    axes.plot(
        minutes, [100 * point["against_greedy"] for point in points], color=EARTH, label="against greedy"
    )
    axes.plot(
        minutes,
        [100 * point["against_old"] for point in points],
        color=STONE,
        linestyle=":",
        marker=".",
        label="against the weights kept until then",
    )
    axes.set(title=game, xlabel="CPU minutes", ylabel="games won (%)", ylim=(0, 100))
    axes.grid(alpha=0.3)
    axes.legend(loc="lower right")
    figure.tight_layout()
    path = folder / PICTURE
    figure.savefig(path, metadata={"Date": None})
    plt.close(figure)
    return path
