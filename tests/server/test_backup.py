"""A backup is made while people play, and restored it is played on, on either database."""

import os
import stat
import threading
from itertools import product
from pathlib import Path

import pytest

from support.administering import KINDS, Place
from support.serving import Guest, Running

PASSWORD = "flint and amber"
# From one to the other, each is backed up and restored into once.
WAYS = [
    (one, other) if one != other else pytest.param(one, other, marks=pytest.mark.thorough)
    for one, other in product(KINDS, KINDS)
]


def act_until(guest: Guest, match: str, stop: threading.Event) -> int:
    """Play as fast as it goes, always the first choice, until told to stop; the last version that was acknowledged."""
    version = 0
    while not stop.is_set():
        table = guest.wait_for_turn(match, 0)
        if table["actor"] is None:
            return version
        answer = guest.act(match, 0, table["version"], table["choices"][0]["text"])
        assert answer.status_code == 200, answer.text
        version = answer.json()["version"]
    return version


@pytest.mark.parametrize(("kind", "other"), WAYS)
def test_a_backup_made_while_people_play_is_restored_and_played_on(
    kind: str, other: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    place = Place(kind, tmp_path, request)
    target = place.another(other)
    file = tmp_path / "backup.db"
    with place.served() as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        assert ann.post("/people/me/claim", {"password": PASSWORD}).status_code == 200
        finished = place.finished(ann, bob)
        record = ann.get(f"/matches/{finished}/record").text
        match = ann.set_table("person", "random")["id"]
        stop, versions = threading.Event(), []
        playing = threading.Thread(target=lambda: versions.append(act_until(ann, match, stop)))
        playing.start()
        least = ann_version(server, ann, match)
        said = place.done("backup", file)
        stop.set()
        playing.join()
        cookies = dict(ann.client.cookies)
    assert str(file) in said
    assert stat.S_IMODE(os.stat(file).st_mode) == 0o600
    assert [each.name for each in tmp_path.glob("backup.db*")] == ["backup.db"]
    assert place.admin("backup", file).returncode == 2, "nothing is overwritten"

    assert "Restored: 2 people, 2 matches." in place.done("restore", file, url=target)
    with place.served(target) as server:
        back = server.stranger()
        back.client.cookies.update(cookies)
        table = back.wait_for_turn(match, 0)
        assert least <= table["version"] <= max(versions) + 50, "as of a moment while it ran"
        played = back.act(match, 0, table["version"], table["choices"][0]["text"])
        assert played.status_code == 200, "the match goes on"
        assert back.get(f"/matches/{finished}/record").text == record
        assert back.get("/people/me/games").json()["total"] == 1
        answer = server.stranger().post("/sessions", {"name": "Ann", "password": PASSWORD})
        assert answer.status_code == 201
        carol = server.guest("Carol")
        place.done("people", "ban", "Carol", url=target)
        assert carol.get("/healthz").status_code == 200


def ann_version(server: Running, ann: Guest, match: str) -> int:
    """The version that is certainly in a backup which begins now."""
    again = server.stranger()
    again.client.cookies.update(dict(ann.client.cookies))
    version: int = again.look(match, seat=0)["version"]
    return version


@pytest.mark.parametrize("kind", KINDS)
def test_a_backup_replaces_only_what_it_is_told_to_and_never_under_a_server(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    place = Place(kind, tmp_path, request)
    with place.served() as server:
        server.guest("Ann")
        place.done("backup", tmp_path / "backup.db")
        bob = server.guest("Bob")
        if kind == "postgresql":
            under = place.admin("restore", tmp_path / "backup.db", "--replace")
            assert (under.returncode, "Stop it" in under.stderr) == (2, True)
            assert bob.get("/people/me").status_code == 200
    refused = place.admin("restore", tmp_path / "backup.db")
    assert (refused.returncode, "--replace" in refused.stderr) == (2, True)
    assert "1 people" in place.done("restore", tmp_path / "backup.db", "--replace")
    with place.served() as server:
        cookies = dict(bob.client.cookies)
        gone = server.stranger()
        gone.client.cookies.update(cookies)
        assert gone.get("/people/me").status_code == 401
        assert server.guest("Carol").get("/people/me").status_code == 200


def test_what_is_no_backup_is_refused_and_changes_nothing(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    place = Place("sqlite", tmp_path, request)
    (tmp_path / "text").write_text("no database at all " * 100)
    (tmp_path / "empty").write_bytes(b"")
    for name, word in (("text", "no backup"), ("empty", "no backup"), ("missing", "There is no backup")):
        refused = place.admin("restore", tmp_path / name)
        assert (refused.returncode, word in refused.stderr) == (2, True), refused
    with place.served():
        pass
    nowhere = place.admin("backup", tmp_path / "no folder" / "backup.db")
    assert (nowhere.returncode, "could not be written" in nowhere.stderr) == (2, True)
