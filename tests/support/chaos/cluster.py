"""Servers, workers, PostgreSQL and Redis, each of which can be killed, and comes back."""

import asyncio
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager
from random import Random
from typing import IO, Final

from support.chaos.history import Audit
from support.postgres import Postgres
from support.redis import RedisServer
from support.server_processes import ServerProcess, WorkerProcess

DOWN_SECONDS: Final = 0.5  # for which something stays dead
LONGEST_PAUSE: Final = 3.0  # for which a process stands still, as if its network were gone
SETTINGS: Final = {
    "TRILITH_NEWCOMERS": "100000",
    "TRILITH_CONNECTIONS": "100000",
    "TRILITH_MOST_MATCHES": "100000",
    "TRILITH_HOLD_SECONDS": "0",
}


class Cluster:
    """Everything that a place with several servers consists of."""

    def __init__(
        self,
        postgres: Postgres,
        redis: RedisServer,
        servers: int,
        workers: int,
        log: IO[bytes] | None = None,
    ) -> None:
        self._postgres, self._redis = postgres, redis
        self.database = postgres.database()
        self.audit = Audit(self.database)
        settings = {
            **SETTINGS,
            "TRILITH_REDIS": redis.url,
            **({"TRILITH_BOT_PROCESSES": "0"} if workers else {}),
        }
        self.servers = [ServerProcess(self.database, log, **settings) for _ in range(servers)]
        self.workers = [WorkerProcess(redis.url, log) for _ in range(workers)]
        self._down: set[object] = set()
        self._processes: list[ServerProcess | WorkerProcess] = [*self.servers, *self.workers]

    @asynccontextmanager
    async def running(self) -> AsyncIterator["Cluster"]:
        """Start everything, until the end of the block."""
        with ExitStack() as stack:
            for process in self._processes:
                stack.callback(process.kill)
            await asyncio.to_thread(self.servers[0].start)  # which sets up the tables
            await self.audit.begin()
            for process in self._processes[1:]:
                process.begin()
            for process in self._processes[1:]:
                await asyncio.to_thread(process.wait)
            yield self

    async def end(self) -> None:
        """Let nobody change anything any more."""
        for process in self._processes:
            await asyncio.to_thread(process.kill)

    @property
    def ports(self) -> list[int]:
        """Where the servers listen."""
        return [server.port for server in self.servers]

    def faults(self, chance: Random) -> dict[str, Callable[[], Awaitable[None]]]:
        """Everything that can go wrong now, by its name; each is over when its function returns.

        One server at least is left, and what is down already does not die again.
        """
        servers = [server for server in self.servers if server not in self._down]
        workers = [worker for worker in self.workers if worker not in self._down]
        found: dict[str, Callable[[], Awaitable[None]]] = {}
        if len(servers) > 1:
            found["a server killed"] = lambda: self._kill(chance.choice(servers))
            found["a server stood still"] = lambda: self._pause(chance.choice(servers), chance)
        if workers:
            found["a worker killed"] = lambda: self._kill(chance.choice(workers))
        if self._redis not in self._down:
            found["Redis killed"] = lambda: self._restart(self._redis)
            found["Redis stood still"] = lambda: self._pause(self._redis, chance)
        if self._postgres not in self._down:
            found["PostgreSQL killed"] = lambda: self._restart(self._postgres)
        return found

    async def _kill(self, process: ServerProcess | WorkerProcess) -> None:
        async with self._being_down(process):
            await asyncio.to_thread(process.kill)
            await asyncio.sleep(DOWN_SECONDS)
            await asyncio.to_thread(process.revive)

    async def _pause(self, process: ServerProcess | RedisServer, chance: Random) -> None:
        async with self._being_down(process):
            process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(chance.uniform(1.0, LONGEST_PAUSE))
            process.send_signal(signal.SIGCONT)

    async def _restart(self, process: Postgres | RedisServer) -> None:
        async with self._being_down(process):
            await asyncio.to_thread(process.stop)
            await asyncio.sleep(DOWN_SECONDS)
            await asyncio.to_thread(process.start)

    @asynccontextmanager
    async def _being_down(self, process: object) -> AsyncIterator[None]:
        self._down.add(process)
        yield
        self._down.discard(process)
