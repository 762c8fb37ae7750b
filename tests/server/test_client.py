"""The client and its words come from the server."""

from pathlib import Path

import pytest

from support.serving import Running
from trilith.server.http.routes import client


def test_words_are_fluent_and_sent_again_only_when_they_changed(server: Running) -> None:
    guest = server.stranger()
    answer = guest.get("/words/de/stone_age")
    assert "spot-forest = Wald" in answer.text
    again = guest.client.get("/words/de/stone_age", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304
    assert "web-motto" in guest.get("/words/en").text
    assert "cli-about" not in guest.get("/words/en").text


@pytest.mark.parametrize(
    ("path", "status"), [("/words/fr", 422), ("/words/en/chess", 404), ("/words/en/a.b", 422)]
)
def test_other_words_are_refused(server: Running, path: str, status: int) -> None:
    assert server.stranger().get(path).status_code == status


def test_every_page_of_the_client_is_the_same_file(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>the client</p>", encoding="utf-8")
    (tmp_path / "assets/a-1.js").write_text("1", encoding="utf-8")
    monkeypatch.setattr(client, "CLIENT", tmp_path)
    guest = server.stranger()
    for path in ("/", "/t/abc", "/i/abc"):
        answer = guest.get(path)
        assert answer.text == "<p>the client</p>"
        assert answer.headers["cache-control"] == "no-cache"
        assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert "immutable" in guest.get("/assets/a-1.js").headers["cache-control"]
    for path in ("/assets/none.js", "/assets/..%2findex.html", "/assets/%2e%2e"):
        assert guest.get(path).status_code == 404


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [
        ("gzip, deflate, br", "br", b"smallest"),
        ("gzip", "gzip", b"smaller"),
        ("gzip;q=0.5, br;q=0", "gzip", b"smaller"),
        ("identity", None, b"plain and long"),
        ("gzip;q=0", None, b"plain and long"),
    ],
)
def test_assets_come_compressed_to_whoever_can_read_that(
    server: Running,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    accepted: str,
    encoding: str | None,
    body: bytes,
) -> None:
    assets = tmp_path / "assets"
    assets.mkdir()
    (assets / "a-1.js").write_bytes(b"plain and long")
    (assets / "a-1.js.gz").write_bytes(b"smaller")
    (assets / "a-1.js.br").write_bytes(b"smallest")
    monkeypatch.setattr(client, "CLIENT", tmp_path)
    with server.stranger().client.stream(
        "GET", "/assets/a-1.js", headers={"accept-encoding": accepted}
    ) as answer:
        assert b"".join(answer.iter_raw()) == body
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "accept-encoding"
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize("path", ["/", "/words/de/stone_age", "/games/stone_age/components"])
def test_what_may_change_is_compressed_and_each_form_has_its_own_tag(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    (tmp_path / "index.html").write_text("<p>the client</p>" * 100, encoding="utf-8")
    monkeypatch.setattr(client, "CLIENT", tmp_path)
    guest = server.stranger().client
    plain = guest.get(path, headers={"accept-encoding": "identity"})
    packed = guest.get(path, headers={"accept-encoding": "gzip, br"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2
    assert packed.headers["etag"] != plain.headers["etag"]
    for known, accepted, status in ((packed, "gzip", 304), (plain, "identity", 304), (plain, "gzip", 200)):
        again = guest.get(
            path,
            headers={"accept-encoding": accepted, "if-none-match": f'"x", W/{known.headers["etag"]}'},
        )
        assert again.status_code == status
        assert again.headers["vary"] == "accept-encoding"
        assert again.headers["cache-control"] == "no-cache"


def test_without_a_client_the_server_says_how_to_get_one(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "CLIENT", tmp_path)
    answer = server.stranger().client.get("/", headers={"accept-language": "fr, de-AT;q=0.8"})
    assert answer.status_code == 503
    assert "npm run build" in answer.text
    assert 'lang="de"' in answer.text


def test_what_happened_can_be_told_after_something_was_taken_back(server: Running) -> None:
    ann = server.guest("Ann")
    match = ann.set_table("person", "person")["id"]
    table = ann.wait_for_turn(match, 0)
    before = ann.look(match, seat=0, seen=0)["events"]
    ann.act(match, 0, table["version"], "place hunt 2")
    table = ann.look(match, seat=0)
    assert table["undo"] == 1
    answer = ann.post(f"/matches/{match}/undo", {"seat": 0, "version": table["version"], "steps": 1})
    assert answer.status_code == 200, answer.text
    told = ann.look(match, seat=0, seen=0)
    assert told["kind"] == "moved"
    assert told["events"] == before
