"""A server in a subprocess with an empty temporary database and without limits, for load tests and benchmarks."""

import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from trilith.server.listener import wait_until_healthy
from trilith.server.settings import sqlite_url

START_SECONDS: Final = 30.0
# All clients share one address and play faster than people.
WITHOUT_LIMITS: Final = {
    "TRILITH_RATE": "100000",
    "TRILITH_BURST": "100000",
    "TRILITH_NEWCOMERS": "100000",
    "TRILITH_MOST_MATCHES": "100000",
    "TRILITH_MOST_BOT_MATCHES": "100000",
    "TRILITH_PASSWORDS": "100000",
    "TRILITH_CONNECTIONS": "100000",
    "TRILITH_ADDRESS_GUESTS": "1000000",
    "TRILITH_ALL_GUESTS": "1000000",
    "TRILITH_ADDRESS_TABLES": "1000000",
    "TRILITH_ALL_TABLES": "1000000",
    "TRILITH_ADDRESS_SOCKETS": "100000",
    "TRILITH_ALL_SOCKETS": "100000",
    "TRILITH_ADDRESS_PASSWORDS": "100000",
    "TRILITH_ALL_PASSWORDS": "100000",
    "TRILITH_ADDRESS_BOT_MATCHES": "1000000",
    "TRILITH_ALL_BOT_MATCHES": "100000",
    "TRILITH_HOLD_SECONDS": "0",
}


@contextmanager
def temporary_server(**settings: str) -> Iterator[str]:
    """The address of a new server, until the end of the block."""
    with tempfile.TemporaryDirectory() as folder, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
        free.close()
        environment = {
            **os.environ,
            **WITHOUT_LIMITS,
            "TRILITH_DATABASE": sqlite_url(Path(folder) / "matches.db"),
            "TRILITH_HOST": "127.0.0.1",
            "TRILITH_PORT": port,
            **settings,
        }
        process = subprocess.Popen([sys.executable, "-m", "trilith.server"], env=environment)
        until = time.monotonic() + START_SECONDS
        try:
            url = f"http://127.0.0.1:{port}"
            if not wait_until_healthy(url, lambda: time.monotonic() < until and process.poll() is None):
                raise TimeoutError(url)
            yield url
        finally:
            process.terminate()
            process.wait()
