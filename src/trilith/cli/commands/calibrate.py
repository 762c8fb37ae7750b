"""The command that shows how well the chances to win of a game's value come true."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.table import Table

from trilith.cli.commands.train import extra
from trilith.cli.files.reading import read_bytes
from trilith.cli.screen import Screen
from trilith.cli.style import ACCENT
from trilith.games import game_named
from trilith.values.shipped import weights_file
from trilith.values.weights import read_weights, value_from
from trilith.words import Words, words

USUAL_GAMES: Final = 100
COLUMNS: Final = ("cli-calibrate-players", "cli-calibrate-said", "cli-calibrate-brier", "cli-calibrate-off")


def add_to(app: typer.Typer, said: Words) -> None:
    """The command `calibrate`."""
    say = said.say

    @app.command("calibrate", help=say("cli-calibrate"))
    def calibrate(
        game: Annotated[str, typer.Argument(help=say("cli-arg-game"), metavar=say("cli-meta-game"))],
        games: Annotated[
            int, typer.Option(help=say("cli-calibrate-games"), metavar=say("cli-meta-number"), min=1)
        ] = USUAL_GAMES,
        weights: Annotated[
            Path | None, typer.Option(help=say("cli-calibrate-weights"), metavar=say("cli-meta-file"))
        ] = None,
        plot: Annotated[
            Path | None, typer.Option(help=say("cli-calibrate-plot"), metavar=say("cli-meta-file"))
        ] = None,
        as_json: Annotated[bool, typer.Option("--json", help=say("cli-json"), metavar="")] = False,
    ) -> None:
        reliability = extra("trilith.training.reliability")
        chosen = game_named(game)
        path = weights or weights_file(chosen.name)
        read_bytes(path)  # what is not there is said by name
        value, players = value_from(chosen, path), read_weights(path)[0].players
        told = {seats: list(reliability.told(chosen, value, seats, games)) for seats in players}
        bins = {seats: reliability.binned(each) for seats, each in told.items()}
        rows = [
            {
                "seats": seats,
                "games": games,
                "chances": len(each),
                "brier": reliability.brier(each),
                "off": reliability.off(each),
                "bins": [asdict(tenth) for tenth in bins[seats]],
            }
            for seats, each in told.items()
        ]
        if plot:
            reliability.draw(bins, chosen.name, plot)
        if as_json:
            typer.echo(json.dumps({"game": chosen.name, "rows": rows}))
        else:
            _show(Screen(words(said.language, chosen.name)), rows)


def _show(screen: Screen, rows: list[dict[str, Any]]) -> None:
    """The figures as a table."""
    shown = Table(box=None, pad_edge=False, header_style=ACCENT)
    for column in COLUMNS:
        shown.add_column(screen.words.say(column), justify="right")
    for row in rows:
        shown.add_row(
            str(row["seats"]), str(row["chances"]), f"{row['brier']:.3f}", f"{100 * row['off']:.1f} %"
        )
    screen.console.print(shown)
