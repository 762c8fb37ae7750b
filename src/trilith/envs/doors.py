"""How an environment of PettingZoo is made: the same arguments for every game, and the game's own options."""

from typing import Any

from trilith.envs.aec import TableEnv, wrapped
from trilith.envs.wishes import Wishes


def unguarded(
    game: str,
    players: int = 2,
    reward: str = "win",
    shaping: float = 0.0,
    skip_forced: bool = False,
    max_cycles: int | None = None,
    pack: str = "",
    render_mode: str | None = None,
    **options: int,
) -> TableEnv:
    """A game that refuses what is illegal with an error."""
    wishes = Wishes(game, players, reward, shaping, skip_forced, max_cycles, pack, options)
    return TableEnv(f"{game}_v0", wishes, render_mode)


def guarded(game: str, **wishes: Any) -> Any:
    """A game with PettingZoo's guards, in which an illegal action loses."""
    return wrapped(unguarded(game, **wishes))
