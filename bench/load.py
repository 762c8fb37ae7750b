"""Load: many matches at once with SQLite and one server, with PostgreSQL, Redis and two servers, and beside them boardgame.io.

Needs PYTHONPATH=tests, and for boardgame.io `npm ci` in bench/peers/boardgameio and Node.
"""

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from support.postgres import postgres
from support.redis import redis_server
from support.server_processes import ServerProcess
from trilith.server.loadtest import run
from trilith.server.temporary_server import WITHOUT_LIMITS, temporary_server

PEER = Path(__file__).parent / "peers" / "boardgameio"
FAST = 200  # matches, when they are played as fast as it goes
PEER_GAMES = ("tic-tac-toe", "secret-hands")
PEER_SECONDS = 120  # for setting up its tables, too


def main() -> None:
    """Measure what is asked for, one after the other, and print each as a line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=1000, help="at one action a second")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--only", choices=("alone", "shared", "peer"))
    asked = parser.parse_args()
    ways = [(asked.matches, 1.0, False), (FAST, 0.0, False), (FAST, 0.0, True)]
    if asked.only in (None, "alone"):
        for matches, rate, foresee in ways:
            with temporary_server() as url:
                tell("Trilith, SQLite", run([url], matches, rate, asked.seconds, foresee=foresee))
    if asked.only in (None, "shared"):
        for matches, rate, foresee in ways:
            with two_servers() as urls:
                found = run(urls, matches, rate, asked.seconds, foresee=foresee)
                tell("Trilith, PostgreSQL, Redis, two servers", found)
    if asked.only in (None, "peer"):
        measure_peer(asked.seconds)


def tell(who: str, found: dict[str, Any]) -> None:
    """One line."""
    print(json.dumps({"server": who, **found}), flush=True)


@contextmanager
def two_servers() -> Iterator[list[str]]:
    """The addresses of two servers that share a PostgreSQL and a Redis."""
    with postgres() as database, redis_server() as redis, ExitStack() as stack:
        url = database.database()
        servers = [ServerProcess(url, None, TRILITH_REDIS=redis.url, **WITHOUT_LIMITS) for _ in range(2)]
        for server in servers:
            stack.callback(server.kill)
            server.start()
        yield [f"http://127.0.0.1:{server.port}" for server in servers]


def measure_peer(seconds: float) -> None:
    """boardgame.io in memory and with files, with its own tic-tac-toe and with secret hands."""
    node = shutil.which("node", path=f"{os.environ['PATH']}:{Path(sys.executable).parent}")
    if node is None or not (PEER / "node_modules").is_dir():
        raise SystemExit(f"boardgame.io is not here: npm ci in {PEER}")
    for game in PEER_GAMES:
        for files in (False, True):
            with TemporaryDirectory() as folder, peer(node, folder if files else "") as port:
                words = [node, "load.cjs", str(port), game, str(FAST), "0", str(seconds)]
                who = f"boardgame.io, {'files' if files else 'memory'}"
                try:
                    said = subprocess.run(
                        words, cwd=PEER, check=True, capture_output=True, text=True, timeout=PEER_SECONDS
                    ).stdout
                    tell(who, json.loads(said))
                except subprocess.TimeoutExpired:
                    tell(who, {"game": game, "matches": FAST, "not_done_after_seconds": PEER_SECONDS})


@contextmanager
def peer(node: str, folder: str) -> Iterator[int]:
    """The port of boardgame.io's server, until the end of the block."""
    port = free_ports()
    words = [node, "server.cjs", str(port), *([folder] if folder else [])]
    process = subprocess.Popen(words, cwd=PEER, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for(port)
        yield port
    finally:
        process.terminate()
        process.wait()


def free_ports() -> int:
    """A free port, after which another one is free."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        with socket.socket() as other:
            other.bind(("127.0.0.1", port + 1))
    return port


def wait_for(port: int) -> None:
    """Wait until somebody listens."""
    for _ in range(200):
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError


if __name__ == "__main__":
    main()
