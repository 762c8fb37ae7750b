"""What a match was worth is found out slice by slice, shown while it grows, kept, gone on with, and told of no match that is played."""

import asyncio
import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from support.finished import last_lines, so_far
from support.server_processes import ServerProcess
from support.serving import PATIENCE, Guest, Running, running, settings_for
from support.stored_matches import keep
from trilith.core.match import Match
from trilith.server.bots.pool import BotPool
from trilith.server.bots.reviewer import ReviewJob, Slice, review_on
from trilith.server.settings import Settings, sqlite_url
from trilith.server.storage.models import StoredReview
from trilith.server.storage.store import Store
from trilith.server.wire.looking_back import ReviewState, Tried
from trilith.study.reviewing import review
from trilith.study.trying import ENOUGH

LINES = 90
Told = dict[str, Any]


@cache
def match() -> Match:
    """The end of a match of Stone Age, in which some play at random."""
    return last_lines("stone_age", LINES)


@cache
def whole() -> Told:
    """Its review, made without a server."""
    found: Told = json.loads(json.dumps(review(match()).shown()))
    return found


def figures(told: Told) -> Told:
    """A review without the names of those who played."""
    return {key: value for key, value in told.items() if key != "players"}


@pytest.fixture(name="settings", scope="module")
def _settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    return settings_for(tmp_path_factory.mktemp("reviews"), torches=100_000.0)


@pytest.fixture(name="server", scope="module")
def _server(settings: Settings) -> Iterator[Running]:
    with running(settings) as started:
        yield started


def state_of(guest: Guest, key: str) -> Told:
    answer = guest.get(f"/matches/{key}/review")
    assert answer.status_code == 200, answer.text
    ReviewState.model_validate_json(answer.content)
    told: Told = answer.json()
    return told


def reviewed(guest: Guest, key: str) -> list[Told]:
    """Everything that is told of a review until it is done."""
    until, told = time.monotonic() + PATIENCE, [state_of(guest, key)]
    while told[-1]["state"] != "done":
        assert time.monotonic() < until, told[-1]["looked"]
        time.sleep(0.02)
        told.append(state_of(guest, key))
    return told


def refusal(guest: Guest, path: str, body: Told | None = None) -> tuple[int, str]:
    answer = guest.get(path) if body is None else guest.post(path, body)
    return answer.status_code, answer.json()["error"]


def stored(settings: Settings, key: str, changed: StoredReview | None = None) -> StoredReview:
    """What the database holds of a review, perhaps once it is changed."""

    async def look() -> StoredReview | None:
        store = Store(settings.database_url)
        await store.open()
        try:
            if changed is not None:
                await store.keep_review(changed)
            return await store.review(key)
        finally:
            await store.close()

    with ThreadPoolExecutor(1) as elsewhere:
        found = elsewhere.submit(asyncio.run, look()).result()
    assert found is not None
    return found


def test_a_review_grows_before_everybodys_eyes_and_is_the_one_that_a_terminal_would_make(
    server: Running, settings: Settings
) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    keep(settings, "grows", match(), [ann, "greedy", "random", "greedy"])
    assert state_of(eve, "grows") == {"state": "none", "looked": 0, "lines": LINES, "review": None}
    asked = eve.post("/matches/grows/review", {}).json()
    assert asked["state"] in ("waiting", "growing")
    told = reviewed(ann, "grows")
    steps = [each["looked"] for each in told]
    assert steps == sorted(steps)
    growing = [each for each in told if each["review"] and each["state"] != "done"]
    assert growing, "it was seen before it was done"
    for each in [*growing, told[-1]]:
        assert len(each["review"]["chances"]) == each["looked"] + 1
        assert each["review"]["lines"] == each["lines"] == LINES
        for account in each["review"]["accounts"]:
            sums = account["chances"]
            assert sums["start"] + sums["luck"] + sums["own"] + sums["others"] == sums["end"]
    assert figures(told[-1]["review"]) == figures(whole())
    assert ann.post("/matches/grows/review", {}).json()["state"] == "done", "asking again changes nothing"


