"""The commands of whoever runs a server: people, matches, health, backup and restore."""

import asyncio
import json
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from trilith.cli.commands import admin_matches, admin_people
from trilith.cli.commands.administering import DatabaseOption, database_of, group, in_megabytes
from trilith.cli.localized_typer import localize
from trilith.cli.screen import Screen
from trilith.words import Words

UNWELL: Final = 1


def show_health(screen: Screen, found: dict[str, Any]) -> None:
    """The figures in three lines."""
    megabytes = in_megabytes(found["bytes"])
    about = {key: found[key] for key in ("database", "schema")}
    screen.say("cli-admin-health-database", **about, megabytes=megabytes)
    matches = ", ".join(f"{count} {status}" for status, count in found["matches"].items()) or "0"
    screen.say("cli-admin-health-people", people=found["people"], matches=matches)
    if found["server"] is None:
        screen.say("cli-admin-health-no-server")
    else:
        checks = ", ".join(f"{name} {outcome}" for name, outcome in found["checks"].items())
        screen.say("cli-admin-health-server-says", server=found["server"], checks=checks)


def add_to(app: typer.Typer, said: Words) -> None:
    """The command `admin` with everything below it."""
    say = said.say
    admin = group(said, "cli-admin")
    file = say("cli-meta-file")
    which = DatabaseOption(said)

    @admin.command("health", help=say("cli-admin-health"))
    def tell_health(
        server: Annotated[str, typer.Option(help=say("cli-admin-health-server"), metavar="URL")] = "",
        database: which = "",  # type: ignore[valid-type]
        as_data: Annotated[bool, typer.Option("--json", help=say("cli-json"), metavar="")] = False,
    ) -> None:
        from trilith.server.admin.health import health, is_well

        found = asyncio.run(health(database_of(database), server))
        if as_data:
            typer.echo(json.dumps(found, indent=2))
        else:
            show_health(Screen(said), found)
        if not is_well(found):
            raise typer.Exit(UNWELL)

    @admin.command("backup", help=say("cli-admin-backup"))
    def write_backup(
        target: Annotated[Path, typer.Argument(help=say("cli-admin-backup-file"), metavar=file)],
        database: which = "",  # type: ignore[valid-type]
    ) -> None:
        from trilith.server.admin.backup import back_up

        size = asyncio.run(back_up(database_of(database), target))
        Screen(said).say("cli-admin-backed-up", file=str(target), megabytes=in_megabytes(size))

    @admin.command("restore", help=say("cli-admin-restore"))
    def restore_backup(
        source: Annotated[Path, typer.Argument(help=say("cli-admin-restore-file"), metavar=file)],
        replace: Annotated[
            bool, typer.Option("--replace", help=say("cli-admin-restore-replace"), metavar="")
        ] = False,
        database: which = "",  # type: ignore[valid-type]
    ) -> None:
        from trilith.server.admin.restore import restore

        found = asyncio.run(restore(source, database_of(database), replace))
        Screen(said).say("cli-admin-restored", **found)

    localize(admin, said)
    admin_people.add_to(admin, said)
    admin_matches.add_to(admin, said)
    app.add_typer(admin, name="admin")
