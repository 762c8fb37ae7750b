"""Servers in processes of their own, which can be killed at any moment."""

import os
import random
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from typing import Final

import httpx

from support.serving import PATIENCE

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

    def __init__(self, database: str) -> None:
        self.port = quiet_port()
        self._environment = {
            **os.environ,
            "TRILITH_DATABASE": database,
            "TRILITH_PORT": str(self.port),
            "TRILITH_RATE": "100000",
            "TRILITH_BURST": "100000",
            "TRILITH_BOT_PROCESSES": "1",
        }
        self._process: subprocess.Popen[bytes] | None = None

    def begin(self) -> None:
        """Start, without waiting for it."""
        self._process = subprocess.Popen([sys.executable, "-m", "trilith.server"], env=self._environment)

    def start(self) -> None:
        """Start, and wait until it answers."""
        self.begin()
        self.wait()

    def wait(self) -> None:
        """Wait until it answers."""
        assert self._process is not None
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                httpx.get(f"http://127.0.0.1:{self.port}/healthz")
                return
            except httpx.TransportError:
                assert self._process.poll() is None, "the server did not start"
                time.sleep(0.02)
        raise TimeoutError

    def kill(self) -> None:
        """End it as a power failure would."""
        if self._process is None:
            return
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(PATIENCE)
