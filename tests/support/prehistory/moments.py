"""Moments that come in real matches of Prehistory: bots play until the first seat has a certain thing to decide."""

import hashlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Any, Final

from playwright.sync_api import Page

from support.browsing import wait_for_turn
from support.hosting import Host
from trilith.bots.registry import bot_named
from trilith.core.match import Match
from trilith.core.record import Record
from trilith.games import game_named

GAME: Final = game_named("prehistory")
SEED: Final = hashlib.sha256(b"look 2").hexdigest()
YEAR: Final = 3  # from then on there is something of everything
FIRST_YEAR: Final = 1
DEEDS: Final = {"paint", "fish", "gather", "hunt", "ceremony", "migrate"}
Seen = Callable[[Mapping[str, Any], list[str]], bool]


def winter(view: Mapping[str, Any], texts: list[str]) -> bool:
    """The weather brings its income."""
    return bool(view["phase"] == "income")


def spring(view: Mapping[str, Any], texts: list[str]) -> bool:
    """The price wheels ask, and several things can be paid."""
    kinds = {text.split()[0] for text in texts}
    return view["season"] == "spring" and view["phase"] == "acting" and kinds >= {"fish", "paint", "hunt"}


def summer(view: Mapping[str, Any], texts: list[str]) -> bool:
    """A capstone is to be taken."""
    return bool(view["phase"] == "capstone")


def autumn(view: Mapping[str, Any], texts: list[str]) -> bool:
    """Steps can be paid, and none is."""
    return view["phase"] == "roaming" and not view["pending"]["steps_left"] and len(texts) > 3


def painting(view: Mapping[str, Any], texts: list[str]) -> bool:
    """A piece can be painted beside one that has been."""
    return bool(spring(view, texts) and _beside(view, texts))


def weather(view: Mapping[str, Any], texts: list[str]) -> bool:
    """The weather wheel is to be set, before the first spring."""
    return bool(view["phase"] == "weather")


def passing(view: Mapping[str, Any], texts: list[str]) -> bool:
    """No deed can be paid, but a purchase would help."""
    kinds = {text.split()[0] for text in texts}
    acting = view["season"] == "spring" and view["phase"] == "acting"
    return acting and not kinds & DEEDS and "buy_resource" in kinds


def walking(view: Mapping[str, Any], texts: list[str]) -> bool:
    """Somebody walks, and there is a choice of where to."""
    return bool(view["phase"] == "moving" and len(texts) > 8)


def _beside(view: Mapping[str, Any], texts: list[str]) -> list[str]:
    """What paints a piece with a painted neighbour."""
    painted = [piece.split("_") for piece in view["players"][0]["painted"]]
    pieces = {text: text.split()[1].split("_") for text in texts if text.startswith("paint")}

    def apart(one: list[str], other: list[str]) -> int:
        return sum(abs(int(here) - int(there)) for here, there in zip(one, other, strict=True))

    return [text for text, piece in pieces.items() if any(apart(piece, other) == 1 for other in painted)]


def beside_painted(name: str) -> str:
    """What paints a piece with a painted neighbour at such a moment."""
    seat = season(name).seat(0)
    return _beside(seat.view(), [action.text for action in seat.legal])[0]


SEASONS: Final[dict[str, Seen]] = {each.__name__: each for each in (winter, spring, summer, autumn)}
MOMENTS: Final[dict[str, Seen]] = {**SEASONS, painting.__name__: painting}
# Moments of one question each, which other moments show otherwise.
QUESTIONS: Final[dict[str, Seen]] = {each.__name__: each for each in (weather, passing, walking)}


@cache
def season(name: str, seats: int = 4) -> Match:
    """A match that has come to such a moment, with the first seat to decide."""
    match = Match(GAME, Record(GAME.name, GAME.version, seats, SEED))
    match.go_on()
    seen, year = {**MOMENTS, **QUESTIONS}[name], FIRST_YEAR if name == weather.__name__ else YEAR
    while not match.over:
        actor = match.state.actor()
        seat = match.seat(actor)
        view: Mapping[str, Any] = seat.view()
        texts = [action.text for action in seat.legal]
        if actor == 0 and view["round"] >= year and seen(view, texts):
            return match
        match.act(actor, bot_named("greedy", match.version).choose(seat).text)
    raise AssertionError(f"{name} never comes to the first seat")


@contextmanager
def visit_season(host: Host, name: str, **wishes: Any) -> Iterator[Page]:
    """Mira comes to a table of four, with bots, when such a moment has come."""
    mira = host.server.guest("Mira")
    with host.visit(mira, host.keep(season(name), [mira, "greedy", "greedy", "greedy"]), **wishes) as page:
        wait_for_turn(page)
        yield page
