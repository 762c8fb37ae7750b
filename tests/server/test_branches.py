"""What if: a table goes on from any moment of a match that is over, with other seats, and with new luck or as it was."""

from collections.abc import Iterator
from typing import Any

import pytest

from support.finished import finished, so_far
from support.serving import Guest, Running, Told, hear, running, settings_for
from support.stone_age.choosing import choose
from support.stored_matches import keep
from trilith.core.match import Match, commitment
from trilith.core.record import Record, parse_record
from trilith.core.rng import Stream
from trilith.games import OURS, game_named
from trilith.server.settings import Settings

SEED = "ab" * 32


@pytest.fixture(name="settings", scope="module")
def _settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    return settings_for(tmp_path_factory.mktemp("branches"), most_bot_matches=1)


@pytest.fixture(name="server", scope="module")
def _server(settings: Settings) -> Iterator[Running]:
    with running(settings) as started:
        yield started


def fair_match() -> Match:
    """A match of two that is over, with the luck of its seed."""
    game = game_named("stone_age")
    match = Match(game, Record("stone_age", game.version, 2, SEED))
    match.go_on()
    stream = Stream(2)
    while not match.over:
        legal = match.state.legal()
        match.act(match.state.actor(), legal[stream.below(len(legal))].text)
    return match


def branch(guest: Guest, match: str, lines: int, **more: Any) -> Told:
    answer = guest.post(f"/matches/{match}/branches", {"lines": lines, **more})
    assert answer.status_code == 201, answer.text
    told: Told = answer.json()
    return told


def begin(guest: Guest, match: Told) -> Told:
    told: Told = guest.post(f"/matches/{match['id']}/start", {"fill": "greedy"}).json()
    return told


