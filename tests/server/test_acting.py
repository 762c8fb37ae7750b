"""Changes of a match: stale versions, all or none, seats, undoing."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from support.serving import Running, two_people
from support.stone_age.choosing import choose


def refusal(answer: Any) -> tuple[int, str, int | None]:
    told = answer.json()
    assert set(told) == {"error", "about", "version"}
    return answer.status_code, told["error"], told["version"]


def test_a_stale_version_is_refused_with_the_newest_one_and_nothing_changes(server: Running) -> None:
    ann, bob, match = two_people(server)
    table = ann.look(match)
    assert ann.act(match, 0, table["version"], "place forest 2").status_code == 200
    after = bob.look(match)
    late = ann.act(match, 0, table["version"], "place hunt 1")
    assert refusal(late) == (409, "StaleVersion", after["version"])
    assert bob.look(match) == after


def test_several_actions_are_played_all_or_none(server: Running) -> None:
    ann, bob, match = two_people(server)
    ann.act(match, 0, ann.look(match)["version"], "place forest 5")
    before = bob.look(match)
    answer = bob.act(match, 1, before["version"], "place hunt 2", "place hunt 2")
    assert refusal(answer) == (409, "IllegalAction", before["version"])
    assert answer.json()["about"]["rule"].startswith("SA-")
    assert bob.look(match) == before
    together = bob.act(match, 1, before["version"], "place hunt 2", "place field 1", "place tool_maker 1")
    assert together.status_code == 200
    assert together.json()["view"]["players"][1]["home"] == 1
    assert [event["kind"] for event in together.json()["events"]] == ["placed"] * 3


def test_nobody_acts_for_somebody_else(server: Running) -> None:
    ann, bob, match = two_people(server)
    version = ann.look(match)["version"]
    assert refusal(bob.act(match, 0, version, "place hunt 1")) == (403, "NotYourSeat", version)
    assert refusal(server.guest("Eve").act(match, 0, version, "place hunt 1")) == (
        403,
        "NotYourSeat",
        version,
    )
    assert refusal(bob.act(match, 1, version, "place hunt 1")) == (409, "NotYourTurn", version)
    assert refusal(ann.act(match, 7, version, "place hunt 1")) == (404, "NoSuchSeat", version)
    assert refusal(bob.get(f"/matches/{match}/view", seat=0)) == (403, "NotYourSeat", version)
    assert ann.look(match)["version"] == version


@pytest.mark.parametrize(
    ("action", "error"),
    [
        ("place moon 1", "NoSuchAction"),
        ("take forest", "IllegalAction"),
        ("roll 3 4", "NoSuchAction"),
        ("card writing_card", "NoSuchAction"),
    ],
)
def test_what_is_no_action_or_not_allowed_is_refused(server: Running, action: str, error: str) -> None:
    ann, _, match = two_people(server)
    version = ann.look(match)["version"]
    assert refusal(ann.act(match, 0, version, action)) == (409, error, version)


def test_own_decisions_can_be_taken_back_until_somebody_else_decides(server: Running) -> None:
    ann, bob, match = two_people(server)
    first = ann.look(match)
    placed = ann.act(match, 0, first["version"], "place forest 2").json()
    assert placed["undo"] == 1
    answer = ann.post(f"/matches/{match}/undo", {"seat": 0, "version": placed["version"], "steps": 1})
    undone = answer.json()
    assert undone["view"] == first["view"]
    assert undone["choices"] == first["choices"]
    assert undone["version"] > placed["version"], "a version never comes back, or a stale one would look new"
    assert refusal(ann.act(match, 0, placed["version"], "place hunt 1"))[1] == "StaleVersion"
    again = ann.act(match, 0, undone["version"], "place hunt 1").json()
    bob.act(match, 1, again["version"], "place hunt 1")
    now = ann.look(match)
    assert now["undo"] == 0
    too_far = ann.post(f"/matches/{match}/undo", {"seat": 0, "version": now["version"], "steps": 1})
    assert refusal(too_far) == (409, "UndoTooFar", now["version"])


def test_luck_cannot_be_taken_back(server: Running) -> None:
    ann = server.guest("Ann")
    match = ann.set_table("person", "person")["id"]
    table = ann.look(match)
    while table["view"]["phase"] == "placing":
        seat = table["actor"]
        table = ann.act(match, seat, table["version"], "place hunt 5").json()
        table = ann.look(match, seat=table["actor"])
    rolled = ann.act(match, 0, table["version"], "take hunt").json()
    assert rolled["view"]["phase"] == "tooling"
    assert rolled["undo"] == 0
    back = ann.post(f"/matches/{match}/undo", {"seat": 0, "version": rolled["version"], "steps": 1})
    assert refusal(back)[1] == "UndoTooFar"


def test_one_device_goes_round_in_the_hot_seat(server: Running) -> None:
    ann = server.guest("Ann")
    seats = [{"kind": "person"}, {"kind": "person", "name": "Grandpa"}]
    match = ann.post("/matches", {"game": "stone_age", "seats": seats}).json()
    assert match["mine"] == [0, 1]
    assert [seat["name"] for seat in match["seats"]] == ["Ann", "Grandpa"]
    table = ann.look(match["id"], seat=0)
    for _ in range(20):
        table = ann.look(match["id"], seat=table["actor"])
        other = ann.look(match["id"], seat=1 - table["actor"])
        assert other["choices"] == []
        assert "cards" not in other["view"]["players"][table["actor"]]
        table = ann.act(match["id"], table["actor"], table["version"], choose(table)).json()


def test_a_spectator_sees_the_table_and_no_hand(server: Running) -> None:
    ann, _, match = two_people(server)
    ann.act(match, 0, ann.look(match)["version"], "place forest 2")
    watching = server.guest("Eve").look(match, seen=0)
    assert watching["seat"] is None
    assert watching["choices"] == []
    assert all("cards" not in player for player in watching["view"]["players"])
    assert watching["events"][-1]["kind"] == "placed"


def test_the_record_and_the_seed_are_kept_until_the_end(server: Running) -> None:
    ann, bob, match = two_people(server)
    assert refusal(ann.get(f"/matches/{match}/record"))[:2] == (409, "NotOver")
    assert ann.look(match)["result"] is None
    assert "seed" not in str(bob.look(match))


def test_two_requests_at_once_play_one_action(server: Running) -> None:
    ann, _, match = two_people(server)
    version = ann.look(match)["version"]
    twins = [server.stranger() for _ in range(8)]
    for twin in twins:
        twin.client.cookies.update(ann.client.cookies)
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda twin: twin.act(match, 0, version, "place forest 1"), twins))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
