"""Ends tasks for certain."""

import asyncio
from typing import Any, Final

AGAIN_SECONDS: Final = 1.0  # in which a task may tidy up


async def end(*tasks: asyncio.Task[Any]) -> None:
    """Cancel tasks until they have ended: a connection that is just being lost may swallow a cancellation."""
    left = {task for task in tasks if not task.done()}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=AGAIN_SECONDS)
    await asyncio.gather(*tasks, return_exceptions=True)  # nobody else asks how they ended
