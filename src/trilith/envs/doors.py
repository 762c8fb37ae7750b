"""How an environment of PettingZoo is made: the same arguments for every game, and the game's own options."""

from typing import Any

from trilith.envs.aec import TableEnv, wrapped
from trilith.envs.wishes import Wishes


def unguarded(game: str, render_mode: str | None = None, **wishes: Any) -> TableEnv:
    """A game that refuses what is illegal with an error."""
    return TableEnv(f"{game}_v0", Wishes(game, **wishes), render_mode)


def guarded(game: str, **wishes: Any) -> Any:
    """A game with PettingZoo's guards, in which an illegal action loses."""
    return wrapped(unguarded(game, **wishes))
