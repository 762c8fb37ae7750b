"""Bots think in other processes, and who waits for them comes first."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures.process import BrokenProcessPool
from selectors import DefaultSelector, SelectorKey
from typing import Any, Final, TypeVar

import pytest

from trilith.core.match import Match
from trilith.core.record import Record
from trilith.games import game_named
from trilith.server.bots import worker as bot_worker
from trilith.server.bots.pool import BotPool, BotProcess
from trilith.server.bots.reviewer import ReviewJob, Slice
from trilith.server.bots.worker import Decision, Job
from trilith.server.errors import NoLight
from trilith.server.metrics import Metrics

PATIENCE: Final = 60.0  # seconds
Found = TypeVar("Found")


def a_match() -> Match:
    """A match of Stone Age in which nothing has been decided yet."""
    game = game_named("stone_age")
    match = Match(game, Record(game.name, game.version, 2, "ab" * 32))
    match.go_on()
    return match


def a_job(match: str, bot: str = "random") -> Job:
    """The first decision in it."""
    begun = a_match()
    return Job(match, begun.game.name, begun.game.version, 2, {}, None, list(begun.record), 0, bot, 7)


class Leaping(DefaultSelector):
    """Waits for no time: the clock leaps to what is due next, so that a busy machine is never late."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
        self.now += timeout or 0.0
        return super().select(None if timeout is None else 0)


class LeapingLoop(asyncio.SelectorEventLoop):
    """An event loop with such a clock."""

    def __init__(self) -> None:
        self._clock = Leaping()
        super().__init__(self._clock)

    def time(self) -> float:
        return self._clock.now


def leap(story: Coroutine[Any, Any, Found]) -> Found:
    """What comes of a story in which time passes at once."""
    with asyncio.Runner(loop_factory=LeapingLoop) as runner:
        return runner.run(story)


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """In which order decisions were made, each of which takes a moment; no process is needed for that."""
    order: list[str] = []

    async def ask(self: BotProcess, job: Job) -> Decision:
        order.append(job.match)
        await asyncio.sleep(0.01)
        return Decision(job.bot)

    async def start(self: BotProcess) -> None:
        self._process = -1

    async def close(self: BotProcess) -> None:
        self._pool.shutdown()

    monkeypatch.setattr(BotProcess, "ask", ask)
    monkeypatch.setattr(BotProcess, "close", close)
    monkeypatch.setattr(BotProcess, "start", start)
    monkeypatch.setattr(BotProcess, "restart", lambda self: order.append("restart"))
    return order


def test_bots_among_themselves_come_after_bots_for_whom_a_person_waits(desk: list[str]) -> None:
    async def story() -> None:
        bot_pool = BotPool(1, PATIENCE, Metrics())
        asked = [
            asyncio.create_task(bot_pool.choose(a_job(name), urgent))
            for name, urgent in (("a", False), ("b", False), ("c", False), ("d", True), ("e", True))
        ]
        await asyncio.sleep(0)
        assert (bot_pool.busy, bot_pool.waiting) == (1, 4)
        await asyncio.gather(*asked)
        assert (bot_pool.busy, bot_pool.waiting) == (0, 0)
        await bot_pool.close()

    leap(story())
    assert desk == ["a", "d", "e", "b", "c"]


