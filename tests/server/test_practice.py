"""Practice: against bots alone one may take back any decision; luck is drawn anew, and everybody can see that it was practice."""

from support.serving import Guest, Running, Told
from trilith.core.match import Match
from trilith.core.record import parse_record
from trilith.games import game_named


def take_back(guest: Guest, match: str, steps: int) -> Told:
    """The table after taking back so many own decisions."""
    version = guest.look(match, seat=0)["version"]
    answer = guest.post(f"/matches/{match}/undo", {"seat": 0, "version": version, "steps": steps})
    assert answer.status_code == 200, answer.text
    told: Told = answer.json()
    return told


def play(guest: Guest, match: str, until: int) -> Told:
    """Take the first choice until so many own decisions are made."""
    table = guest.wait_for_turn(match, 0)
    while table["undo"] < until and not table["result"]:
        assert guest.act(match, 0, table["version"], table["choices"][0]["text"]).status_code == 200
        table = guest.wait_for_turn(match, 0)
    return table


def test_any_number_of_own_decisions_can_be_taken_back_across_luck_and_bots(server: Running) -> None:
    ann = server.guest("Ann")
    match = ann.set_table("person", "greedy", practice=True)
    assert match["practice"] is True
    first = ann.wait_for_turn(match["id"], 0)
    table = play(ann, match["id"], 12)
    assert (table["undo"], table["hold"]) == (12, 0)
    back = take_back(ann, match["id"], 5)
    assert (back["undo"], back["actor"]) == (7, 0)
    assert back["version"] > table["version"]
    begun = take_back(ann, match["id"], 7)
    assert (begun["undo"], begun["view"]) == (0, first["view"])


def test_the_result_says_that_it_was_practice_and_the_record_can_be_verified(server: Running) -> None:
    ann = server.guest("Ann")
    match = ann.set_table("person", "greedy", practice=True)["id"]
    for decisions, back in ((20, 20), (14, 6), (20, 3)):
        play(ann, match, decisions)
        take_back(ann, match, back)
    last = play(ann, match, 10_000)
    assert last["result"]["practice"] is True
    assert last["undo"] == 0
    record = parse_record(ann.get(f"/matches/{match}/record").text)
    assert len(record.practice) > 1
    Match(game_named("stone_age"), record).verify_luck()
    again = ann.post(f"/matches/{match}/rematch", {}).json()
    assert again["practice"] is True


def test_practice_is_for_one_person_and_bots(server: Running) -> None:
    ann = server.guest("Ann")
    for seats in (["person", "person"], ["person", "invited"]):
        body = {"game": "stone_age", "seats": [{"kind": seat} for seat in seats], "practice": True}
        answer = ann.post("/matches", body)
        assert (answer.status_code, answer.json()["error"]) == (409, "NotPractice")
