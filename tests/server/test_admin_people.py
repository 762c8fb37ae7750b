"""People, for whoever runs a server: other names, bans, deletion with all data, and what is kept of somebody."""

import hashlib
import json
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from support.administering import KINDS, Place
from support.serving import PATIENCE, Guest, Running, hear, say
from trilith.core.record import parse_record
from trilith.server.accounts.authentication import COOKIE

PASSWORD = "flint and amber"
NOTICE = "'person', '{}'"  # what servers are told names the bare id, and is dropped after a day


@pytest.fixture(scope="module", params=KINDS)
def place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Place:
    """A database of each kind."""
    return Place(request.param, Path(tmp_path_factory.mktemp("place")), request)


@pytest.fixture(scope="module")
def server(place: Place) -> Iterator[Running]:
    """Its server."""
    with place.served() as started:
        yield started


def me(guest: Guest) -> dict[str, str]:
    told: dict[str, str] = guest.get("/people/me").json()
    return told


def until_refused(guest: Guest, error: str) -> httpx.Response:
    """What somebody is answered once the server has heard of what was done."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        answer = guest.get("/people/me")
        if answer.status_code != 200:
            assert answer.json()["error"] == error
            return answer
        time.sleep(0.02)
    raise TimeoutError(error)


def reason_of_closing(socket: ClientConnection) -> tuple[int, str]:
    """With what a socket is closed, whatever it is told before."""
    with suppress(ConnectionClosed):
        for _ in socket:
            pass
    assert socket.close_code is not None
    return socket.close_code, socket.close_reason or ""


def ids(place: Place, name: str) -> list[str]:
    return [each["id"] for each in json.loads(place.done("people", "list", "--name", name, "--json"))]


def test_everybody_is_listed_and_found_by_a_part_of_the_name(place: Place, server: Running) -> None:
    server.guest("Wilma")
    ann = server.guest("Annabel")
    assert ann.post("/people/me/claim", {"password": PASSWORD}).status_code == 200
    table = place.done("people", "list")
    assert "Wilma" in table
    assert "annabel" in table
    (found,) = json.loads(place.done("people", "list", "--name", "NNAB", "--json"))
    assert (found["name"], found["claimed"], found["banned"]) == ("Annabel", "annabel", None)
    assert json.loads(place.done("people", "list", "--name", "%", "--json")) == []
    assert place.admin("people", "ban", "nobody").returncode == 2


def test_whoever_is_banned_loses_sockets_and_requests_at_once_and_cannot_sign_in(
    place: Place, server: Running
) -> None:
    ann, bob = server.guest("Mona"), server.guest("Bob")
    assert ann.post("/people/me/claim", {"password": PASSWORD}).status_code == 200
    match = ann.set_table("person", "invited")
    bob.accept(match)
    with ann.socket(match["id"]) as anns, bob.socket(match["id"]) as bobs:
        hear(anns, "view")
        hear(bobs, "view")
        place.done("people", "ban", "mona")
        assert reason_of_closing(anns) == (1008, "Banned")
        say(bobs, kind="look")
        hear(bobs, "view")
    assert until_refused(ann, "Banned").status_code == 403
    elsewhere = server.stranger()
    answer = elsewhere.post("/sessions", {"name": "Mona", "password": PASSWORD})
    assert (answer.status_code, answer.json()["error"]) == (403, "Banned")
    assert COOKIE not in elsewhere.client.cookies
    metrics = bob.get("/metrics").text
    assert 'trilith_refusals_total{error="Banned"}' in metrics

    place.done("people", "unban", "Mona")
    answer = elsewhere.post("/sessions", {"name": "Mona", "password": PASSWORD})
    assert answer.status_code == 201
    assert ann.get("/people/me").status_code == 200, "the old session is good again"
    assert "Mona" not in place.done("people", "list", "--banned")


def test_another_name_is_seen_at_every_table_and_signs_in(place: Place, server: Running) -> None:
    rude, bob = server.guest("Rude Name"), server.guest("Bob")
    assert rude.post("/people/me/claim", {"password": PASSWORD}).status_code == 200
    match = rude.set_table("person", "invited")
    bob.accept(match)
    with bob.socket(match["id"]) as socket:
        hear(socket, "view")
        place.done("people", "rename", "rude name", "Harmless")
        while hear(socket, "seats", "view", "moved")["seats"][0]["name"] != "Harmless":
            pass
    assert me(rude)["name"] == "Harmless"
    answer = server.stranger().post("/sessions", {"name": "Harmless", "password": PASSWORD})
    assert answer.status_code == 201
    taken = place.admin("people", "rename", me(bob)["id"], "HARMLESS")
    assert taken.returncode == 2
    assert "claimed already" in taken.stderr
    assert "Rude Name" not in place.dump()
    assert bob.act(match["id"], 1, 0, "nothing").status_code != 503, "the table goes on"


def test_of_whoever_is_deleted_no_byte_is_left_and_others_keep_their_matches(
    place: Place, server: Running
) -> None:
    gone, bob = server.guest("Xqzvanish"), server.guest("Bob")
    who = me(gone)["id"]
    assert gone.post("/people/me/claim", {"password": PASSWORD}).status_code == 200
    alone = gone.set_table("person", "greedy")
    theirs = gone.set_table("person", "invited")
    bob.accept(theirs)
    waiting = bob.set_table("invited", "person", "invited")
    gone.accept(waiting)
    assert gone.post("/people/me/lessons", {"lessons": []}).status_code == 200
    kept_out = bob.set_table("invited", "person", "invited", public=True)
    gone.accept(kept_out)
    answer = bob.post(f"/matches/{kept_out['id']}/remove", {"seat": 0})
    assert answer.status_code == 200
    finished = place.finished(gone, bob)
    again = gone.post(f"/matches/{finished}/rematch", {}).json()
    branched = bob.post(f"/matches/{finished}/branches", {"lines": 5, "luck": "new"}).json()
    assert "Xqzvanish" in json.dumps(branched["seats"]), "a seat is kept free for them by name"
    before = place.dump()
    secrets = hidden(gone)
    for each in ("Xqzvanish", "xqzvanish", who, *secrets):
        assert each in before, each

    with bob.socket(theirs["id"]) as socket:
        hear(socket, "view")
        said = place.done("people", "delete", "Xqzvanish", "--yes")
        while hear(socket, "seats", "view", "moved")["seats"][0]["stand_in"] != "greedy":
            pass
    assert "stay" in said
    until_refused(gone, "NotSignedIn")
    after = place.dump()
    for each in ("xqzvanish", who.lower(), *map(str.lower, secrets)):
        assert each not in after.replace(NOTICE.format(who), "").lower(), each
    assert bob.get(f"/matches/{alone['id']}").status_code == 404
    assert bob.get(f"/matches/{again['id']}").status_code == 404
    table = bob.get(f"/matches/{finished}").json()
    assert [seat["name"] for seat in table["seats"]] == ["Player 1", "Bob"]
    assert table["rematch"] is None
    record = parse_record(bob.get(f"/matches/{finished}/record").text)
    assert record.players == ["Player 1", "Bob"]
    assert bob.get(f"/matches/{finished}/moments").status_code == 200
    assert bob.get("/people/me/games").json()["total"] == 1
    assert bob.get(f"/matches/{theirs['id']}").json()["host"] is True, "the table passes to who is left"
    assert bob.get(f"/matches/{waiting['id']}").json()["seats"][0]["free"] is True
    bob.wait_for_turn(theirs["id"], 1)
    came = server.guest("Xqzvanish")
    assert came.post("/people/me/claim", {"password": PASSWORD}).status_code == 200, "the name is free again"


def hidden(guest: Guest) -> list[str]:
    """What the database has of somebody's session and password."""
    token = guest.client.cookies[COOKIE].rsplit(".", 1)[0]
    return [hashlib.sha256(token.encode()).hexdigest()]


