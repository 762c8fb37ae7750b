"""How long requests take while eight bots think: the 99th percentile must stay below 50 ms."""

import argparse
import json
import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from math import ceil

import httpx

from trilith.server.temporary_server import temporary_server

BOTS = 8
REQUESTS = 400
PAUSE = 0.02


def main() -> None:
    """Let bots play, ask as somebody else, and print what it took."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--requests", type=int, default=REQUESTS)
    options = parser.parse_args()
    with temporary_server(TRILITH_BOT_PROCESSES=str(BOTS)) as url, httpx.Client(base_url=url) as ann:
        ann.post("/people", json={"name": "Ann"}).raise_for_status()
        seats = [{"kind": "person"}, {"kind": "person"}]
        match = ann.post("/matches", json={"game": "stone_age", "seats": seats}).json()["id"]
        with ThreadPoolExecutor(1) as watching:
            stop: list[bool] = []
            keeping = watching.submit(keep_thinking, url, options.bot, stop)
            time.sleep(3)  # eight processes need a moment to start
            alone = [timed(ann, f"/matches/{match}/view") for _ in range(options.requests)]
            stop.append(True)
            thought = keeping.result()
    ordered = sorted(alone)
    figures = {
        "bots": BOTS,
        "bot": options.bot,
        "cores": os.cpu_count(),
        "requests": len(ordered),
        "matches_begun_by_bots": thought,
        **{
            f"p{share}_ms": round(ordered[ceil(share / 100 * len(ordered)) - 1] * 1000, 2)
            for share in (50, 95, 99)
        },
    }
    json.dump(figures, sys.stdout, indent=2)
    print()


def keep_thinking(url: str, bot: str, stop: list[bool]) -> int:
    """See to it that eight matches of bots are always going on; how many that took."""
    begun: list[str] = []
    with httpx.Client(base_url=url) as host:
        host.post("/people", json={"name": "Host"}).raise_for_status()
        while not stop:
            going = sum(
                host.get(f"/matches/{match}").json()["status"] == "playing" for match in begun[-BOTS:]
            )
            for _ in range(BOTS - going):
                seats = [{"kind": "bot", "bot": bot}] * 4
                begun.append(host.post("/matches", json={"game": "stone_age", "seats": seats}).json()["id"])
            time.sleep(0.5)
    return len(begun)


def timed(client: httpx.Client, path: str) -> float:
    """Seconds until the answer was there."""
    time.sleep(PAUSE)
    began = time.perf_counter()
    client.get(path).raise_for_status()
    return time.perf_counter() - began


if __name__ == "__main__":
    main()
