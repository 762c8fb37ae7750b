"""The command that thinks for servers."""

from typing import Annotated

import typer

from trilith.cli.screen import Screen
from trilith.words import Words, words


def add_to(app: typer.Typer, said: Words) -> None:
    """The command `worker`."""
    say = said.say

    @app.command("worker", help=say("cli-worker"))
    def worker(
        redis: Annotated[str | None, typer.Option(help=say("cli-worker-redis"), metavar="URL")] = None,
        processes: Annotated[
            int | None, typer.Option(help=say("cli-worker-processes"), metavar=say("cli-meta-number"), min=1)
        ] = None,
    ) -> None:
        # The server needs many packages; whoever plays in the terminal need not wait for them.
        from trilith.cli.commands.run_worker import run

        run(Screen(words(said.language, "")), redis, processes)
