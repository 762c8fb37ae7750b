"""Moments that come in real matches: bots play until somebody has a certain thing to decide."""

import hashlib
from collections.abc import Callable
from functools import cache
from typing import Final

from trilith.bots.registry import bot_named
from trilith.core.match import Match
from trilith.core.record import Record
from trilith.games import game_named
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.names import (
    ACTING,
    CHOOSING,
    FEEDING,
    FIRST_BUILDING,
    FIRST_CARD,
    FIXED,
    FOREST,
    OVER,
    PAYING,
    PLACING,
    RIVER,
    SHARING,
    TOOLING,
    WOOD,
)

GAME: Final = game_named("stone_age")
SEATS: Final = 4
EARLIEST: Final = 8  # rounds, before which there is less to be seen
FIRST_MATCH: Final = 19  # one in which every moment comes
MOST_MATCHES: Final = 40


def placing(t: StoneAge) -> bool:
    """Some are out already, and there is a choice of how many to send."""
    return t.phase == PLACING and t.me().home >= 4 and sum(t.crowd) >= 4


def working(t: StoneAge) -> bool:
    """People stand at several places, and dice will be rolled for some."""
    placed = t.me().placed
    return t.phase == ACTING and sum(map(bool, placed)) >= 3 and any(placed[FOREST : RIVER + 1])


def tools(t: StoneAge) -> bool:
    """A roll lies in the valley, and two tools can be added to it."""
    return t.phase == TOOLING and t.spot <= RIVER and len(t.legal()) >= 3


def card(t: StoneAge) -> bool:
    """A card is to be paid with some of several kinds of resources."""
    paying = t.phase == PAYING and FIRST_CARD <= t.spot < FIRST_BUILDING
    return paying and t.due >= 2 and not any(t.paid) and sum(count > 0 for count in t.me().goods[WOOD:]) >= 3


def building(t: StoneAge) -> bool:
    """A building that leaves a choice is to be paid."""
    if t.phase != PAYING or t.spot < FIRST_BUILDING or any(t.paid):
        return False
    return t.box.building_price[t.tops[t.spot - FIRST_BUILDING]] != FIXED


def dice(t: StoneAge) -> bool:
    """Dice lie there for everybody, and three of them are left to choose from."""
    return t.phase == SHARING and sum(map(bool, t.pool)) >= 3


def gifts(t: StoneAge) -> bool:
    """Resources of choice are to be named."""
    return t.phase == CHOOSING


def hunger(t: StoneAge) -> bool:
    """There is too little food, but enough of other things to pay with."""
    return t.phase == FEEDING and not any(t.paid) and sum(t.me().goods[WOOD:]) > t.due


def waiting(t: StoneAge) -> bool:
    """Somebody else sends people out."""
    return t.phase == PLACING and t.me().home >= 1 and sum(t.crowd) >= 8


def ending(t: StoneAge) -> bool:
    """Somebody else acts in the last round: a stack of buildings is used up."""
    return t.phase == ACTING and 0 in t.heights


def evening(t: StoneAge) -> bool:
    """It is over."""
    return t.phase == OVER


MOMENTS: Final[dict[str, Callable[[StoneAge], bool]]] = {
    wanted.__name__: wanted
    for wanted in (placing, working, tools, card, building, dice, gifts, hunger, waiting, ending, evening)
}
LOOKED_ON: Final = {waiting.__name__, ending.__name__}  # at which somebody else decides


def moment(name: str) -> tuple[Match, int]:
    """A match of four that has come to this moment, and the seat from which to look at it."""
    seed, version = _found()[name]
    match = Match(GAME, Record(GAME.name, GAME.version, SEATS, seed, lines=_whole(seed).record[:version]))
    decides = max(0, match.state.actor())
    return match, (decides + 1) % SEATS if name in LOOKED_ON else decides


@cache
def _found() -> dict[str, tuple[str, int]]:
    """For every moment the first match in which it comes, and when."""
    found: dict[str, tuple[str, int]] = {}
    for number in range(FIRST_MATCH, FIRST_MATCH + MOST_MATCHES):
        seed = hashlib.sha256(f"match {number}".encode()).hexdigest()
        for version, state in enumerate(_whole(seed).positions()):
            assert isinstance(state, StoneAge)
            for name in MOMENTS.keys() - found.keys() if state.round >= EARLIEST else ():
                if MOMENTS[name](state):
                    found[name] = seed, version
        if found.keys() == MOMENTS.keys():
            return found
    raise AssertionError(f"these moments never come: {sorted(MOMENTS.keys() - found.keys())}")


@cache
def _whole(seed: str) -> Match:
    """A match that bots have played to its end."""
    match = Match(GAME, Record(GAME.name, GAME.version, SEATS, seed))
    match.go_on()
    while not match.over:
        actor = match.state.actor()
        match.act(actor, bot_named("greedy", match.version).choose(match.seat(actor)).text)
    return match