@pytest.mark.parametrize("name", OURS)
def test_a_branch_has_the_seats_as_they_were_and_goes_on_from_its_moment(
    server: Running, settings: Settings, name: str
) -> None:
    match, key = finished(name), f"over-{name}"
    ann, bob, eve = (server.guest(guest) for guest in ("Ann", "Bob", "Eve"))
    keep(settings, key, match, [ann, "greedy", bob, "random"])
    lines = match.version // 2
    table = branch(ann, key, lines)
    assert (table["status"], table["mine"], table["host"], table["public"]) == ("open", [0], True, False)
    seats = table["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "greedy", "Bob", "random"]
    assert [seat["free"] for seat in seats] == [False, False, True, False]
    number = match.game.round(match.rebuild(lines))
    origin = {"match": key, "lines": lines, "round": number, "played": 0.0, "called": None, "luck": "new"}
    assert table["origin"] == origin
    assert table["commitment"] != commitment(match.setup.seed)
    bob.accept(table)
    begun = ann.get(f"/matches/{table['id']}").json()
    assert (begun["status"], begun["round"], begun["origin"]) == ("playing", number, origin)
    assert ann.look(table["id"], seat=0)["view"]["players"]
    mine = eve.get("/matches", which="mine").json()
    assert mine == []
    # Whoever did not sit there is host of a table at which everybody is awaited, and may sit down.
    other = branch(eve, key, lines, luck="same")
    assert (other["mine"], other["host"], other["origin"]["luck"]) == ([], True, "same")
    assert other["commitment"] == commitment(match.setup.seed)
    seat = {"seat": 2, "to": {"kind": "person"}}
    assert eve.post(f"/matches/{other['id']}/seats", seat).json()["mine"] == [2]
    assert begin(eve, other)["status"] == "playing"


def test_luck_as_it_was_brings_what_came_then_and_its_record_is_verified(
    server: Running, settings: Settings
) -> None:
    match, key = fair_match(), "fair"
    ann = server.guest("Ann")
    keep(settings, key, match, [ann, ann])
    lines = next(at for at in range(80, match.version) if match.deciders[at] >= 0)
    table = branch(ann, key, lines)
    place = f"/matches/{table['id']}"
    changed = ann.client.patch(place, json={"luck": "same"}).json()
    assert (changed["origin"]["luck"], changed["commitment"]) == ("same", commitment(SEED))
    again = ann.client.patch(place, json={"luck": "new"}).json()
    assert again["origin"]["luck"] == "new"
    assert again["commitment"] not in (commitment(SEED), table["commitment"])
    ann.client.patch(place, json={"luck": "same"})
    begin(ann, table)
    assert ann.client.patch(place, json={"luck": "new"}).json()["error"] == "AlreadyStarted"
    told = ann.look(table["id"], seat=0)
    at = lines
    while told["status"] != "over":
        while match.deciders[at] < 0:
            at += 1
        told = ann.act(table["id"], told["actor"], told["version"], match.record[at]).json()
        at += 1
    record = parse_record(ann.get(f"{place}/record").text)
    assert record.lines == match.record[lines:]
    assert (record.branch, record.luck, record.seed) == ((key, lines), [(0, lines)], SEED)
    Match(match.game, record).verify_luck()
    further = branch(ann, table["id"], 10, luck="same")  # and a branch can be branched
    assert (further["origin"]["match"], further["commitment"]) == (table["id"], commitment(SEED))


def test_whoever_sits_at_the_fire_is_told_the_table_when_a_branch_begins(
    server: Running, settings: Settings
) -> None:
    match, key = fair_match(), "told"
    ann = server.guest("Ann")
    keep(settings, key, match, [ann, ann])
    lines = next(at for at in range(80, match.version) if match.rebuild(at).actor() >= 0)
    table = branch(ann, key, lines)
    with ann.socket(table["id"], seat=0) as socket:
        assert hear(socket, "seats")["status"] == "open"
        begin(ann, table)
        told = hear(socket, "view", "moved")
        assert (told["status"], told["version"], told["events"]) == ("playing", 0, [])
        ann.act(table["id"], told["actor"], 0, match.record[lines])
        assert hear(socket, "moved")["version"] > 0


def test_new_luck_is_kept_over_a_restart_and_its_record_is_verified(settings: Settings) -> None:
    match, key = fair_match(), "again"
    with running(settings) as server:
        ann = server.guest("Ann")
        keep(settings, key, match, [ann, "random"])
        table = branch(ann, key, 200)
        begin(ann, table)
        cookies = dict(ann.client.cookies)
    with running(settings) as server:
        ann = server.stranger()
        ann.client.cookies.update(cookies)
        assert ann.get(f"/matches/{table['id']}").json()["origin"]["lines"] == 200
        told = ann.wait_for_turn(table["id"], 0)
        while told["status"] != "over":
            ann.act(table["id"], 0, told["version"], choose(told))
            told = ann.wait_for_turn(table["id"], 0)
        record = parse_record(ann.get(f"/matches/{table['id']}/record").text)
    assert (record.branch, record.luck) == ((key, 200), [])
    assert record.position == match.game.dump(match.rebuild(200))
    Match(match.game, record).verify_luck()


def test_nobody_branches_what_is_being_played_nor_from_where_it_is_over(
    server: Running, settings: Settings
) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    keep(settings, "running", so_far("stone_age", 300), [ann, ann, ann, ann])
    over = finished("stone_age")
    keep(settings, "ended", over, [ann, ann, ann, ann])
    for guest in (ann, eve):
        answer = guest.post("/matches/running/branches", {"lines": 5})
        assert (answer.status_code, answer.json()["error"]) == (409, "NotYetBranched")
    for lines, error in ((over.version, "NothingToPlayOn"), (over.version + 1, "NoSuchVersion")):
        answer = eve.post("/matches/ended/branches", {"lines": lines})
        assert (answer.status_code, answer.json()["error"]) == (409, error)
    fire = ann.set_table("person", "invited")["id"]
    assert ann.post(f"/matches/{fire}/branches", {"lines": 0}).json()["error"] == "NotStarted"
    assert ann.client.patch(f"/matches/{fire}", json={"luck": "same"}).json()["error"] == "NoBranch"


def test_nobody_but_the_host_chooses_the_luck_and_bots_alone_are_bounded(
    server: Running, settings: Settings
) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    keep(settings, "bots", finished("prehistory"), [ann, "greedy", "greedy", "greedy"])
    first, second = branch(ann, "bots", 5), branch(ann, "bots", 5)
    answer = eve.client.patch(f"/matches/{first['id']}", json={"luck": "same"})
    assert (answer.status_code, answer.json()["error"]) == (403, "NotYourMatch")
    for table in (first, second):
        ann.post(f"/matches/{table['id']}/seats", {"seat": 0, "to": {"kind": "bot", "bot": "greedy"}})
    assert begin(ann, first)["status"] == "playing"
    refused = ann.post(f"/matches/{second['id']}/start", {"fill": "greedy"})
    assert (refused.status_code, refused.json()["error"]) == (429, "TooManyBotMatches")


def test_in_a_branch_everybody_sees_their_own_and_nobody_its_luck(
    server: Running, settings: Settings
) -> None:
    """What lies hidden at the moment is hidden again: views are those of the position, and the seed is nowhere."""
    match, key = finished("endless_winter"), "hidden"
    ann, bob, eve = (server.guest(guest) for guest in ("Ann", "Bob", "Eve"))
    keep(settings, key, match, [ann, bob, "greedy", "greedy"])
    lines = next(at for at in range(match.version // 2, match.version) if match.rebuild(at).actor() in (0, 1))
    table = branch(ann, key, lines)
    bob.accept(table)
    state = match.rebuild(lines)
    seen = {}
    for guest, seat in ((ann, 0), (bob, 1), (eve, None)):
        query = {} if seat is None else {"seat": seat}
        told = guest.look(table["id"], **query)
        assert told["view"] == match.game.view(state, -1 if seat is None else seat)
        seen[seat] = str(told["view"]["players"][0])
        assert guest.get(f"/matches/{table['id']}/record").json()["error"] == "NotOver"
        assert guest.get(f"/matches/{table['id']}/moments").json()["error"] == "NotYetOpen"
        assert "position" not in guest.get(f"/matches/{table['id']}").text
    assert seen[0] != seen[1] == seen[None]
