"""Matches that are put into a server's database as they are, so that a test begins where it wants to."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from support.serving import Guest
from trilith.core.match import Match
from trilith.server.settings import Settings
from trilith.server.storage.models import BOT, OVER, PERSON, PLAYING, Change, Sitter, StoredMatch
from trilith.server.storage.store import Store
from trilith.study.results import SeatResult, results_of


def keep(
    settings: Settings,
    key: str,
    match: Match,
    players: Sequence[Guest | str],
    more: list[str] | None = None,
    ended: float = 0.0,
) -> None:
    """Keep a match of these people, or bots by name, under this id, with what came after it and when it was."""
    lines = [*match.record, *(more or [])]
    results = results_of(match) if match.over else None
    status = OVER if match.over else PLAYING
    keeping = _keep(settings, replace(stored(key, match, players), changed=ended), lines, status, results)
    with ThreadPoolExecutor(1) as elsewhere:  # a test with a browser has a loop of its own in this thread
        elsewhere.submit(asyncio.run, keeping).result()


async def _keep(
    settings: Settings,
    match: StoredMatch,
    lines: list[str],
    status: str,
    results: list[SeatResult] | None,
) -> None:
    store = Store(settings.database_url)
    await store.open()
    await store.add_match(match)
    await store.write_queue.write(
        Change(replace(match, status=status, revision=1), 0, lines, results=results)
    )
    await store.close()


def stored(key: str, match: Match, players: Sequence[Guest | str]) -> StoredMatch:
    """The match as the database holds it; the first of the people has set the table."""
    sitters = [sitter(player) for player in players]
    return StoredMatch(
        id=key,
        game=match.game.name,
        game_version=match.game.version,
        options=match.setup.options,
        position=match.setup.position,
        seed=match.setup.seed,
        host=next(sitter.person for sitter in sitters if sitter.person is not None),
        public=True,
        invitation=key,
        status=PLAYING,
        withdrawn=0,
        floor=0,
        created=0.0,
        changed=0.0,
        sitters=sitters,
        practice=match.practice,
        torches=match.torches,
    )


def sitter(player: Guest | str) -> Sitter:
    """Who sits there: somebody, or the bot of this name."""
    if isinstance(player, str):
        return Sitter(BOT, player, bot=player)
    person = player.get("/people/me").json()
    return Sitter(PERSON, person["name"], person["id"])
