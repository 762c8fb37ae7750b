"""Bots hold their answer, so that whoever plays against bots alone can take a decision back."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from support.serving import PATIENCE, Guest, Running, hear, running, say, settings_for, two_people

FOR_EVER: Final = 10.0 * PATIENCE
A_MOMENT: Final = 0.05


@pytest.fixture(scope="module")
def holding(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose bots answer only when they are let."""
    settings = settings_for(Path(tmp_path_factory.mktemp("holding")), hold_seconds=FOR_EVER)
    with running(settings) as started:
        yield started


@contextmanager
def against_a_bot(server: Running) -> Iterator[tuple[Guest, str]]:
    """Ann has sent one person to the forest, and the bot is to answer."""
    ann = server.guest("Ann")
    match = ann.set_table("person", "greedy")["id"]
    place(ann, match)
    yield ann, match


def place(guest: Guest, match: str) -> None:
    """Send one person to the forest."""
    version = guest.wait_for_turn(match, 0)["version"]
    assert guest.act(match, 0, version, "place forest 1").status_code == 200


def test_a_held_placement_can_be_taken_back_and_made_again(holding: Running) -> None:
    with against_a_bot(holding) as (ann, match):
        table = ann.look(match, seat=0)
        assert (table["actor"], table["undo"]) == (1, 1)
        assert FOR_EVER - PATIENCE < table["hold"] <= FOR_EVER
        back = ann.post(f"/matches/{match}/undo", {"seat": 0, "version": table["version"], "steps": 1}).json()
        assert (back["actor"], back["undo"], back["hold"]) == (0, 0, 0)
        place(ann, match)
        assert ann.look(match, seat=0)["hold"] > 0


def test_bots_answer_as_soon_as_they_are_let(holding: Running) -> None:
    with against_a_bot(holding) as (ann, match), ann.socket(match, seat=0) as socket:
        table = hear(socket, "view")
        say(socket, kind="go_on", version=table["version"] - 1)  # it is not about this decision
        say(socket, kind="go_on", version=table["version"])
        answered = hear(socket, "moved")
        assert (answered["actor"], answered["hold"]) == (0, 0)
        assert [event["player"] for event in answered["events"]] == [1]


def test_nobody_else_lets_them_or_is_told(holding: Running) -> None:
    with against_a_bot(holding) as (ann, match):
        bob = holding.guest("Bob")
        with bob.socket(match) as socket:
            table = hear(socket, "view")
            assert table["hold"] == 0
            say(socket, kind="go_on", version=table["version"])
            hear(socket, "refused")
        assert ann.look(match, seat=0)["actor"] == 1


def test_after_a_while_they_answer_by_themselves(tmp_path: Path) -> None:
    with (
        running(settings_for(tmp_path, hold_seconds=A_MOMENT)) as server,
        against_a_bot(server) as (ann, match),
    ):
        assert ann.wait_for_turn(match, 0)["actor"] == 0


def test_with_people_at_the_table_nobody_waits(holding: Running) -> None:
    ann, bob, match = two_people(holding)
    assert ann.act(match, 0, ann.look(match, seat=0)["version"], "place forest 1").status_code == 200
    assert ann.look(match, seat=0)["hold"] == 0
    assert bob.look(match, seat=1)["actor"] == 1
    three = ann.set_table("person", "person", "greedy")["id"]
    for seat in (0, 1):
        assert ann.act(three, seat, ann.look(three, seat=seat)["version"], "place hunt 1").status_code == 200
    assert ann.wait_for_turn(three, 0)["actor"] == 0
