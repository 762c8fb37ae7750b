"""What was changed past this server, by the commands of whoever runs it: those people and matches are read again.

Servers tell each other of their own changes on the bus; a command has no part in that, and with SQLite there is no bus
to other processes at all, so it leaves its notices in the database, where each server looks for them.
"""

from trilith.server.accounts.authentication import Authenticator
from trilith.server.rooms.registry import RoomRegistry
from trilith.server.storage.models import MATCH
from trilith.server.storage.store import Store


class NoticeBoard:
    """Heeds each notice once; those that it finds first concern nothing that is in memory."""

    def __init__(self, store: Store, rooms: RoomRegistry, authenticator: Authenticator) -> None:
        self._store = store
        self._rooms = rooms
        self._authenticator = authenticator
        self._heeded: set[int] | None = None

    async def heed(self) -> None:
        """Look for new notices and heed them; numbers may come out of order, so those that are known are remembered."""
        found = await self._store.notices()
        heeded = {each.id for each in found} if self._heeded is None else self._heeded
        for notice in found:
            if notice.id not in heeded:
                if notice.kind == MATCH:
                    await self._rooms.reread(notice.about)
                else:
                    await self._authenticator.recheck(notice.about)
                heeded.add(notice.id)
        self._heeded = heeded & {each.id for each in found}
