"""The command that writes a position of a record as JSON, and checks one that somebody has written."""

import json
from pathlib import Path
from typing import Annotated, Final

import typer

from trilith.cli.errors import BadUsage, NotTogether
from trilith.cli.files.reading import game_of, load, read_match, read_position
from trilith.cli.screen import Screen
from trilith.core.errors import BadPosition
from trilith.core.game import ImpossiblePosition
from trilith.study.positions import with_pack
from trilith.words import Words, words

VIOLATION: Final = 1
SAYS_COMMAND: Final = "trilith position"


def written(path: Path, at: int | None, pack: Path | None) -> str:
    """The position after so many steps of a record, or after all of them."""
    match = read_match(path, pack)
    state = match.state if at is None else match.rebuild(at)
    return json.dumps(with_pack(match.game, match.game.dump(state)), indent=2, ensure_ascii=False)


def check(path: Path, said: Words, pack: Path | None) -> None:
    """Name everything that is wrong about a position, or say that nothing is."""
    data = read_position(path)
    game = game_of(data, pack)
    about = words(said.language, game.name)
    try:
        load(game, data)
    except (BadPosition, ImpossiblePosition) as error:
        typer.echo(about.error(error), err=True)
        raise typer.Exit(VIOLATION) from error
    Screen(about).say("cli-position-fine", file=str(path))


def add_to(app: typer.Typer, said: Words) -> None:
    """The command `position`."""
    say = said.say

    @app.command("position", help=say("cli-position"))
    def position(
        record: Annotated[
            Path | None, typer.Argument(help=say("cli-arg-record"), metavar=say("cli-meta-record"))
        ] = None,
        at: Annotated[
            int | None, typer.Option("--at", help=say("cli-position-at"), metavar=say("cli-meta-number"))
        ] = None,
        checked: Annotated[
            Path | None, typer.Option("--check", help=say("cli-position-check"), metavar=say("cli-meta-file"))
        ] = None,
        pack: Annotated[
            Path | None, typer.Option(help=say("cli-option-pack-of-record"), metavar=say("cli-meta-folder"))
        ] = None,
    ) -> None:
        if checked is not None and record is not None:
            raise NotTogether(one="--check", other=say("cli-meta-record"))
        if checked is not None:
            check(checked, said, pack)
        elif record is not None:
            typer.echo(written(record, at, pack))
        else:
            raise BadUsage(problem="MissingParameter", what=say("cli-meta-record"), command=SAYS_COMMAND)
