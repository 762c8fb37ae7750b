"""What whoever runs a place does to its database counts at every server that shares it."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from support.administering import Place
from support.redis import RedisServer
from support.serving import Guest, Running, hear, running, settings_for

Servers = tuple[Running, Running]


@pytest.fixture(scope="module")
def place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Place:
    """A PostgreSQL database."""
    return Place("postgresql", Path(tmp_path_factory.mktemp("place")), request)


@pytest.fixture(scope="module")
def both(place: Place, redis: RedisServer) -> Iterator[Servers]:
    """Two servers that share it."""
    settings = settings_for(place.folder, database=place.url, redis=redis.url)
    with running(settings) as here, running(settings) as there:
        yield here, there


def ann_and_bob(both: Servers, *names: str) -> tuple[Guest, Guest, str]:
    """Ann plays at one server, Bob at the other, or whoever is named."""
    here, there = both
    one, other = names or ("Ann", "Bob")
    ann, bob = here.guest(one), there.guest(other)
    match = ann.set_table("person", "invited")
    bob.accept(match)
    return ann, bob, match["id"]


def test_whoever_is_banned_is_put_out_of_every_server(place: Place, both: Servers) -> None:
    ann, bob, match = ann_and_bob(both, "Mona", "Edda")
    with ann.socket(match, seat=0) as anns, bob.socket(match, seat=1) as bobs:
        place.done("people", "ban", "Mona")
        place.done("people", "ban", "Edda")
        for socket in (anns, bobs):
            with suppress(ConnectionClosed):
                hear(socket, "nothing")
            assert socket.close_reason == "Banned"
    assert [guest.get("/people/me").json()["error"] for guest in (ann, bob)] == ["Banned"] * 2


@pytest.mark.parametrize("doing", ["close", "prune"])
def test_a_match_that_is_closed_or_removed_is_closed_at_every_server(
    place: Place, both: Servers, doing: str
) -> None:
    ann, bob, match = ann_and_bob(both)
    with ann.socket(match, seat=0) as anns, bob.socket(match, seat=1) as bobs:
        if doing == "close":
            place.done("matches", "close", match)
        else:
            place.done("matches", "prune", "--days", "0", "--yes")
            # Whoever asks before the server has seen the notice makes it forget the match, and not those who watch it.
            assert bob.get(f"/matches/{match}").status_code == 404
        for socket in (anns, bobs):
            while hear(socket, "seats")["status"] != "closed":
                pass


def test_a_bot_goes_on_for_somebody_deleted_whom_no_server_has_in_memory(
    place: Place, redis: RedisServer
) -> None:
    settings = settings_for(place.folder, database=place.another("postgresql"), redis=redis.url)
    with running(settings) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        match = ann.set_table("person", "invited")
        bob.accept(match)
        assert bob.look(match["id"])["actor"] == 0
        cookies = bob.client.cookies
    place.done("people", "delete", "Ann", "--yes", url=settings.database_url)
    with running(settings) as server:
        bob = server.stranger()
        bob.client.cookies.update(cookies)
        with bob.socket(match["id"], seat=1) as socket:
            told = hear(socket, "view", "moved")
            while told["actor"] != 1:
                told = hear(socket, "moved")
