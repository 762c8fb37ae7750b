"""Component packs at the server: new matches use them, and a match whose pack is gone is refused by name."""

import os
from pathlib import Path
from typing import Any

import pytest

from support.serving import Guest, Running, running, settings_for
from trilith.core.pack import BadPack
from trilith.games import game_in, game_named
from trilith.packs import new_pack
from trilith.server.pack_registry import PackRegistry
from trilith.server.settings import Settings
from trilith.words import LANGUAGES, fluent_sources


def rich_pack(folder: Path) -> str:
    """A pack of Stone Age in which everybody begins with thirty food."""
    new_pack("stone_age", folder)
    for file, before, after in (
        ("setup.toml", "food = 12", "food = 30"),
        ("pack.toml", 'name = "Stone Age"', 'name = "Full stores"'),
        ("en.ftl", "card-art_tool = new tool · art", "card-art_tool = hammer"),
    ):
        text = (folder / file).read_text(encoding="utf-8")
        assert before in text
        (folder / file).write_text(text.replace(before, after), encoding="utf-8")
    return str(folder)


def with_packs(settings: Settings, *folders: str) -> Settings:
    """The same settings with these packs."""
    return settings.model_copy(update={"packs": os.pathsep.join(folders)})


def begin(server: Running, game: str) -> tuple[Guest, dict[str, Any]]:
    """A match of somebody and a bot."""
    guest = server.guest("Ann")
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    answer = guest.post("/matches", {"game": game, "seats": seats})
    assert answer.status_code == 201, answer.text
    told: dict[str, Any] = answer.json()
    return guest, told


def back_at(server: Running, guest: Guest) -> Guest:
    """Somebody who has been here before."""
    back = server.stranger()
    back.client.cookies.update(guest.client.cookies)
    return back


def test_new_matches_use_the_pack_and_say_so(tmp_path: Path) -> None:
    folder = rich_pack(tmp_path / "pack")
    pack = game_in(folder).pack
    with running(with_packs(settings_for(tmp_path), folder)) as server:
        guest, match = begin(server, "stone_age")
        shown = guest.get(f"/matches/{match['id']}").json()["pack"]
        assert shown == {
            "name": "Full stores",
            "digest": pack.digest,
            "default": False,
            "reconstructed": False,
            "parts": [],
        }
        board = guest.get(f"/matches/{match['id']}/view").json()["view"]["players"][0]
        assert board["goods"]["food"] == 30
        usual = game_named("stone_age").pack.digest
        for digest, food in ((pack.digest, 30), (usual, 12)):
            told = guest.get("/games/stone_age/components", pack=digest).json()
            assert told["setup"]["start"]["food"] == food
            assert told["pack"]["digest"] == digest
        assert "card-art_tool = hammer" in guest.get("/words/en/stone_age", pack=pack.digest).text
        assert "hammer" not in guest.get("/words/en/stone_age", pack=usual).text
        _, other = begin(server, "prehistory")
        assert other["pack"]["default"]
        assert other["pack"]["reconstructed"]
        assert other["pack"]["parts"] == list(game_named("prehistory").pack.reconstructed)


def test_a_match_whose_pack_is_gone_is_refused_and_the_others_go_on(tmp_path: Path) -> None:
    folder, place = rich_pack(tmp_path / "pack"), settings_for(tmp_path)
    with running(place) as server:
        guest, usual = begin(server, "stone_age")
    with running(with_packs(place, folder)) as server:
        back = back_at(server, guest)
        answer = back.post(
            "/matches", {"game": "stone_age", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "random"}]}
        )
        mine = answer.json()
        assert not mine["pack"]["default"]
        assert back.get(f"/matches/{usual['id']}").json()["pack"]["default"]
    with running(place) as server:
        back = back_at(server, guest)
        refused = back.get(f"/matches/{mine['id']}")
        assert refused.status_code == 404
        assert refused.json()["error"] == "MissingPack"
        assert refused.json()["about"]["pack"] == "Full stores"
        assert refused.json()["about"]["digest"] == mine["pack"]["digest"]
        assert back.get(f"/matches/{usual['id']}").status_code == 200
        listed = {each["id"]: each["pack"] for each in back.get("/matches", which="mine").json()}
        assert listed[mine["id"]]["name"] == "Full stores"
        assert listed[usual["id"]]["default"]
    with running(with_packs(place, folder)) as server:
        assert back_at(server, guest).get(f"/matches/{mine['id']}").status_code == 200


def test_a_pack_that_nobody_has_is_refused_by_its_digest(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as server:
        guest = server.guest("Ann")
        for path in ("/games/stone_age/components", "/words/de/stone_age"):
            refused = guest.get(path, pack="0" * 64)
            assert (refused.status_code, refused.json()["error"]) == (404, "MissingPack")
            assert guest.get(path, pack="mine").status_code == 422


def test_a_bad_pack_keeps_the_server_from_starting(tmp_path: Path) -> None:
    folder = Path(rich_pack(tmp_path / "pack"))
    (folder / "cards.toml").unlink()
    with pytest.raises(BadPack):
        PackRegistry([str(folder)])


def test_of_two_packs_of_a_game_new_matches_use_the_first(tmp_path: Path) -> None:
    first = rich_pack(tmp_path / "first")
    second = Path(rich_pack(tmp_path / "second"))
    text = (second / "setup.toml").read_text(encoding="utf-8")
    (second / "setup.toml").write_text(text.replace("food = 30", "food = 31"), encoding="utf-8")
    pack_registry = PackRegistry([first, str(second)])
    chosen, other = pack_registry.for_new_match("stone_age"), game_in(str(second))
    assert chosen is game_in(first)
    assert pack_registry.for_match("stone_age", other.pack.signature()) is other
    assert pack_registry.for_match("stone_age", None) is game_named("stone_age")
    assert (pack_registry.folder(chosen), pack_registry.folder(game_named("stone_age"))) == (first, "")
    assert pack_registry.for_new_match("prehistory") is game_named("prehistory")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_client_gets_the_words_for_a_missing_pack(language: str) -> None:
    assert "error-MissingPack" in "".join(fluent_sources(language, ["trilith"], ("server",)))
