"""Guests, claimed names, sessions."""

from time import monotonic

import pytest

from serving import Running


def test_a_guest_needs_nothing_but_a_name_and_gets_a_cookie_that_scripts_cannot_read(server: Running) -> None:
    answer = server.stranger().post("/people", {"name": "Änne ☼", "language": "de"})
    assert answer.status_code == 201
    assert answer.json() | {"id": ""} == {"id": "", "name": "Änne ☼", "language": "de", "claimed": False}
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


@pytest.mark.parametrize(
    "name", ["", " ", " Ann", "Ann ", "A,B", "A\nB", "A\u202eB", "\u200b", "x" * 25, 7, None, "\x7f"]
)
def test_some_names_are_refused(server: Running, name: object) -> None:
    answer = server.stranger().post("/people", {"name": name})
    assert answer.status_code == 422
    assert answer.json()["error"] == "BadRequest"
    assert answer.json()["about"]["where"] == "body.name"


def test_without_a_cookie_or_with_a_forged_one_nobody_is_known(server: Running) -> None:
    stranger = server.stranger()
    assert stranger.get("/people/me").json()["error"] == "NotSignedIn"
    genuine = server.guest("Ann").client.cookies["trilith_session"]
    token, _, signature = genuine.rpartition(".")
    for forged in (f"{token}x.{signature}", f"{token}.{signature[:-2]}AA", token, "é", ""):
        cookie = f"trilith_session={forged}".encode()
        answer = stranger.client.get("/people/me", headers={b"cookie": cookie})
        assert (answer.status_code, answer.json()["error"]) == (401, "NotSignedIn")


def test_a_claimed_name_can_be_used_from_another_device(server: Running) -> None:
    ann = server.guest("Ann of the Hill")
    match = ann.set_table("person", "invited")
    assert ann.post("/people/me/claim", {"password": "correct horse"}).json()["claimed"] is True
    other = server.stranger()
    refused = other.post("/sessions", {"name": "Ann of the Hill", "password": "wrong horse"})
    assert (refused.status_code, refused.json()["error"]) == (403, "WrongPassword")
    signed_in = other.post("/sessions", {"name": "ANN of the hill", "password": "correct horse"})
    assert signed_in.status_code == 201
    assert signed_in.json()["id"] == ann.get("/people/me").json()["id"]
    assert match["id"] in [each["id"] for each in other.get("/matches", which="mine").json()]


def test_a_name_is_claimed_once(server: Running) -> None:
    assert server.guest("Otto").post("/people/me/claim", {"password": "12345678"}).status_code == 200
    again = server.guest("OTTO").post("/people/me/claim", {"password": "12345678"})
    assert (again.status_code, again.json()["error"]) == (409, "NameTaken")


def test_passwords_cannot_be_guessed_quickly(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    now = monotonic()  # quickly, however slow the machine is
    monkeypatch.setattr("trilith.server.limits.monotonic", lambda: now)
    guesser = server.stranger()
    answers = [
        guesser.post("/sessions", {"name": "Nobody", "password": f"guess {number:04}"})
        for number in range(12)
    ]
    assert [answer.json()["error"] for answer in answers][-1] == "TooFast"
    assert answers[-1].status_code == 429


def test_names_and_languages_can_be_changed(server: Running) -> None:
    ann = server.guest("Ann")
    assert ann.client.patch("/people/me", json={"name": "Anna"}).json()["name"] == "Anna"
    assert ann.client.patch("/people/me", json={"language": "de"}).json()["language"] == "de"
    assert ann.get("/people/me").json() | {"id": ""} == {
        "id": "",
        "name": "Anna",
        "language": "de",
        "claimed": False,
    }


def test_whoever_signs_out_is_forgotten(server: Running) -> None:
    ann = server.guest("Ann")
    cookie = ann.client.cookies["trilith_session"]
    assert ann.client.delete("/sessions/me").status_code == 204
    ann.client.cookies.set("trilith_session", cookie)
    assert ann.get("/people/me").status_code == 401
