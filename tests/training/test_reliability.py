"""Reliability: chances by size, how often they came true, and how far off they were."""

import json
from pathlib import Path

import pytest

from support.terminal import trilith
from trilith.games import game_named
from trilith.training.reliability import Bin, Said, binned, brier, draw, off, told
from valuing import drawn_value


def test_what_comes_as_often_as_was_said_is_not_off() -> None:
    said = [Said(0.25, 1.0)] + 3 * [Said(0.25, 0.0)]
    assert binned(said) == [Bin(4, 0.25, 0.25)]
    assert off(said) == 0.0
    assert brier(said) == pytest.approx((0.75**2 + 3 * 0.25**2) / 4)


def test_who_is_too_sure_is_off_by_as_much() -> None:
    said = 9 * [Said(1.0, 1.0)] + [Said(1.0, 0.0)] + 10 * [Said(0.04, 0.0)]
    low, high = binned(said)
    assert (low.count, low.won) == (10, 0.0)
    assert low.chance == pytest.approx(0.04)
    assert high == Bin(10, 1.0, 0.9)
    assert off(said) == pytest.approx((0.1 + 0.04) / 2)


def test_every_seat_is_told_its_chance_and_one_victory_is_shared() -> None:
    game = game_named("endless_winter")
    said = list(told(game, drawn_value(game), 3, 1))
    assert len(said) % 3 == 0
    for first in range(0, len(said), 3):
        assert sum(each.chance for each in said[first : first + 3]) == pytest.approx(1.0)
        assert sum(each.won for each in said[first : first + 3]) == pytest.approx(1.0)


def test_the_diagram_is_drawn(tmp_path: Path) -> None:
    draw({2: [Bin(3, 0.2, 0.3), Bin(1, 0.9, 1.0)]}, "stone_age", tmp_path / "reliability.svg")
    assert (tmp_path / "reliability.svg").read_text().startswith("<?xml")


def test_the_command_says_how_far_off_the_shipped_weights_are(tmp_path: Path) -> None:
    done = trilith(tmp_path, "calibrate", "endless_winter", "--games", "1", "--json")
    assert done.returncode == 0
    rows = json.loads(done.stdout)["rows"]
    assert [row["seats"] for row in rows] == [2, 3, 4]
    assert all(0.0 <= row["brier"] <= 1.0 and row["chances"] > 50 for row in rows)
