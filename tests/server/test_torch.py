"""The torch over the network: a hint for whoever decides, made in the pool of bots, and told of in the result."""

from pathlib import Path

from support.serving import Guest, Running, Told, running, settings_for, two_people
from trilith.core.record import parse_record
from trilith.server.wire.teaching import Hint


def light(guest: Guest, match: str, seat: int, version: int) -> Told:
    """A hint, held to the contract."""
    answer = guest.post(f"/matches/{match}/torch", {"seat": seat, "version": version})
    assert answer.status_code == 200, answer.text
    told: Told = answer.json()
    Hint.model_validate(told)
    return told


def refusal(guest: Guest, match: str, seat: int, version: int) -> str:
    """The name of the error by which a hint is refused."""
    answer = guest.post(f"/matches/{match}/torch", {"seat": seat, "version": version})
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["error"])


def play_to_the_end(guest: Guest, match: str) -> Told:
    """The last table of a match in which somebody takes the first choice of all."""
    while True:
        table = guest.wait_for_turn(match, 0)
        if table["result"]:
            return table
        assert guest.act(match, 0, table["version"], table["choices"][0]["text"]).status_code == 200


def test_a_hint_names_what_can_be_chosen_and_asking_again_costs_nothing(server: Running) -> None:
    ann = server.guest("Ann")
    match = ann.set_table("person", "greedy")["id"]
    table = ann.wait_for_turn(match, 0)
    told = light(ann, match, 0, table["version"])
    assert (told["version"], told["seat"], told["only"]) == (table["version"], 0, None)
    offered = {choice["text"] for choice in table["choices"]}
    assert 0 < len(told["candidates"]) <= 3
    for each in told["candidates"]:
        assert each["actions"][0] in offered
        assert 0 <= each["chance"] <= 1
    assert light(ann, match, 0, table["version"]) == told
    assert ann.look(match, seat=0)["version"] == table["version"]  # nothing has changed at the table


def test_only_whoever_decides_now_is_given_a_hint(server: Running) -> None:
    ann, bob, match = two_people(server)
    table = ann.look(match, seat=0)
    first, second = (ann, bob) if table["actor"] == 0 else (bob, ann)
    seat, version = table["actor"], table["version"]
    assert refusal(second, match, 1 - seat, version) == "NotYourTurn"
    assert refusal(second, match, seat, version) == "NotYourSeat"
    assert refusal(first, match, seat, version + 1) == "StaleVersion"
    assert refusal(server.guest("Cleo"), match, seat, version) == "NotYourSeat"
    assert light(first, match, seat, version)["candidates"]


def test_the_result_and_the_record_tell_of_the_torch_after_undoing_and_after_a_restart(
    tmp_path: Path,
) -> None:
    settings = settings_for(tmp_path)
    with running(settings) as server:
        ann = server.guest("Ann")
        match = ann.set_table("person", "greedy")["id"]
        table = ann.wait_for_turn(match, 0)
        light(ann, match, 0, table["version"])
        light(ann, match, 0, table["version"])
        cookies = dict(ann.client.cookies)
    with running(settings) as server:
        again = server.stranger()
        again.client.cookies.update(cookies)
        last = play_to_the_end(again, match)
        assert last["result"]["torches"] == [1, 0]
        assert last["result"]["practice"] is False
        record = parse_record(again.get(f"/matches/{match}/record").text)
        assert record.torches == [(table_line(record.lines), 0)]


def table_line(lines: list[str]) -> int:
    """After how many lines of a record the first decision is made: luck sets the table before."""
    return next(at for at, line in enumerate(lines) if line.startswith("place"))


def test_hints_have_a_limit_of_their_own(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, torches=0.001)) as server:
        ann = server.guest("Ann")
        match = ann.set_table("person", "greedy")["id"]
        version = ann.wait_for_turn(match, 0)["version"]
        body = {"seat": 0, "version": version}
        answers = [ann.post(f"/matches/{match}/torch", body).status_code for _ in range(11)]
        assert answers == [200] * 10 + [429]


def test_the_companion_speaks_to_whoever_decides_and_to_nobody_else(server: Running) -> None:
    ann, bob, match = two_people(server)
    table = ann.look(match, seat=0)
    first, second = (ann, bob) if table["actor"] == 0 else (bob, ann)
    asked = {"seat": table["actor"], "language": "de"}
    told = first.get(f"/matches/{match}/companion", **asked).json()
    assert told["version"] == table["version"]
    assert told["remarks"][0]["say"] == "round"
    assert any("Punkte" in piece["text"] for piece in told["remarks"][0]["said"])
    waiting = second.get(f"/matches/{match}/companion", **{**asked, "seat": 1 - table["actor"]}).json()
    assert waiting["remarks"] == []
    assert second.get(f"/matches/{match}/companion", **asked).status_code == 403
