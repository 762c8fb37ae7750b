"""PostgreSQL instead of SQLite, by setting one URL: everything that is kept comes back."""

import asyncio

import pytest

from support.database import ANN, a_match, lines_of
from support.postgres import Postgres
from trilith.server.errors import NameTaken
from trilith.server.names import comparable, skeleton
from trilith.server.storage.models import OVER, PLAYING, Person, StoredReview
from trilith.server.storage.store import Store

BOB = Person("bob", "Bob", "de", claimed=False)
LONGEST_NAME = 24
MATCHES = [f"m{number}" for number in range(5)]


@pytest.fixture
def database(cluster: Postgres) -> str:
    """The URL of an empty database."""
    return cluster.database()


def test_people_and_matches_come_back_from_postgres(database: str) -> None:
    async def before() -> str:
        store = Store(database)
        await store.open()
        await store.add_person(ANN, "session")
        await store.add_person(BOB, "another")
        await store.claim(ANN, "ann", "ann", "digest")
        for claimed in ("ann", "аnn"):  # the second begins with a Cyrillic letter
            with pytest.raises(NameTaken):
                await store.claim(BOB, claimed, "ann", "digest")
        for match in MATCHES:
            await store.add_match(a_match(match))
        first = [lines_of(match, 0, "place hunt 1", "place forest 2") for match in MATCHES]
        await asyncio.gather(*map(store.write_queue.write, first))
        await store.write_queue.write(
            lines_of("m0", 1, "place quarry 2", revision=2, withdrawn=1, floor=3, status=OVER)
        )
        await store.keep_review(StoredReview("m1", "weights", 2.0, 9))
        await store.keep_review(StoredReview("m0", "weights", 1.0, 9, 4, "findings\n", '{"lines": 9}'))
        await store.keep_review(StoredReview("m1", "weights", 2.0, 9, 9, "", "{}"))
        key = await store.cookie_key()
        await store.close()
        return key

    async def after(key: str) -> None:
        store = Store(database)
        await store.open()
        assert await store.cookie_key() == key
        assert await store.session("another", 0.0) == BOB
        assert await store.claimed("ann") == (Person("ann", "Ann", "en", claimed=True, owned="ann"), "digest")
        assert await store.lines("m0") == ["place hunt 1", "place quarry 2"]
        assert await store.lines("m1") == ["place hunt 1", "place forest 2"]
        assert await store.counts() == {PLAYING: len(MATCHES) - 1, OVER: 1}
        assert {match.id for match in await store.matches_of(ANN.id, 10, 0)} == set(MATCHES)
        undone = await store.match("m0")
        assert undone is not None
        assert (undone.withdrawn, undone.floor) == (1, 3)
        assert undone.sitters == a_match("m0").sitters
        assert await store.review("m0") == StoredReview(
            "m0", "weights", 1.0, 9, 4, "findings\n", '{"lines": 9}'
        )
        assert await store.unfinished_reviews() == ["m0"]
        assert await store.review("m2") is None
        await store.close()

    asyncio.run(after(asyncio.run(before())))


def test_a_name_of_letters_that_stand_for_whole_phrases_can_be_claimed(database: str) -> None:
    name = "ﷺ" * LONGEST_NAME
    claimed = comparable(name)
    assert len(claimed) > 400

    async def claim() -> None:
        store = Store(database)
        await store.open()
        await store.add_person(Person("ann", name, "en", claimed=False), "session")
        await store.claim(ANN, claimed, skeleton(name), "digest")
        assert await store.claimed(claimed) is not None
        await store.close()

    asyncio.run(claim())
