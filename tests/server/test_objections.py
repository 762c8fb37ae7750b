"""Asking why something may not be done: the rule of the engine, for the own seat, and nothing changes."""

from pathlib import Path

import pytest

from support.serving import Guest, Running, running, settings_for, two_people
from support.stone_age.choosing import choose
from support.stone_age.playing import CARD_2, new_game, send
from support.stored_matches import keep
from trilith.core.match import Match
from trilith.core.record import Record
from trilith.games import game_named
from trilith.games.stone_age.names import ACTING, FOREST

GAME = game_named("stone_age")


def why_not(guest: Guest, match: str, seat: int, action: str) -> tuple[str | None, int]:
    """The rule against an action, and the version it is about."""
    answer = guest.get(f"/matches/{match}/objection", seat=seat, action=action)
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert told["action"] == action
    assert not (told["allowed"] and told["rule"])
    return told["rule"], told["version"]


def test_the_rule_is_told_and_nothing_changes(server: Running) -> None:
    ann, bob, match = two_people(server)
    version = ann.look(match)["version"]
    assert why_not(ann, match, 0, "place forest 2") == (None, version)
    assert why_not(ann, match, 0, "place forest 6") == ("SA-3.1", version)
    assert why_not(ann, match, 0, "take forest") == ("SA-3.1", version)
    ann.act(match, 0, version, "place forest 2")
    assert why_not(bob, match, 1, "place forest 1") == ("SA-11.3", version + 1)  # one of two players
    assert bob.look(match)["version"] == version + 1


def test_work_that_cannot_be_done_says_why(tmp_path: Path) -> None:
    table = new_game(2)
    send(table, 0, FOREST, 1)
    send(table, 0, CARD_2, 1)
    table.phase = ACTING
    record = Record(GAME.name, GAME.version, 2, "cafe" * 16, position=GAME.dump(table))
    place = settings_for(tmp_path)
    with running(place) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        keep(place, "work", Match(GAME, record), [ann, bob])
        assert why_not(ann, "work", 0, "take forest")[0] is None
        assert why_not(ann, "work", 0, "take hunt")[0] == "SA-4.2"
        assert why_not(ann, "work", 0, "buy card_2")[0] == "SA-6.1"


def test_it_is_not_allowed_without_a_rule_when_it_is_somebody_elses_turn(server: Running) -> None:
    _, bob, match = two_people(server)
    answer = bob.get(f"/matches/{match}/objection", seat=1, action="place hunt 1").json()
    assert (answer["allowed"], answer["rule"]) == (False, None)


def test_nobody_asks_for_somebody_else(server: Running) -> None:
    ann, bob, match = two_people(server)
    path = f"/matches/{match}/objection"

    def error(guest: Guest, seat: int, action: str) -> tuple[int, str]:
        answer = guest.get(path, seat=seat, action=action)
        return answer.status_code, answer.json()["error"]

    assert error(bob, 0, "place hunt 1") == (403, "NotYourSeat")
    assert error(server.guest("Eve"), 0, "place hunt 1") == (403, "NotYourSeat")
    assert error(ann, 7, "place hunt 1") == (404, "NoSuchSeat")
    assert error(ann, 0, "place moon 1")[1] == "NoSuchAction"
    assert error(ann, 0, "x" * 81)[0] == 422
    waiting = ann.set_table("person", "invited")["id"]
    answer = ann.get(f"/matches/{waiting}/objection", seat=0, action="place hunt 1")
    assert (answer.status_code, answer.json()["error"]) == (409, "NotStarted")


@pytest.mark.parametrize("turns", [0, 3, 12])
def test_exactly_what_is_not_offered_has_a_rule_against_it(server: Running, turns: int) -> None:
    ann, bob, match = two_people(server)
    people = (ann, bob)
    table = ann.look(match, seat=0)
    for _ in range(turns):
        seat = table["actor"]
        table = people[seat].look(match, seat=seat)
        assert people[seat].act(match, seat, table["version"], choose(table)).status_code == 200
        table = ann.look(match, seat=0)
    seat = table["actor"]
    offered = {choice["text"] for choice in people[seat].look(match, seat=seat)["choices"]}
    for action in GAME.actions.all:
        rule, _ = why_not(people[seat], match, seat, action.text)
        assert (rule is None) == (action.text in offered), (action.text, rule)
