"""The commands, put together in one language."""

from typing import Annotated

import typer

from trilith import COMPILED, __version__
from trilith.cli.commands import (
    admin,
    arena,
    bench,
    calibrate,
    games,
    gauge,
    history,
    learn,
    loadtest,
    observe,
    pack,
    play,
    position,
    records,
    replay,
    review,
    serve,
    simulate,
    train,
    worker,
)
from trilith.cli.localized_typer import group_class, localize
from trilith.words import LANGUAGES, Words


def build_app(said: Words) -> typer.Typer:
    """All commands, with help in this language."""
    app = typer.Typer(
        cls=group_class(said),
        help=said.say("cli-about"),
        add_completion=False,
        rich_markup_mode="rich",
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["--help", "-h"]},
        options_metavar=said.say("cli-meta-options"),
        subcommand_metavar=said.say("cli-meta-command"),
        invoke_without_command=True,
    )

    @app.callback()
    def trilith(
        context: typer.Context,
        lang: Annotated[str, typer.Option(help=said.say("cli-lang"), metavar="|".join(LANGUAGES))] = "",
        version: Annotated[bool, typer.Option("--version", help=said.say("cli-version"), metavar="")] = False,
    ) -> None:
        if version:
            build = said.say("cli-build-compiled" if COMPILED else "cli-build-interpreted")
            typer.echo(said.say("cli-version-is", version=__version__, build=build))
        elif context.invoked_subcommand is None:
            typer.echo(context.get_help())

    for module in (
        games,
        play,
        learn,
        simulate,
        arena,
        gauge,
        train,
        calibrate,
        replay,
        review,
        history,
        observe,
        position,
        records,
        pack,
        bench,
        serve,
        worker,
        admin,
        loadtest,
    ):
        module.add_to(app, said)
    localize(app, said)
    return app
