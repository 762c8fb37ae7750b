"""Behind a proxy: whose address counts, the path under which the server is shown, cookies and origins."""

import re
from pathlib import Path

import pytest

from support.serving import Running, hear, running, settings_for
from trilith.server.accounts.authentication import COOKIE
from trilith.server.http.routes import client as client_routes
from trilith.server.settings import Settings

ELSEWHERE = {"x-forwarded-for": "203.0.113.7"}


def guests(server: Running, forwarded: bool) -> list[int]:
    """What comes of three guests, the last of whom comes from elsewhere if the proxy is believed."""
    heads = [{}, {}, ELSEWHERE if forwarded else {}]
    return [
        server.stranger().client.post("/people", json={"name": "Ann"}, headers=head).status_code
        for head in heads
    ]


@pytest.mark.parametrize(
    ("proxies", "believed"), [("127.0.0.1", True), ("10.0.0.0/8, ::1", False), ("*", True)]
)
def test_forwarded_addresses_count_only_where_the_proxy_is_named(
    proxies: str, believed: bool, tmp_path: Path
) -> None:
    with running(settings_for(tmp_path, proxies=proxies, address_guests=2)) as server:
        assert guests(server, forwarded=True) == [201, 201, 201 if believed else 429]


def test_cookies_are_for_https_only_where_that_is_set(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, secure_cookies=True)) as server:
        cookie = server.stranger().post("/people", {"name": "Ann"}).headers["set-cookie"]
        assert re.search(r"; Secure\b", cookie)
        assert "; HttpOnly" in cookie
        assert "; SameSite=lax" in cookie
        assert "; Path=/;" in cookie


def test_pages_of_other_sites_are_refused_unless_they_are_named(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, origins="https://club.example https://b.example")) as server:
        ann = server.guest("Ann")
        answers = {
            origin: ann.client.patch(
                "/people/me", json={"name": "Ann"}, headers={"origin": origin}
            ).status_code
            for origin in ("https://club.example", "https://b.example", "https://c.example", server.url)
        }
    assert list(answers.values()) == [200, 200, 403, 200]


def test_under_a_path_everything_is_found_whether_the_proxy_strips_it_or_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text('<head><script src="./assets/index-1.js"></script></head>')
    (client / "assets" / "index-1.js").write_text("1")
    monkeypatch.setattr(client_routes, "CLIENT", client)
    with running(settings_for(tmp_path, base_path="/games/stones")) as server:
        ann = server.stranger()
        answer = ann.post("/games/stones/people", {"name": "Ann"})
        assert answer.status_code == 201
        assert "; Path=/games/stones;" in answer.headers["set-cookie"]
        assert COOKIE in ann.client.cookies
        for path in ("/games/stones/", "/games/stones/t/abc", "/t/abc"):
            page = ann.get(path)
            assert page.status_code == 200
            assert 'src="/games/stones/assets/index-1.js"' in page.text
            assert '<meta name="base" content="/games/stones" />' in page.text
        assert ann.get("/games/stones/assets/index-1.js").text == "1"
        assert ann.get("/assets/index-1.js").text == "1"
        assert ann.get("/healthz").status_code == 200
        assert ann.get("/games").status_code == 200, "the list of games, as ever"
        assert ann.get("/games/stones/games").json() == ann.get("/games").json()
        assert ann.client.delete("/games/stones/games").headers["allow"] == "GET"
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]
        match = ann.post("/games/stones/matches", {"game": "stone_age", "seats": seats}).json()["id"]
        ann.url += "/games/stones"
        with ann.socket(match) as socket:
            hear(socket, "view")
        long = {"file": "a.record", "text": "x" * 20_000}
        assert ann.post("/games/stones/records", long).json()["error"] != "TooLarge"
        assert ann.get("/games/stones/docs").text.count("/games/stones/openapi.json") >= 1
        assert ann.get("/games/stones/nothing").json()["error"] == "NoSuchPage"


@pytest.mark.parametrize("path", ["games", "/games/", "/a b", "/<x>"])
def test_a_path_that_is_none_is_refused(path: str) -> None:
    with pytest.raises(ValueError, match="base_path"):
        Settings(base_path=path)
