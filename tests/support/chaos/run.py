"""The chaos run: people play, something dies every few seconds, and in the end everything that was told is checked."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Final

from support.chaos.checks import Findings, check
from support.chaos.clients import Diary, Table
from support.chaos.cluster import Cluster
from support.chaos.history import histories
from trilith.server.storage.models import StoredMatch
from trilith.server.storage.store import Store

PERSON: Final = "person"
# Who sits at the tables: people alone, and people with bots.
COMPANIES: Final = (
    ("stone_age", [PERSON, PERSON]),
    ("stone_age", [PERSON, "random"]),
    ("endless_winter", [PERSON, PERSON]),
    ("prehistory", [PERSON, "greedy", PERSON]),
)
SETTING_UP: Final = 600.0  # seconds until every table plays
LONGEST_RECOVERY: Final = 60.0  # seconds after the last fault, after which nobody waits any more


@dataclass
class Outcome:
    """What was done, what was checked, and how long it took until everybody played again."""

    faults: Counter[str]
    matches: int
    findings: Findings
    recovery: float | None  # none, if somebody never played again


async def wreak(
    cluster: Cluster,
    tables: int,
    seconds: float,
    between: float,
    pause: float,
    say: Callable[[str], None],
    seed: int = 1,
) -> Outcome:
    """Let people play, and let something fail every few seconds for so long."""
    diary, chance, done = Diary(), Random(seed), Counter[str]()
    playing = [
        asyncio.create_task(Table(number, cluster.ports, diary, seats, game, pause).play())
        for number in range(tables)
        for game, seats in [COMPANIES[number % len(COMPANIES)]]
    ]
    try:
        if await _all_played(diary, tables, 0.0, playing, SETTING_UP) is None:
            raise TimeoutError("not every table could be set up")
        say(f"{tables} tables play")
        began, healing = monotonic(), list[asyncio.Task[None]]()
        while monotonic() - began < seconds:
            possible = cluster.faults(chance)
            if possible:  # what was rarest so far comes first
                name = min(possible, key=lambda name: (done[name], chance.random()))
                healing.append(asyncio.create_task(_heal(possible[name])))
                done[name] += 1
                say(f"{monotonic() - began:6.1f} s  {name}; {len(diary.acknowledged)} acknowledgements")
            await asyncio.sleep(between * chance.uniform(0.5, 1.5))
        await asyncio.gather(*healing)
        say(f"{monotonic() - began:6.1f} s  everything is there again")
        recovery = await _all_played(diary, tables, monotonic(), playing)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    await cluster.end()  # bots would go on meanwhile
    return Outcome(done, diary.matches, await _checked(cluster, diary), recovery)


async def _heal(fault: Callable[[], Awaitable[None]]) -> None:
    """Let something fail until it is there again."""
    await fault()


async def _all_played(
    diary: Diary,
    tables: int,
    since: float,
    playing: list[asyncio.Task[None]],
    longest: float = LONGEST_RECOVERY,
) -> float | None:
    """Wait until something was acknowledged at every table; how long that took."""
    until = monotonic() + longest
    while any(diary.last.get(number, -1.0) <= since for number in range(tables)):
        for task in playing:
            if task.done():
                task.result()  # a client has a fault of its own
        if monotonic() > until:
            return None
        await asyncio.sleep(0.05)
    return max(diary.last[number] for number in range(tables)) - since


async def _checked(cluster: Cluster, diary: Diary) -> Findings:
    found = histories(await cluster.audit.rows())
    store = Store(cluster.database)
    stored: dict[str, tuple[StoredMatch, list[str]]] = {}
    for match in found:
        whole = await store.whole(match)
        if whole is not None:
            stored[match] = whole
    await store.close()
    findings = await asyncio.to_thread(check, stored, found, diary.acknowledged, diary.told)
    findings.lost += diary.went_back
    return findings
