"""Somebody's finished matches, put into a server's database all at once."""

import asyncio
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from support.serving import Guest
from support.stored_matches import sitter, stored
from trilith.api import play
from trilith.core.match import Match
from trilith.server.settings import Settings
from trilith.server.storage.models import OVER, Change, Sitter, StoredMatch
from trilith.server.storage.store import Store
from trilith.study.results import results_of

DAY: Final = 86_400.0
LAST: Final = 1_791_968_400.0  # the evening of an October day, when the last of the matches ended
APART: Final = 2.7  # days between two matches
# Who sits beside oneself: people by name, and bots.
COMPANY: Final[tuple[tuple[str, ...], ...]] = (
    ("hard/hunter", "medium/farmer", "easy/builder"),
    ("Jonas", "Ada", "hard/hunter"),
    ("Jonas", "Ada", "medium/shaman"),
    ("medium/hunter", "medium/farmer", "hard/builder"),
    ("Kim", "Leo", "easy/hunter"),
)
BOTS: Final = ("greedy", "greedy", "easy", "greedy")


@dataclass(frozen=True)
class Played:
    """One match, as it is to be kept."""

    game: str
    seed: int


@cache
def match_of(game: str, seed: int) -> Match:
    """A match of four to its end."""
    return play(game, BOTS, f"{seed:064x}")


def autumn(**counts: int) -> list[Played]:
    """So many matches of each game, one game among the others, the oldest first."""
    dealt = [
        ((at + 0.5) / count, Played(game, 1 + at)) for game, count in counts.items() for at in range(count)
    ]
    return [played for _, played in sorted(dealt, key=lambda each: each[0])]


def keep_past(settings: Settings, me: Guest, matches: Sequence[Played], ended: float = LAST) -> list[str]:
    """Keep these matches as somebody's own, the last of which ended then; their ids, the oldest first."""
    own = sitter(me)
    known = _people(settings, me)
    made = list(_made(matches, own, known, me, ended))
    with ThreadPoolExecutor(1) as elsewhere:  # a test with a browser has a loop of its own in this thread
        elsewhere.submit(asyncio.run, _keep(settings, made)).result()
    return [match.id for match, _ in made]


def _people(settings: Settings, me: Guest) -> dict[str, Guest]:
    """The people of the company, each as somebody of the same server."""
    found = {}
    for name in sorted({name for company in COMPANY for name in company if "/" not in name}):
        guest = Guest(me.url)
        guest.post("/people", {"name": name})
        found[name] = guest
    return found


def _made(
    matches: Sequence[Played], own: Sitter, known: dict[str, Guest], me: Guest, ended: float
) -> Iterator[tuple[StoredMatch, Match]]:
    sitters = {name: sitter(guest) for name, guest in known.items()}
    for guest in known.values():
        guest.client.close()
    for number, played in enumerate(matches):
        match = match_of(played.game, played.seed)
        company = COMPANY[number % len(COMPANY)]
        seats = [sitters.get(name) or sitter(name) for name in company]
        seats.insert(number % 3, own)
        key = f"past{own.person}-{number}"[-40:]
        made = stored(key, match, [me, *["greedy"] * 3])
        when = ended - DAY * APART * (len(matches) - 1 - number)
        yield replace(made, sitters=seats, created=when, changed=when), match


async def _keep(settings: Settings, made: list[tuple[StoredMatch, Match]]) -> None:
    store = Store(settings.database_url)
    await store.open()
    for stored_match, _ in made:
        await store.add_match(stored_match)
    changes = [
        Change(replace(each, status=OVER, revision=1), 0, match.record, results=results_of(match))
        for each, match in made
    ]
    await asyncio.gather(*(store.write_queue.write(change) for change in changes))
    await store.close()
