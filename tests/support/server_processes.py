"""Servers in processes of their own, which can be killed at any moment."""

import os
import random
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from typing import IO, Final

import httpx

from support.serving import LIMITED, PATIENCE

START_SECONDS: Final = 5 * PATIENCE  # several may start at once
QUIET: Final = range(20_000, 30_000)  # below the ports of outgoing connections


def quiet_port() -> int:
    """A free port that no outgoing connection is given while the server is down."""
    for port in random.sample(QUIET, len(QUIET)):
        with socket.socket() as free, suppress(OSError):
            free.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")


class ServerProcess:
    """A server in a process of its own."""

    def __init__(self, database: str, log: IO[bytes] | None = None, **settings: str) -> None:
        self.port = quiet_port()
        self._log = log
        self._environment = {
            **os.environ,
            "TRILITH_DATABASE": database,
            "TRILITH_PORT": str(self.port),
            "TRILITH_RATE": "100000",
            "TRILITH_BURST": "100000",
            **{f"TRILITH_ADDRESS_{limit.upper()}": "100000" for limit in LIMITED},
            "TRILITH_BOT_PROCESSES": "1",
            **settings,
        }
        self._process: subprocess.Popen[bytes] | None = None
        self._began = 0.0

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process is not None
        return self._process.pid

    def begin(self) -> None:
        """Start, without waiting for it."""
        command = [sys.executable, "-m", "trilith.server"]
        self._process = subprocess.Popen(command, env=self._environment, stderr=self._log)
        self._began = time.monotonic()

    def start(self) -> None:
        """Start, and wait until it answers."""
        self.begin()
        self.wait()

    def wait(self) -> None:
        """Wait until it answers."""
        while not self._answers():
            assert self._runs(), "the server did not start"

    def revive(self) -> None:
        """Start as a process manager does: again, whenever it ends because its database is away."""
        self.begin()
        while not self._answers():
            if not self._runs():
                self.begin()

    def _answers(self) -> bool:
        """Whether it answers; if it does not, a moment has passed."""
        try:
            httpx.get(f"http://127.0.0.1:{self.port}/healthz")
        except httpx.TransportError:
            assert time.monotonic() - self._began < START_SECONDS, "the server never answered"
            time.sleep(0.02)
            return False
        return True

    def _runs(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def send_signal(self, number: int) -> None:
        """Send it a signal, if it runs."""
        if self._process is not None:
            self._process.send_signal(number)

    def kill(self) -> None:
        """End it as a power failure would."""
        if self._process is None:
            return
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(PATIENCE)
        self._process = None


class WorkerProcess:
    """A worker in a process of its own, with one process to think in."""

    def __init__(self, redis: str, log: IO[bytes] | None = None) -> None:
        self._redis = redis
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    def begin(self) -> None:
        """Start, without waiting for it."""
        command = [sys.executable, "-m", "trilith", "worker", "--redis", self._redis, "--processes", "1"]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self._log)

    def wait(self) -> None:
        """Wait until it takes questions."""
        assert self._takes_questions(), "the worker did not start"

    def revive(self) -> None:
        """Start as a process manager does: again, whenever it ends because Redis is away."""
        self.begin()
        until = time.monotonic() + START_SECONDS
        while not self._takes_questions():
            assert time.monotonic() < until, "the worker never took questions"
            self.kill()
            self.begin()

    def _takes_questions(self) -> bool:
        """Whether it takes questions, or has ended before."""
        assert self._process is not None
        assert self._process.stdout is not None
        return self._redis.encode() in self._process.stdout.readline()

    def start(self) -> None:
        """Start, and wait until it takes questions."""
        self.begin()
        self.wait()

    def end(self, number: int) -> bytes:
        """End it by a signal; what it said then."""
        assert self._process is not None
        self._process.send_signal(number)
        said, _ = self._process.communicate(timeout=PATIENCE)
        return said

    def kill(self) -> None:
        """End it as a power failure would."""
        if self._process is not None:
            self.end(signal.SIGKILL)
            self._process = None
