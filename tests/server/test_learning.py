"""Whoever has a claimed name goes on with lessons on any device, from the further place; the server keeps nothing of guests."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from support.database import ANN
from support.postgres import Postgres
from support.serving import Guest, Running
from trilith.server.settings import sqlite_url
from trilith.server.storage.models import Learned
from trilith.server.storage.store import Store

LESSON = "/lessons/stone_age/send-people-out"
PASSWORD = "correct horse"
Told = dict[str, Any]


def place(step: int, *lines: str) -> Told:
    """A place in a lesson, as far as it is compared."""
    return {"step": step, "lines": list(lines)}


def learned(at: Told | None, done: bool = False) -> Learned:
    """So far somebody has come in a lesson."""
    return Learned("stone_age", "build", at, done)


def compared(guest: Guest, *lessons: Told) -> list[Told]:
    """What the server knows when a device has told what it remembers."""
    answer = guest.post("/people/me/lessons", {"lessons": list(lessons)})
    assert answer.status_code == 200, answer.text
    found: list[Told] = answer.json()["lessons"]
    return found


def test_a_place_goes_from_device_to_device_and_is_kept_before_it_is_told(server: Running) -> None:
    ann = server.guest("Ann who learns")
    begun = ann.post(LESSON, {"call": "begin"}).json()
    assert compared(ann) == []  # a guest keeps it alone
    mine = {"game": "stone_age", "lesson": "send-people-out", "place": begun["place"], "done": False}
    assert compared(ann, mine) == [mine]
    assert compared(ann) == []
    ann.post("/people/me/claim", {"password": PASSWORD})
    assert compared(ann, mine) == [mine]
    on = ann.post(LESSON, {"call": "go_on", "place": begun["place"], "version": 1}).json()
    other = server.stranger()
    other.post("/sessions", {"name": "Ann who learns", "password": PASSWORD})
    further = mine | {"place": on["place"]}
    assert further != mine
    assert compared(other, mine) == [further]
    # Whoever begins anew stands at the beginning, on every device.
    other.post(LESSON, {"call": "begin"})
    assert compared(ann) == [mine]


def test_what_is_done_is_done_and_what_no_lesson_is_called_is_not_kept(server: Running) -> None:
    ben = server.guest("Ben who learns")
    ben.post("/people/me/claim", {"password": PASSWORD})
    told = ben.post(LESSON, {"call": "begin"}).json()
    while told["shown"]["state"] != "done":
        call = "go_on" if "go_on" in told["shown"]["can"] else "show_me"
        told = ben.post(LESSON, {"call": call, "place": told["place"], "version": 1}).json()
    done = {"game": "stone_age", "lesson": "send-people-out", "place": None, "done": True}
    assert compared(ben) == [done]
    assert compared(ben, done | {"lesson": "juggle"}, done | {"game": "chess"}) == [done]
    begun = ben.post(LESSON, {"call": "begin"}).json()
    assert compared(ben) == [done | {"place": begun["place"]}]


@pytest.mark.parametrize(
    ("one", "other", "both"),
    [
        (learned(place(2)), None, learned(place(2))),
        (learned(place(2)), learned(place(3)), learned(place(3))),
        (learned(place(3, "a")), learned(place(3, "a", "b")), learned(place(3, "a", "b"))),
        (learned(place(2)), learned(None, done=True), learned(None, done=True)),
        (learned(place(2), done=True), learned(None, done=True), learned(place(2), done=True)),
        (learned(place(2), done=True), learned(place(5)), learned(place(2), done=True)),
    ],
)
def test_of_two_devices_the_further_place_counts(one: Learned, other: Learned | None, both: Learned) -> None:
    assert one.and_elsewhere(other) == both
    assert other is None or other.and_elsewhere(one) == both


async def on_two_devices(url: str) -> list[Learned]:
    """What is kept when places come in from two devices at once."""
    store = Store(url)
    await store.open()
    await store.add_person(ANN, "session")
    steps = [learned(place(step)) for step in range(1, 6)]
    await asyncio.gather(*(store.merge_learned(ANN.id, [each]) for each in steps))
    await store.keep_learned(ANN.id, Learned("stone_age", "cards", None, done=True))
    await store.keep_learned(ANN.id, Learned("stone_age", "cards", place(1), done=False))
    found = await store.learned(ANN.id)
    await store.close()
    return found


KEPT = [learned(place(5)), Learned("stone_age", "cards", place(1), done=True)]


def test_places_are_kept_in_sqlite(tmp_path: Path) -> None:
    assert asyncio.run(on_two_devices(sqlite_url(tmp_path / "matches.db"))) == KEPT


def test_places_are_kept_in_postgres(cluster: Postgres) -> None:
    assert asyncio.run(on_two_devices(cluster.database())) == KEPT
