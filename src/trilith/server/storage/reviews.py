"""Reviews of matches in the database."""

from sqlalchemy import Connection, insert, or_, select, update

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
        """Keep how far a review has come, unless another process has kept that it came further."""
        values = dict(vars(review))

        def keep(connection: Connection) -> None:
            known = select(REVIEWS.c.match).where(REVIEWS.c.match == review.match)
            if connection.execute(known.with_for_update()).first() is None:
                connection.execute(insert(REVIEWS).values(values))
                return
            older = or_(REVIEWS.c.fingerprint != review.fingerprint, REVIEWS.c.looked <= review.looked)
            connection.execute(update(REVIEWS).where(REVIEWS.c.match == review.match, older).values(values))

        await self._transact(keep)

    async def unfinished_reviews(self) -> list[MatchId]:
        """The matches whose reviews were broken off, in the order of asking."""
        asked = select(REVIEWS.c.match).where(REVIEWS.c.looked < REVIEWS.c.lines).order_by(REVIEWS.c.asked)
        async with self._engine.connect() as connection:
            return list((await connection.execute(asked)).scalars())
