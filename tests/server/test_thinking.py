"""Bots think in other processes, and who waits for them comes first."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from typing import Final

import pytest

from trilith.core.match import Match
from trilith.core.record import Record
from trilith.games import game_named
from trilith.server import deciding
from trilith.server.deciding import Job
from trilith.server.measures import Measures
from trilith.server.thinking import Thinkers, Worker

PATIENCE: Final = 60.0  # seconds


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


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """In which order decisions were made, each of which takes a moment; no process is needed for that."""
    order: list[str] = []

    async def ask(self: Worker, job: Job) -> str:
        order.append(job.match)
        await asyncio.sleep(0.01)
        return job.bot

    async def start(self: Worker) -> None:
        self._process = -1

    monkeypatch.setattr(Worker, "ask", ask)
    monkeypatch.setattr(Worker, "start", start)
    monkeypatch.setattr(Worker, "restart", lambda self: order.append("restart"))
    return order


def test_bots_among_themselves_come_after_bots_for_whom_a_person_waits(desk: list[str]) -> None:
    async def story() -> None:
        thinkers = Thinkers(1, PATIENCE, Measures())
        asked = [
            asyncio.create_task(thinkers.choose(a_job(name), urgent))
            for name, urgent in (("a", False), ("b", False), ("c", False), ("d", True), ("e", True))
        ]
        await asyncio.sleep(0)
        assert (thinkers.busy, thinkers.waiting) == (1, 4)
        await asyncio.gather(*asked)
        assert (thinkers.busy, thinkers.waiting) == (0, 0)
        await thinkers.close()

    asyncio.run(story())
    assert desk == ["a", "d", "e", "b", "c"]


def test_waiting_for_a_free_process_is_no_thinking(desk: list[str]) -> None:
    async def story() -> list[str]:
        thinkers = Thinkers(1, 0.05, Measures())  # less than all ten take together
        found = await asyncio.gather(*(thinkers.choose(a_job(f"{at}", "greedy"), True) for at in range(10)))
        await thinkers.close()
        return list(found)

    assert asyncio.run(story()) == ["greedy"] * 10
    assert "restart" not in desk


def test_whoever_goes_away_while_waiting_keeps_no_process(desk: list[str]) -> None:
    async def story() -> None:
        thinkers = Thinkers(1, PATIENCE, Measures())
        first, second, third = [asyncio.create_task(thinkers.choose(a_job(name), True)) for name in "abc"]
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.gather(first, third)
        await asyncio.gather(second, return_exceptions=True)
        assert (thinkers.busy, thinkers.waiting) == (0, 0)
        await thinkers.close()

    asyncio.run(story())
    assert desk == ["a", "c"]


def think(story: Callable[[Thinkers], Awaitable[None]], seconds: float) -> Measures:
    """Something that happens with one real process."""
    measures = Measures()

    async def whole() -> None:
        thinkers = Thinkers(1, seconds, measures)
        await story(thinkers)
        await thinkers.close()

    asyncio.run(whole())
    return measures


def test_what_takes_too_long_is_left_to_a_simpler_bot_in_a_new_process_and_never_on_the_event_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def never(*_: object) -> None:
        raise AssertionError("a bot thinks on the event loop")

    monkeypatch.setattr(deciding, "Steady", never)  # in this process only

    async def story(thinkers: Thinkers) -> None:
        worker = thinkers._workers[0]
        await worker.start()
        stuck = worker._process
        assert stuck is not None
        os.kill(stuck, signal.SIGSTOP)  # as if it thought for ever
        chosen = await thinkers.choose(a_job("m", "greedy"), True)
        assert chosen in [action.text for action in a_match().seat(0).legal]
        assert worker._process != stuck
        assert await thinkers.choose(a_job("m", "greedy"), True), "it goes on in the new one"

    think(story, 0.2)


def test_a_bot_that_raises_costs_nobody_the_match(caplog: pytest.LogCaptureFixture) -> None:
    chosen = deciding.decide(a_job("m", "arena.failing:Failing"))
    assert chosen in [action.text for action in a_match().seat(0).legal]
    assert "out of ideas" in caplog.text


def test_a_process_that_is_killed_is_replaced() -> None:
    async def story(thinkers: Thinkers) -> None:
        assert await thinkers.choose(a_job("m"), True)
        process = thinkers._workers[0]._process
        assert process is not None
        os.kill(process, signal.SIGKILL)
        assert await thinkers.choose(a_job("m"), True)

    measures = think(story, PATIENCE)
    assert measures.registry.get_sample_value("trilith_bot_seconds_count") == 2
    assert measures.registry.get_sample_value("trilith_bot_wait_seconds_count", {"urgent": "True"}) == 2
