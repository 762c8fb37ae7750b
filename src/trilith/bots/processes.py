"""How processes in which bots think are started."""

import multiprocessing
from multiprocessing.context import BaseContext
from typing import Final

FORK_SERVER: Final = "forkserver"


def processes() -> BaseContext:
    """Processes that find the games loaded, where the system can fork them; elsewhere each begins with nothing.

    They are forked from a process of its own that runs no threads, never from whoever asks: a server runs many.
    """
    if FORK_SERVER not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context(FORK_SERVER)
    context.set_forkserver_preload(["trilith.bots.loaded"])
    return context
