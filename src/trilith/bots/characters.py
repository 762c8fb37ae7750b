"""Characters: roads that a bot favours on any level. What a road is in a game stands in its characters.toml."""

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Final

from trilith.core.game import Game
from trilith.games import package_of
from trilith.values.bent import Bent
from trilith.values.value import Value
from trilith.values.weights import names_of, summary_of

CHARACTERS: Final = ("hunter", "farmer", "builder", "collector", "wanderer", "shaman")


def bent(value: Value, game: Game, character: str, seat: int) -> Value:
    """The value as somebody of this character sees it from a seat; in a game without such roads, as it is."""
    likings = _likings(game, character)
    return Bent(value, summary_of(game), likings, seat) if likings else value


@lru_cache(maxsize=32)
def _likings(game: Game, character: str) -> dict[int, float]:
    """By its place in the game's summary, the points that a unit of a number is liked for."""
    likings = roads_of(game.name).get(character, {})
    names = names_of(game) if likings else ()
    return {names.index(name): points for name, points in likings.items()}


@lru_cache(maxsize=8)
def roads_of(game: str) -> dict[str, dict[str, float]]:
    """By character, and by the name of a number of the game's summary, the points that a unit of it is liked for."""
    path = files(package_of(game)).joinpath("characters.toml")
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
