"""The command that measures an agent by the fixed suite of tasks."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table

from trilith.arena.gauge import GAMES, TASKS, VERSION, Result, put_into, result_of, score_of
from trilith.arena.playing import Terms, check_bots
from trilith.cli.chosen_game import chosen_game
from trilith.cli.commands.arena import USUAL_SECONDS, percent, played
from trilith.cli.commands.simulate import cores
from trilith.cli.screen import Screen
from trilith.cli.style import ACCENT
from trilith.words import Words, words

COLUMNS: Final = ("cli-gauge-games", "cli-arena-wins", "cli-gauge-lead", "cli-arena-failures")


def measured(agent: str, game: str, games: int, jobs: int, seconds: float, said: Words) -> list[Result]:
    """Play every task of the suite, or of one game."""
    found = []
    for task in TASKS:
        if game in ("", task.game):
            terms = Terms(task.game, seconds=seconds)
            about = words(said.language, task.game)
            found.append(result_of(task, played(terms, task.deals(agent, games), jobs, about, None)))
    return found


def show(screen: Screen, agent: str, results: Sequence[Result]) -> None:
    """The results as a table, and the score."""
    shown = Table(box=None, pad_edge=False, header_style=ACCENT)
    shown.add_column("")
    for column in COLUMNS:
        shown.add_column(screen.words.say(column), justify="right")
    for each in results:
        lead, failures = f"{each.lead:+.1f}", str(each.failures or "")
        shown.add_row(each.task.name, str(each.games), percent(each.wins), lead, failures)
    screen.show(shown)
    screen.say("cli-gauge-score", agent=agent, version=VERSION, score=percent(score_of(results)))


def add_to(app: typer.Typer, said: Words) -> None:
    """The command `gauge`."""
    say = said.say
    number = say("cli-meta-number")

    @app.command("gauge", help=say("cli-gauge"))
    def gauge(
        agent: Annotated[str, typer.Argument(help=say("cli-gauge-agent"), metavar=say("cli-meta-bot"))],
        game: Annotated[str, typer.Option(help=say("cli-gauge-game"), metavar=say("cli-meta-game"))] = "",
        games: Annotated[int, typer.Option(help=say("cli-gauge-how-many"), metavar=number, min=1)] = GAMES,
        jobs: Annotated[int, typer.Option(help=say("cli-simulate-jobs"), metavar=number, min=0)] = 1,
        seconds: Annotated[
            float, typer.Option(help=say("cli-arena-seconds"), metavar=number, min=0)
        ] = USUAL_SECONDS,
        page: Annotated[
            Path | None, typer.Option(help=say("cli-gauge-page"), metavar=say("cli-meta-file"))
        ] = None,
        as_data: Annotated[bool, typer.Option("--json", help=say("cli-json"), metavar="")] = False,
    ) -> None:
        check_bots((agent,))
        if game:
            chosen_game(game, None)
        results = measured(agent, game, games, cores(jobs), seconds, said)
        if as_data:
            score = asdict(score_of(results))
            found = {"agent": agent, "gauge": VERSION, "score": score, "tasks": list(map(asdict, results))}
            typer.echo(json.dumps(found, indent=2))
        else:
            show(Screen(said), agent, results)
        if page is not None and not game:
            put_into(page, agent, results)
