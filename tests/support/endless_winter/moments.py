"""Moments of Endless Winter: greedy bots play until somebody has a certain thing to decide."""

import hashlib
from collections.abc import Callable
from typing import Final

from trilith.bots.registry import bot_named
from trilith.core.action import Action
from trilith.core.match import Match
from trilith.core.record import Record
from trilith.core.state import State
from trilith.games import game_named
from trilith.games.endless_winter.game import EndlessWinter
from trilith.games.endless_winter.names import (
    CAMP,
    DEVELOP,
    ECLIPSE,
    HUNT,
    INITIATE,
    LAYING,
    LEAVING,
    MIDDLE,
    MIGRATE,
    MOVE,
    PLAYING,
    TOP,
)
from trilith.games.endless_winter.rules.eclipse import strength

GAME: Final = game_named("endless_winter")
MATCHES: Final = range(7, 12)
Moment = Callable[[EndlessWinter], bool]


def placing(t: EndlessWinter) -> bool:
    """A figure is to be placed in the third round, with culture cards in the hand."""
    return t.phase == PLAYING and t.round == 3 and len(t.legal()) > 10


def initiating(t: EndlessWinter) -> bool:
    """A figure stands at the top of the column of the tribes, and somebody can be recruited."""
    return t.phase == TOP and t.column == INITIATE and t.round >= 2 and may(t, "recruit")


def burying(t: EndlessWinter) -> bool:
    """Somebody is to be buried."""
    return may(t, "bury")


def developing(t: EndlessWinter) -> bool:
    """A figure stands at the top of the column of the culture cards, and one of them can be learned."""
    return t.phase == TOP and t.column == DEVELOP and t.round >= 2 and may(t, "learn")


def choosing_stones(t: EndlessWinter) -> bool:
    """A sacred stone can be taken."""
    return t.phase == MIDDLE and t.column == DEVELOP and may(t, "stone")


def settling(t: EndlessWinter) -> bool:
    """A village can be founded."""
    return may(t, "village")


def building(t: EndlessWinter) -> bool:
    """A megalith can be built by day, and some stand already."""
    return t.phase != ECLIPSE and t.round >= 2 and may(t, "build")


def climbing(t: EndlessWinter) -> bool:
    """A step on an idol track can be taken by day."""
    return t.phase != ECLIPSE and t.round >= 2 and may(t, "idol")


def may(t: EndlessWinter, verb: str) -> bool:
    """Whether whoever decides may do such a thing."""
    return any(action.text.split()[0] == verb for action in t.legal())


def hunting(t: EndlessWinter) -> bool:
    """A figure stands at the top of the hunt, and several cards are played."""
    return t.phase == TOP and t.column == HUNT and t.round >= 2 and len(t.me().played) >= 2


def wandering(t: EndlessWinter) -> bool:
    """A figure stands at the top of the column of the land, with labour."""
    return t.phase == TOP and t.column == MIGRATE and t.round >= 2 and t.labour >= 2


def gaining(t: EndlessWinter) -> bool:
    """A camp and a move wait for whoever was first at the foot of the column of the land."""
    return t.phase == LEAVING and t.pool[CAMP] > 0 and t.pool[MOVE] > 0 and may(t, "move")


def full_hand(t: EndlessWinter) -> bool:
    """A figure stands at the top of a column, with cards of many kinds in the hand, some of them alike and to be played."""
    hand = t.me().hand
    return t.phase == TOP and not t.fresh and len(set(hand)) >= 6 and len(hand) > len(set(hand))


def laying(t: EndlessWinter) -> bool:
    """Cards are to be laid on the eclipse pile, and there are several to choose from."""
    return t.phase == LAYING and t.round >= 2 and len(t.me().hand) >= 4


def last_laying(t: EndlessWinter) -> bool:
    """The last player may lay one more card on the eclipse pile; the eclipse that follows shows several cards."""
    return t.phase == LAYING and t.at == t.seats - 1 and sum(len(player.pile) for player in t.players) > 1


def sharing(t: EndlessWinter) -> bool:
    """A megalith can be built that brings points to somebody else too."""
    return any(brings_others(t, action) for action in t.legal() if action.text.startswith("build "))


def brings_others(t: State, action: Action) -> bool:
    """Whether somebody else has more points after an action."""
    after = t.copy()
    after.apply(action)
    return any(
        now > was
        for seat, (was, now) in enumerate(zip(t.scores(), after.scores(), strict=True))
        if seat != t.actor()
    )


def eclipse(t: EndlessWinter) -> bool:
    """The first step of an eclipse, with an income to take; two players have equally much labour."""
    if t.phase != ECLIPSE or t.round < 2 or t.step != 0:
        return False
    labour = [strength(t, player) for player in t.players]
    return len(set(labour)) < len(labour)


def reached(moment: Moment, seats: int) -> tuple[Match, int]:
    """The first match that comes to this moment, and who decides; the same one every time."""
    for number in MATCHES:
        match = played(number, seats, moment)
        if not match.over:
            return match, match.state.actor()
    raise AssertionError(f"no match comes to {moment.__name__}")


def finished(seats: int) -> tuple[Match, int]:
    """A match that is over, and the seat from which to look at it."""
    return played(MATCHES[0], seats, lambda _: False), 0


def played(number: int, seats: int, moment: Moment) -> Match:
    """A match that bots have played to this moment, or to its end if it never comes."""
    seed = hashlib.sha256(f"winter {number}".encode()).hexdigest()
    match = Match(GAME, Record(GAME.name, GAME.version, seats, seed))
    match.go_on()
    while not match.over:
        state = match.state
        assert isinstance(state, EndlessWinter)
        if moment(state):
            break
        actor = state.actor()
        match.act(actor, bot_named("greedy", match.version).choose(match.seat(actor)).text)
    return match
