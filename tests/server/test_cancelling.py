"""Tasks that are to end do end."""

import asyncio

import pytest

from trilith.server import cancelling
from trilith.server.cancelling import end


def test_a_task_ends_even_if_it_swallows_a_cancellation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cancelling, "AGAIN_SECONDS", 0.01)
    heard: list[str] = []

    async def stubborn() -> None:
        while True:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                heard.append("cancelled")
                if len(heard) > 2:
                    raise

    async def broken() -> None:
        raise OSError

    async def story() -> list[bool]:
        tasks = [asyncio.create_task(work()) for work in (stubborn, broken)]
        await asyncio.sleep(0)
        await end(*tasks)
        return [task.done() for task in tasks]

    assert asyncio.run(asyncio.wait_for(story(), 10)) == [True, True]
    assert len(heard) == 3
