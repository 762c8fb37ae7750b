"""How matches ended that were over before the server kept it: played again once, one after the other."""

import asyncio
import logging
from typing import Final

from trilith.core.errors import TrilithError
from trilith.core.game import Game
from trilith.core.match import Match
from trilith.core.record import Record
from trilith.server.pack_registry import PackRegistry
from trilith.server.sharing.leases import Leases
from trilith.server.storage.models import setup_of
from trilith.server.storage.store import Store
from trilith.study.results import SeatResult, results_of

LOG: Final = logging.getLogger(__name__)
AT_ONCE: Final = 50
WAIT_SECONDS: Final = 2.0


async def fill_in_results(store: Store, pack_registry: PackRegistry, leases: Leases) -> None:
    """Keep how all matches ended, one process after the other: the next ones find little left to do."""
    while True:
        async with leases.hold("results") as ours:
            if ours:
                return await _fill_in(store, pack_registry)
        await asyncio.sleep(WAIT_SECONDS)


async def _fill_in(store: Store, pack_registry: PackRegistry) -> None:
    """One that cannot be played again, its pack missing, is left for another day."""
    last = ""
    while keys := await store.without_results(last, AT_ONCE):
        for key in keys:
            found = await store.whole(key)
            if found is None:
                continue
            stored, lines = found
            try:
                game = pack_registry.for_match(stored.game, stored.pack)
                setup = setup_of(stored)
                setup.lines = lines
                results = await asyncio.to_thread(_ended, game, setup)
            except TrilithError:
                LOG.warning("how match %s ended cannot be told", key, exc_info=True)
                continue
            await store.fill_in(stored, results)
        last = keys[-1]


def _ended(game: Game, record: Record) -> list[SeatResult]:
    return results_of(Match(game, record))
