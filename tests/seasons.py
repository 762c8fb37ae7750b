"""Moments that come in real matches of Prehistory: bots play until the first seat has a certain thing to decide."""

import hashlib
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from trilith.bots.registry import bot_named
from trilith.core.match import Match
from trilith.core.record import Record
from trilith.games import game_named

GAME: Final = game_named("prehistory")
SEED: Final = hashlib.sha256(b"look 2").hexdigest()
YEAR: Final = 3  # by then there is something of everything
Seen = Callable[[dict[str, Any], list[str]], bool]


def winter(view: dict[str, Any], texts: list[str]) -> bool:
    """The weather brings its income."""
    return bool(view["phase"] == "income")


def spring(view: dict[str, Any], texts: list[str]) -> bool:
    """The price wheels ask, and several things can be paid."""
    kinds = {text.split()[0] for text in texts}
    return view["season"] == "spring" and view["phase"] == "acting" and kinds >= {"fish", "paint", "hunt"}


def summer(view: dict[str, Any], texts: list[str]) -> bool:
    """A capstone is to be taken."""
    return bool(view["phase"] == "capstone")


def autumn(view: dict[str, Any], texts: list[str]) -> bool:
    """Steps can be paid, and none is."""
    return view["phase"] == "roaming" and not view["pending"]["steps_left"] and len(texts) > 3


SEASONS: Final[dict[str, Seen]] = {each.__name__: each for each in (winter, spring, summer, autumn)}


@cache
def season(name: str, seats: int = 4) -> Match:
    """A match that has come to such a moment in the third year, with the first seat to decide."""
    match = Match(GAME, Record(GAME.name, GAME.version, seats, SEED))
    match.go_on()
    while not match.over:
        actor = match.state.actor()
        seat = match.seat(actor)
        view, texts = seat.view(), [action.text for action in seat.legal]
        if actor == 0 and view["round"] == YEAR and SEASONS[name](view, texts):
            return match
        match.act(actor, bot_named("greedy", match.version).choose(seat).text)
    raise AssertionError(f"the {name} of year {YEAR} never asks the first seat")


@cache
def evening(seats: int = 4) -> Match:
    """A match that bots have played to its end."""
    match = Match(GAME, Record(GAME.name, GAME.version, seats, SEED))
    match.go_on()
    while not match.over:
        actor = match.state.actor()
        match.act(actor, bot_named("greedy", match.version).choose(match.seat(actor)).text)
    return match
