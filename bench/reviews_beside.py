"""How long people's actions take while the server reviews finished matches: the 99th percentile must stay below 100 ms."""

import argparse
import json
import os
import sys
import threading
import time
from statistics import median

import httpx

from trilith.server.loadtest import run
from trilith.server.temporary_server import temporary_server

MATCHES = 20  # of two people each
RATE = 1.0  # actions a second in each of them
SECONDS = 20.0
REVIEWED = 6  # matches of four bots that are over, so that reviews go on as long as is measured


def main() -> None:
    """Let people play without and with reviews beside them, and print what their actions took."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--game", default="stone_age")
    options = parser.parse_args()
    with temporary_server(TRILITH_BOT_PROCESSES="1") as url, httpx.Client(base_url=url, timeout=60) as ann:
        ann.post("/people", json={"name": "Ann"}).raise_for_status()
        over = [finished(ann, options.game) for _ in range(REVIEWED)]
        alone = measured(url, options)
        for match in over:
            ann.post(f"/matches/{match}/review", json={}).raise_for_status()
        beside = measured(url, options)
        looked = [ann.get(f"/matches/{match}/review").json()["looked"] for match in over]
    figures = {
        "cores": os.cpu_count(),
        "game_reviewed": options.game,
        "without_reviews": alone,
        "with_reviews": beside,
        "lines_looked_at": looked,
    }
    json.dump(figures, sys.stdout, indent=2)
    print()


def measured(url: str, options: argparse.Namespace) -> dict[str, object]:
    """What the actions of people take, and how long those who play against a bot wait for it."""
    waits: list[float] = []
    stop = threading.Event()
    watching = threading.Thread(target=watch_bots, args=(url, options.game, stop, waits))
    watching.start()
    found = run([url], options.matches, RATE, options.seconds)
    stop.set()
    watching.join()
    return found | {
        "bot_answers": len(waits),
        "bot_answer_median_ms": round(1000 * median(waits or [0.0])),
        "bot_answer_worst_ms": round(1000 * max(waits, default=0.0)),
    }


def finished(host: httpx.Client, game: str) -> str:
    """A match of four bots, played to its end."""
    seats = [{"kind": "bot", "bot": "greedy"}] * 4
    match: str = host.post("/matches", json={"game": game, "seats": seats}).json()["id"]
    while host.get(f"/matches/{match}").json()["status"] != "over":
        time.sleep(0.2)
    return match


def watch_bots(url: str, game: str, stop: threading.Event, waits: list[float]) -> None:
    """Play against a bot, and note how long until it is one's turn again; its decisions come between slices of reviews."""
    with httpx.Client(base_url=url, timeout=60) as bob:
        bob.post("/people", json={"name": "Bob"}).raise_for_status()
        while not stop.is_set():
            seats = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]
            match = bob.post("/matches", json={"game": game, "seats": seats}).json()["id"]
            while not stop.is_set():
                table = bob.get(f"/matches/{match}/view", params={"seat": 0}).json()
                if table["result"]:
                    break
                if table["actor"] != 0:
                    continue
                body = {"seat": 0, "version": table["version"], "actions": [table["choices"][0]["text"]]}
                table = bob.post(f"/matches/{match}/actions", json=body).json()
                began = time.perf_counter()
                while table["actor"] not in (0, None) and not stop.is_set():
                    time.sleep(0.01)
                    table = bob.get(f"/matches/{match}/view", params={"seat": 0}).json()
                waits.append(time.perf_counter() - began)


if __name__ == "__main__":
    main()
