"""What the commands of whoever runs a server share: the database, asking before something is gone, and lists."""

import asyncio
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.table import Table

from trilith.cli.localized_typer import group_class
from trilith.cli.screen import Screen
from trilith.cli.style import ACCENT
from trilith.words import Words

if TYPE_CHECKING:
    from sqlalchemy import Connection

Given = TypeVar("Given")
MEGABYTE = 1_000_000


def group(said: Words, about: str) -> typer.Typer:
    """A group of commands."""
    return typer.Typer(
        cls=group_class(said),
        help=said.say(about),
        rich_markup_mode="rich",
        options_metavar=said.say("cli-meta-options"),
        subcommand_metavar=said.say("cli-meta-command"),
        no_args_is_help=True,
    )


def DatabaseOption(said: Words) -> Any:  # noqa: N802
    """The option that names a database, the same in every command."""
    return Annotated[str, typer.Option("--database", help=said.say("cli-admin-database"), metavar="URL")]


def database_of(given: str) -> str:
    """The database that is meant: the one that is named, or the one that a server started here would use."""
    from trilith.cli.commands.run_server import read_settings

    return read_settings({"database": given} if given else {})[0].database_url


def reading(database: str, work: "Callable[[Connection], Given]") -> Given:
    """Run a function that reads a database."""
    return _run(database, work, writing=False)


def writing(database: str, work: "Callable[[Connection], Given]") -> Given:
    """Run a function that changes a database."""
    return _run(database, work, writing=True)


def _run(database: str, work: "Callable[[Connection], Given]", *, writing: bool) -> Given:
    from trilith.server.admin.opening import opened

    async def run() -> Given:
        async with opened(database_of(database)) as store:
            return await (store.write(work) if writing else store.read(work))

    return asyncio.run(run())


def agreed(screen: Screen, question: str) -> bool:
    """Whether somebody at the terminal says yes."""
    said = screen.words
    answer = screen.read(said.say("cli-admin-ask", question=question))
    return answer.casefold() in said.say("cli-admin-agree").split()


def show_rows(screen: Screen, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """A table, or that there is nothing in it."""
    if not rows:
        screen.say("cli-admin-none")
        return
    table = Table(box=None, pad_edge=False, header_style=ACCENT)
    for at, column in enumerate(columns):
        table.add_column(screen.words.say(column), overflow="fold", no_wrap=at == 0)
    for row in rows:
        table.add_row(*row)
    screen.show(table)


def when(moment: float | None) -> str:
    """A day and an hour here; nothing for never."""
    return "" if moment is None else f"{datetime.fromtimestamp(moment):%Y-%m-%d %H:%M}"


def in_megabytes(size: int) -> str:
    """Bytes as people say them."""
    return f"{size / MEGABYTE:.1f}"
