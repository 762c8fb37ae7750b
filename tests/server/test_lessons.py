"""Lessons over HTTP: nothing is kept at the server, whatever is sent is checked, and a seat is told what a match tells it."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from support.learning import ALL, MOST_CALLS, begun, every_lesson, moments
from support.serving import Guest, Running, running, settings_for
from trilith.games import OURS, game_named
from trilith.lessons.library import lessons_of
from trilith.lessons.machine import Lesson
from trilith.lessons.saying import show
from trilith.lessons.script import Script
from trilith.server.wire.requests import Place
from trilith.server.wire.teaching import LessonAnswer
from trilith.words import words

FIRST = "/lessons/stone_age/send-people-out"
Told = dict[str, Any]


@pytest.fixture(scope="module")
def ann(server: Running) -> Guest:
    """Somebody who learns."""
    return server.guest("Ann")


def ask(guest: Guest, path: str, call: str, before: Told | None = None, **more: Any) -> Told:
    """What a lesson answers, held to the contract; the place and the version come from the answer before."""
    asked = {"call": call, **more}
    if before is not None:
        asked |= {"place": before["place"], "version": before["now"]["version"]}
    answer = guest.post(path, asked)
    assert answer.status_code == 200, answer.text
    told: Told = answer.json()
    LessonAnswer.model_validate_json(answer.text)
    assert len(json.dumps(told["place"])) < 4_000, "small enough to be sent with each request"
    return told | {"now": told["told"][-1] if told["told"] or before is None else before["now"]}


def test_the_lessons_of_a_game_are_listed_in_the_language_asked_for(ann: Guest) -> None:
    for game in OURS:
        told = ann.get(f"/lessons/{game}", language="de").json()
        assert [each["lesson"] for each in told["lessons"]] == [script.name for script in lessons_of(game)]
        assert told["lessons"][0]["title"] == words("de", game).say(f"lesson-{lessons_of(game)[0].name}")
        assert told["pack"]["default"]


@every_lesson
def test_every_lesson_is_played_to_its_end(ann: Guest, script: Script) -> None:
    """By its own steps: what the server tells is what the machine says at that place, and versions only grow."""
    path, said = f"/lessons/{script.game}/{script.name}", words("de", script.game)
    told = ask(ann, path, "begin", language="de")
    assert told["told"][0]["since"] == 0
    for _ in range(MOST_CALLS):
        lesson = Lesson(game_named(script.game), script, told["place"])
        assert told["shown"] == show(lesson, said)
        now = told["now"]
        assert now["view"] == lesson.game.view(lesson.match.state, 0)
        legal = [action.text for action in lesson.match.seat(0).legal]
        assert [choice["text"] for choice in now["choices"]] == (legal if "act" in lesson.can else [])
        if lesson.done:
            break
        if "go_on" in lesson.can:
            told = ask(ann, path, "go_on", told, language="de")
        elif lesson.asked():
            told = ask(ann, path, "act", told, language="de", actions=lesson.asked()[:1])
        else:
            told = ask(ann, path, "show_me", told, language="de")
        assert [each["since"] for each in told["told"]][:1] in ([], [now["version"]])
        assert all(each["version"] == each["since"] + 1 for each in told["told"])
    assert told["shown"]["state"] == "done"
    assert told["shown"]["afterwards"]


def test_a_wrong_move_is_answered_and_taken_back(ann: Guest) -> None:
    told = ask(ann, FIRST, "begin")
    while told["shown"]["state"] != "ask":
        told = ask(ann, FIRST, "go_on", told)
    before, asked = told["now"], told["shown"]["asked"]
    wrong = next(choice["text"] for choice in before["choices"] if choice["text"] not in asked)
    told = ask(ann, FIRST, "act", told, actions=[wrong])
    now = told["now"]
    assert (told["shown"]["state"], now["choices"], now["runs"], now["undo"]) == ("answer", [], [], 1)
    assert [event["player"] for event in now["events"]] == [0]
    told = ask(ann, FIRST, "take_back", told)
    now = told["now"]
    assert now["since"] == 0
    assert now["version"] > before["version"]
    assert now["view"] == before["view"]
    assert [choice["text"] for choice in now["choices"]] == [choice["text"] for choice in before["choices"]]
    again = ask(ann, FIRST, "begin", told)
    assert (again["shown"], again["place"]) == (told["shown"], told["place"])


def test_others_are_told_decision_by_decision(ann: Guest) -> None:
    told = ask(ann, FIRST, "begin")
    several = 0
    while told["shown"]["state"] != "done":
        told = ask(ann, FIRST, "show_me", told)
        changes = told["told"]
        several = max(several, len(changes))
        for change in changes:
            assert {event["player"] for event in change["events"]} <= {-1, 0, 1}
        assert all(change["choices"] == [] for change in changes[:-1])
    assert several > 1
    assert [seat["name"] for seat in told["now"]["seats"]] == ["Ann", "Tilo"]


def test_a_table_that_has_not_changed_is_not_told_again(ann: Guest) -> None:
    begun = ask(ann, FIRST, "begin")
    assert begun["shown"]["state"] == "look"
    assert ask(ann, FIRST, "show_me", begun)["told"] == []


def test_why_not_is_asked_in_a_lesson(ann: Guest) -> None:
    place = ask(ann, FIRST, "begin")["place"]
    answer = ann.post(f"{FIRST}/objection", {"place": place, "version": 3, "action": "place forest 7"})
    assert answer.json() == {"version": 3, "action": "place forest 7", "allowed": False, "rule": "SA-3.1"}


def test_what_is_not_there_or_cannot_be_is_refused(server: Running, ann: Guest) -> None:
    def refused(path: str, **body: Any) -> tuple[int, str]:
        answer = ann.post(path, {"call": "begin", **body})
        return answer.status_code, answer.json().get("error", "")

    assert refused("/lessons/stone_age/nothing") == (404, "NoSuchLesson")
    assert refused("/lessons/nothing/nothing") == (404, "NoSuchGame")
    assert ann.get("/lessons/nothing").status_code == 404
    assert refused(FIRST, call="take_back") == (409, "LessonWaits")
    assert refused(FIRST, call="act", actions=["place forest 99"])[0] == 409
    place = ask(ann, FIRST, "begin")["place"]
    assert refused(FIRST, place=place | {"lesson": "build"}) == (409, "BadPlace")
    assert refused(FIRST, place=place | {"lines": ["place forest 9"]}) == (409, "BadPlace")
    assert refused(FIRST, place=place | {"more": 1}) == (422, "BadRequest")
    assert refused(FIRST, place=place | {"lines": ["x" * 81]}) == (422, "BadRequest")
    assert server.stranger().post(FIRST, {"call": "begin"}).status_code == 401


def test_no_place_that_somebody_makes_up_breaks_the_server(ann: Guest) -> None:
    """Places with something changed are taken up or refused by name."""
    luck = Random(7)
    statuses = set()
    for script in ALL[::3]:
        lesson = begun(script)
        places = [lesson.place() for _ in moments(lesson)]
        for place in luck.sample(places, min(3, len(places))):
            for changed in _changed(place, luck):
                Place.model_validate_json(json.dumps(changed))
                for call in ("begin", "show_me"):
                    path = f"/lessons/{script.game}/{script.name}"
                    asked = {"call": call, "place": changed, "version": 1}
                    statuses.add(ann.post(path, asked).status_code)
    assert statuses == {200, 409}


def _changed(place: Told, luck: Random) -> list[Told]:
    lines = place["lines"]
    return [
        place | {"step": place["step"] + luck.choice([-1, 1, 9])},
        place | {"marks": place["marks"][:-1]},
        place | {"marks": [[0, 0] for _ in place["marks"]]},
        place | {"lines": lines[: len(lines) // 2]},
        place | {"lines": [*lines, *lines]},
        place | {"answer": {"say": "nothing", "goes_on": True, "back": 0}},
        place | {"answer": {"say": "", "goes_on": False, "back": max(len(lines) - 1, 0)}},
        place | {"shown": 5, "remark": "nothing", "told": {"nothing": "1"}},
    ]


def test_a_flood_of_lessons_is_refused(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, rate=1, burst=5)) as server:
        flood = server.guest("Flood")
        answers = [flood.post(FIRST, {"call": "begin"}).status_code for _ in range(8)]
    assert set(answers) == {200, 429}
