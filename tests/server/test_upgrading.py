"""Databases of every schema that was ever released come along with all that is in them, and are played on."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from support.administering import Place
from support.database import opened
from support.finished import finished, so_far
from support.serving import settings_for
from trilith.server.admin.opening import current_revision
from trilith.server.storage.migrate import migrate, newest_revision, revisions
from trilith.server.storage.models import OPEN, OVER, PLAYING
from trilith.study.past import Question

LINES = 40
PEOPLE = (
    ("ann", "Ann", "ann", "$argon2id$v=19$m=65536,t=3,p=4$c2FsdA$aGFzaA"),
    ("bob", "Bob", None, None),
)
NAMES = ("Ann", "Bob", "random", "greedy")


def rows() -> list[tuple[str, dict[str, Any]]]:
    """What a database has, by table; a schema that is older lacks some tables and columns of it."""
    match = finished("stone_age")
    found: list[tuple[str, dict[str, Any]]] = [("keys", {"name": "cookies", "value": "5e" * 32})]
    for created, (key, name, claimed, password) in enumerate(PEOPLE):
        person = {"id": key, "name": name, "language": "de", "claimed": claimed, "password": password}
        found.append(("people", {**person, "skeleton": claimed, "created": created}))
        found.append(("sessions", {"id": key * 20, "person": key, "seen": 4_000_000_000.0}))
    found.append(
        ("learning", {"person": "ann", "game": "stone_age", "lesson": "one", "place": None, "done": True})
    )
    lines = {OVER: match.record, PLAYING: so_far("stone_age", LINES).record, OPEN: []}
    for status in (OVER, PLAYING, OPEN):
        found.append(("matches", match_row(status, match.setup.seed)))
        found += [("seats", seat_row(status, seat)) for seat in range(4)]
        found += [
            ("lines", {"match": status, "number": at, "text": line}) for at, line in enumerate(lines[status])
        ]
    review = {"fingerprint": "f" * 64, "asked": 1.0, "lines": 9, "looked": 9, "findings": "", "review": "{}"}
    found.append(("reviews", {"match": OVER, **review}))
    found += [
        (
            "results",
            {
                "match": OVER,
                "seat": seat,
                "person": ("ann", "bob", None, None)[seat],
                "own": seat < 2,
                "game": "stone_age",
                "ended": 2.0,
                "place": place,
                "points": points,
                "sources": "{}",
            },
        )
        for seat, (place, points) in enumerate(zip(match.state.ranking(), match.state.scores(), strict=True))
    ]
    return found


def match_row(status: str, seed: str) -> dict[str, Any]:
    return {
        "id": status,
        "game": "stone_age",
        "game_version": finished("stone_age").game.version,
        "options": "{}",
        "position": None,
        "seed": seed,
        "host": "ann",
        "public": True,
        "invitation": f"to {status}",
        "status": status,
        "withdrawn": 0,
        "floor": 0,
        "created": 1.0,
        "changed": 2.0,
        "revision": 7,
        "removed": json.dumps(["bob"] if status == OPEN else []),
        "torches": json.dumps([[3, 0]] if status == PLAYING else []),
        "practice": "[]",
        "luck": "[]",
    }


def seat_row(status: str, seat: int) -> dict[str, Any]:
    bot = NAMES[seat] if seat > 1 else None
    person = (PEOPLE[seat][0] if seat < 2 else None) if status != OPEN or seat == 0 else None
    kind = "bot" if bot else "person" if seat == 0 else "invited"
    return {
        "match": status,
        "seat": seat,
        "kind": kind,
        "name": NAMES[seat],
        "person": person,
        "bot": bot,
        "stand_in": "greedy" if (status, seat) == (PLAYING, 1) else None,
        "assisted": seat == 1,
    }


def fill(connection: Connection, revision: str) -> None:
    """Make a database of an older version, and put in what it can hold."""
    migrate(connection, revision)
    assert current_revision(connection) == revision
    columns: dict[str, set[str]] = {}
    look = inspect(connection)
    for table in look.get_table_names():
        columns[table] = {column["name"] for column in look.get_columns(table)}
    for table, row in rows():
        known = {name: value for name, value in row.items() if name in columns.get(table, ())}
        if known:
            names = ", ".join(known)
            values = ", ".join(f":{name}" for name in known)
            connection.execute(text(f"INSERT INTO {table} ({names}) VALUES ({values})"), known)


async def upgraded(url: str, folder: Path, revision: str) -> None:
    """Make it, open it with this version, and see that everything is there and goes on."""
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(fill, revision)
    await engine.dispose()
    async with opened(settings_for(folder, database=url)) as (store, rooms):
        assert await store.read(current_revision) == newest_revision()
        found = await store.claimed("ann")
        assert found is not None
        assert (found[0].name, found[0].banned, found[1]) == ("Ann", False, PEOPLE[0][3])
        assert await store.owner("ann", "ann") == "ann"
        assert (await store.session("bob" * 20, 0.0)) is not None
        assert await store.cookie_key() == "5e" * 32
        over = await store.whole(OVER)
        assert over is not None
        assert over[1] == finished("stone_age").record
        assert [sitter.name for sitter in over[0].sitters] == list(NAMES)
        waiting = await store.match(OPEN)
        assert waiting is not None
        assert waiting.sitters[1].free
        room = await rooms.room(PLAYING)
        assert len(room.match.record) >= LINES
        seat = room.actor
        assert seat is not None
        if room.sitter(seat).decider is None:
            choice = room.match.state.legal()[0].text
            await room.act(str(room.sitter(seat).person), seat, room.version, [choice])
            assert len(room.match.record) > LINES
        if revision >= "0011":
            assert await store.past_count("ann", Question()) == 1
        if revision >= "0008":
            assert [each.done for each in await store.learned("ann")] == [True]
        if revision >= "0005":
            assert waiting.removed == ["bob"]


@pytest.mark.parametrize("revision", revisions())
def test_every_released_schema_comes_along_with_its_data_in_sqlite(
    revision: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    asyncio.run(upgraded(Place("sqlite", tmp_path, request).url, tmp_path, revision))


@pytest.mark.parametrize(
    "revision",
    [
        revision if revision in ("0001", "0004") else pytest.param(revision, marks=pytest.mark.thorough)
        for revision in revisions()
    ],
)
def test_every_released_schema_comes_along_with_its_data_in_postgresql(
    revision: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    asyncio.run(upgraded(Place("postgresql", tmp_path, request).url, tmp_path, revision))


def test_a_backup_of_an_older_version_is_restored(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    place = Place("sqlite", tmp_path, request)
    engine = create_engine(f"sqlite:///{tmp_path / 'backup.db'}")
    with engine.begin() as connection:
        fill(connection, "0007")
    engine.dispose()
    before = (tmp_path / "backup.db").read_bytes()
    assert "2 people, 3 matches" in place.done("restore", tmp_path / "backup.db")
    assert (tmp_path / "backup.db").read_bytes() == before
    assert [each["status"] for each in json.loads(place.done("matches", "list", "--json"))].count(OVER) == 1


def test_revisions_follow_one_another_in_one_line() -> None:
    assert list(revisions()) == sorted(revisions())
    assert revisions()[0] == "0001"
