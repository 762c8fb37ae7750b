"""What goes wrong in an environment, as sentences: libraries raise their own kinds of errors, with our words."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from trilith.core.errors import IllegalAction, MissingExtra, NoSuchActionNumber, TrilithError
from trilith.core.game import Game
from trilith.core.state import State
from trilith.words import guess_language, words, words_of

EXTRAS: Final = {
    "gymnasium": "envs",
    "matplotlib": "envs",
    "numpy": "envs",
    "pettingzoo": "envs",
    "pyspiel": "openspiel",
}


def sentence(error: TrilithError, game: Game | None = None) -> str:
    """An error in words, with the rule that it names."""
    language = guess_language()
    return (words_of(language, game) if game is not None else words(language)).error(error)


@contextmanager
def extras() -> Iterator[None]:
    """Say how to get a package that is missing."""
    try:
        yield
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package not in EXTRAS:
            raise
        error = MissingExtra(package=package, extra=EXTRAS[package])
        raise ModuleNotFoundError(sentence(error), name=package) from missing


def objection(game: Game, state: State, number: int) -> str:
    """Why an action cannot be taken now: which it is, and the rule against it; nothing, if it can."""
    if not 0 <= number < len(game.actions.all):
        most = len(game.actions.all) - 1
        return sentence(NoSuchActionNumber(number=number, game=game.name, most=most), game)
    action = game.actions.all[number]
    rule = state.objection(action)
    return sentence(IllegalAction(action=action.text, rule=rule), game) if rule else ""
