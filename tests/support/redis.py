"""A Redis of our own for tests: in a folder, without a network, and gone afterwards."""

import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pytest
import redis

PATIENCE: Final = 60  # seconds


class RedisServer:
    """A Redis that can be stopped and started again; what it knew is lost then."""

    def __init__(self, program: str, folder: Path) -> None:
        self._program, self._folder = program, folder
        self.url = f"unix://{folder / 'redis.sock'}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = {"port": "0", "unixsocket": "redis.sock", "dir": str(self._folder), "save": ""}
        command = [self._program, *(part for name, value in options.items() for part in (f"--{name}", value))]
        log = (self._folder / "log").open("ab")
        with log:
            self.process = subprocess.Popen(command, cwd=self._folder, stdout=log, stderr=log)
        until = time.monotonic() + PATIENCE
        with redis.Redis.from_url(self.url) as client:
            while time.monotonic() < until:
                try:
                    client.ping()
                    return
                except redis.ConnectionError:
                    time.sleep(0.01)
        raise TimeoutError

    def send_signal(self, number: int) -> None:
        """Send it a signal, if it runs."""
        if self.process is not None:
            self.process.send_signal(number)

    def stop(self) -> None:
        """Stop it as a power failure would."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait(PATIENCE)
            self.process = None


@contextmanager
def redis_server() -> Iterator[RedisServer]:
    """A Redis, until the end of the block."""
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("Redis is not installed (on Debian: apt-get install redis-server)")
    # The path of a socket may be 107 characters long, and those of pytest's own folders can be longer.
    with TemporaryDirectory(prefix="trilith-") as made:
        started = RedisServer(program, Path(made))
        started.start()
        try:
            yield started
        finally:
            started.stop()
