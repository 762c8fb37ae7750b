"""The bots that can take a seat, by name."""

from collections.abc import Callable
from typing import Final

from trilith.bots.bot import Bot
from trilith.bots.greedy import Greedy
from trilith.bots.random import Random
from trilith.core.errors import NoSuchBot

BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": Random, "greedy": Greedy}


def bot_named(name: str, seed: int) -> Bot:
    """A bot of this name; the same seed makes the same choices."""
    if name not in BOTS:
        raise NoSuchBot(bot=name, known=", ".join(BOTS))
    return BOTS[name](seed)
