"""Limits for each address and for all together: guests, tables, sockets, passwords, matches of bots alone."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from support.serving import Guest, Running, hear, running, settings_for
from trilith.cli.commands.serve import SETTINGS
from trilith.server.settings import Settings
from trilith.server.temporary_server import WITHOUT_LIMITS
from trilith.words import LANGUAGES, words

Doing = Callable[[Running, Guest], httpx.Response]
EVERYBODY = {"x-forwarded-for": "203.0.113.7"}  # somebody else, as the proxy on this machine says


def come(server: Running, _: Guest, **more: Any) -> httpx.Response:
    return server.stranger().client.post("/people", json={"name": "Ann"}, **more)


def set_table(_: Running, guest: Guest, **more: Any) -> httpx.Response:
    seats = [{"kind": "person"}, {"kind": "invited"}]
    return guest.client.post("/matches", json={"game": "stone_age", "seats": seats}, **more)


def bots_alone(_: Running, guest: Guest, **more: Any) -> httpx.Response:
    seats = [{"kind": "bot", "bot": "random"}] * 2
    return guest.client.post("/matches", json={"game": "stone_age", "seats": seats}, **more)


def fill_with_bots(_: Running, guest: Guest, **more: Any) -> httpx.Response:
    seats = [{"kind": "invited"}, {"kind": "invited"}]
    match = guest.post("/matches", {"game": "stone_age", "seats": seats}).json()
    return guest.client.post(f"/matches/{match['id']}/start", json={"fill": "random"}, **more)


def limited(guest: Guest, limit: str, whose: str) -> float:
    """How often a limit has refused something."""
    for line in guest.get("/metrics").text.splitlines():
        if line.startswith(f'trilith_limited_total{{limit="{limit}",whose="{whose}"}}'):
            return float(line.split()[-1])
    return 0.0


@contextmanager
def limiting(folder: Path, **settings: Any) -> Iterator[tuple[Running, Guest]]:
    with running(settings_for(folder, **settings)) as server:
        yield server, server.guest("Host")


@pytest.mark.parametrize(
    ("do", "limit", "error", "before"),
    [
        (come, "guests", "TooManyGuests", 1),
        (set_table, "tables", "TooManyTables", 0),
        (bots_alone, "bot_matches", "TooManyBots", 0),
    ],
)
def test_one_address_may_do_so_much_and_another_one_still_may(
    do: Any, limit: str, error: str, before: int, tmp_path: Path
) -> None:
    with limiting(tmp_path, **{f"address_{limit}": before + 2}) as (server, host):
        for _ in range(2):
            assert do(server, host).status_code in (200, 201)
        refused = do(server, host)
        assert (refused.status_code, refused.json()["error"]) == (429, error)
        about = refused.json()["about"]
        assert (about["whose"], about["most"]) == ("address", before + 2)
        assert do(server, host, headers=EVERYBODY).status_code in (200, 201)
        assert limited(host, limit, "address") == 1
        assert f'trilith_refusals_total{{error="{error}"}} 1.0' in host.get("/metrics").text


@pytest.mark.parametrize(
    ("do", "limit", "error", "before"),
    [
        (come, "guests", "TooManyGuests", 1),
        (set_table, "tables", "TooManyTables", 0),
        (bots_alone, "bot_matches", "TooManyBots", 0),
        (fill_with_bots, "bot_matches", "TooManyBots", 0),
    ],
)
def test_all_together_may_do_so_much(do: Any, limit: str, error: str, before: int, tmp_path: Path) -> None:
    with limiting(tmp_path, **{f"all_{limit}": before + 1}) as (server, host):
        assert do(server, host).status_code in (200, 201)
        refused = do(server, host, headers=EVERYBODY)
        assert (refused.status_code, refused.json()["error"]) == (429, error)
        assert refused.json()["about"] == {"whose": "server", "most": before + 1}
        assert limited(host, limit, "server") == 1


@pytest.mark.parametrize("whose", ["address", "server"])
def test_so_many_sockets_are_held_at_once(whose: str, tmp_path: Path) -> None:
    setting = {"address": "address_sockets", "server": "all_sockets"}[whose]
    with limiting(tmp_path, **{setting: 2}) as (_, host), ExitStack() as held:
        match = host.set_table("person", "greedy")["id"]
        first = held.enter_context(host.socket(match))
        held.enter_context(host.socket(match))
        with pytest.raises(InvalidStatus) as refused, host.socket(match):
            pass
        assert refused.value.response.status_code == 429
        assert b"TooManySockets" in (refused.value.response.body or b"")
        assert limited(host, "sockets", whose) == 1
        first.close()
        until_let_in(host, match, held)


def until_let_in(host: Guest, match: str, held: ExitStack) -> None:
    """Where one has closed a socket there is room for another."""
    while True:
        try:
            hear(held.enter_context(host.socket(match)), "view")
            return
        except InvalidStatus:
            continue


def test_so_many_passwords_are_tried_in_all(tmp_path: Path) -> None:
    with limiting(tmp_path, all_passwords=0.2) as (server, host):
        found = [
            server.stranger().post("/sessions", {"name": f"Nobody {at}", "password": "guess 1234"}).json()
            for at in range(3)
        ]
        assert [each["error"] for each in found] == ["WrongPassword", "WrongPassword", "TooManyTries"]
        assert found[-1]["about"] == {"seconds": 5}
        assert limited(host, "passwords", "server") == 1


def test_every_setting_can_be_named_on_the_command_line_with_its_usual_value_and_limits_can_be_lifted() -> (
    None
):
    assert SETTINGS.keys() == Settings.model_fields.keys()
    for name, field in Settings.model_fields.items():
        usual = field.default
        if isinstance(usual, int | float) and not isinstance(usual, bool):
            for language in LANGUAGES:
                assert f"{usual:g}" in words(language).say(SETTINGS[name]), name
    lifted = {name.removeprefix("TRILITH_").lower() for name in WITHOUT_LIMITS}
    assert {name for name in Settings.model_fields if name.startswith(("address_", "all_"))} <= lifted


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_says_whose_limit_it_is(language: str) -> None:
    for error in ("Guests", "Tables", "Bots", "Sockets"):
        said = {
            words(language).say(f"error-TooMany{error}", whose=whose, most=7)
            for whose in ("address", "server")
        }
        assert len(said) == 2
        assert all("7" in sentence for sentence in said)
