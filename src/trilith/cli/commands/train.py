"""The command that trains the values of a game."""

import os
from contextlib import closing
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from trilith.arena.on_ray import check_place
from trilith.cli.commands.simulate import cores, on_option
from trilith.cli.files.reading import read_bytes
from trilith.cli.screen import Screen
from trilith.core.errors import MissingExtra
from trilith.games import game_named
from trilith.training.settings import Settings
from trilith.values.weights import summary_of
from trilith.words import Words, words

USUAL_MINUTES: Final = 60.0
THREADS: Final = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS")
PERCENT: Final = 100


def extra(module: str) -> ModuleType:
    """A module that needs the extra `train`; without it, a sentence that says how to get it."""
    for name in THREADS:
        os.environ.setdefault(name, "1")  # a sum in another order is another sum, and cores have other work
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("trilith"):
            raise
        raise MissingExtra(package=error.name.split(".")[0], extra="train") from error


def train(
    settings: Settings,
    minutes: float,
    jobs: int,
    folder: Path,
    weights: Path | None,
    said: Words,
    on: str = "",
) -> Path:
    """Train until so many minutes are spent, going on where the folder left off; where the weights are."""
    course_module = extra("trilith.training.course")
    watching = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with (
        closing(course_module.Course(settings, folder, jobs, weights, on)) as course,
        Progress(*columns, console=watching, disable=not watching.is_terminal) as progress,
    ):
        task = progress.add_task(said.say("cli-train-begun"), total=minutes)
        for report in course.run(minutes):
            about = said.say("cli-train-progress", games=report.games)
            progress.update(task, completed=report.minutes, description=about)
            if report.gate:
                progress.console.print(_gate(report.gate, said))
        found: Path = course.weights_file
        return found


def _gate(gate: dict[str, Any], said: Words) -> str:
    """What came out of a match for the weights that are kept."""
    return said.say(
        "cli-train-gate-passed" if gate["passed"] else "cli-train-gate-failed",
        games=gate["games"],
        minutes=f"{gate['minutes']:.1f}",
        old=f"{PERCENT * gate['against_old']:.0f}",
        greedy=f"{PERCENT * gate['against_greedy']:.0f}",
    )


def add_to(app: typer.Typer, said: Words) -> None:
    """The command `train`."""
    say = said.say

    @app.command("train", help=say("cli-train"))
    def train_values(
        game: Annotated[str, typer.Argument(help=say("cli-arg-game"), metavar=say("cli-meta-game"))],
        minutes: Annotated[
            float, typer.Option(help=say("cli-train-minutes"), metavar=say("cli-meta-number"), min=0.0)
        ] = USUAL_MINUTES,
        jobs: Annotated[
            int, typer.Option(help=say("cli-simulate-jobs"), metavar=say("cli-meta-number"), min=0)
        ] = 1,
        on: on_option(said) = "",  # type: ignore[valid-type]
        seed: Annotated[
            int, typer.Option(help=say("cli-train-seed"), metavar=say("cli-meta-number"), min=0)
        ] = 1,
        pace: Annotated[
            float, typer.Option(help=say("cli-train-pace"), metavar=say("cli-meta-number"), min=0.0)
        ] = Settings.pace,
        out: Annotated[
            Path | None, typer.Option(help=say("cli-train-out"), metavar=say("cli-meta-folder"))
        ] = None,
        begin: Annotated[
            Path | None,
            typer.Option("--from", help=say("cli-train-from"), metavar=say("cli-meta-file")),
        ] = None,
    ) -> None:
        chosen = game_named(game)
        summary_of(chosen)
        folder = out or Path("training") / chosen.name
        about = words(said.language, chosen.name)
        if begin:
            read_bytes(begin)  # before anything is begun
        weights = train(
            Settings(chosen.name, seed=seed, pace=pace),
            minutes,
            cores(jobs),
            folder,
            begin,
            about,
            check_place(on),
        )
        if weights.is_file():
            picture = extra("trilith.training.picture").draw(folder, chosen.name)
            Screen(about).say("cli-train-done", weights=str(weights), picture=str(picture))
        else:
            Screen(about).say("cli-train-not-yet", folder=str(folder))
