"""What is logged: levels, requests, JSON lines, and nothing that opens a door."""

import json
import logging
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from support.serving import Running, hear, running, settings_for
from trilith.server.accounts.authentication import COOKIE, _digest
from trilith.server.logs import ROOT, configure, request_id, without_secrets
from trilith.server.rooms.registry import RoomRegistry

PASSWORD = "flint and amber"
WRONG = "flint and umber"


@contextmanager
def logged(folder: Path, **settings: Any) -> Iterator[tuple[Running, StringIO]]:
    """A server, and all that it logs."""
    stream = StringIO()
    root, ours = logging.getLogger(), logging.getLogger(ROOT)
    before = root.handlers, root.level, ours.level
    chosen = settings_for(folder, **settings)
    configure(chosen, stream)
    try:
        with running(chosen) as server:
            yield server, stream
    finally:
        root.handlers = before[0]
        root.setLevel(before[1])
        ours.setLevel(before[2])


def lines(stream: StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_every_request_is_a_line_with_its_id_and_its_route_and_the_id_is_told(tmp_path: Path) -> None:
    with logged(tmp_path, log_format="json", log_level="info") as (server, stream):
        ann = server.guest("Ann")
        match = ann.set_table("person", "greedy")["id"]
        answer = ann.client.get(f"/matches/{match}", headers={"x-request-id": "from-the-proxy.7"})
        assert answer.headers["x-request-id"] == "from-the-proxy.7"
        forged = ann.client.get("/people/me", headers={"x-request-id": 'x" injected'})
        assert re.fullmatch("[0-9a-f]{16}", forged.headers["x-request-id"])
        with ann.socket(match) as socket:
            hear(socket, "view")
    (found,) = (each for each in lines(stream) if each.get("request") == "from-the-proxy.7")
    assert (
        found.items()
        >= {"level": "info", "method": "GET", "route": "/matches/{match}", "status": 200}.items()
    )
    assert found["address"] == "127.0.0.1"
    assert found["ms"] > 0
    assert "SOCKET" in {each.get("method") for each in lines(stream)}
    assert len({each["request"] for each in lines(stream)}) == len(lines(stream))


def test_usually_only_what_is_wrong_is_logged_with_the_request_it_happened_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with logged(tmp_path) as (server, stream):
        ann = server.guest("Ann")
        match = ann.set_table("person", "invited")
        assert stream.getvalue() == ""

        async def fail(*_: object) -> None:
            raise ValueError("what nobody has thought of")

        monkeypatch.setattr(RoomRegistry, "invited_to", fail)
        answer = ann.get(f"/invitations/{match['invitation']}")
        assert answer.json()["error"] == "Unexpected"
    text = stream.getvalue()
    assert "ERROR trilith.server.http.error_handlers" in text
    assert "GET /invitations/{invitation} failed" in text
    assert "what nobody has thought of" in text
    assert f"[{answer.headers['x-request-id']}]" in text
    assert match["invitation"] not in text


def test_no_secret_is_logged_whatever_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with logged(tmp_path, log_format="json", log_level="debug") as (server, stream):
        ann = server.guest("Ann Secretive")
        assert ann.post("/people/me/claim", {"password": PASSWORD}).status_code == 200
        elsewhere = server.stranger()
        assert elsewhere.post("/sessions", {"name": "Ann Secretive", "password": WRONG}).status_code == 403
        assert elsewhere.post("/sessions", {"name": "Ann Secretive", "password": PASSWORD}).status_code == 201
        match = ann.set_table("person", "invited")
        server.guest("Bob").accept(match)
        with ann.socket(match["id"]) as socket:
            hear(socket, "view")
        with closing(sqlite3.connect(tmp_path / "matches.db")) as database:
            row = database.execute(
                "SELECT password, skeleton FROM people WHERE claimed IS NOT NULL"
            ).fetchone()
            seed = database.execute("SELECT seed FROM matches").fetchone()[0]
            key = database.execute("SELECT value FROM keys WHERE name = 'cookies'").fetchone()[0]
            for table in ("sessions", "people", "matches"):
                database.execute(f"ALTER TABLE {table} RENAME TO {table}_away")
            database.commit()
        failed = [
            server.stranger().post("/people", {"name": "Carol Secretive"}),
            server.stranger().post("/sessions", {"name": "Ann Secretive", "password": PASSWORD}),
            ann.get(f"/invitations/{match['invitation']}"),
            ann.post("/matches", {"game": "stone_age", "seats": [{"kind": "person"}, {"kind": "invited"}]}),
        ]
        assert {answer.status_code for answer in failed} == {503}
        cookies = [guest.client.cookies[COOKIE] for guest in (ann, elsewhere)]
        tokens = [cookie.rsplit(".", 1)[0] for cookie in cookies]
    text = stream.getvalue()
    assert "no database" in text
    assert len(lines(stream)) > 10
    secrets = [
        PASSWORD,
        WRONG,
        COOKIE,
        row[0],
        seed,
        key,
        match["invitation"],
        "Secretive",
        *cookies,
        *tokens,
    ]
    for secret in [*secrets, *map(_digest, tokens)]:
        assert secret not in text, secret


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("Cookie: trilith_session=abc.def; other=1", "Cookie: …; other=1"),
        ("('$argon2id$v=19$m=1$salt$hash', 2)", "('…', 2)"),
        ("GET /invitations/AbC-1?x=1", "GET /invitations/…?x=1"),
        ("postgresql+asyncpg://me:open-sesame@host/x", "postgresql+asyncpg://me:…@host/x"),
    ],
)
def test_what_looks_like_a_secret_is_hidden(said: str, left: str) -> None:
    assert without_secrets(said) == left


def test_an_id_of_a_request_is_short_and_plain() -> None:
    assert request_id("a-b.c_1") == "a-b.c_1"
    for forged in ("", "a b", "x" * 65, "ä", "a\n"):
        assert request_id(forged) != forged
