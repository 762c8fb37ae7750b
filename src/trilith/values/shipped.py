"""The value that comes with each game."""

from trilith.core.game import Game
from trilith.values.rule_of_thumb import RuleOfThumb
from trilith.values.value import Value


def value_of(game: Game) -> Value:
    """What positions of this game are worth."""
    return RuleOfThumb(game)
