"""On Ray the same games are played as here, and where Ray is missing that is a sentence."""

import logging
import os
import pickle
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from support.finished import last_lines
from support.terminal import trilith
from trilith import COMPILED
from trilith.arena import on_ray
from trilith.arena.on_ray import NoSuchPlace, RayPool, carry_out, check_place, opened
from trilith.arena.playing import Deal, Outcome, Terms, play_all, seated
from trilith.bots.search.settings import Budget
from trilith.core.errors import EndlessGame, MissingExtra
from trilith.study.many import Order, review_all
from trilith.training.course import Course
from trilith.training.settings import Settings

BOTS = ("greedy", "random", "easy")
FEW = Settings("stone_age", games=4, warm_rounds=1, gate_every=1000)


class StandIn:
    """As much of Ray as we use, which carries everything out at once; what is asked and given is still carried as bytes."""

    def __init__(self) -> None:
        self.begun = 0
        self.most_under_way = 0
        self._under_way = 0

    def is_initialized(self) -> bool:
        return True

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 1.0}

    def remote(self, **_: Any) -> Callable[[Callable[..., bytes]], SimpleNamespace]:
        def wrapped(function: Callable[..., bytes]) -> SimpleNamespace:
            def begin(*given: Any) -> bytes:
                self.begun += 1
                self._under_way += 1
                self.most_under_way = max(self.most_under_way, self._under_way)
                return function(*given)

            return SimpleNamespace(remote=begin)

        return wrapped

    def get(self, told: bytes) -> bytes:
        self._under_way -= 1
        return told

    def wait(self, waiting: list[bytes], num_returns: int) -> tuple[list[bytes], list[bytes]]:
        return waiting[-num_returns:], waiting[:-num_returns]  # the last is done first


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch) -> StandIn:
    """Something in the place of Ray."""
    ray = StandIn()
    monkeypatch.setattr(on_ray, "_ray", lambda: ray)
    return ray


@pytest.fixture(scope="module")
def real() -> Iterator[None]:
    """Ray itself, once for all tests."""
    import ray

    ray.init(
        address="local",
        num_cpus=2,
        include_dashboard=False,
        log_to_driver=False,
        logging_level=logging.ERROR,
        _node_ip_address="127.0.0.1",
    )
    yield
    ray.shutdown()


def deals(games: int) -> list[Deal]:
    return [Deal(seed, seated(BOTS, seed)) for seed in range(7, 7 + games)]


def outcomes(games: int, on: str) -> list[Outcome]:
    return [each for some in play_all(Terms("stone_age"), deals(games), 1, on) for each in some]


def reviews(on: str) -> dict[int, dict[str, Any]]:
    orders = [
        Order(last_lines(game, 12).to_record(), "", Budget(iterations=4))
        for game in ("stone_age", "prehistory")
    ]
    found = [each for some in review_all(orders, 1, on) for each in some if each is not None]
    return {each.order: each.review.shown() for each in found}


def weights(folder: Path, on: str) -> bytes:
    course = Course(FEW, folder, on=on)
    try:
        for _ in course.run(1e9, rounds=3):
            pass
        return bytes(course.progress.learner.weights.tobytes())
    finally:
        course.close()


def test_a_tournament_is_the_same_in_order_and_only_so_much_is_begun_ahead(stand_in: StandIn) -> None:
    assert outcomes(12, "ray") == outcomes(12, "")
    assert stand_in.begun == 12
    assert stand_in.most_under_way == 2


def test_reviews_and_trainings_are_the_same(stand_in: StandIn, tmp_path: Path) -> None:
    assert reviews("ray") == reviews("")
    assert weights(tmp_path / "ray", "ray") == weights(tmp_path / "here", "")


def test_an_error_of_ours_comes_back_by_its_name(stand_in: StandIn) -> None:
    with pytest.raises(EndlessGame) as raised:
        list(RayPool("ray").imap(never, [1]))
    assert raised.value.about == {"game": "x", "steps": 1}
    assert list(RayPool("ray").imap_unordered(abs, [-1, -2, -3])) == [2, 3, 1]


def never(steps: int) -> None:
    raise EndlessGame(game="x", steps=steps)


def test_what_is_carried_knows_the_environment_before_it_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OMP_NUM_THREADS", raising=False)
    told = carry_out(pickle.dumps((os.getenv, "OMP_NUM_THREADS")), {"OMP_NUM_THREADS": "1"})
    assert opened(told) == "1"


@pytest.mark.parametrize(
    ("command", "more"),
    [
        ("simulate", ["stone_age"]),
        ("arena", ["stone_age", "--bots", "greedy,random"]),
        ("train", ["stone_age"]),
        ("review", ["some.record"]),
    ],
)
def test_without_ray_every_command_says_how_to_get_it(
    command: str, more: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    done = trilith(tmp_path, command, *more, "--on", "ray")
    assert done.returncode == 2
    assert "pip install 'trilith[ray]'" in done.stderr


def test_there_is_no_other_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert check_place("") == ""
    with pytest.raises(MissingExtra):
        check_place("ray://head:10001")
    for place in ("moon", "ray://", "Ray", "ray:head"):
        with pytest.raises(NoSuchPlace):
            check_place(place)


@pytest.mark.skipif(
    not COMPILED, reason="interpreted, this takes twenty minutes; what is sent is tried above"
)
@pytest.mark.thorough
@pytest.mark.filterwarnings("ignore")
def test_ray_itself_gives_the_same_tournament_reviews_and_training(real: None, tmp_path: Path) -> None:
    assert outcomes(24, "ray") == outcomes(24, "")
    assert reviews("ray") == reviews("")
    assert weights(tmp_path / "ray", "ray") == weights(tmp_path / "here", "")


@pytest.mark.thorough
@pytest.mark.filterwarnings("ignore")
def test_a_tournament_that_was_broken_off_goes_on_on_ray(real: None, tmp_path: Path) -> None:
    bots = ["arena", "stone_age", "--bots", "greedy,random", "--seconds", "0"]
    begun = trilith(tmp_path, *bots, "--games", "10", "--out", tmp_path / "log")
    assert begun.returncode == 0, begun.stderr
    half = (tmp_path / "log").read_text().splitlines()
    onward = trilith(tmp_path, *bots, "--games", "24", "--out", tmp_path / "log", "--on", "ray")
    assert onward.returncode == 0, onward.stderr
    whole = (tmp_path / "log").read_text().splitlines()
    assert whole[: len(half)] == half, "what was played is not played again"
    fresh = trilith(tmp_path, *bots, "--games", "24", "--json")
    again = trilith(tmp_path, *bots, "--games", "24", "--out", tmp_path / "log", "--json")
    time = re.compile(r'"milliseconds": [\d.]+')
    assert time.sub("", again.stdout) == time.sub("", fresh.stdout)
