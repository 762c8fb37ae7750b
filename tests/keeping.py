"""Matches that are put into a server's database as they are, so that a test begins where it wants to."""

import asyncio

from serving import Guest
from trilith.core.match import Match
from trilith.server.settings import Settings
from trilith.server.store import Store
from trilith.server.stored import OVER, PERSON, PLAYING, Change, Sitter, StoredMatch


def keep(
    settings: Settings, key: str, match: Match, players: list[Guest], more: list[str] | None = None
) -> None:
    """Keep a match of these people under this id, with what came after it."""
    lines = [*match.record, *(more or [])]
    asyncio.run(_keep(settings, stored(key, match, players), lines, OVER if match.over else PLAYING))


async def _keep(settings: Settings, match: StoredMatch, lines: list[str], status: str) -> None:
    store = Store(settings.database_url)
    await store.open()
    await store.add_match(match)
    await store.ledger.keep(Change(match.id, 0, lines, 0, 0, status))
    await store.close()


def stored(key: str, match: Match, players: list[Guest]) -> StoredMatch:
    """The match as the database holds it; the first of the players has set the table."""
    people = [player.get("/people/me").json() for player in players]
    sitters = [Sitter(PERSON, person["name"], person["id"]) for person in people]
    return StoredMatch(
        id=key,
        game=match.game.name,
        game_version=match.game.version,
        options={},
        position=match.setup.position,
        seed=match.setup.seed,
        host=people[0]["id"],
        public=True,
        invitation=key,
        status=PLAYING,
        withdrawn=0,
        floor=0,
        created=0.0,
        changed=0.0,
        sitters=sitters,
    )
