"""Reviews of matches in the database."""

from sqlalchemy import Connection, insert, select, update

from trilith.server.storage.database import Database
from trilith.server.storage.models import MatchId, StoredReview
from trilith.server.storage.schema import REVIEWS


class ReviewStore(Database):
    """Reads and writes reviews."""

    async def review(self, match: MatchId) -> StoredReview | None:
        """The review of a match, however it was made and however far it has come."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(REVIEWS).where(REVIEWS.c.match == match))).first()
        return None if row is None else StoredReview(**row._mapping)

    async def keep_review(self, review: StoredReview) -> None:
        """Keep how far a review has come, in the place of what was kept of it before."""
        values = dict(vars(review))

        def keep(connection: Connection) -> None:
            known = update(REVIEWS).where(REVIEWS.c.match == review.match)
            if not connection.execute(known.values(values)).rowcount:
                connection.execute(insert(REVIEWS).values(values))

        await self._transact(keep)

    async def unfinished_reviews(self) -> list[MatchId]:
        """The matches whose reviews were broken off, in the order of asking."""
        asked = select(REVIEWS.c.match).where(REVIEWS.c.looked < REVIEWS.c.lines).order_by(REVIEWS.c.asked)
        async with self._engine.connect() as connection:
            return list((await connection.execute(asked)).scalars())
