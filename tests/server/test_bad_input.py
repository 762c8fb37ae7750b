"""Bad input and bad people: a refusal with a name, nothing changed, the server up."""

import json
import socket as sockets
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from support.serving import PATIENCE, Guest, Running, hear, running, say, settings_for, two_people

GOOD = {"game": "stone_age", "seats": [{"kind": "person"}, {"kind": "invited"}]}


@pytest.mark.parametrize(
    ("body", "where"),
    [
        ({**GOOD, "extra": 1}, "body.extra"),
        ({**GOOD, "public": "yes"}, "body.public"),
        ({**GOOD, "public": 1}, "body.public"),
        ({**GOOD, "seats": "person"}, "body.seats"),
        ({**GOOD, "seats": []}, "body.seats"),
        ({**GOOD, "seats": [{"kind": "person"}, {"kind": "ghost"}]}, "body.seats.1"),
        ({**GOOD, "seats": [{"kind": "person"}, {"kind": "bot"}]}, "body.seats.1.bot.bot"),
        ({**GOOD, "seats": [{"kind": "person", "bot": "greedy"}] * 2}, "body.seats.0.person.bot"),
        ({**GOOD, "options": {"a": "b"}}, "body.options.a"),
        ({"seats": GOOD["seats"]}, "body.game"),
        ([], "body"),
        (None, "body"),
    ],
)
def test_unknown_fields_and_wrong_types_are_refused_by_place(server: Running, body: Any, where: str) -> None:
    answer = server.guest("Ann").post("/matches", body)
    assert (answer.status_code, answer.json()["error"]) == (422, "BadRequest")
    assert answer.json()["about"]["where"] == where


@pytest.mark.parametrize(
    ("change", "refusal"),
    [
        ({"game": "chess"}, (404, "NoSuchGame")),
        ({"seats": [{"kind": "person"}]}, (409, "WrongSeats")),
        ({"seats": [{"kind": "person"}] * 5}, (409, "WrongSeats")),
        ({"seats": [{"kind": "person"}, {"kind": "bot", "bot": "hal"}]}, (404, "NoSuchBot")),
        ({"options": {"easy": 1}}, (409, "NoSuchOption")),
    ],
)
def test_what_no_game_can_be_is_refused_by_name(
    server: Running, change: Any, refusal: tuple[int, str]
) -> None:
    answer = server.guest("Ann").post("/matches", {**GOOD, **change})
    assert (answer.status_code, answer.json()["error"]) == refusal


@pytest.mark.parametrize("version", ["3", 3.5, None, -1, True, 2**60, "x"])
def test_a_version_is_a_whole_number(server: Running, version: Any) -> None:
    ann, _, match = two_people(server)
    body = {"seat": 0, "version": version, "actions": ["place hunt 1"]}
    answer = ann.post(f"/matches/{match}/actions", body)
    assert (answer.status_code, answer.json()["about"]["where"]) == (422, "body.version")


def test_what_is_no_json_is_refused(server: Running) -> None:
    ann = server.guest("Ann")
    for content in (b"{", b"\xff\xfe", b'{"name": "\\ud800"}', b"[" * 5000, b""):
        answer = ann.client.post("/matches", content=content, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["error"]) == (422, "BadRequest"), content


def test_oversized_bodies_are_refused_announced_or_not(server: Running) -> None:
    ann = server.guest("Ann")
    announced = ann.client.post("/matches", content=b" " * 20_000)
    assert (announced.status_code, announced.json()["error"]) == (413, "TooLarge")
    creeping = ann.client.post(
        "/matches", content=iter([b" " * 1000] * 20), headers={"content-type": "application/json"}
    )
    assert (creeping.status_code, creeping.json()["error"]) == (413, "TooLarge")
    assert ann.get("/healthz").status_code == 200


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://[", "x"])
def test_pages_of_other_sites_change_nothing(server: Running, origin: str) -> None:
    ann, _, match = two_people(server)
    body = {"seat": 0, "version": ann.look(match)["version"], "actions": ["place hunt 1"]}
    answer = ann.client.post(f"/matches/{match}/actions", json=body, headers={"origin": origin})
    assert (answer.status_code, answer.json()["error"]) == (403, "ForeignOrigin")
    with pytest.raises(InvalidStatus) as refused, ann.socket(match, origin=origin):
        pass
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body or b"")["error"] == "ForeignOrigin"
    own = ann.client.post(f"/matches/{match}/actions", json=body, headers={"origin": server.url})
    assert own.status_code == 200


def test_unknown_addresses_and_methods_have_names(server: Running) -> None:
    ann = server.guest("Ann")
    assert ann.get("/nowhere").json()["error"] == "NoSuchPage"
    wrong = ann.client.put("/matches")
    assert (wrong.status_code, wrong.json()["error"]) == (405, "WrongMethod")
    assert set(wrong.headers["allow"].split(", ")) == {"GET", "POST"}
    assert ann.get("/matches/none/view").json()["error"] == "NoSuchMatch"
    assert ann.get("/matches/%00/view").json()["error"] == "BadRequest"
    assert ann.get("/invitations/none").json()["error"] == "NoSuchInvitation"


