"""People who play on whatever happens: each has a socket to some server, and remembers everything that was acknowledged."""

import asyncio
import json
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from support.chaos.checks import Acknowledged, Told

PATIENCE: Final = 3.0  # seconds for an answer, after which another server is tried
SILENCE: Final = 4.0  # seconds without news, after which one looks whether anything is missing
PAUSE: Final = 0.2  # seconds before a server is tried again
UNDO: Final = 0.1  # how often something is taken back, where it can be
SAMPLE: Final = 0.1  # how many of the tables are remembered
TABLES: Final = ("view", "moved")
TROUBLE: Final = (OSError, WebSocketException, httpx.HTTPError, TimeoutError)


@dataclass
class Diary:
    """What all clients remember."""

    acknowledged: list[Acknowledged] = field(default_factory=list)
    told: list[Told] = field(default_factory=list)
    went_back: list[str] = field(
        default_factory=list
    )  # who was told an older version than was acknowledged to them
    last: dict[int, float] = field(default_factory=dict)  # by table, when somebody last got something done
    matches: int = 0


class Seat:
    """One person at a table."""

    def __init__(
        self, ports: list[int], cookie: str, match: str, seat: int, diary: Diary, chance: Random, pause: float
    ) -> None:
        self._ports, self._cookie, self._match, self._seat = ports, cookie, match, seat
        self._diary, self._chance, self._pause = diary, chance, pause
        self._newest = 0  # the newest version that was acknowledged here
        self._seen: int | None = None

    async def play(self, table: int) -> None:
        """Play until the match is over, at one server after the other."""
        while True:
            try:
                async with self._connected() as socket:
                    await self._play(socket, table)
                return
            except TROUBLE:
                await asyncio.sleep(PAUSE)

    def _connected(self) -> connect:
        seen = "" if self._seen is None else f"&seen={self._seen}"
        return connect(
            f"ws://127.0.0.1:{self._chance.choice(self._ports)}/matches/{self._match}/socket?seat={self._seat}{seen}",
            additional_headers={"Cookie": self._cookie},
            open_timeout=PATIENCE,
            close_timeout=PAUSE,
            ping_interval=None,
            max_size=None,
            proxy=None,
        )

    async def _play(self, socket: ClientConnection, table: int) -> None:
        told = await self._hear(socket, TABLES)
        while told["status"] == "playing":
            if told["actor"] == self._seat:
                await asyncio.sleep(self._pause * self._chance.uniform(0.5, 1.5))
                told = await self._decide(socket, told, table)
            else:
                told = await self._wait(socket, told)

    async def _wait(self, socket: ClientConnection, told: dict[str, Any]) -> dict[str, Any]:
        """The next table; a server that says nothing for long is asked."""
        try:
            return await self._hear(socket, TABLES, SILENCE)
        except TimeoutError:
            await socket.send(json.dumps({"kind": "look"}))
            return await self._hear(socket, TABLES)

    async def _decide(self, socket: ClientConnection, told: dict[str, Any], table: int) -> dict[str, Any]:
        version: int = told["version"]
        if told["undo"] and self._chance.random() < UNDO:
            action, asked = "", {"kind": "undo", "steps": 1}
        else:
            action = self._chance.choice(told["choices"])["text"]
            asked = {"kind": "act", "actions": [action]}
        await socket.send(json.dumps({**asked, "version": version, "reply": version}))
        newest: dict[str, Any] | None = None
        async with asyncio.timeout(PATIENCE):
            while True:
                answer = await self._hear(socket, (*TABLES, "played", "refused"))
                if answer["kind"] in TABLES:
                    newest = answer
                elif answer["kind"] == "refused":
                    break
                elif answer["reply"] == version:
                    after = answer["version"]
                    self._diary.acknowledged.append(
                        Acknowledged(self._match, self._seat, version, after, action)
                    )
                    self._diary.last[table] = monotonic()
                    self._newest = max(self._newest, after)
                    break
        if newest is None or newest["version"] < self._newest:
            await socket.send(json.dumps({"kind": "look"}))
            newest = await self._hear(socket, TABLES)
        return newest

    async def _hear(
        self, socket: ClientConnection, kinds: tuple[str, ...], seconds: float = PATIENCE
    ) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            text = await asyncio.wait_for(socket.recv(), seconds)
            message: dict[str, Any] = json.loads(text)
            if message["kind"] in TABLES:
                self._note(message, str(text))
            if message["kind"] in kinds:
                return message

    def _note(self, message: dict[str, Any], text: str) -> None:
        self._seen = message["version"]
        if message["version"] < self._newest and message["kind"] == "view":
            self._diary.went_back.append(
                f"{self._match}, seat {self._seat}: {self._newest} {message['version']}"
            )
        if self._chance.random() < SAMPLE:
            self._diary.told.append(Told(self._match, self._seat, text))


class Table:
    """People who play one match after the other."""

    def __init__(
        self, number: int, ports: list[int], diary: Diary, seats: list[str], game: str, pause: float
    ) -> None:
        self._number, self._ports, self._diary, self._pause = number, ports, diary, pause
        self._seats, self._game = seats, game
        self._chance = Random(number)

    async def play(self) -> None:
        """Play for ever."""
        while True:
            match, cookies = await self._set_up()
            self._diary.matches += 1
            players = [
                Seat(
                    self._ports, cookie, match, seat, self._diary, Random(self._chance.random()), self._pause
                )
                for seat, cookie in cookies.items()
            ]
            await asyncio.gather(*(player.play(self._number) for player in players))

    async def _set_up(self) -> tuple[str, dict[int, str]]:
        """A match that has begun, and whoever sits there, by their cookie."""
        while True:
            try:
                return await self._try_to_set_up()
            except TROUBLE:
                await asyncio.sleep(PAUSE)

    async def _try_to_set_up(self) -> tuple[str, dict[int, str]]:
        cookies: dict[int, str] = {}
        match: dict[str, Any] = {}
        for seat, kind in enumerate(self._seats):
            if kind != "person":
                continue
            url = f"http://127.0.0.1:{self._chance.choice(self._ports)}"
            async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=False) as client:
                await _post(client, "/people", {"name": f"Person {seat}"})
                if match:
                    await _post(client, f"/invitations/{match['invitation']}", {"seat": seat})
                else:
                    match = await _post(client, "/matches", {"game": self._game, "seats": self._asked()})
                cookies[seat] = "; ".join(f"{key}={value}" for key, value in client.cookies.items())
        return match["id"], cookies

    def _asked(self) -> list[dict[str, str]]:
        """The first person sets the table, the others are invited."""
        first = self._seats.index("person")
        return [
            {"kind": "bot", "bot": kind}
            if kind != "person"
            else {"kind": "person" if seat == first else "invited"}
            for seat, kind in enumerate(self._seats)
        ]


async def _post(client: httpx.AsyncClient, path: str, body: dict[str, object]) -> dict[str, Any]:
    answer = await client.post(path, json=body)
    answer.raise_for_status()
    told: dict[str, Any] = answer.json()
    return told
