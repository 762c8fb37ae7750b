"""Fuzzy matching of typed lines: notation, notation without its verb, or the names in the person's language."""

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from trilith.cli.errors import Ambiguous
from trilith.core.action import Action
from trilith.core.errors import IllegalAction, NoSuchAction
from trilith.core.game import Game
from trilith.words import Words

NO_WORD: Final = re.compile(r"[^\w½]+|_")
SHORTEST_BEGINNING: Final = 3
SHORTEST_PART: Final = 4
SHORTEST_STEM: Final = 5
MOST_TOLD: Final = 6


def tokens(text: str) -> tuple[str, ...]:
    """The words and numbers of a text."""
    return tuple(filter(None, NO_WORD.split(text.casefold())))


class Spellings:
    """The ways to write one action: in notation, in short, and in words."""

    def __init__(self, game: Game, said: Words, action: Action) -> None:
        told = game.choice(action)
        names = [
            said.name(field, value) if isinstance(value, str) else str(value)
            for field, value in told.items()
            if field != "kind"
        ]
        short = action.text.partition(" ")[2]
        ways = [action.text, short, " ".join(names), said.tell("action", told)]
        self.ways = [way for way in map(tokens, ways) if way]
        self.words = {token for way in self.ways for token in way}

    def is_written(self, typed: tuple[str, ...]) -> bool:
        """Whether this is one of the ways, word by word."""
        return typed in self.ways

    def contains(self, typed: tuple[str, ...]) -> bool:
        """Whether the words stand side by side in one of the ways."""
        return any(
            way[at : at + len(typed)] == typed for way in self.ways for at in range(len(way) - len(typed) + 1)
        )

    def resembles(self, typed: tuple[str, ...]) -> bool:
        """Whether each word is like one of its words, in any order."""
        return all(any(like(token, word) for word in self.words) for token in typed)


def like(typed: str, word: str) -> bool:
    """Whether a typed word is another one, its beginning, a part of it, or another form of it."""
    if typed == word:
        return True
    if typed.isdecimal() or word.isdecimal():
        return False
    if len(typed) >= SHORTEST_BEGINNING and word.startswith(typed):
        return True
    if len(typed) >= SHORTEST_PART and typed in word:
        return True
    stem = max(SHORTEST_PART, len(typed) - 2)
    return len(typed) >= SHORTEST_STEM and len(word) >= SHORTEST_STEM and typed[:stem] == word[:stem]


@cache
def spellings_of(game: Game, said: Words, action: Action) -> Spellings:
    """The ways to write an action, worked out once."""
    return Spellings(game, said, action)


def meanings(game: Game, said: Words, actions: Iterable[Action], line: str) -> list[Action]:
    """The actions that a line may mean: written so, or else containing it, or else resembling it."""
    typed = tokens(line)
    if not typed:
        return []
    known = [(action, spellings_of(game, said, action)) for action in actions]
    for test in (Spellings.is_written, Spellings.contains, Spellings.resembles):
        found = [action for action, spelled in known if test(spelled, typed)]
        if found:
            return found
    return []


def written(game: Game, said: Words, line: str) -> list[Action]:
    """Every action of the game that is written exactly so, whether it is possible now or not."""
    typed = tokens(line)
    return [action for action in game.actions.all if spellings_of(game, said, action).is_written(typed)]


def meaning_of(game: Game, said: Words, choices: list[Action], text: str) -> list[Action]:
    """The actions that may be meant; what cannot be chosen may still have a rule against it."""
    try:
        return [game.actions.parse(text.lower())]
    except NoSuchAction:
        rule = game.impossible(" ".join(text.lower().split()))
        if rule:
            raise IllegalAction(action=text, rule=rule) from None
        return meanings(game, said, choices, text) or _not_now(game, said, choices, text)


def _not_now(game: Game, said: Words, choices: list[Action], text: str) -> list[Action]:
    """Something that cannot be done now: of the kind that is due, or else whatever is written so."""
    due = {action.verb for action in choices}
    alike = [action for action in game.actions.all if action.verb in due]
    found = meanings(game, said, alike, text) or written(game, said, text)
    if not found:
        raise NoSuchAction(action=text)
    return found[:1]


def action_written(game: Game, said: Words, text: str) -> Action:
    """The one action that is written so, be it possible now or only after what is typed before it."""
    try:
        return game.actions.parse(text.lower())
    except NoSuchAction:
        found = written(game, said, text)
        if not found:
            raise NoSuchAction(action=text) from None
        if len(found) > 1:
            raise ambiguous(game, said, text, found) from None
        return found[0]


def ambiguous(game: Game, said: Words, line: str, found: list[Action]) -> Ambiguous:
    """The refusal of a line that can mean several things, with what these are."""
    told = [f"{said.tell('action', game.choice(action))} ({action.text})" for action in found[:MOST_TOLD]]
    return Ambiguous(typed=line, meanings="; ".join(told), more=max(0, len(found) - MOST_TOLD))
