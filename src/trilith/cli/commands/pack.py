"""The commands that write and check component packs."""

from pathlib import Path
from typing import Annotated, Final

import typer

from trilith.cli.chosen_game import parts_of
from trilith.cli.localized_typer import group_class, localize
from trilith.cli.screen import Screen
from trilith.core.pack import BadPack
from trilith.packs import new_pack, open_pack
from trilith.words import Words, words_of

VIOLATION: Final = 1


def check(folder: Path, said: Words) -> None:
    """Name everything that is wrong about a pack, or say that nothing is, and its digest."""
    try:
        game = open_pack(str(folder))
    except BadPack as error:
        typer.echo(said.error(error), err=True)
        raise typer.Exit(VIOLATION) from error
    screen, pack = Screen(words_of(said.language, game)), game.pack
    title = screen.words.say("game-title")
    screen.say("cli-pack-fine", name=pack.name, game=title, version=pack.version)
    screen.line(pack.digest)
    if pack.default:
        screen.say("cli-pack-default")
    if pack.reconstructed:
        screen.say("cli-pack-still", parts=parts_of(game, screen.words))


def add_to(app: typer.Typer, said: Words) -> None:
    """The commands `pack new` and `pack check`."""
    say = said.say
    packs = typer.Typer(
        cls=group_class(said),
        help=say("cli-pack"),
        rich_markup_mode="rich",
        options_metavar=say("cli-meta-options"),
        subcommand_metavar=say("cli-meta-command"),
        no_args_is_help=True,
    )

    @packs.command("new", help=say("cli-pack-new"))
    def new(
        game: Annotated[str, typer.Argument(help=say("cli-arg-game"), metavar=say("cli-meta-game"))],
        folder: Annotated[
            Path, typer.Argument(help=say("cli-pack-new-folder"), metavar=say("cli-meta-folder"))
        ],
    ) -> None:
        new_pack(game, folder)
        Screen(said).say("cli-pack-written", folder=str(folder), game=game)

    @packs.command("check", help=say("cli-pack-check"))
    def check_pack(
        folder: Annotated[
            Path, typer.Argument(help=say("cli-pack-check-folder"), metavar=say("cli-meta-folder"))
        ],
    ) -> None:
        check(folder, said)

    localize(packs, said)
    app.add_typer(packs, name="pack")
