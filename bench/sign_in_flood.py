"""How long others wait for their views while sign-ins flood in: the median must stay below 50 ms."""

import argparse
import json
import os
import statistics
import sys
import threading
import time
from math import ceil

import httpx

from trilith.server.temporary_server import temporary_server

CONNECTIONS = 6
REQUESTS = 200
PAUSE = 0.02
BELOW_MS = 50.0


def main() -> None:
    """Look at a table in peace and during a flood, and print what it took."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--connections", type=int, default=CONNECTIONS)
    parser.add_argument("--requests", type=int, default=REQUESTS)
    parser.add_argument("--limited", action="store_true", help="with the usual limit on passwords")
    options = parser.parse_args()
    limits = {"TRILITH_PASSWORDS": "0.1"} if options.limited else {}
    with temporary_server(**limits) as url, httpx.Client(base_url=url) as ann:
        ann.post("/people", json={"name": "Ann"}).raise_for_status()
        seats = [{"kind": "person"}, {"kind": "person"}]
        match = ann.post("/matches", json={"game": "stone_age", "seats": seats}).json()["id"]
        in_peace = looks(ann, match, options.requests)
        stop = threading.Event()
        answers: list[int] = []
        floods = [
            threading.Thread(target=flood, args=(url, number, stop, answers))
            for number in range(options.connections)
        ]
        for thread in floods:
            thread.start()
        time.sleep(1)
        meanwhile = looks(ann, match, options.requests)
        stop.set()
        for thread in floods:
            thread.join()
    figures = {
        "cores": os.cpu_count(),
        "connections": options.connections,
        "sign_ins_tried": len(answers),
        "refused_at_once": sum(status in (429, 503) for status in answers),
        "in_peace": summary(in_peace),
        "meanwhile": summary(meanwhile),
    }
    json.dump(figures, sys.stdout, indent=2)
    print()
    sys.exit(statistics.median(meanwhile) * 1000 >= BELOW_MS)


def flood(url: str, number: int, stop: threading.Event, answers: list[int]) -> None:
    """Try one password after the other, each at another name."""
    with httpx.Client(base_url=url, timeout=60) as guesser:
        while not stop.is_set():
            name = f"Nobody {number} {len(answers)}"
            answers.append(
                guesser.post("/sessions", json={"name": name, "password": "guess 1234"}).status_code
            )


def looks(client: httpx.Client, match: str, requests: int) -> list[float]:
    """Seconds until each view was there."""
    found = []
    for _ in range(requests):
        time.sleep(PAUSE)
        began = time.perf_counter()
        client.get(f"/matches/{match}/view").raise_for_status()
        found.append(time.perf_counter() - began)
    return found


def summary(seconds: list[float]) -> dict[str, float]:
    """The figures, in milliseconds."""
    ordered = sorted(seconds)
    return {
        f"p{share}_ms": round(ordered[ceil(share / 100 * len(ordered)) - 1] * 1000, 2)
        for share in (50, 95, 99)
    }


if __name__ == "__main__":
    main()