def test_reviews_come_after_everything_that_is_played_and_one_slice_at_a_time(
    desk: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def review(self: BotProcess, job: ReviewJob) -> Slice:
        desk.append(job.match)
        await asyncio.sleep(0.01)
        return Slice(1, "", "")

    monkeypatch.setattr(BotProcess, "review", review)

    async def story() -> None:
        bot_pool = BotPool(1, PATIENCE, Metrics())
        job = ReviewJob("slice", a_match().to_record(), "")

        async def whole() -> None:
            for _ in range(3):
                await bot_pool.review(job)

        looking = asyncio.create_task(whole())
        await asyncio.sleep(0.005)  # the first slice is being looked at
        asked = [
            asyncio.create_task(bot_pool.choose(a_job(name), urgent))
            for name, urgent in (("a", False), ("b", True))
        ]
        await asyncio.gather(looking, *asked)
        await bot_pool.close()

    leap(story())
    assert desk == ["slice", "b", "a", "slice", "slice"]


def test_waiting_for_a_free_process_is_no_thinking(desk: list[str]) -> None:
    async def story() -> list[str]:
        bot_pool = BotPool(1, 0.05, Metrics())  # less than all ten take together
        found = await asyncio.gather(*(bot_pool.choose(a_job(f"{at}", "greedy"), True) for at in range(10)))
        await bot_pool.close()
        return list(found)

    assert leap(story()) == ["greedy"] * 10
    assert "restart" not in desk


def test_whoever_goes_away_while_waiting_keeps_no_process(desk: list[str]) -> None:
    async def story() -> None:
        bot_pool = BotPool(1, PATIENCE, Metrics())
        first, second, third = [asyncio.create_task(bot_pool.choose(a_job(name), True)) for name in "abc"]
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.gather(first, third)
        await asyncio.gather(second, return_exceptions=True)
        assert (bot_pool.busy, bot_pool.waiting) == (0, 0)
        await bot_pool.close()

    leap(story())
    assert desk == ["a", "c"]


def think(story: Callable[[BotPool], Awaitable[None]], seconds: float) -> Metrics:
    """Something that happens with one real process."""
    metrics = Metrics()

    async def whole() -> None:
        bot_pool = BotPool(1, seconds, metrics)
        await story(bot_pool)
        await bot_pool.close()

    asyncio.run(whole())
    return metrics


def test_what_takes_too_long_is_left_to_a_simpler_bot_in_a_new_process_and_never_on_the_event_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def never(*_: object) -> None:
        raise AssertionError("a bot thinks on the event loop")

    monkeypatch.setattr(bot_worker, "Steady", never)  # in this process only

    async def story(bot_pool: BotPool) -> None:
        worker = bot_pool._processes[0]
        await worker.start()
        stuck = worker._process
        assert stuck is not None
        os.kill(stuck, signal.SIGSTOP)  # as if it thought for ever
        chosen = await bot_pool.choose(a_job("m", "greedy"), True)
        assert chosen in [action.text for action in a_match().seat(0).legal]
        assert worker._process != stuck
        assert await bot_pool.choose(a_job("m", "greedy"), True), "it goes on in the new one"

    metrics = think(story, 0.2)
    failures = metrics.registry.get_sample_value("trilith_bot_failures_total")
    assert failures is not None
    assert failures >= 1


def test_a_bot_that_raises_is_named_and_counted_and_costs_nobody_the_match(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def story(bot_pool: BotPool) -> None:
        chosen = await bot_pool.choose(a_job("m", "arena.failing:Failing"), True)
        assert chosen in [action.text for action in a_match().seat(0).legal]

    metrics = think(story, PATIENCE)
    assert "arena.failing:Failing could not decide in match m: RuntimeError: out of ideas" in caplog.text
    assert metrics.registry.get_sample_value("trilith_bot_failures_total") == 1


def test_a_process_that_is_killed_is_replaced() -> None:
    async def story(bot_pool: BotPool) -> None:
        assert await bot_pool.choose(a_job("m"), True)
        process = bot_pool._processes[0]._process
        assert process is not None
        os.kill(process, signal.SIGKILL)
        assert await bot_pool.choose(a_job("m"), True)

    metrics = think(story, PATIENCE)
    assert metrics.registry.get_sample_value("trilith_bot_seconds_count") == 2
    assert metrics.registry.get_sample_value("trilith_bot_wait_seconds_count", {"urgent": "True"}) == 2


@pytest.mark.parametrize("problem", [TimeoutError, BrokenProcessPool])
def test_a_hint_that_does_not_come_is_no_light_and_the_process_goes_on_to_others(
    desk: list[str], monkeypatch: pytest.MonkeyPatch, problem: type[Exception]
) -> None:
    async def light(self: BotProcess, job: Job) -> dict[str, object]:
        raise problem

    monkeypatch.setattr(BotProcess, "light", light)

    async def story() -> None:
        bot_pool = BotPool(1, PATIENCE, Metrics())
        with pytest.raises(NoLight):
            await bot_pool.hint(a_job("torch"))
        assert bot_pool.busy == 0
        await bot_pool.choose(a_job("after"), True)
        await bot_pool.close()

    leap(story())
    assert desk == ["restart", "after"]
