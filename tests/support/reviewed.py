"""Matches whose review is there already, so that a page can be looked at without waiting for it."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from support.finished import last_lines_of
from support.serving import Guest
from trilith.api import play
from trilith.core.match import Match
from trilith.core.record import parse_record
from trilith.server.settings import Settings
from trilith.server.storage.models import StoredReview
from trilith.server.storage.store import Store
from trilith.study.fingerprint import fingerprint
from trilith.study.judging import QUICK
from trilith.study.looking import Looked, Looking
from trilith.study.reviewing import review_of

LINES = 360  # of the end of a match: enough to have something to tell
EVEN = ("easy",) * 4  # who play about as well as each other, and not too well
SEED = "5" * 64


def close_game(name: str, lines: int) -> Match:
    """The end of a match of four that was open until then, and in which mistakes were made."""
    return last_lines_of(play(name, EVEN, SEED), lines)


@cache
def reviewed_match(name: str) -> tuple[Match, Looking, list[Looked]]:
    """The last rounds of a match of this game, and what was found out about every line of them."""
    match = close_game(name, LINES)
    looking = Looking(match)
    return match, looking, [looking.look(number) for number in range(looking.lines)]


def keep_review(settings: Settings, guest: Guest, key: str, name: str, looked: int = LINES) -> None:
    """Keep the review of such a match as far as so many lines."""
    _, looking, found = reviewed_match(name)
    record = parse_record(guest.get(f"/matches/{key}/record").text)
    shown = json.dumps(review_of(looking, found[:looked]).shown())
    row = StoredReview(key, fingerprint(record, QUICK), 0.0, LINES, looked, "", shown)
    with ThreadPoolExecutor(1) as elsewhere:  # a test with a browser has a loop of its own in this thread
        elsewhere.submit(asyncio.run, _keep(settings, row)).result()


async def _keep(settings: Settings, row: StoredReview) -> None:
    store = Store(settings.database_url)
    await store.open()
    await store.keep_review(row)
    await store.close()
