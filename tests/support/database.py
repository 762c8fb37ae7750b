"""What tests of the database put into it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, Final

from trilith.server.metrics import Metrics
from trilith.server.pack_registry import PackRegistry
from trilith.server.rooms.registry import RoomRegistry
from trilith.server.settings import Settings
from trilith.server.storage.models import BOT, PLAYING, Change, Person, Sitter, StoredMatch
from trilith.server.storage.store import Store
from trilith.server.wire.requests import NewMatch

ANN: Final = Person("ann", "Ann", "en", claimed=False)


def a_match(key: str) -> StoredMatch:
    """A match of two bots that Ann has set up."""
    return StoredMatch(
        id=key,
        game="stone_age",
        game_version=1,
        options={},
        position=None,
        seed="5e" * 32,
        host=ANN.id,
        public=True,
        invitation=key,
        status=PLAYING,
        withdrawn=0,
        floor=0,
        created=0.0,
        changed=0.0,
        sitters=[Sitter(BOT, "random", bot="random"), Sitter(BOT, "greedy", bot="greedy")],
    )


def lines_of(match: str, first: int, *lines: str, revision: int = 1, **changed: Any) -> Change:
    """A change of a match that makes it this revision: lines that replace everything from one on."""
    return Change(replace(a_match(match), revision=revision, **changed), first, list(lines), takes_back=True)


def new_match(*seats: str) -> NewMatch:
    """A match of Stone Age that somebody asks for; each seat is `person` or `invited`."""
    return NewMatch.model_validate({"game": "stone_age", "seats": [{"kind": seat} for seat in seats]})


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[tuple[Store, RoomRegistry]]:
    """The inner half of a server."""
    store = Store(settings.database_url)
    await store.open()
    rooms = RoomRegistry(settings, store, Metrics(), PackRegistry([]))
    try:
        yield store, rooms
    finally:
        await rooms.close()
        await store.close()
