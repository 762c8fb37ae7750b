"""Connections that hold on to the server: half-sent requests, too many of one address, sockets after their session."""

import json
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Final

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from support.serving import PATIENCE, Guest, Running, hear, running, say, settings_for, two_people
from trilith.server.settings import Settings

MOST: Final = 6
SECONDS: Final = 0.5
HALF_HEAD: Final = b"GET /games HTTP/1.1\r\nhost: x\r\n"
HEAD: Final = (
    b"POST /people HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 30\r\n\r\n"
)
WHOLE: Final = b"GET /bots HTTP/1.1\r\nhost: x\r\n\r\n"


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """A server that waits for nobody."""
    folder = Path(tmp_path_factory.mktemp("strict"))
    return settings_for(folder, connections=MOST, request_seconds=SECONDS, session_days=1)


@pytest.fixture(scope="module")
def strict(settings: Settings) -> Iterator[Running]:
    """It runs."""
    with running(settings) as started:
        yield started


def connected(server: Running) -> socket.socket:
    """A connection."""
    return socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)


def last_words(line: socket.socket) -> tuple[str, str]:
    """The last status that comes before a connection is closed from the other side, and the error that goes with it."""
    heard = b""
    while part := line.recv(65536):
        heard += part
    if not heard:
        return "", ""
    status = heard.rpartition(b"HTTP/1.1 ")[2]
    return status[:3].decode(), json.loads(heard.rpartition(b"\r\n\r\n")[2])["error"]


def asked(line: socket.socket) -> None:
    """Send a whole request and read its answer."""
    line.sendall(WHOLE)
    heard = b""
    while not heard.endswith(b"]"):
        part = line.recv(65536)
        assert part, heard
        heard += part
    assert b"200 OK" in heard


@pytest.mark.parametrize(
    ("sent", "after"),
    [
        (HALF_HEAD, ("408", "TooSlow")),
        (HEAD + b'{"name": ', ("408", "TooSlow")),
        (HEAD, ("408", "TooSlow")),
        (b"\r\n", ("408", "TooSlow")),
        (WHOLE + HALF_HEAD, ("408", "TooSlow")),
        (b"", ("", "")),  # browsers open connections that they may need; those just end
    ],
    ids=["half a head", "half a body", "no body", "an empty line", "half a second request", "nothing"],
)
def test_what_is_sent_by_halves_ends_in_time(strict: Running, sent: bytes, after: tuple[str, str]) -> None:
    with connected(strict) as line:
        line.sendall(sent)
        assert last_words(line) == after


def test_a_request_that_drips_ends_in_time_too(strict: Running) -> None:
    began = time.monotonic()
    with connected(strict) as line:
        try:
            while time.monotonic() - began < PATIENCE:
                line.sendall(b"G" if time.monotonic() - began < 0.01 else b"E")
                time.sleep(SECONDS / 5)
        except OSError:
            return
    raise AssertionError("one can drip for ever")


def test_every_request_of_a_connection_has_its_own_time(
    strict: Running,
) -> None:
    with connected(strict) as line:
        for _ in range(3):
            asked(line)
            time.sleep(SECONDS * 0.5)  # together longer than one request may take


def holding(server: Running, stack: ExitStack) -> list[socket.socket]:
    """As many connections as one address may hold, each with a request under way."""
    lines = [stack.enter_context(connected(server)) for _ in range(MOST)]
    for line in lines:
        asked(line)
    return lines


def test_one_address_holds_only_so_many_connections(strict: Running) -> None:
    with ExitStack() as stack:
        lines = holding(strict, stack)
        with connected(strict) as one_more:
            assert last_words(one_more) == ("429", "TooManyConnections")
        lines[0].close()
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with connected(strict) as another, suppress(AssertionError, ConnectionError):
                asked(another)
                return
        raise AssertionError("nobody is let in again")


def test_sockets_count_as_connections_and_end_counting_when_they_end(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, connections=4)) as server:
        ann = server.guest("Ann")
        match = ann.set_table("person", "person")["id"]
        for _ in range(3):  # each time the last ones are forgotten
            ann.client.close()
            with ExitStack() as stack:
                for _ in range(3):
                    hear(stack.enter_context(patiently(ann, match)), "view")
                measured = _connections(server)
                assert measured == 4.0, "three sockets and the question"
                with connected(server) as first, connected(server) as one_more:
                    assert last_words(one_more) == ("429", "TooManyConnections")
                    del first


def patiently(ann: Guest, match: str) -> ClientConnection:
    """A socket, as soon as there is room for it."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return ann.socket(match)
        except (OSError, EOFError, ConnectionClosed) as error:
            if time.monotonic() > until:
                raise TimeoutError from error
        except Exception as error:
            if "429" not in str(error) or time.monotonic() > until:
                raise


def _connections(server: Running) -> float:
    with connected(server) as line:
        line.sendall(b"GET /metrics HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        heard = b""
        while part := line.recv(65536):
            heard += part
    return float(heard.partition(b"\ntrilith_connections ")[2].split()[0])


def end_of(line: ClientConnection) -> tuple[int, str]:
    """How a socket was closed from the other side."""
    try:
        while True:
            line.recv(timeout=PATIENCE)
    except ConnectionClosed as closed:
        return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (0, "")


def test_a_socket_ends_when_its_session_is_signed_out_and_others_go_on(server: Running) -> None:
    ann, bob, match = two_people(server)
    with ann.socket(match) as hers, bob.socket(match) as his:
        table = hear(hers, "view")
        hear(his, "view")
        assert ann.client.delete("/sessions/me").status_code == 204
        assert end_of(hers) == (1008, "NotSignedIn")
        say(his, kind="act", version=table["version"], actions=["place hunt 1"])
        assert hear(his, "refused")["error"] == "NotYourTurn"


def test_a_socket_ends_when_its_session_was_not_used_for_too_long(
    settings: Settings, strict: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trilith.server.accounts.authentication.CACHE_SECONDS", 0.1)
    with sqlite3.connect(settings.database_url.removeprefix("sqlite+aiosqlite:///")) as database:
        ann = strict.guest("Ann")
        match = ann.set_table("person", "person")["id"]
        with ann.socket(match) as line:
            table = hear(line, "view")
            database.execute("UPDATE sessions SET seen = seen - 24 * 3600 + 600")
            database.commit()
            time.sleep(0.2)
            say(line, kind="look")  # who speaks uses the session
            assert hear(line, "view")["version"] == table["version"]
            seen = database.execute("SELECT MAX(seen) FROM sessions").fetchone()[0]
            assert seen > time.time() - 3600
            database.execute("UPDATE sessions SET seen = seen - 24 * 3600")
            database.commit()
            assert end_of(line) == (1008, "NotSignedIn")
        assert ann.get("/people/me").status_code == 401