def test_an_address_for_sockets_says_so(server: Running) -> None:
    ann, _, match = two_people(server)
    answer = ann.get(f"/matches/{match}/socket")
    assert (answer.status_code, answer.json()["error"]) == (426, "NeedsSocket")


@pytest.mark.parametrize(
    ("message", "error"),
    [
        ("{", "BadRequest"),
        ("[]", "BadRequest"),
        ('{"kind": "cheat"}', "BadRequest"),
        ('{"kind": "act", "version": 6}', "BadRequest"),
        ('{"kind": "look", "seat": 1}', "BadRequest"),
        ('{"kind": "act", "version": "6", "actions": ["place hunt 1"]}', "BadRequest"),
        ('{"kind": "act", "version": 6, "actions": []}', "BadRequest"),
        ('{"kind": "act", "version": 6, "actions": ["jump"]}', "NoSuchAction"),
        (b"\x00\x01", "BadRequest"),
        ("x" * 9000, "TooLarge"),
        ("[" * 8000, "BadRequest"),
    ],
)
def test_broken_messages_are_refused_and_the_line_stays_open(
    server: Running, message: str | bytes, error: str
) -> None:
    ann, _, match = two_people(server)
    with ann.socket(match) as line:
        version = hear(line, "view")["version"]
        line.send(message)
        refused = hear(line, "refused")
        assert (refused["error"], refused["version"]) == (error, version)
        say(line, kind="act", version=version, actions=["place hunt 1"], reply=1)
        assert hear(line, "played")["reply"] == 1


def hear_out(line: ClientConnection) -> tuple[list[str], tuple[int, str]]:
    """Everything that is still said, and with which words the server ends the line."""
    heard: list[str] = []
    try:
        while True:
            heard.append(str(line.recv(timeout=PATIENCE)))
    except ConnectionClosed as closed:
        end = closed.rcvd
    assert end is not None
    return heard, (end.code, end.reason)


def test_enormous_messages_and_broken_frames_end_the_line_and_nothing_else(server: Running) -> None:
    ann, _, match = two_people(server)
    with ann.socket(match) as line:
        line.send("x" * 200_000)
        assert hear_out(line)[1][0] == 1009
    with ann.socket(match) as line:
        hear(line, "view")
        line.socket.sendall(b"\xff\xff\xff\xff not a frame")
        assert hear_out(line)[1][0] == 1002
    with sockets.create_connection(("127.0.0.1", server.port)) as raw:
        raw.sendall(b"\x00\x01\x02 HTTP/9.9\r\n\r\n")
        raw.settimeout(PATIENCE)
        assert raw.recv(100).startswith(b"HTTP/1.1 400")
    assert ann.look(match)["status"] == "playing"


@pytest.mark.parametrize("query", [{"seat": "x"}, {"seat": -1}, {"seen": "x"}, {"seen": -4}, {"seat": 9}])
def test_a_socket_needs_a_seat_and_a_version_that_can_be(server: Running, query: dict[str, Any]) -> None:
    ann, _, match = two_people(server)
    with pytest.raises(InvalidStatus) as refused, ann.socket(match, **query):
        pass
    assert json.loads(refused.value.response.body or b"")["error"] in ("BadRequest", "NoSuchSeat")


def test_nobody_listens_from_somebody_elses_seat_or_without_a_cookie(server: Running) -> None:
    ann, bob, match = two_people(server)
    cases: tuple[tuple[Guest, dict[str, Any], str], ...] = (
        (bob, {"seat": 0}, "NotYourSeat"),
        (server.stranger(), {}, "NotSignedIn"),
    )
    for guest, query, error in cases:
        with pytest.raises(InvalidStatus) as refused, guest.socket(match, **query):
            pass
        assert json.loads(refused.value.response.body or b"")["error"] == error
    with pytest.raises(InvalidStatus) as refused, ann.socket("nothing"):
        pass
    assert json.loads(refused.value.response.body or b"")["error"] == "NoSuchMatch"


def test_floods_are_refused_and_in_the_end_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = monotonic()  # a flood, however slow the machine is
    monkeypatch.setattr("trilith.server.http.rate_limits.monotonic", lambda: now)
    with running(settings_for(tmp_path, rate=20.0, burst=30)) as server:
        ann, bob, match = two_people(server)
        answers = [ann.get("/people/me").status_code for _ in range(60)]
        assert answers[0] == 200
        assert answers[-1] == 429
        assert bob.get("/people/me").status_code == 200, "others are not slowed down"
        with bob.socket(match) as line:
            hear(line, "view")
            with suppress(ConnectionClosed):  # it may be cut off before the last
                for _ in range(300):
                    line.send("{")
            heard, end = hear_out(line)
        assert "TooFast" in {json.loads(text).get("error") for text in heard}
        assert end == (1008, "TooFast")
        assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).status_code == 200
