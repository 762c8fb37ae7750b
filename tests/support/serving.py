"""A real server on this machine, and people who use it."""

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.sync.client import ClientConnection, connect

from trilith.server.runner import make_server
from trilith.server.settings import Settings, sqlite_url
from trilith.server.wire.responses import SERVER_MESSAGE

PATIENCE: Final = 60.0  # seconds; more than the slowest machine needs
LONG_AGO: Final = 3_600.0  # seconds after which somebody is away: longer than any test
LIMITED: Final = ("guests", "tables", "sockets", "passwords", "bot_matches")
Told = dict[str, Any]


class Running:
    """Where a running server is to be found."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self._guests: list[Guest] = []

    def stranger(self) -> "Guest":
        """Somebody without a cookie."""
        self._guests.append(Guest(self.url))
        return self._guests[-1]

    def guest(self, name: str) -> "Guest":
        """Somebody new."""
        guest = self.stranger()
        answer = guest.post("/people", {"name": name})
        assert answer.status_code == 201, answer.text
        return guest

    def close(self) -> None:
        """Let everybody go home."""
        for guest in self._guests:
            guest.client.close()


class Guest:
    """Somebody with a browser."""

    def __init__(self, url: str) -> None:
        self.url = url
        # Reading the certificates of the world takes longer than most tests.
        self.client = httpx.Client(base_url=url, timeout=PATIENCE, verify=False)

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.client.get(path, params=query)

    def post(self, path: str, body: Any) -> httpx.Response:
        return self.client.post(path, json=body)

    def set_table(self, *seats: str, public: bool = False, practice: bool = False) -> Told:
        """A match; a seat is `person`, `invited`, or the name of a bot."""
        asked = [
            {"kind": seat} if seat in ("person", "invited") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        body = {"game": "stone_age", "seats": asked, "public": public, "practice": practice}
        answer = self.post("/matches", body)
        assert answer.status_code == 201, answer.text
        told: Told = answer.json()
        return told

    def accept(self, match: Told) -> Told:
        """Sit down by invitation."""
        answer = self.post(f"/invitations/{match['invitation']}", {})
        assert answer.status_code == 200, answer.text
        told: Told = answer.json()
        return told

    def look(self, match: str, **query: Any) -> Told:
        answer = self.get(f"/matches/{match}/view", **query)
        assert answer.status_code == 200, answer.text
        told: Told = answer.json()
        return told

    def act(self, match: str, seat: int, version: int, *actions: str) -> httpx.Response:
        return self.post(
            f"/matches/{match}/actions", {"seat": seat, "version": version, "actions": list(actions)}
        )

    def wait_for_turn(self, match: str, seat: int) -> Told:
        """The table once this seat decides or nobody does."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            table = self.look(match, seat=seat)
            if table["actor"] in (seat, None):
                return table
            time.sleep(0.01)
        raise TimeoutError(f"seat {seat} of match {match} never got its turn")

    def socket(self, match: str, *, origin: Any = None, **query: Any) -> ClientConnection:
        """A connection to a table, with forecasts as clients ask for them while they are looked at."""
        asked = "&".join(f"{key}={value}" for key, value in {"foresee": "true", **query}.items())
        cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        return connect(
            f"{self.url.replace('http', 'ws', 1)}/matches/{match}/socket?{asked}",
            additional_headers={"Cookie": cookie},
            origin=origin,
            open_timeout=PATIENCE,
            proxy=None,
        )


def hear(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    """The next message of one of these kinds; all are held to the contract."""
    while True:
        text = socket.recv(timeout=PATIENCE)
        SERVER_MESSAGE.validate_json(text)
        told: dict[str, Any] = json.loads(text)
        if told["kind"] in kinds:
            return told


def say(socket: ClientConnection, **message: Any) -> None:
    """Send a message."""
    socket.send(json.dumps(message))


def two_people(server: Running) -> tuple[Guest, Guest, str]:
    """A match of two people that has begun."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    match = ann.set_table("person", "invited")
    bob.accept(match)
    return ann, bob, match["id"]


def settings_for(folder: Path, **changed: Any) -> Settings:
    """Settings of a server in a folder of its own, patient with tests in a hurry."""
    usual: dict[str, Any] = {
        "database": sqlite_url(folder / "matches.db"),
        "port": 0,
        "rate": 100_000.0,
        "burst": 100_000,
        "newcomers": 100_000.0,
        "passwords": 100_000.0,
        "connections": 100_000,
        **{f"{whose}_{limit}": 100_000 for whose in ("address", "all") for limit in LIMITED},
        "most_bot_matches": 100_000,
        "bot_processes": 1,
        "bot_seconds": 10 * PATIENCE,  # what a slow machine leaves to chance would be other luck
        "away_seconds": LONG_AGO,
        "hold_seconds": 0.0,
    }
    return Settings(**{**usual, **changed})


@contextmanager
def running(settings: Settings) -> Iterator[Running]:
    """A server in a thread of this process, until the end of the block."""
    server = make_server(settings)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    until = time.monotonic() + PATIENCE
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        assert time.monotonic() < until
        time.sleep(0.01)
    started = Running(server.servers[0].sockets[0].getsockname()[1])
    try:
        yield started
    finally:
        started.close()
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()
