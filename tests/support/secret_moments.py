"""Moments of random games in which somebody does something that nobody else sees."""

from trilith.core.game import Game
from trilith.leaks import Secret, random_record


def hidden_actions(game: Game, seats: int, options: dict[str, int], seed: int) -> list[Secret]:
    """The moments of a random game in which a player did something of which nobody else saw what it was."""
    record, secrets = random_record(game, seats, seed, options)
    looks = {action.text: game.looks(action) for action in game.actions.all}
    lines = record.lines
    return [each for each in secrets if looks.get(lines[each.version], "") not in ("", lines[each.version])]
