"""Tables over WebSockets."""

import json
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection

from support.serving import Running, hear, say, two_people
from support.stone_age.choosing import choose


def test_two_people_play_a_whole_match_over_sockets(server: Running) -> None:
    ann, bob, match = two_people(server)
    with ann.socket(match) as first, bob.socket(match) as second:
        sockets = [first, second]
        tables = [hear(socket, "view") for socket in sockets]
        while tables[0]["status"] == "playing":
            seat = tables[0]["actor"]
            say(sockets[seat], kind="act", version=tables[seat]["version"], actions=[choose(tables[seat])])
            tables = [hear(socket, "moved") for socket in sockets]
            assert tables[0]["version"] == tables[1]["version"]
            assert tables[0]["actor"] == tables[1]["actor"]
        assert tables[0]["result"] == tables[1]["result"]


def test_what_would_come_of_choices_is_told_to_whoever_wishes_to_see_it(server: Running) -> None:
    ann, _, match = two_people(server)
    whole = ann.look(match)
    unforeseen = [{**choice, "forecast": None} for choice in whole["choices"]]
    with ann.socket(match, foresee="false") as blind, ann.socket(match) as seeing:
        assert hear(blind, "view")["choices"] == unforeseen
        assert hear(seeing, "view")["choices"] == whole["choices"]
        say(blind, kind="look", foresee=True)
        say(seeing, kind="look", foresee=False)
        assert hear(blind, "view")["choices"] == whole["choices"]
        assert hear(seeing, "view")["choices"] == unforeseen
        ann.act(match, whole["actor"], whole["version"], choose(whole))
        say(blind, kind="look")  # is as it was wished last
        assert all(choice["forecast"] for choice in hear(blind, "view")["choices"])
    with pytest.raises(InvalidStatus) as refused, ann.socket(match, foresee="perhaps"):
        pass
    about = json.loads(refused.value.response.body)["about"]
    assert about == {"where": "query.foresee", "problem": "bool_parsing"}


def _newest(socket: ClientConnection, table: dict[str, Any], version: int) -> dict[str, Any]:
    while table["version"] < version:
        table = hear(socket, "moved")
    return table


def test_who_comes_back_is_told_exactly_what_was_missed(server: Running) -> None:
    ann, bob, match = two_people(server)
    told: dict[int, list[Any]] = {}
    with bob.socket(match) as socket:
        start = hear(socket, "view")["version"]
        table = ann.look(match)
        for _ in range(30):
            player = (ann, bob)[table["actor"]]
            table = player.look(match, seat=table["actor"])
            table = player.act(match, table["actor"], table["version"], choose(table)).json()
        seen = start
        while seen < table["version"]:
            moved = hear(socket, "moved")
            assert moved["since"] == seen
            told[seen] = moved["events"]
            seen = moved["version"]
    for version in told:
        with bob.socket(match, seen=version) as socket:
            again = hear(socket, "moved")
        assert again["since"] == version
        assert again["events"] == [event for at, events in told.items() if at >= version for event in events]
        assert again["view"] == bob.look(match)["view"]
    with bob.socket(match, seen=table["version"]) as socket:
        assert hear(socket, "moved")["events"] == []
    with bob.socket(match, seen=table["version"] + 1) as socket:
        assert hear(socket, "view")["version"] == table["version"]


def test_after_an_undo_everyone_sees_the_whole_table_anew(server: Running) -> None:
    ann, bob, match = two_people(server)
    with ann.socket(match) as hers, bob.socket(match) as his:
        before = hear(hers, "view")
        hear(his, "view")
        say(hers, kind="act", version=before["version"], actions=["place forest 3"], reply=1)
        moved = hear(his, "moved")
        say(hers, kind="undo", version=moved["version"], steps=1, reply=2)
        undone = hear(his, "view", "moved")
        assert undone["kind"] == "view"
        assert undone["view"] == bob.look(match)["view"]
        assert undone["version"] > moved["version"]
    with bob.socket(match, seen=moved["version"]) as socket:
        assert hear(socket, "view", "moved")["kind"] == "view"


def test_two_tabs_of_one_person_both_stay_right(server: Running) -> None:
    ann, bob, match = two_people(server)
    with ann.socket(match) as one, ann.socket(match) as other:
        table = hear(one, "view")
        assert hear(other, "view")["view"] == table["view"]
        say(one, kind="act", version=table["version"], actions=["place forest 3"], reply=7)
        assert hear(one, "played")["reply"] == 7
        after = hear(other, "moved")
        say(other, kind="act", version=table["version"], actions=["place forest 3"], reply=8)
        refused = hear(other, "refused")
        assert (refused["error"], refused["reply"], refused["version"]) == (
            "StaleVersion",
            8,
            after["version"],
        )
        bob.act(match, 1, after["version"], "place hunt 2")
        latest = bob.look(match, seat=1)["version"]
        assert _newest(one, table, latest)["view"] == _newest(other, after, latest)["view"]


def test_who_waits_for_others_sees_them_come_and_the_match_begin(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    match = ann.set_table("person", "invited")
    with ann.socket(match["id"]) as socket:
        assert hear(socket, "seats")["seats"][0]["present"] is True
        bob.accept(match)
        begun = hear(socket, "moved")
        assert begun["status"] == "playing"
        assert begun["since"] == 0
        with bob.socket(match["id"]):
            while not hear(socket, "seats")["seats"][1]["present"]:
                pass
        while hear(socket, "seats")["seats"][1]["present"]:
            pass


def test_bots_are_seen_playing(server: Running) -> None:
    ann = server.guest("Ann")
    match = ann.set_table("person", "greedy")["id"]
    with ann.socket(match) as socket:
        table = hear(socket, "view")
        say(socket, kind="act", version=table["version"], actions=["place hunt 1"])
        placed: list[int] = []
        while 1 not in placed:
            placed += [
                event["player"] for event in hear(socket, "moved")["events"] if event["kind"] == "placed"
            ]
        assert placed[:2] == [0, 1]


def test_looking_again_brings_the_whole_table(server: Running) -> None:
    ann, _, match = two_people(server)
    with ann.socket(match) as socket:
        first = hear(socket, "view")
        say(socket, kind="look")
        assert hear(socket, "view")["view"] == first["view"]
