"""Playing again with the same people, and whose turn it is."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from support.serving import Guest, Running, hear, running, settings_for, two_people
from support.stored_matches import keep
from trilith.core.match import Match
from trilith.core.record import parse_record
from trilith.games import game_named
from trilith.server.settings import Settings

RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture(name="place")
def _place(tmp_path: Path) -> Settings:
    return settings_for(tmp_path)


def finish(place: Settings, *players: Guest | str) -> str:
    """A match of these players that is over."""
    text = (RECORDS / f"stone_age-{len(players)}.txt").read_text(encoding="utf-8")
    match = Match(game_named("stone_age"), parse_record(text))
    assert match.over
    keep(place, "old", match, players)
    return "old"


def again(guest: Guest, match: str) -> dict[str, Any]:
    answer = guest.post(f"/matches/{match}/rematch", None)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def refusal(guest: Guest, match: str) -> tuple[int, str]:
    answer = guest.post(f"/matches/{match}/rematch", None)
    return answer.status_code, answer.json()["error"]


def test_the_second_who_wants_a_rematch_sits_down_at_the_table_of_the_first(place: Settings) -> None:
    with running(place) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        old = finish(place, ann, bob)
        with ann.socket(old, seat=0) as socket:
            assert hear(socket, "view", "moved")["rematch"] is None
            new = again(bob, old)
            assert hear(socket, "seats")["rematch"] == new["id"]
        assert new["id"] != old
        assert (new["status"], new["mine"], new["host"]) == ("open", [1], True)
        assert [(seat["name"], seat["free"]) for seat in new["seats"]] == [("Ann", True), ("Bob", False)]
        assert ann.look(old)["rematch"] == new["id"]
        assert ann.get(f"/matches/{old}").json()["rematch"] == new["id"]
        joined = again(ann, old)
        assert (joined["id"], joined["status"], joined["mine"]) == (new["id"], "playing", [0])
        assert again(bob, old)["id"] == new["id"]
        assert ann.look(new["id"])["view"]["round"] == 1


def test_against_bots_a_rematch_begins_at_once_with_the_same_bots(place: Settings) -> None:
    with running(place) as server:
        ann = server.guest("Ann")
        new = again(ann, finish(place, ann, "random", "greedy"))
        assert new["status"] == "playing"
        assert [(seat["kind"], seat["bot"]) for seat in new["seats"]] == [
            ("person", None),
            ("bot", "random"),
            ("bot", "greedy"),
        ]


def test_people_at_one_device_play_again_under_their_names(place: Settings) -> None:
    with running(place) as server:
        ann = server.guest("Ann")
        new = again(ann, finish(place, ann, ann))
        assert (new["status"], new["mine"]) == ("playing", [0, 1])


def test_two_who_ask_at_once_get_one_match(place: Settings) -> None:
    with running(place) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        old = finish(place, ann, bob)
        with ThreadPoolExecutor(2) as pool:
            found = list(pool.map(lambda guest: again(guest, old)["id"], (ann, bob)))
        assert found[0] == found[1]
        assert ann.get(f"/matches/{found[0]}").json()["status"] == "playing"


def test_a_rematch_is_remembered_when_the_server_starts_anew(place: Settings) -> None:
    with running(place) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        old = finish(place, ann, bob)
        new = again(ann, old)["id"]
        cookies = bob.client.cookies
    with running(place) as server:
        bob = server.stranger()
        bob.client.cookies = cookies
        assert again(bob, old)["id"] == new


def test_when_the_first_has_closed_the_table_there_is_a_new_one(place: Settings) -> None:
    with running(place) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        old = finish(place, ann, bob)
        closed = again(ann, old)["id"]
        assert ann.post(f"/matches/{closed}/leave", {"seat": 0}).json()["status"] == "closed"
        new = again(bob, old)
        assert new["id"] != closed
        assert (new["status"], new["host"]) == ("open", True)


def test_only_who_sat_there_plays_again_and_only_afterwards(place: Settings) -> None:
    with running(place) as server:
        ann, bob, match = two_people(server)
        assert refusal(ann, match) == (409, "StillPlaying")
        old = finish(place, ann, bob)
        assert refusal(server.guest("Eve"), old) == (403, "NotSeated")
        assert ann.look(old)["rematch"] is None


def turns(guest: Guest, which: str) -> list[tuple[int | None, bool, int | None]]:
    """Of every match that is listed: who decides, whether that is oneself, the round."""
    listed = guest.get("/matches", which=which).json()
    return [(each["actor"], each["turn"], each["round"]) for each in listed]


def test_a_list_of_matches_says_whose_turn_it_is(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    match = ann.set_table("person", "invited", public=True)
    assert turns(ann, "mine") == [(None, False, None)]
    bob.accept(match)
    assert turns(ann, "mine") == [(0, True, 1)]
    assert turns(bob, "mine") == [(0, False, 1)]
    assert (0, False, 1) in turns(server.guest("Eve"), "watchable")
    ann.act(match["id"], 0, ann.look(match["id"])["version"], "place hunt 5")
    assert turns(ann, "mine") == [(1, False, 1)]
    assert turns(bob, "mine") == [(1, True, 1)]
    bob.post(f"/matches/{match['id']}/leave", {"seat": 1})
    assert not turns(bob, "mine")[0][1], "a bot decides there"


def test_the_list_still_knows_whose_turn_it_is_when_the_server_starts_anew(place: Settings) -> None:
    with running(place) as server:
        ann, _, _ = two_people(server)
        cookies = ann.client.cookies
    with running(place) as server:
        ann = server.stranger()
        ann.client.cookies = cookies
        assert turns(ann, "mine") == [(0, True, 1)]


def test_a_match_that_cannot_be_opened_does_not_spoil_the_list(place: Settings) -> None:
    with running(place) as server:
        ann, bob, match = two_people(server)
        game = game_named("stone_age")
        broken = Match(
            game, parse_record(f"game: stone_age\nversion: {game.version}\nseats: 2\nseed: {0:064}\n\n")
        )
        keep(place, "broken", broken, [ann, bob], more=["place moon 1"])
        listed = {each["id"]: each for each in ann.get("/matches", which="mine").json()}
        assert (listed["broken"]["actor"], listed["broken"]["turn"]) == (None, False)
        assert listed[match]["turn"] is True
