"""Measures "My games" with thousands of stored matches: how long a server takes to list, count and pack them.

`tools/measure_past.py --matches 5000`; the matches are copies of a few games between bots, in a SQLite file that is gone afterwards.
"""

import argparse
import asyncio
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from statistics import median
from time import perf_counter, time

import httpx

from support.past import COMPANY, match_of
from support.serving import Guest, running, settings_for
from support.stored_matches import sitter, stored
from trilith.games import OURS
from trilith.server.settings import Settings
from trilith.server.storage.models import OVER, Change
from trilith.server.storage.store import Store
from trilith.study.results import results_of

SEEDS = 4  # different games of each kind
TIMES = 9  # that everything is asked
DAY = 86_400.0
BATCH = 100


async def fill(settings: Settings, me: Guest, count: int) -> None:
    """Put so many finished matches of one person into the database."""
    played = [match_of(game, seed) for game in OURS for seed in range(1, SEEDS + 1)]
    kept = [stored("", match, [me]) for match in played]
    own = kept[0].sitters[0]
    results = [results_of(match) for match in played]
    store = Store(settings.database_url)
    await store.open()
    for first in range(0, count, BATCH):
        changes = []
        for number in range(first, min(first + BATCH, count)):
            match = played[number % len(played)]
            seats = [sitter(name) for name in COMPANY[number % len(COMPANY)] if "/" in name][:3]
            seats += [sitter("greedy")] * (3 - len(seats))
            seats.insert(number % 4, own)
            when = time() - DAY * (count - number) / 10
            key = f"many{number}"
            made = replace(
                kept[number % len(played)], id=key, invitation=key, sitters=seats, created=when, changed=when
            )
            await store.add_match(made)
            ended = results[number % len(played)]
            changes.append(Change(replace(made, status=OVER, revision=1), 0, match.record, results=ended))
        await asyncio.gather(*(store.write_queue.write(change) for change in changes))
    await store.close()


def timed(ask: Callable[[], httpx.Response]) -> str:
    """The median of some tries in milliseconds, and how much was answered."""
    took, size = [], 0
    for _ in range(TIMES):
        began = perf_counter()
        answer = ask()
        took.append(perf_counter() - began)
        assert answer.status_code == 200, answer.text
        size = len(answer.content)
    return f"{1000 * median(took):.0f} ms (slowest {1000 * max(took):.0f}), {size:,} bytes"


def main() -> None:
    """Fill, ask, print."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--matches", type=int, default=5_000)
    count = asked.parse_args().matches
    with tempfile.TemporaryDirectory() as folder:
        settings = settings_for(Path(folder))
        with running(settings) as server:
            mira = server.guest("Mira")
            asyncio.run(fill(settings, mira, count))
            path = "/people/me/games"
            questions = {
                "ten rows": lambda: mira.get(path),
                "ten rows, the last page": lambda: mira.get(path, offset=count - 10),
                "ten rows with bots of a level, third places": lambda: mira.get(
                    path, company="bot:hard", place=3
                ),
                "statistics of all": lambda: mira.get(f"{path}/statistics"),
                "statistics of one game": lambda: mira.get(f"{path}/statistics", game="stone_age"),
                "a hundred records": lambda: mira.get(f"{path}/records", days=10),
            }
            for name, ask in questions.items():
                print(f"{name}: {timed(ask)}", flush=True)
            began = perf_counter()
            size = len(mira.get(f"{path}/records").content)
            print(f"all {count} records: {perf_counter() - began:.1f} s, {size:,} bytes")


if __name__ == "__main__":
    main()
