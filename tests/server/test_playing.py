"""Whole matches over the real interface."""

from typing import Any

from support.serving import Guest, Running
from support.stone_age.choosing import choose
from trilith.core.history import points_by_round
from trilith.core.match import Match, commitment
from trilith.core.record import parse_record
from trilith.games import game_named


def play_out(match: str, players: list[Guest]) -> dict[str, Any]:
    """Let everyone play over HTTP until the match is over; the last table."""
    table = players[0].look(match, seat=0)
    while table["status"] == "playing":
        seat = table["actor"]
        table = players[seat].look(match, seat=seat)
        answer = players[seat].act(match, seat, table["version"], choose(table))
        assert answer.status_code == 200, answer.text
        table = answer.json()
    return table


def test_two_people_play_a_whole_match_and_can_check_that_luck_was_fair(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    match = ann.set_table("person", "invited")
    assert match["status"] == "open"
    assert bob.accept(match)["mine"] == [1]
    promised = ann.look(match["id"])["commitment"]
    last = play_out(match["id"], [ann, bob])
    assert last["status"] == "over"
    assert last["choices"] == []
    assert commitment(last["result"]["seed"]) == promised
    record = parse_record(ann.get(f"/matches/{match['id']}/record").text)
    assert record.players == ["Ann", "Bob"]
    replayed = Match(game_named("stone_age"), record)
    replayed.verify_luck()
    assert replayed.over
    assert last["result"]["scores"] == replayed.state.scores()
    assert last["result"]["assisted"] == [False, False]
    history = [(each["round"], each["points"]) for each in last["result"]["history"]]
    assert history == points_by_round(replayed)
    scored = [event for event in bob.look(match["id"], seen=0)["events"] if event["kind"] == "scored"]
    assert scored
    assert {event["rule"] for event in scored} <= {f"SA-10.{number}" for number in range(1, 8)}


def test_a_person_plays_a_whole_match_against_bots(server: Running) -> None:
    ann = server.guest("Ann")
    match = ann.set_table("person", "greedy", "random")["id"]
    while True:
        table = ann.wait_for_turn(match, 0)
        if table["actor"] is None:
            break
        assert ann.act(match, 0, table["version"], choose(table)).status_code == 200
    assert table["status"] == "over"
    assert len(table["result"]["places"]) == 3
