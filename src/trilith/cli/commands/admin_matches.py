"""The commands about matches: list, close and prune."""

import asyncio
import json
from dataclasses import asdict
from typing import Annotated, Final

import typer

from trilith.cli.commands.administering import (
    DatabaseOption,
    agreed,
    database_of,
    group,
    reading,
    show_rows,
    when,
    writing,
)
from trilith.cli.localized_typer import localize
from trilith.cli.screen import Screen
from trilith.games import game_named
from trilith.words import Words

MOST_LISTED: Final = 50
UNFINISHED: Final = ("open", "closed", "playing")
OVER: Final = "over"
COLUMNS: Final = (
    "cli-admin-column-id",
    "cli-admin-column-game",
    "cli-admin-column-status",
    "cli-admin-column-host",
    "cli-admin-column-who",
    "cli-admin-column-lines",
    "cli-admin-column-changed",
)


def prune(screen: Screen, database: str, days: float, statuses: list[str], sure: bool) -> None:
    """Remove old matches, after asking."""
    from trilith.server.admin.matches import count_old
    from trilith.server.admin.matches import prune as prune_matches
    from trilith.server.admin.opening import opened

    count = reading(database, lambda connection: count_old(connection, days, statuses))
    if count and not sure and not agreed(screen, screen.words.say("cli-admin-really-prune", matches=count)):
        return

    async def run() -> int:
        async with opened(database_of(database)) as store:
            return await prune_matches(store, days, statuses)

    screen.say("cli-admin-pruned", matches=asyncio.run(run()))


def add_to(admin: typer.Typer, said: Words) -> None:
    """The commands below `admin matches`."""
    say = said.say
    matches = group(said, "cli-admin-matches")
    which = DatabaseOption(said)

    @matches.command("list", help=say("cli-admin-matches-list"))
    def list_matches(
        status: Annotated[
            str, typer.Option(help=say("cli-admin-matches-status"), metavar="open|playing|over|closed")
        ] = "",
        game: Annotated[
            str, typer.Option(help=say("cli-admin-matches-game"), metavar=say("cli-meta-game"))
        ] = "",
        person: Annotated[
            str, typer.Option(help=say("cli-admin-matches-person"), metavar=say("cli-meta-person"))
        ] = "",
        most: Annotated[
            int, typer.Option(help=say("cli-admin-most"), metavar=say("cli-meta-number"), min=1)
        ] = MOST_LISTED,
        database: which = "",  # type: ignore[valid-type]
        as_data: Annotated[bool, typer.Option("--json", help=say("cli-json"), metavar="")] = False,
    ) -> None:
        from trilith.server.admin.matches import listed

        if status not in ("", *UNFINISHED, OVER):
            raise typer.BadParameter(status, param_hint="--status")
        named = game and game_named(game).name
        found = reading(database, lambda connection: listed(connection, status, named, person, most))
        if as_data:
            typer.echo(json.dumps([asdict(each) for each in found], indent=2))
            return
        rows = [
            (
                each.id,
                each.game,
                each.status,
                each.host,
                ", ".join(each.seats),
                str(each.lines),
                when(each.changed),
            )
            for each in found
        ]
        show_rows(Screen(said), COLUMNS, rows)

    @matches.command("close", help=say("cli-admin-matches-close"))
    def close_match(
        match: Annotated[str, typer.Argument(help=say("cli-admin-match"), metavar=say("cli-meta-match"))],
        database: which = "",  # type: ignore[valid-type]
    ) -> None:
        from trilith.server.admin.matches import close

        writing(database, lambda connection: close(connection, match))
        Screen(said).say("cli-admin-closed", match=match)

    @matches.command("prune", help=say("cli-admin-matches-prune"))
    def prune_matches(
        days: Annotated[
            float, typer.Option(help=say("cli-admin-matches-days"), metavar=say("cli-meta-number"), min=0.0)
        ],
        over: Annotated[bool, typer.Option("--over", help=say("cli-admin-matches-over"), metavar="")] = False,
        sure: Annotated[bool, typer.Option("--yes", help=say("cli-admin-yes"), metavar="")] = False,
        database: which = "",  # type: ignore[valid-type]
    ) -> None:
        prune(Screen(said), database, days, [*UNFINISHED, *([OVER] if over else [])], sure)

    localize(matches, said)
    admin.add_typer(matches, name="matches")
