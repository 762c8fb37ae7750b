"""What a training needs in order to go on after a kill, in one file that is whole or not there at all."""

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np

from trilith.core.errors import OtherTraining
from trilith.training.learner import Learner
from trilith.training.selfplay import Floats, Halves
from trilith.training.settings import Settings

NAME: Final = "checkpoint.npz"


@dataclass
class Progress:
    """How far a training has come."""

    settings: Settings
    digest: str  # of the features
    learner: Learner
    steady: Floats  # weights that follow the learning ones calmly
    best: Floats  # weights that have won every gate
    scale: float = 1.0
    round: int = 0
    games: int = 0
    minutes: float = 0.0  # of CPU
    slope: float = 1.0
    offset: float = 0.0
    brier: float = 0.25
    replay: list[tuple[Halves, Floats]] = field(default_factory=list)


def save(folder: Path, progress: Progress) -> None:
    """Write all of it."""
    learner = progress.learner
    facts = {
        "settings": asdict(progress.settings),
        "digest": progress.digest,
        "steps": learner.steps,
        "scale": progress.scale,
        "round": progress.round,
        "games": progress.games,
        "minutes": progress.minutes,
        "slope": progress.slope,
        "offset": progress.offset,
        "brier": progress.brier,
    }
    rows: dict[str, Any] = {"weights": learner.weights, "first": learner.first, "second": learner.second}
    rows |= {"steady": progress.steady, "best": progress.best, "facts": np.array(json.dumps(facts))}
    for at, (numbers, aims) in enumerate(progress.replay):
        rows[f"numbers{at}"], rows[f"aims{at}"] = numbers, aims
    fresh = folder / f"new-{NAME}"
    np.savez(fresh, **rows)
    fresh.replace(folder / NAME)


def load(folder: Path, settings: Settings, digest: str, inputs: int) -> Progress | None:
    """What was written, if anything was; refuses a folder in which something else was trained."""
    path = folder / NAME
    if not path.is_file():
        return None
    with np.load(path) as rows:
        facts = json.loads(str(rows["facts"]))
        if Settings(**facts["settings"]) != settings or facts["digest"] != digest:
            raise OtherTraining(folder=str(folder), game=settings.game)
        learner = Learner(inputs, settings.units, settings.seed)
        learner.weights, learner.first, learner.second = rows["weights"], rows["first"], rows["second"]
        learner.steps = facts["steps"]
        replay = [
            (rows[f"numbers{at}"], rows[f"aims{at}"])
            for at in range(len(rows.files) // 2)
            if f"numbers{at}" in rows
        ]
        names = ("scale", "round", "games", "minutes", "slope", "offset", "brier")
        numbers = {name: facts[name] for name in names}
        return Progress(settings, digest, learner, rows["steady"], rows["best"], replay=replay, **numbers)
