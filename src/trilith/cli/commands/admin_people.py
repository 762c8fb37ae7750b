"""The commands about people: list, rename, ban, unban, delete and export."""

import asyncio
import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any, Final

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
from trilith.cli.errors import BadName
from trilith.cli.files.reading import reason
from trilith.cli.localized_typer import localize
from trilith.cli.screen import Screen
from trilith.core.errors import NotWritten
from trilith.words import Words

MOST_LISTED: Final = 50
COLUMNS: Final = (
    "cli-admin-column-id",
    "cli-admin-column-name",
    "cli-admin-column-claimed",
    "cli-admin-column-created",
    "cli-admin-column-seen",
    "cli-admin-column-seats",
    "cli-admin-column-banned",
)


def checked_name(name: str) -> str:
    """Refuse a name that nobody could have given themselves."""
    from pydantic import TypeAdapter, ValidationError

    from trilith.server.wire.requests import Name

    try:
        return TypeAdapter[str](Name).validate_python(name)
    except ValidationError:
        raise BadName(name=name) from None


def delete(screen: Screen, database: str, who: str, sure: bool) -> None:
    """Delete somebody, after asking."""
    from trilith.server.admin.forgetting import forget
    from trilith.server.admin.opening import opened
    from trilith.server.admin.people import found
    from trilith.server.settings import Settings

    person = reading(database, lambda connection: found(connection, who))
    question = screen.words.say("cli-admin-really-delete", name=person.name, person=person.id)
    if not sure and not agreed(screen, question):
        return

    async def run() -> Any:
        async with opened(database_of(database)) as store:
            return await forget(store, person.id, Settings().away_bot)

    done = asyncio.run(run())
    screen.say("cli-admin-deleted", person=person.id, removed=done.removed, kept=done.kept)


def export(screen: Screen, database: str, who: str, target: Path) -> None:
    """Write all that is kept of somebody."""
    from trilith.server.admin.exporting import export as export_person
    from trilith.server.admin.opening import opened

    async def run() -> dict[str, Any]:
        async with opened(database_of(database)) as store:
            return await export_person(store, who)

    found = asyncio.run(run())
    try:
        with target.open("x", encoding="utf-8") as file:
            file.write(json.dumps(found, indent=2, ensure_ascii=False))
    except OSError as error:
        raise NotWritten(file=str(target), reason=reason(error)) from error
    screen.say("cli-admin-exported", person=found["person"]["id"], file=str(target))


def add_to(admin: typer.Typer, said: Words) -> None:
    """The commands below `admin people`."""
    say = said.say
    people = group(said, "cli-admin-people")
    person = Annotated[str, typer.Argument(help=say("cli-admin-person"), metavar=say("cli-meta-person"))]
    which = DatabaseOption(said)

    @people.command("list", help=say("cli-admin-people-list"))
    def list_people(
        name: Annotated[
            str, typer.Option(help=say("cli-admin-people-name"), metavar=say("cli-meta-name"))
        ] = "",
        banned: Annotated[
            bool, typer.Option("--banned", help=say("cli-admin-people-banned"), metavar="")
        ] = False,
        most: Annotated[
            int, typer.Option(help=say("cli-admin-most"), metavar=say("cli-meta-number"), min=1)
        ] = MOST_LISTED,
        database: which = "",  # type: ignore[valid-type]
        as_data: Annotated[bool, typer.Option("--json", help=say("cli-json"), metavar="")] = False,
    ) -> None:
        from trilith.server.admin.people import listed

        found = reading(database, lambda connection: listed(connection, name, banned, most))
        if as_data:
            typer.echo(json.dumps([asdict(each) for each in found], indent=2))
            return
        rows = [
            (
                each.id,
                each.name,
                each.claimed or "",
                when(each.created),
                when(each.seen),
                str(each.seats),
                when(each.banned),
            )
            for each in found
        ]
        show_rows(Screen(said), COLUMNS, rows)

    @people.command("rename", help=say("cli-admin-people-rename"))
    def rename_person(
        who: person,
        name: Annotated[
            str, typer.Argument(help=say("cli-admin-people-new-name"), metavar=say("cli-meta-name"))
        ],
        database: which = "",  # type: ignore[valid-type]
    ) -> None:
        from trilith.server.admin.people import rename

        new = checked_name(name)
        renamed = writing(database, lambda connection: rename(connection, who, new))
        Screen(said).say("cli-admin-renamed", person=renamed, name=new)

    @people.command("ban", help=say("cli-admin-people-ban"))
    def ban_person(who: person, database: which = "") -> None:  # type: ignore[valid-type]
        from trilith.server.admin.people import ban

        banned = writing(database, lambda connection: ban(connection, who, True))
        Screen(said).say("cli-admin-banned", person=banned)

    @people.command("unban", help=say("cli-admin-people-unban"))
    def unban_person(who: person, database: which = "") -> None:  # type: ignore[valid-type]
        from trilith.server.admin.people import ban

        freed = writing(database, lambda connection: ban(connection, who, False))
        Screen(said).say("cli-admin-unbanned", person=freed)

    @people.command("delete", help=say("cli-admin-people-delete"))
    def delete_person(
        who: person,
        sure: Annotated[bool, typer.Option("--yes", help=say("cli-admin-yes"), metavar="")] = False,
        database: which = "",  # type: ignore[valid-type]
    ) -> None:
        delete(Screen(said), database, who, sure)

    @people.command("export", help=say("cli-admin-people-export"))
    def export_person(
        who: person,
        out: Annotated[Path, typer.Option(help=say("cli-admin-people-out"), metavar=say("cli-meta-file"))],
        database: which = "",  # type: ignore[valid-type]
    ) -> None:
        export(Screen(said), database, who, out)

    localize(people, said)
    admin.add_typer(people, name="people")
