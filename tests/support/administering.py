"""A server on either database, and the commands of whoever runs it, which know nothing of each other but the database."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import time
from typing import Any, Final

import pytest
from sqlalchemy import create_engine, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from support.finished import RECORDS
from support.postgres import Postgres
from support.serving import Guest, Running, running, settings_for
from support.stored_matches import keep
from support.terminal import Done, trilith
from trilith.core.match import Match
from trilith.core.record import parse_record
from trilith.games import game_named
from trilith.server.settings import sqlite_url
from trilith.server.storage.schema import METADATA

KINDS: Final = ("sqlite", "postgresql")


class Place:
    """A database with whatever belongs to it."""

    def __init__(self, kind: str, folder: Path, request: pytest.FixtureRequest) -> None:
        self.folder = folder
        self._request = request
        self._made = 0
        self.url = self.another(kind)

    def another(self, kind: str) -> str:
        """The URL of one more database, which is empty."""
        self._made += 1
        if kind == "sqlite":
            return sqlite_url(self.folder / f"matches{self._made}.db")
        cluster: Postgres = self._request.getfixturevalue("cluster")
        return cluster.database()

    @contextmanager
    def served(self, url: str = "", **settings: Any) -> Iterator[Running]:
        """A server on the first database, or on another one."""
        with running(settings_for(self.folder, database=url or self.url, **settings)) as server:
            yield server

    def finished(self, *players: Guest) -> str:
        """A match of these two that is over, with its record."""
        self._made += 1
        key = f"over-{self._made}"
        record = parse_record((RECORDS / "stone_age-2.txt").read_text(encoding="utf-8"))
        settings = settings_for(self.folder, database=self.url)
        keep(settings, key, Match(game_named("stone_age"), record), players, ended=time())
        return key

    def admin(self, *arguments: str | Path, typed: str = "", url: str = "", language: str = "en") -> Done:
        """One of the commands."""
        return trilith(
            self.folder,
            "admin",
            *arguments,
            "--database",
            url or self.url,
            typed=typed,
            language=language,
            columns=240,
        )

    def done(self, *arguments: str | Path, url: str = "") -> str:
        """One of the commands, which succeeds; what it says."""
        done = self.admin(*arguments, url=url)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def dump(self) -> str:
        """Every value of every row of every table."""
        url = make_url(self.url)
        if url.get_backend_name() == "sqlite":
            engine = create_engine(url.set(drivername="sqlite"))
            with engine.connect() as connection:
                tables = connection.execute(
                    text("SELECT name FROM sqlite_master WHERE type = 'table'")
                ).scalars()
                rows = [
                    str(row)
                    for table in tables
                    for row in connection.execute(text(f'SELECT * FROM "{table}"'))
                ]
            engine.dispose()
            return "\n".join(rows)

        async def read() -> str:
            engine = create_async_engine(url)
            async with engine.connect() as connection:
                rows = [
                    str(row)
                    for table in METADATA.sorted_tables
                    for row in await connection.execute(text(f'SELECT * FROM "{table.name}"'))
                ]
            await engine.dispose()
            return "\n".join(rows)

        return asyncio.run(read())
