"""Options of a game as they are typed: name=number."""

from trilith.core.errors import NoSuchOption
from trilith.core.game import Game


def options_of(game: Game, typed: list[str]) -> dict[str, int]:
    """The options that were typed, each one that the game has."""
    found: dict[str, int] = {}
    for each in typed:
        name, _, value = each.partition("=")
        if name not in game.options or not value.isdecimal() or int(value) not in game.options[name]:
            raise NoSuchOption(game=game.name, option=name, value=value or "–")
        found[name] = int(value)
    return found
