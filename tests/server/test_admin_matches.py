"""Matches, for whoever runs a server: listed, closed, and removed when they are old."""

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from support.administering import KINDS, Place
from support.serving import Running, hear, say, two_people


@pytest.fixture(scope="module", params=KINDS)
def place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Place:
    """A database of each kind."""
    return Place(request.param, Path(tmp_path_factory.mktemp("place")), request)


@pytest.fixture(scope="module")
def server(place: Place) -> Iterator[Running]:
    """Its server."""
    with place.served() as started:
        yield started


def listed(place: Place, *options: str) -> list[str]:
    return [each["id"] for each in json.loads(place.done("matches", "list", "--json", *options))]


def test_matches_are_listed_by_status_game_and_person(place: Place, server: Running) -> None:
    ann, bob = server.guest("Mona"), server.guest("Edda")
    opened = ann.set_table("person", "invited")["id"]
    played = bob.set_table("person", "greedy")["id"]
    assert {opened, played} <= set(listed(place))
    found = listed(place, "--status", "open")
    assert (opened in found, played in found) == (True, False)
    assert listed(place, "--person", "Edda") == [played]
    assert listed(place, "--game", "prehistory") == []
    assert listed(place, "--most", "1") == [played]
    assert "greedy" in place.done("matches", "list")
    assert place.admin("matches", "list", "--status", "lost").returncode == 2


def test_a_match_that_is_closed_ends_for_everybody_at_the_table(place: Place, server: Running) -> None:
    ann, bob, match = two_people(server)
    with ann.socket(match) as anns:
        table = hear(anns, "view")
        place.done("matches", "close", match)
        while hear(anns, "seats")["status"] != "closed":
            pass
        action = table["choices"][0]["text"] if table["choices"] else "x"
        say(anns, kind="act", version=table["version"], actions=[action], reply=1)
        assert hear(anns, "refused")["error"] == "MatchClosed"
    assert bob.get(f"/matches/{match}/view").json()["error"] == "MatchClosed"
    assert bob.get(f"/matches/{match}").json()["status"] == "closed"
    assert place.admin("matches", "close", "nothing").returncode == 2


def test_bots_stop_in_a_match_that_is_closed(place: Place, server: Running) -> None:
    ann = server.guest("Ann")
    match = ann.set_table("random", "greedy", "person")["id"]
    place.done("matches", "close", match)
    (row,) = (each for each in json.loads(place.done("matches", "list", "--json")) if each["id"] == match)
    assert row["status"] == "closed"
    assert ann.get("/healthz").json()["status"] == "ok"


def test_a_match_that_is_over_is_not_closed(place: Place, server: Running) -> None:
    finished = place.finished(server.guest("Ann"), server.guest("Bob"))
    refused = place.admin("matches", "close", finished)
    assert (refused.returncode, "stays readable" in refused.stderr) == (2, True)


def test_old_matches_are_removed_and_younger_ones_and_those_that_are_over_stay(
    place: Place, server: Running
) -> None:
    ann, bob, played = two_people(server)
    over = place.finished(ann, bob)
    opened = ann.set_table("person", "invited")["id"]
    assert "0 matches" in place.done("matches", "prune", "--days", "1")
    asked = place.admin("matches", "prune", "--days", "0", typed="n\n")
    assert re.search(r"Remove \d+ matches", asked.stdout)
    assert {played, over, opened} <= set(listed(place))
    with ann.socket(played) as socket:
        hear(socket, "view")
        assert "matches were removed" in place.done("matches", "prune", "--days", "0", "--yes")
        while hear(socket, "seats")["status"] != "closed":
            pass
    assert over in listed(place)
    assert not {played, opened} & set(listed(place))
    assert bob.get(f"/matches/{played}").status_code == 404
    place.done("matches", "prune", "--days", "0", "--over", "--yes")
    assert listed(place) == []
    assert ann.get("/people/me/games").json()["total"] == 0


def test_how_it_fares_is_told_with_what_the_server_says(place: Place, server: Running) -> None:
    server.guest("Ann").set_table("person", "invited")
    told = json.loads(place.done("health", "--server", server.url, "--json"))
    assert (told["people"] > 0, told["matches"]["open"] > 0) == (True, True)
    assert told["checks"]["writing"] == "ok"
    assert told["bytes"] > 10_000
    assert "writing ok" in place.done("health", "--server", server.url)
    assert "--server" in place.done("health")
    nobody = place.admin("health", "--server", "http://127.0.0.1:9")
    assert (nobody.returncode, "no-answer" in nobody.stdout) == (1, True)


def test_a_database_of_another_version_is_left_alone(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    place = Place("sqlite", tmp_path, request)
    missing = place.admin("people", "list")
    assert (missing.returncode, "FileNotFoundError" in missing.stderr) == (2, True)
    assert not (tmp_path / "matches1.db").exists()
    with place.served():
        pass
    for schema, word in (("0001", "up to date"), ("9999", "newer version")):
        with closing(sqlite3.connect(tmp_path / "matches1.db")) as connection:
            connection.execute("UPDATE alembic_version SET version_num = ?", [schema])
            connection.commit()
        refused = place.admin("people", "list")
        assert (refused.returncode, word in refused.stderr) == (2, True)