def test_nothing_of_whoever_is_deleted_stays_in_the_file_of_sqlite(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    place = Place("sqlite", tmp_path, request)
    with place.served() as server:
        gone = server.guest("Xqzvanish")
        gone.set_table("person", "invited")
        gone.client.patch("/people/me", json={"name": "Xqzvanish II"})
        bob = server.guest("Bob")
        bob.accept(gone.set_table("person", "invited"))
        place.done("people", "delete", "Xqzvanish II", "--yes")
    for file in tmp_path.glob("matches1.db*"):
        assert b"xqzvanish" not in file.read_bytes().lower(), file


def test_whoever_deletes_is_asked_before(place: Place, server: Running) -> None:
    server.guest("Wilhelmine")
    assert place.admin("people", "delete", "Wilhelmine", typed="n\n").returncode == 0
    assert ids(place, "Wilhelmine")
    german = place.admin("people", "delete", "Wilhelmine", typed="ja\n", language="de")
    assert "gelöscht" in german.stdout
    assert not ids(place, "Wilhelmine")


def test_two_people_of_one_name_are_told_apart_by_id(place: Place, server: Running) -> None:
    one, two = server.guest("Twin"), server.guest("Twin")
    refused = place.admin("people", "ban", "Twin")
    assert refused.returncode == 2
    assert me(one)["id"] in refused.stderr
    place.done("people", "ban", me(one)["id"])
    until_refused(one, "Banned")
    assert two.get("/people/me").status_code == 200


def test_what_is_kept_of_somebody_is_handed_out_without_secrets(place: Place, server: Running) -> None:
    ann, bob = server.guest("Edda"), server.guest("Bob")
    assert ann.post("/people/me/claim", {"password": PASSWORD}).status_code == 200
    finished = place.finished(ann, bob)
    running_match = ann.set_table("person", "greedy")["id"]
    out = place.folder / "edda.json"
    place.done("people", "export", "Edda", "--out", out)
    text = out.read_text(encoding="utf-8")
    told = json.loads(text)
    assert told["person"]["name"] == "Edda"
    assert told["person"]["password"] is True
    assert "argon2" not in text
    assert not any(secret in text for secret in hidden(ann))
    matches = {each["id"]: each for each in told["matches"]}
    assert matches.keys() == {finished, running_match}
    assert parse_record(matches[finished]["record"]).players == ["Edda", "Bob"]
    assert matches[running_match]["record"] is None, "what is played holds secrets"
    assert len(told["sessions"]) == 1
    assert place.admin("people", "export", "Edda", "--out", out).returncode == 2, "nothing is overwritten"
