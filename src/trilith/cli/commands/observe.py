"""The command that watches many games between bots and draws a report of them."""

import json
from contextlib import closing
from pathlib import Path
from typing import Annotated, Final

import typer

from trilith.cli.commands.simulate import cores, counted, number_of, seats_of
from trilith.cli.files.observation_folder import PAGE, REPORT, ObservationFolder
from trilith.cli.files.shipped_fonts import shipped_fonts
from trilith.games import game_named
from trilith.study.observatory.page import page
from trilith.study.observatory.report import report
from trilith.study.observatory.watching import Plan, Sighting, watch_all
from trilith.words import Words

USUAL_GAMES: Final = 200
USUAL_BOT: Final = "medium"
FIRST_SEED: Final = "1"
DRAWN_EVERY: Final = 50  # games; whoever opens the report meanwhile sees it grow


def command_of(plan: Plan, games: int) -> str:
    """What was typed to make a report, and makes it again."""
    bots = plan.bots[0] if len(set(plan.bots)) == 1 else ",".join(plan.bots)
    return f"trilith observe {plan.game} --games {games} --bots {bots} --seats {len(plan.bots)} --seed {plan.seed}"


def draw(folder: ObservationFolder, plan: Plan, sightings: list[Sighting], games: int) -> Path:
    """Write the report on the games so far, of so many that there will be; where the page is."""
    found = report(plan, sightings)
    folder.write(REPORT, json.dumps(found.shown(), indent=1) + "\n")
    return folder.write(PAGE, page(found, games, command_of(plan, games), shipped_fonts()))


def add_to(app: typer.Typer, said: Words) -> None:
    """The command `observe`."""
    say = said.say

    @app.command("observe", help=say("cli-observe"))
    def observe(
        game: Annotated[str, typer.Argument(help=say("cli-arg-game"), metavar=say("cli-meta-game"))],
        out: Annotated[Path, typer.Option(help=say("cli-observe-out"), metavar=say("cli-meta-folder"))],
        games: Annotated[
            int, typer.Option(help=say("cli-observe-games"), metavar=say("cli-meta-number"), min=1)
        ] = USUAL_GAMES,
        bots: Annotated[
            str, typer.Option(help=say("cli-observe-bots"), metavar=say("cli-meta-bots"))
        ] = USUAL_BOT,
        seats: Annotated[
            int | None, typer.Option(help=say("cli-observe-seats"), metavar=say("cli-meta-number"), min=1)
        ] = None,
        jobs: Annotated[
            int, typer.Option(help=say("cli-review-jobs"), metavar=say("cli-meta-number"), min=0)
        ] = 0,
        seed: Annotated[
            str, typer.Option(help=say("cli-observe-seed"), metavar=say("cli-meta-number"))
        ] = FIRST_SEED,
    ) -> None:
        chosen = game_named(game)
        at_table = seats_of(chosen, bots, seats)
        chosen.start(len(at_table), {})  # refuses a number of players that the game is not for
        plan = Plan(chosen.name, chosen.version, at_table, number_of(seed))
        folder = ObservationFolder(out, plan)
        seeds = range(plan.seed, plan.seed + games)
        known = folder.found()
        left = [each for each in seeds if each not in known]
        with closing(watch_all(plan, left, cores(jobs))) as watching:
            for number, sighting in enumerate(
                counted(watching, len(left), said, "cli-observe-progress"), start=1
            ):
                folder.add(sighting)
                known[sighting.seed] = sighting
                if number % DRAWN_EVERY == 0:
                    draw(folder, plan, [known[each] for each in seeds if each in known], games)
        drawn = draw(folder, plan, [known[each] for each in seeds], games)
        typer.echo(say("cli-observe-done", games=games, file=str(drawn)))
