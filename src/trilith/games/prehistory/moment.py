"""Whether the moment of a position can be: the season, the phase, whose turn it is, and the decision half made."""

from collections.abc import Callable, Iterator
from typing import Final

from trilith.core.checks import between
from trilith.core.fields import unused
from trilith.core.game import Problem
from trilith.games.prehistory.fields import TABLE
from trilith.games.prehistory.game import Prehistory
from trilith.games.prehistory.names import (
    ACTED,
    ACTING,
    ARRIVING,
    AUTUMN,
    BUILDING,
    CAMPS,
    CAMPSITE,
    CAPSTONE,
    CHOOSING,
    COLOURS,
    DANCING,
    END,
    FIELDS,
    FISH,
    FISHING,
    GATHERING,
    HUNTING,
    INCOME,
    LAST_DECISION,
    LAST_LUCK,
    LAYING,
    MIGRATION,
    MOST_VALUE,
    MOVING,
    NOTHING,
    ONES,
    OVER,
    PAINTING,
    PAYING,
    PHASES,
    RECALLING,
    ROAMING,
    SEASONS,
    SHAMANS,
    SLOTS,
    SPRING,
    SUMMER,
    TAKING,
    WEATHER,
    WINTER,
)
from trilith.games.prehistory.rules import autumn, camps, winter

# The seasons in which each phase can be.
WHEN: Final[dict[int, tuple[int, ...]]] = {
    WEATHER: (WINTER,),
    INCOME: (SPRING,),
    ACTING: (SPRING, SUMMER, END),
    PAYING: (SPRING,),
    DANCING: (SPRING, SUMMER, END),
    ARRIVING: (SPRING, SUMMER, END),
    LAYING: (SPRING,),
    CAPSTONE: (SUMMER,),
    ROAMING: (AUTUMN,),
    MOVING: (AUTUMN,),
    TAKING: (AUTUMN,),
    CHOOSING: (SPRING, SUMMER, AUTUMN, END),
    BUILDING: (AUTUMN,),
    RECALLING: (AUTUMN,),
    OVER: (END,),
    **dict.fromkeys(range(LAST_DECISION + 1, LAST_LUCK + 1), (WINTER,)),
}


def moment(t: Prehistory) -> Iterator[Problem]:
    """Objections to the phase and to what it needs."""
    if t.phase not in WHEN:
        yield Problem("phase", "phase", phase=PHASES[t.phase])
        return
    if t.season not in WHEN[t.phase]:
        yield Problem("season", "season", phase=PHASES[t.phase], season=SEASONS[t.season])
        return
    found = [*_unused(t), *_laid_out(t), *_turns(t)] or list(CHECKS.get(t.phase, _nothing)(t))
    yield from found
    if not found and t.phase <= LAST_DECISION and not t.legal():
        yield Problem("pending", "nothing-to-do")


def _unused(t: Prehistory) -> Iterator[Problem]:
    """What a phase does not use is 0, but for the deed in summer, and nothing is negative."""
    for field in TABLE:
        if field.used_in is not None and getattr(t, field.name) < 0:
            yield Problem(field.where, "negative", value=getattr(t, field.name))
    for field in unused(TABLE, t, (t.phase,)):
        if field.name != "deed" or t.season != SUMMER:
            yield Problem(field.where, "unused", phase=PHASES[t.phase])


def _laid_out(t: Prehistory) -> Iterator[Problem]:
    """Luck lays out one thing after the other; when a player decides, all is there."""
    order = winter.BEFORE_THE_FIRST if t.year == 1 else winter.EVERY_WINTER
    missing = [phase for phase in order if winter.is_missing(t, phase)]
    if LAST_DECISION < t.phase <= LAST_LUCK:
        if not missing or missing[0] != t.phase:
            yield Problem("phase", "phase", phase=PHASES[t.phase])
    elif _not_dealt(t):
        yield Problem("phase", "phase", phase=PHASES[t.phase])
    if t.phase > LAST_DECISION or t.phase == WEATHER:
        return
    if any(player.weather == NOTHING for player in t.players):
        yield Problem("players", "weather")


def _not_dealt(t: Prehistory) -> bool:
    """Whether anything is missing that is never taken away once it is laid out."""
    never_gone = set(winter.BEFORE_THE_FIRST[:4] + winter.BEFORE_THE_FIRST[7:])
    return any(winter.is_missing(t, phase) for phase in never_gone)


