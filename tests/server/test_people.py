"""Guests, claimed names, sessions."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import httpx
import pytest
from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from support.serving import Guest, Running, hear, running, settings_for
from trilith.server.accounts.password_hashing import MOST_WAITING, Hashing
from trilith.server.errors import TooBusy
from trilith.server.http.rate_limits import client_network
from trilith.server.metrics import Metrics


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that lets passwords be tried as slowly as it usually does."""
    folder = Path(tmp_path_factory.mktemp("patient"))
    with running(settings_for(folder, passwords=0.1, address_passwords=0.3)) as started:
        yield started


def test_a_guest_needs_nothing_but_a_name_and_gets_a_cookie_that_scripts_cannot_read(server: Running) -> None:
    answer = server.stranger().post("/people", {"name": "Änne ☼", "language": "de"})
    assert answer.status_code == 201
    assert answer.json() | {"id": ""} == {"id": "", "name": "Änne ☼", "language": "de", "claimed": False}
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        " Ann",
        "Ann ",
        "A,B",
        "A\nB",
        "A\u202eB",
        "\u200b",
        "x" * 25,
        7,
        None,
        "\x7f",
        "\u3164",
        "A\u00adB",
    ],
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


def claimed(server: Running, name: str) -> Guest:
    """Somebody who has claimed a name."""
    guest = server.guest(name)
    answer = guest.post("/people/me/claim", {"password": "12345678"})
    assert answer.json()["claimed"] is True, answer.text
    return guest


def error(answer: httpx.Response) -> str | None:
    """The name of a refusal."""
    return answer.json().get("error") if answer.is_error else None


def test_a_name_is_claimed_once(server: Running) -> None:
    other = server.guest("Otto")
    claimed(server, "OTTO")
    again = other.post("/people/me/claim", {"password": "12345678"})
    assert (again.status_code, again.json()) == (
        409,
        {"error": "NameTaken", "about": {"name": "Otto"}, "version": None},
    )


@pytest.mark.parametrize("name", ["HANNA", "ｈanna", "Наnnа", "ΗΑΝΝΑ", "Hann\u0430"])
def test_a_guest_cannot_carry_a_claimed_name_nor_one_that_looks_like_it(server: Running, name: str) -> None:
    if error(server.stranger().post("/people", {"name": "Hanna"})) is None:  # the first of these tests
        claimed(server, "Hanna")
    assert error(server.stranger().post("/people", {"name": name})) == "NameTaken"
    guest = server.guest("Johanna")
    assert error(guest.client.patch("/people/me", json={"name": name})) == "NameTaken"
    seats = [{"kind": "person", "name": name}, {"kind": "invited"}]
    assert error(guest.post("/matches", {"game": "stone_age", "seats": seats})) == "NameTaken"
    host = server.guest("Host")
    table = host.set_table("person", "invited", public=True)
    for place in (f"/matches/{table['id']}/join", f"/invitations/{table['invitation']}"):
        assert error(guest.post(place, {"name": name})) == "NameTaken"
    assert guest.get("/people/me").json()["name"] == "Johanna"


def test_whoever_was_called_so_before_takes_no_more_seats_by_that_name(server: Running) -> None:
    early, host = server.guest("Wanda"), server.guest("Host")
    old = host.set_table("person", "invited", "invited")
    early.accept(old)
    claimed(server, "Wanda")
    table = host.set_table("person", "invited", public=True)
    assert error(early.post(f"/matches/{table['id']}/join", {})) == "NameTaken"
    assert early.client.patch("/people/me", json={"name": "Wanda the First"}).status_code == 200
    assert early.post(f"/matches/{table['id']}/join", {}).json()["status"] == "playing"


def test_whoever_claimed_a_name_goes_by_it_in_any_way_of_writing(server: Running) -> None:
    greta = claimed(server, "Greta")
    for name in ("GRETA", "Grete", "greta"):
        assert greta.client.patch("/people/me", json={"name": name}).json()["name"] == name


def test_names_that_everybody_has_at_first_cannot_be_claimed(server: Running) -> None:
    for name in ("Guest 7", "GAST 99", "Player 2", "Guеst 7"):
        guest = server.guest(name)
        assert error(guest.post("/people/me/claim", {"password": "12345678"})) == "CommonName"