def test_what_was_found_out_is_kept_and_of_other_weights_nothing_is_shown(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with running(settings) as server:
        ann = server.guest("Ann")
        keep(settings, "kept", match(), [ann, "greedy", "random", "greedy"])
        ann.post("/matches/kept/review", {})
        done = reviewed(ann, "kept")[-1]
    row = stored(settings, "kept")
    assert (row.looked, row.findings) == (LINES, "")
    with running(settings) as server:
        assert state_of(server.guest("Eve"), "kept") == done
    stored(settings, "kept", replace(row, fingerprint="of other weights"))
    with running(settings) as server:
        eve = server.guest("Eve")
        assert state_of(eve, "kept")["state"] == "none"
        assert eve.post("/matches/kept/review", {}).json()["looked"] < LINES, "it begins anew"
        assert reviewed(eve, "kept")[-1] == done


def test_what_was_broken_off_goes_on_by_itself_and_comes_to_the_same(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with running(settings) as server:
        ann = server.guest("Ann")
        keep(settings, "broken", match(), [ann, "greedy", "random", "greedy"])
        ann.post("/matches/broken/review", {})
        reviewed(ann, "broken")
    row = stored(settings, "broken")
    half = slices(until=LINES // 2)
    begun = replace(row, looked=half.looked, findings=half.more, review=half.review)
    assert 0 < begun.looked < LINES
    stored(settings, "broken", begun)
    with running(settings) as server:
        told = reviewed(server.guest("Eve"), "broken")
    assert told[0]["looked"] >= begun.looked, "nothing is done twice"
    assert figures(told[-1]["review"]) == figures(whole())


def test_a_review_that_fails_is_asked_for_again_and_holds_up_no_other(
    server: Running, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = server.guest("Ann")
    for key in ("fails", "follows"):
        keep(settings, key, match(), [ann, "greedy", "random", "greedy"])
    right = BotPool.review

    async def wrong(self: BotPool, job: ReviewJob) -> Slice:
        if job.match == "fails":
            raise RuntimeError("a mistake of ours")
        return await right(self, job)

    with monkeypatch.context() as patched:
        patched.setattr(BotPool, "review", wrong)
        for key in ("fails", "follows"):
            ann.post(f"/matches/{key}/review", {})
        reviewed(ann, "follows")
        assert state_of(ann, "fails")["state"] == "none"
    ann.post("/matches/fails/review", {})
    assert figures(reviewed(ann, "fails")[-1]["review"]) == figures(whole())


def slices(until: int) -> Slice:
    """A review that has come so far, a line at a time; each slice knows only what those before it have told."""
    found = Slice(0, "", "")
    while found.looked < until:
        once = review_on(ReviewJob("slices", match().to_record(), found.more, seconds=0.0))
        assert once.looked == found.looked + 1, "it makes way after every line"
        found = replace(once, more=found.more + once.more)
    return found


@pytest.mark.thorough
def test_a_server_that_is_killed_goes_on_with_its_reviews(tmp_path: Path) -> None:
    database = sqlite_url(tmp_path / "matches.db")
    process = ServerProcess(database)
    process.start()
    try:
        ann = Running(process.port).guest("Ann")
        keep(settings_for(tmp_path), "killed", last_lines("stone_age", 200), [ann, *["greedy"] * 3])
        ann.post("/matches/killed/review", {})
        while state_of(ann, "killed")["looked"] < 30:
            time.sleep(0.05)
        process.kill()
        process.start()
        told = reviewed(ann, "killed")
    finally:
        process.kill()
    assert figures(told[-1]["review"]) == figures(
        json.loads(json.dumps(review(last_lines("stone_age", 200)).shown()))
    )


def test_of_a_match_that_is_played_nothing_is_told_to_anybody(server: Running, settings: Settings) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    keep(settings, "played", so_far("stone_age", 300), [ann, server.guest("Bob"), "random", "random"])
    for guest in (ann, eve):
        assert refusal(guest, "/matches/played/review") == (409, "NotYetOpen")
        assert refusal(guest, "/matches/played/review", {}) == (409, "NotYetOpen")
        assert refusal(guest, "/matches/played/mistakes/100") == (409, "NotYetOpen")
        tried = {"actions": ["place forest 1"]}
        assert refusal(guest, "/matches/played/mistakes/100", tried) == (409, "NotYetOpen")


def test_something_else_is_tried_in_the_place_of_a_mistake(server: Running, settings: Settings) -> None:
    ann = server.guest("Ann")
    keep(settings, "tried", match(), [ann, "greedy", "random", "greedy"])
    path = "/matches/tried/mistakes"
    worst = whole()["mistakes"][0]
    at = f"{path}/{worst['number']}"
    assert refusal(ann, at) == (404, "NotReviewed"), "nobody has looked yet"
    ann.post("/matches/tried/review", {})
    reviewed(ann, "tried")
    table = ann.get(at).json()
    game, then = match().game, match().rebuild(worst["number"])
    assert (table["seat"], table["actor"], table["version"]) == (
        worst["seat"],
        worst["seat"],
        worst["number"],
    )
    assert table["view"] == json.loads(json.dumps(game.view(then, worst["seat"])))
    assert {choice["text"] for choice in table["choices"]} == {action.text for action in then.legal()}
    assert table["result"] is None

    def judged(*actions: str) -> Told:
        answer = ann.post(at, {"actions": list(actions)})
        assert answer.status_code == 200, answer.text
        Tried.model_validate_json(answer.content)
        told: Told = answer.json()
        return told

    best = worst["kept"] + worst["gave_up"]
    assert judged(*worst["better"]["actions"]) == {"chance": best, "found": True}
    assert judged(worst["played"]) == {"chance": worst["kept"], "found": False}
    for choice in table["choices"]:
        told = judged(choice["text"])
        assert told["chance"] <= best
        assert told["found"] == (told["chance"] > best - 100 * ENOUGH)
    assert refusal(ann, at, {"actions": ["starve"]})[0] == 409
    assert refusal(ann, f"{path}/{LINES}") == (404, "NotReviewed")
    assert state_of(ann, "tried")["state"] == "done", "nothing was played"
