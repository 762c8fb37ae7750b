"""Databases of older versions come along."""

import asyncio
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, text

from trilith.server.names import skeleton
from trilith.server.settings import sqlite_url
from trilith.server.storage.migrate import migrate
from trilith.server.storage.schema import METADATA
from trilith.server.storage.store import Store


def test_all_migrations_together_make_the_tables_that_the_server_uses(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'new.db'}")
    with engine.begin() as connection:
        migrate(connection)
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_a_match_of_the_first_version_is_still_there(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        migrate(connection, "0001")
        connection.execute(
            text("INSERT INTO people (id, name, language, created) VALUES ('ann', 'Ann', 'en', 0)")
        )
        connection.execute(
            text(
                "INSERT INTO matches (id, game, game_version, options, seed, host, public, invitation, status,"
                " withdrawn, floor, created, changed)"
                " VALUES ('old', 'stone_age', 1, '{}', '', 'ann', 0, 'old', 'open', 0, 0, 0, 0)"
            )
        )
    engine.dispose()

    async def look() -> str | None:
        store = Store(sqlite_url(path))
        await store.open()
        match = await store.match("old")
        await store.close()
        assert match is not None
        return match.rematch

    assert asyncio.run(look()) is None


def test_names_claimed_earlier_are_known_by_their_looks_and_of_two_alike_both_stay(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    engine = create_engine(f"sqlite:///{path}")
    people = [
        ("later", "Аnna", "аnna", 2),  # with a Cyrillic letter
        ("first", "Anna", "anna", 1),
        ("greek", "ΟΤΤΟ", "οττο", 3),
        ("other", "Kurt", "otto the elder", 4),
        ("guest", "Guest", None, 5),
    ]
    with engine.begin() as connection:
        migrate(connection, "0003")
        for key, name, claimed, created in people:
            connection.execute(
                text(
                    "INSERT INTO people (id, name, language, claimed, created)"
                    " VALUES (:key, :name, 'en', :claimed, :created)"
                ),
                {"key": key, "name": name, "claimed": claimed, "created": created},
            )
        connection.execute(
            text(
                "INSERT INTO matches (id, game, game_version, options, seed, host, public, invitation, status,"
                " withdrawn, floor, created, changed)"
                " VALUES ('old', 'stone_age', 1, '{}', '', 'first', 0, 'old', 'open', 0, 0, 0, 0)"
            )
        )
    engine.dispose()

    async def look() -> None:
        store = Store(sqlite_url(path))
        await store.open()
        assert await store.owner("anna", skeleton("Anna")) == "first"
        assert await store.owner("аnna", skeleton("Аnna")) == "later", "an own name stays an own name"
        assert await store.owner("αnna", skeleton("αnna")) == "first"
        assert await store.owner("otto", skeleton("OTTO")) == "greek"
        assert await store.owner("otto the elder", "otto the elder") == "other"
        assert await store.owner("kurt", skeleton("Kurt")) is None
        assert await store.owner("guest", skeleton("Guest")) is None
        match = await store.match("old")
        assert match is not None
        assert match.removed == []
        await store.close()

    asyncio.run(look())
