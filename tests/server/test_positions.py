"""Positions are copied out of finished matches, set up by hand with everything wrong named, and played from."""

from collections.abc import Iterator
from typing import Any

import pytest

from support.finished import finished, so_far
from support.serving import Guest, Running, Told, running, settings_for
from support.stored_matches import keep
from trilith.games import OURS, game_named
from trilith.server.settings import Settings
from trilith.study.moment import OPENLY, Moment


@pytest.fixture(name="settings", scope="module")
def _settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    return settings_for(tmp_path_factory.mktemp("positions"))


@pytest.fixture(name="server", scope="module")
def _server(settings: Settings) -> Iterator[Running]:
    with running(settings) as started:
        yield started


def look(guest: Guest, position: Any) -> Told:
    answer = guest.post("/positions", {"position": position})
    assert answer.status_code == 200, answer.text
    told: Told = answer.json()
    return told


def seats(number: int) -> list[Told]:
    return [{"kind": "person"}, *({"kind": "bot", "bot": "greedy"} for _ in range(number - 1))]


@pytest.mark.parametrize("name", OURS)
def test_a_moment_is_copied_looked_at_and_played_from(server: Running, settings: Settings, name: str) -> None:
    match, key = finished(name), f"over-{name}"
    ann = server.guest("Ann")
    keep(settings, key, match, [ann, "greedy", "greedy", "greedy"])
    lines = next(at for at in range(match.version // 2, match.version) if match.rebuild(at).actor() == 0)
    position = ann.get(f"/matches/{key}/moments/{lines}/position").json()
    assert position == match.game.dump(match.rebuild(lines))
    told = look(ann, position)
    assert (told["game"], told["seats"], told["problems"], told["actor"]) == (name, 4, [], 0)
    assert told["view"] == Moment(match, lines).view(OPENLY)
    body = {"game": name, "seats": seats(4), "position": position}
    table = ann.post("/matches", body).json()
    assert (table["status"], table["set_up"], table["origin"]) == ("open", True, None)
    begun = ann.post(f"/matches/{table['id']}/start", {"fill": "greedy"}).json()
    assert begun["status"] == "playing"
    assert ann.look(table["id"], seat=0)["view"] == match.game.view(match.rebuild(lines), 0)
    wrong = ann.post("/matches", {**body, "seats": seats(3)})
    assert (wrong.status_code, wrong.json()["error"]) == (409, "BadRecord")


@pytest.mark.parametrize("name", OURS)
def test_a_table_that_was_just_set_comes_with_what_may_stand_where(server: Running, name: str) -> None:
    ann, game = server.guest("Ann"), game_named(name)
    for number in game.seats:
        form = ann.get(f"/games/{name}/position", seats=number).json()
        position = form["position"]
        assert look(ann, position)["problems"] == []
        boards = position.pop("players")
        assert len(boards) == number
        for shapes, things in ((form["table"], [position]), (form["board"], boards)):
            for thing in things:
                assert leaves(thing) - {"format", "game"} == set(shapes)
    assert ann.get(f"/games/{name}/position", seats=8).json()["error"] == "WrongSeats"


def leaves(thing: dict[str, Any]) -> set[str]:
    """The places of a position at which a form has fields: groups of them are one level deep."""
    found = set()
    for key, value in thing.items():
        if key in ("pending", "options", "site") or (key == "rest_tiles" and isinstance(value, dict)):
            found |= {f"{key}.{inner}" for inner in value}
        else:
            found.add(key)
    return found


def test_whatever_is_wrong_is_named_with_its_place_and_drawn_as_far_as_it_goes(server: Running) -> None:
    ann = server.guest("Ann")
    position = ann.get("/games/stone_age/position", seats=4).json()["position"]
    position["players"][1]["people"] = 12
    position["players"][2]["placed"] = {"hut": 1}
    told = look(ann, position)
    found = {(problem["where"], problem["name"]) for problem in told["problems"]}
    assert found == {("players.1.people", "between"), ("hut", "alone")}
    assert told["problems"][-1]["about"] or told["problems"][0]["about"]
    assert told["view"]["players"][1]["people"] == 12
    refused = ann.post("/matches", {"game": "stone_age", "seats": seats(4), "position": position})
    assert (refused.status_code, refused.json()["error"]) == (409, "ImpossiblePosition")
    position["round"] = "six"
    refused = ann.post("/positions", {"position": position})
    assert (refused.json()["error"], refused.json()["about"]["where"]) == ("BadPosition", "round")
    for strange, error in (
        ({}, "BadPosition"),
        ({"game": "chess"}, "NoSuchGame"),
        ({"game": "stone_age"}, "BadPosition"),
        ({**position, "pack": {"name": "Mine", "digest": "ab" * 32}}, "MissingPack"),
    ):
        assert ann.post("/positions", {"position": strange}).json()["error"] == error


def test_no_position_of_a_running_match_is_told(server: Running, settings: Settings) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    keep(settings, "running", so_far("endless_winter", 200), [ann, "greedy", "greedy", "greedy"])
    for guest in (ann, eve):
        answer = guest.get("/matches/running/moments/10/position")
        assert (answer.status_code, answer.json()["error"]) == (409, "NotYetOpen")
