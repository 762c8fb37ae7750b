"""Load test: many matches at once over HTTP and WebSocket; the latency until every seat has its new view."""

import asyncio
import gc
import json
import ssl
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from math import ceil
from random import Random
from time import perf_counter
from typing import Any, Final

import httpx
import uvicorn
from pydantic import TypeAdapter
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SEATS: Final = 2
TIMEOUT: Final = 30.0
AT_ONCE: Final = 20  # tables that are set at the same time
SHARES: Final = {"p50": 0.5, "p95": 0.95, "p99": 0.99}


@dataclass
class LoadtestResult:
    """What was measured: seconds from sending an action until every seat had its new view, and what failed."""

    seconds: list[float] = field(default_factory=list)
    failures: int = 0


@dataclass
class ReceivedChoice:
    """The part of a choice that a random player needs."""

    text: str


@dataclass
class ReceivedMessage:
    """The part of a message that a random player needs; the whole of it is parsed nevertheless."""

    kind: str
    version: int | None = None
    actor: int | None = None
    choices: list[ReceivedChoice] = field(default_factory=list)


RECEIVED: Final = TypeAdapter(ReceivedMessage)


class LoadtestClient:
    """A client in one seat, which always holds the newest table."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.table = ReceivedMessage("none")
        self.version = -1
        self.refused = False
        self._news = asyncio.Event()

    async def listen(self) -> None:
        """Receive messages until the socket is closed."""
        async for text in self._socket:
            told = RECEIVED.validate_json(text)
            if told.kind in ("view", "moved") and told.version is not None:
                self.table, self.version = told, told.version
            self.refused = self.refused or told.kind == "refused"
            self._news.set()

    async def see(self, version: int) -> None:
        """Wait until this seat sees something newer than a version, or was refused."""
        while not self.refused and self.version <= version:
            self._news.clear()
            await self._news.wait()

    async def act(self, action: str) -> None:
        """Play an action on the newest table."""
        self.refused = False
        message = {"kind": "act", "version": self.version, "actions": [action]}
        await self._socket.send(json.dumps(message))


async def play(
    players: list[LoadtestClient], chance: Random, rate: float, seconds: float, found: LoadtestResult
) -> None:
    """Play one match until the time is up, with a choice at random so many times a second; 0 is without a pause."""
    due = perf_counter() + (chance.random() / rate if rate else 0.0)
    end = perf_counter() + seconds
    while max(due, perf_counter()) < end and players[0].table.actor is not None:
        await asyncio.sleep(max(0.0, due - perf_counter()))
        await take_turn(players, chance, found)
        due = due + 1 / rate if rate else 0.0


async def take_turn(players: list[LoadtestClient], chance: Random, found: LoadtestResult) -> None:
    """Play one action and wait until everybody sees it."""
    actor = players[players[0].table.actor or 0]
    version = actor.version
    action = chance.choice(actor.table.choices).text
    began = perf_counter()
    await actor.act(action)
    async with asyncio.timeout(TIMEOUT):
        for player in (actor, *players):
            await player.see(version)
            if actor.refused:
                found.failures += 1
                return
    found.seconds.append(perf_counter() - began)


@asynccontextmanager
async def table(
    urls: list[str], number: int, trust: ssl.SSLContext, *, foresee: bool
) -> AsyncIterator[list[LoadtestClient]]:
    """A match of two people; of several servers, each of them comes to another one.

    Whoever foresees asks what would come of every choice.
    """
    here, there = (urls[(number + seat) % len(urls)] for seat in range(SEATS))
    async with (
        httpx.AsyncClient(base_url=here, timeout=TIMEOUT, verify=trust) as host,
        httpx.AsyncClient(base_url=there, timeout=TIMEOUT, verify=trust) as guest,
    ):
        cookies = [await _guest(host, "Host"), await _guest(guest, "Guest")]
        seats = [{"kind": "person"}, {"kind": "invited"}]
        match = await _post(host, "/matches", {"game": "stone_age", "seats": seats})
        await _post(guest, f"/invitations/{match['invitation']}", {})
    path = f"/matches/{match['id']}/socket?foresee={foresee}"
    async with (
        connect(_socket(here, path), additional_headers={"Cookie": cookies[0]}, proxy=None) as first,
        connect(_socket(there, path), additional_headers={"Cookie": cookies[1]}, proxy=None) as second,
    ):
        players = [LoadtestClient(first), LoadtestClient(second)]
        listening = [asyncio.create_task(player.listen()) for player in players]
        try:
            await asyncio.gather(*(player.see(-1) for player in players))
            yield players
        finally:
            for task in listening:
                task.cancel()
            await asyncio.gather(*listening, return_exceptions=True)


async def measure(
    urls: list[str], matches: int, rate: float, seconds: float, *, foresee: bool = False
) -> dict[str, object]:
    """Play so many matches side by side; what was measured, in milliseconds."""
    found = LoadtestResult()
    ready = asyncio.Barrier(matches)
    done = asyncio.Barrier(matches)  # two thousand sockets that close would disturb whoever still plays
    trust = ssl.create_default_context()  # one for all: making it is slow
    # Setting up all matches in the same instant would measure that, and not the playing.
    setting = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> None:
        try:
            async with AsyncExitStack() as stack:
                async with setting:
                    players = await stack.enter_async_context(table(urls, number, trust, foresee=foresee))
                if await ready.wait() == 0:
                    gc.freeze()  # garbage collections of all this would distort what is measured
                await play(players, Random(number), rate, seconds, found)
                with suppress(asyncio.BrokenBarrierError):
                    await done.wait()
        except (ConnectionClosed, OSError, httpx.HTTPError):
            found.failures += 1
            await ready.abort()  # the others need not wait for this one
            await done.abort()
        except asyncio.BrokenBarrierError:
            found.failures += 1

    await asyncio.gather(*(one(number) for number in range(matches)))
    return {"foresee": foresee, **summary(found, matches, rate, seconds)}


def run(
    urls: list[str], matches: int, rate: float, seconds: float, *, foresee: bool = False
) -> dict[str, object]:
    """Measure on the event loop that the server uses, too, so that the clients are not what is slow."""
    config = uvicorn.Config("", loop="auto")
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        return runner.run(measure(urls, matches, rate, seconds, foresee=foresee))


def summary(found: LoadtestResult, matches: int, rate: float, seconds: float) -> dict[str, object]:
    """The figures."""
    ordered = sorted(found.seconds)
    figures: dict[str, object] = {
        "matches": matches,
        "rate": rate,
        "seconds": seconds,
        "actions": len(ordered),
        "actions_per_second": round(len(ordered) / seconds, 1),
        "failures": found.failures,
    }
    for name, share in SHARES.items():
        at = max(0, ceil(share * len(ordered)) - 1)
        figures[f"{name}_ms"] = round(ordered[at] * 1000, 2) if ordered else None
    return figures


def _socket(url: str, path: str) -> str:
    return url.replace("http", "ws", 1) + path


async def _guest(client: httpx.AsyncClient, name: str) -> str:
    await _post(client, "/people", {"name": name})
    return "; ".join(f"{key}={value}" for key, value in client.cookies.items())


async def _post(client: httpx.AsyncClient, path: str, body: dict[str, object]) -> dict[str, Any]:
    answer = await client.post(path, json=body)
    answer.raise_for_status()
    told: dict[str, Any] = answer.json()
    return told
