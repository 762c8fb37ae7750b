"""What is in a game's box, for whoever draws it."""

from importlib.resources import files
from typing import Any

import pytest

from support.serving import Running
from trilith.games import OURS, package_of


def components(server: Running, game: str) -> dict[str, Any]:
    answer = server.stranger().get(f"/games/{game}/components")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_cards_buildings_and_numbers_are_told_as_they_are_in_the_box(server: Running) -> None:
    found = components(server, "stone_age")
    assert set(found) == {"buildings", "cards", "pack", "setup"}
    assert found["cards"]["card"][0] == {
        "id": "pottery_food_7",
        "when_taken": ["food", 7],
        "at_the_end": ["symbol", "pottery"],
    }
    assert found["buildings"]["building"][0] == {
        "id": "wood_wood_brick",
        "price": ["fixed", "wood", "wood", "brick"],
        "points": 10,
    }
    assert found["setup"]["places"]["forest"] == 7
    assert found["setup"]["goods"]["gold"] == {"pips": 6, "worth": 6}


@pytest.mark.parametrize("game", OURS)
def test_every_game_tells_all_its_tables_but_not_where_they_were_read(server: Running, game: str) -> None:
    data = files(package_of(game)) / "data"
    kept = {file.name.removesuffix(".toml") for file in data.iterdir() if file.name.endswith(".toml")}
    found = components(server, game)
    assert set(found) == kept - {"rulebook"}
    assert "source" not in keys(found)


def keys(value: Any) -> set[str]:
    """Every key, however deep."""
    if isinstance(value, dict):
        return set(value).union(*map(keys, value.values()))
    return set().union(*map(keys, value)) if isinstance(value, list) else set()


def test_components_are_sent_again_only_when_they_changed(server: Running) -> None:
    guest = server.stranger()
    answer = guest.get("/games/stone_age/components")
    again = guest.client.get("/games/stone_age/components", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_game_that_nobody_knows_has_no_components(server: Running) -> None:
    answer = server.stranger().get("/games/chess/components")
    assert (answer.status_code, answer.json()["error"]) == (404, "NoSuchGame")