def _turns(t: Prehistory) -> Iterator[Problem]:
    """Stones and passing belong to spring, lying members to autumn, markers of ceremonies to the whole year."""
    if t.season != SPRING and (t.passed or max(t.stones) != NOTHING):
        yield Problem("triliths", "spring-only")
    if t.season != AUTUMN and any(t.lying):
        yield Problem("members", "autumn-only")
    if t.season == SPRING and t.passed >> t.turn & 1:
        yield Problem("passed", "has-passed")
    if t.season == WINTER and t.year == 1 and (t.dancers or any(t.on_map(player) for player in t.players)):
        yield Problem("ceremony_markers", "too-early")
    if t.season == AUTUMN and t.phase <= LAST_DECISION:
        place = t.order.index(t.turn)
        for field in range(len(FIELDS)):
            if t.lying[field] and t.order.index(t.who[field]) > place:
                yield Problem("members", "not-yet-moved")


def _dancing(t: Prehistory) -> Iterator[Problem]:
    """Three shamans stood on three fields, and no more have moved than are to move."""
    yield from between("pending.goal", t.goal, 1, MOST_VALUE)
    yield from between("pending.least", t.least, 0, len(COLOURS))
    if ONES[t.circle] != SHAMANS or ONES[t.circle & t.me().shamans] + t.goal < SHAMANS:
        yield Problem("pending.circle", "shamans", expected=SHAMANS)


def _arriving(t: Prehistory) -> Iterator[Problem]:
    yield from between("pending.goal", t.goal, 1, t.me().home)


def _laying(t: Prehistory) -> Iterator[Problem]:
    if t.free_stone(t.deed) == NOTHING:
        yield Problem("triliths", "no-stone")


def _moving(t: Prehistory) -> Iterator[Problem]:
    if not autumn.stands(t, t.spot):
        yield Problem("pending.spot", "nobody-there")


def _taking(t: Prehistory) -> Iterator[Problem]:
    if not t.lying[t.spot] or t.who[t.spot] != t.turn or not autumn.offers_something(t, t.spot):
        yield Problem("pending.spot", "nobody-there")


def _building(t: Prehistory) -> Iterator[Problem]:
    if not camps.is_site(t, t.spot):
        yield Problem("pending.spot", "no-campsite")


def _recalling(t: Prehistory) -> Iterator[Problem]:
    """The builder on the site may have gone back already."""
    if t.land[t.spot] != CAMPSITE or t.camps[t.spot] != NOTHING:
        yield Problem("pending.spot", "no-campsite")
    yield from between("pending.goal", t.goal, 0, len(CAMPS) - 1)
    if t.goal < len(CAMPS):
        yield from between("pending.due", t.due, 1, t.box.camp_black[t.goal])


def _choosing(t: Prehistory) -> Iterator[Problem]:
    if t.resume not in (ROAMING, ACTED):
        yield Problem("pending.resume", "phase", phase=PHASES[t.resume])


def _paying(t: Prehistory) -> Iterator[Problem]:
    """A price of different kinds is for a fish, a card or members."""
    if t.deed in (PAINTING, GATHERING):
        yield Problem("pending.deed", "paid-at-once")
        return
    if t.deed == FISHING:
        most, there = FISH - 1, t.goal < FISH and t.fish[t.goal] > 0
    elif t.deed == HUNTING:
        most, there = SLOTS - 1, t.goal < SLOTS and t.prey[t.goal] != NOTHING
    else:
        most, there = MOST_VALUE, t.deed == MIGRATION and 1 <= t.goal <= t.me().home
    if not there:
        yield Problem("pending.goal", "between", value=t.goal, least=0, most=most)
        return
    price = t.goal + 1 if t.deed == FISHING else t.goal
    if t.deed == HUNTING:
        price = t.box.prey_value[t.prey[t.goal]]
    yield from between("pending.due", t.due, 1, price)


def _nothing(_: Prehistory) -> Iterator[Problem]:
    yield from ()


CHECKS: Final[dict[int, Callable[[Prehistory], Iterator[Problem]]]] = {
    PAYING: _paying,
    DANCING: _dancing,
    ARRIVING: _arriving,
    LAYING: _laying,
    MOVING: _moving,
    TAKING: _taking,
    BUILDING: _building,
    RECALLING: _recalling,
    CHOOSING: _choosing,
}
