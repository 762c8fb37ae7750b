"""The bots that can take a seat: our own, those that installed packages bring, classes, and outside programs."""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final, TypeAlias

from trilith.bots.bot import Bot
from trilith.bots.characters import CHARACTERS
from trilith.bots.greedy import Greedy
from trilith.bots.levels import LEVELS
from trilith.bots.program import PREFIX, Program, command_of
from trilith.bots.random import Random
from trilith.bots.thinker import Thinker
from trilith.core.errors import BrokenBot, NoSuchBot

Maker: TypeAlias = Callable[[int], Bot]  # from a seed to a bot
GROUP: Final = "trilith.bots"  # the entry points by which other packages bring bots
WITH: Final = "/"  # between a level and the character of a bot: hard/hunter
WEAKER: Final = ("beginner", "easy")  # than greedy, whose rule of thumb they follow with errors


def _installed() -> dict[str, Maker]:
    """By name, what makes each bot, the weakest first: of others we know nothing; nobody takes the name of ours."""
    others = {entry.name: _when_asked(entry) for entry in entry_points(group=GROUP)}
    levels = {name: partial(Thinker, level) for name, level in LEVELS.items()}
    weaker = {name: levels[name] for name in WEAKER}
    return {**others, "random": Random, **weaker, "greedy": Greedy, **levels}


def _when_asked(entry: EntryPoint) -> Maker:
    """A maker that imports its bot only when one is wanted."""
    return lambda seed: class_at(entry.value)(seed)


BOTS: Final[dict[str, Maker]] = _installed()


def bot_named(name: str, seed: int) -> Bot:
    """A bot of this name, `level/character`, the class `module:Class` or `program:COMMAND`; the same seed makes the same choices."""
    return maker_of(name)(seed)


def is_installed(name: str) -> bool:
    """Whether an installed bot has this name, alone or, on one of our levels, with a character."""
    level, _, character = name.partition(WITH)
    return name in BOTS or (level in LEVELS and character in CHARACTERS)


def no_such_bot(name: str, *others: str) -> NoSuchBot:
    """The refusal of a name; it lists the names that there are, after others that would do."""
    return NoSuchBot(bot=name, known=", ".join([*others, *BOTS, f"hard{WITH}{CHARACTERS[0]}"]))


def maker_of(name: str) -> Maker:
    """What makes bots of this name; refuses a name that there is not."""
    if name in BOTS:
        return BOTS[name]
    if is_installed(name):
        level, _, character = name.partition(WITH)
        return partial(Thinker, LEVELS[level], character=character)
    if name.startswith(PREFIX):
        return partial(Program, command_of(name))
    if ":" in name:
        return class_at(name)
    raise no_such_bot(name)


def class_at(place: str) -> Maker:
    """The class that `module:Class` names; whatever is no bot is refused."""
    module, _, name = place.partition(":")
    try:
        found = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise BrokenBot(bot=place, problem=str(error)) from error
    if not callable(getattr(found, "choose", None)):
        raise BrokenBot(bot=place, problem=f"{name} has no method choose(seat)")
    made: Maker = found
    return made
