"""The command that measures a server under load."""

import json
from typing import Annotated

import typer

from trilith.cli.screen import Screen
from trilith.words import Words, words


def add_to(app: typer.Typer, said: Words) -> None:
    """The command `loadtest`."""
    say = said.say
    number = say("cli-meta-number")

    @app.command("loadtest", help=say("cli-loadtest"))
    def loadtest(
        matches: Annotated[int, typer.Option(help=say("cli-loadtest-matches"), metavar=number, min=1)] = 200,
        rate: Annotated[float, typer.Option(help=say("cli-loadtest-rate"), metavar=number, min=0)] = 1.0,
        seconds: Annotated[
            float, typer.Option(help=say("cli-loadtest-seconds"), metavar=number, min=0.1)
        ] = 30.0,
        foresee: Annotated[
            bool, typer.Option("--foresee", help=say("cli-loadtest-foresee"), metavar="")
        ] = False,
        url: Annotated[list[str] | None, typer.Option(help=say("cli-loadtest-url"), metavar="URL")] = None,
        as_data: Annotated[bool, typer.Option("--json", help=say("cli-json"), metavar="")] = False,
    ) -> None:
        # The server needs many packages; whoever plays in the terminal need not wait for them.
        from trilith.server.loadtest import run
        from trilith.server.temporary_server import temporary_server

        if url:
            found = run([each.rstrip("/") for each in url], matches, rate, seconds, foresee=foresee)
        else:
            with temporary_server() as own:
                found = run([own], matches, rate, seconds, foresee=foresee)
        if as_data:
            typer.echo(json.dumps(found, indent=2))
        else:
            Screen(words(said.language, "")).say("cli-loadtest-found", **found)