def test_seats_say_whether_a_name_is_claimed(server: Running) -> None:
    vera, bob = claimed(server, "Vera"), server.guest("Bob")
    seats: list[dict[str, str]] = [
        {"kind": "person"},
        {"kind": "person", "name": "Vera's sister"},
        {"kind": "invited"},
        {"kind": "bot", "bot": "random"},
    ]
    match = vera.post("/matches", {"game": "stone_age", "seats": seats}).json()
    with vera.socket(match["id"]) as socket:
        hear(socket, "seats")
        bob.accept(match)
        told = hear(socket, "moved")
        assert [seat["claimed"] for seat in told["seats"]] == [True, False, False, False]
        bob.client.patch("/people/me", json={"name": "Bob"})
        assert bob.post("/people/me/claim", {"password": "12345678"}).status_code == 200
        assert [seat["claimed"] for seat in hear(socket, "seats")["seats"]] == [True, False, True, False]
    bob.client.patch("/people/me", json={"name": "Robert"})
    other = vera.set_table("person", "invited")
    assert [seat["claimed"] for seat in bob.accept(other)["seats"]] == [True, False]


def tries(server: Running, monkeypatch: pytest.MonkeyPatch, *names: str) -> list[str | None]:
    """What comes of trying a wrong password at each of these names; hashing would only take its time here."""
    monkeypatch.setattr(Hashing, "_verify", lambda *_: False)
    guesser = server.stranger()
    return [error(guesser.post("/sessions", {"name": name, "password": "guess 1234"})) for name in names]


def test_passwords_cannot_be_guessed_quickly_however_the_name_is_written(
    patient: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = monotonic()  # quickly, however slow the machine is
    monkeypatch.setattr("trilith.server.http.rate_limits.monotonic", lambda: now)
    found = tries(patient, monkeypatch, *["Nobody", "nObody", "ｎobody", "NOBODY"] * 3)
    assert found == ["WrongPassword"] * 10 + ["TooManyTries"] * 2


def test_passwords_cannot_be_guessed_quickly_from_one_address(
    patient: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = monotonic() + 3_600  # after the other test
    monkeypatch.setattr("trilith.server.http.rate_limits.monotonic", lambda: now)
    found = tries(patient, monkeypatch, *(f"Nobody {number}" for number in range(31)))
    assert found == ["WrongPassword"] * 30 + ["TooManyTries"]
    guest = patient.guest("Ann")
    assert error(guest.post("/people/me/claim", {"password": "12345678"})) == "TooManyTries"


def test_one_customer_of_an_internet_provider_is_one_address() -> None:
    assert (
        client_network("2001:db8:1:2:aaaa::1")
        == client_network("2001:db8:1:2:bbbb::2")
        == "2001:db8:1:2::/64"
    )
    assert client_network("2001:db8:1:3::1") != client_network("2001:db8:1:2::1")
    assert client_network("192.0.2.1") == "192.0.2.1"
    assert client_network("testclient") == "testclient"


def test_passwords_are_hashed_one_at_a_time_beside_the_event_loop_and_only_so_many_wait() -> None:
    metrics = Metrics()
    hashing = Hashing(metrics)
    at_once: list[int] = []
    running_now: list[int] = []

    def slow(digest: str, password: str) -> bool:
        running_now.append(1)
        at_once.append(len(running_now))
        sleep(0.005)
        running_now.pop()
        return False

    async def flood() -> list[object]:
        asked = [asyncio.create_task(hashing.fits("digest", "guess")) for _ in range(MOST_WAITING + 8)]
        return list(await asyncio.gather(*asked, return_exceptions=True))

    hashing._verify = slow  # type: ignore[method-assign]
    found = asyncio.run(flood())
    hashing.close()
    assert max(at_once) == 1
    assert [type(each) for each in found].count(TooBusy) == 8
    assert found.count(False) == MOST_WAITING
    assert metrics.registry.get_sample_value("trilith_hashing") == 0


def test_a_name_that_nobody_has_takes_a_whole_comparison() -> None:
    compared: list[str] = []

    class Watched(Hashing):
        def _verify(self, digest: str, password: str) -> bool:
            compared.append(digest)
            return super()._verify(digest, password)

    hashing = Watched(Metrics())
    assert not asyncio.run(hashing.fits(None, "guess 1234"))
    hashing.close()
    with pytest.raises(VerifyMismatchError):  # and not one that is no digest, which would be refused at once
        PasswordHasher().verify(compared[0], "guess 1234")
    assert not PasswordHasher().check_needs_rehash(compared[0])  # the same costs as everybody's


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
