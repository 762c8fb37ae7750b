"""How far people have come in lessons, in the database."""

from sqlalchemy import Connection, insert, select, update

from trilith.server.storage.database import Database
from trilith.server.storage.models import Learned, PersonId
from trilith.server.storage.schema import LEARNING, PEOPLE


class LearningStore(Database):
    """Reads and writes places in lessons."""

    async def learned(self, person: PersonId) -> list[Learned]:
        """All lessons that somebody has begun or done."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(_learned, person)

    async def keep_learned(self, person: PersonId, now: Learned) -> None:
        """Somebody stands there now, or has done it; what was done once stays done."""

        def keep(connection: Connection) -> None:
            _lock(connection, person)
            before = {(each.game, each.lesson): each for each in _learned(connection, person)}
            known = before.get((now.game, now.lesson))
            _write(
                connection, person, Learned(now.game, now.lesson, now.place, now.done or (known or now).done)
            )

        await self._transact(keep)

    async def merge_learned(self, person: PersonId, elsewhere: list[Learned]) -> list[Learned]:
        """What a device knows joins what is kept here; all of it."""

        def merge(connection: Connection) -> list[Learned]:
            _lock(connection, person)
            kept = {(each.game, each.lesson): each for each in _learned(connection, person)}
            for each in elsewhere:
                known = kept.get((each.game, each.lesson))
                merged = each.and_elsewhere(known)
                if merged != known:
                    _write(connection, person, merged)
            return _learned(connection, person)

        return await self._transact(merge)


def _lock(connection: Connection, person: PersonId) -> None:
    """Whoever learns on two devices at once is written one after the other."""
    connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == person).with_for_update())


def _learned(connection: Connection, person: PersonId) -> list[Learned]:
    asked = select(LEARNING).where(LEARNING.c.person == person).order_by(LEARNING.c.game, LEARNING.c.lesson)
    return [Learned(row.game, row.lesson, row.place, row.done) for row in connection.execute(asked)]


def _write(connection: Connection, person: PersonId, learned: Learned) -> None:
    at = {"person": person, "game": learned.game, "lesson": learned.lesson}
    values = {"place": learned.place, "done": learned.done}
    known = update(LEARNING).where(*(LEARNING.c[name] == value for name, value in at.items()))
    if not connection.execute(known.values(values)).rowcount:
        connection.execute(insert(LEARNING).values(at | values))
