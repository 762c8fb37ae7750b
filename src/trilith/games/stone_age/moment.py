"""Whether the moment of a position can be: the phase, whose turn it is, and the decision half made."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Final

from trilith.core.checks import between
from trilith.core.fields import unused
from trilith.core.game import Problem
from trilith.games.stone_age.fields import TABLE
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.names import (
    ACTING,
    CHOOSING,
    DEALING,
    DRAWING,
    EXACT,
    FEEDING,
    FIRST_BUILDING,
    FIRST_CARD,
    FIXED,
    GOLD,
    HARVEST,
    MOST_PEOPLE,
    MOST_TOOL,
    NOTHING,
    PAYING,
    PHASES,
    PLACING,
    RESOURCES_OF_CHOICE,
    REVEALING,
    RIVER,
    ROLLING,
    ROLLING_FOR_ALL,
    ROUND_END,
    SETTING_UP,
    SHARING,
    TOOL_PLACES,
    TOOLING,
    WOOD,
)
from trilith.games.stone_age.rules import building, cards, feeding, placing

PASSED_THROUGH: Final = (HARVEST, ROUND_END)  # nobody ever sees these
IN_A_TURN: Final = (ACTING, TOOLING, PAYING, ROLLING, REVEALING, ROLLING_FOR_ALL, DRAWING, SHARING)


def moment(t: StoneAge) -> Iterator[Problem]:
    """Objections to the phase and to what it needs."""
    phase = t.resume if t.phase == CHOOSING else t.phase
    if phase in PASSED_THROUGH or (t.phase == CHOOSING and (phase == CHOOSING or phase > FEEDING)):
        yield Problem("phase", "phase", phase=PHASES[phase])
        return
    yield from _unused_fields(t, phase)
    yield from _cards_and_stacks(t, phase)
    if t.phase == CHOOSING:
        if not any(card in t.me().cards for card in _choice_cards(t)):
            yield Problem("players", "no-choice-card")
        most = max(t.box.card_amount[card] for card in _choice_cards(t))
        if not 1 <= t.gifts <= most or not WOOD <= t.gift <= GOLD:
            yield Problem("pending.gifts", "between", value=t.gifts, least=1, most=most)
    if phase in IN_A_TURN:
        yield from _turn(t, t.buyer if phase == SHARING else t.turn)
    elif phase != PLACING and any(t.crowd):
        yield Problem("players", "somebody-out")
    yield from CHECKS.get(phase, _nothing)(t)


def _choice_cards(t: StoneAge) -> list[int]:
    return [card for card, effect in enumerate(t.box.card_effect) if effect == RESOURCES_OF_CHOICE]


def _unused_fields(t: StoneAge, phase: int) -> Iterator[Problem]:
    for field in unused(TABLE, t, (t.phase, phase)):
        yield Problem(field.where, "unused", phase=PHASES[phase])
    if min(*t.paid, *t.pool) < 0:
        yield Problem("pending", "negative", value=min(*t.paid, *t.pool))


def _cards_and_stacks(t: StoneAge, phase: int) -> Iterator[Problem]:
    """What must lie open in this phase."""
    covered = sum(1 for top, left in zip(t.tops, t.heights, strict=True) if top == NOTHING and left)
    expected = {REVEALING: 1}.get(phase, 0)
    if phase == SETTING_UP:
        if not covered or any(top == NOTHING and later != NOTHING for top, later in _pairs(t.tops)):
            yield Problem("buildings", "set-up")
    elif covered != expected:
        yield Problem("buildings", "covered", count=covered, expected=expected)
    if phase in (SETTING_UP, DEALING, PLACING) and 0 in t.heights:
        yield Problem("buildings", "stack-ran-out")
    if phase == SETTING_UP and (t.display.count(NOTHING) != len(t.display)):
        yield Problem("display", "set-up")
    if phase == PLACING and NOTHING in t.display:
        yield Problem("display", "not-full")
    if phase == DEALING:
        missing = t.display.count(NOTHING)
        if not missing or any(card == NOTHING and later != NOTHING for card, later in _pairs(t.display)):
            yield Problem("display", "dealing")
        if missing > len(t.pile):
            yield Problem("display", "pile-ran-out")
    for spot in range(FIRST_CARD, FIRST_BUILDING):
        if t.crowd[spot] and t.display[spot - FIRST_CARD] == NOTHING:
            yield Problem(f"display.{spot - FIRST_CARD}", "stands-on-nothing")
    for spot in range(FIRST_BUILDING, t.spots):
        if t.crowd[spot] and t.tops[spot - FIRST_BUILDING] == NOTHING:
            yield Problem(f"buildings.{spot - FIRST_BUILDING}", "stands-on-nothing")


def _pairs(row: list[int]) -> list[tuple[int, int]]:
    return list(pairwise(row))


def _turn(t: StoneAge, acting: int) -> Iterator[Problem]:
    """While one player acts, those before are all home, those after still out."""
    for seat, player in enumerate(t.players):
        out = player.people - player.home
        order, now = (seat - t.starter) % t.seats, (acting - t.starter) % t.seats
        if order < now and out:
            yield Problem(f"players.{seat}.placed", "has-acted")
        if t.phase == ACTING and order == now and not out:
            yield Problem(f"players.{seat}.placed", "nobody-out")


def _placing(t: StoneAge) -> Iterator[Problem]:
    if not placing.can_place(t, t.me()):
        yield Problem("turn", "cannot-place")


def _rolling(t: StoneAge) -> Iterator[Problem]:
    yield from _what_for(t)
    if not 1 <= t.dice <= MOST_PEOPLE:
        yield Problem("pending.dice", "between", value=t.dice, least=1, most=MOST_PEOPLE)
    elif t.spot <= RIVER and t.dice != t.me().placed[t.spot]:
        yield Problem("pending.dice", "dice", value=t.dice, expected=t.me().placed[t.spot])


def _tooling(t: StoneAge) -> Iterator[Problem]:
    yield from _what_for(t)
    if t.pips < 1:
        yield Problem("pending.pips", "negative", value=t.pips)
    yield from between("pending.next_tool", t.next_tool, 0, TOOL_PLACES + MOST_TOOL)


def _what_for(t: StoneAge) -> Iterator[Problem]:
    """A roll is for the good of the place where the people are, or for a resource by a card just taken."""
    if t.spot <= RIVER:
        if t.good != t.spot or not t.me().placed[t.spot]:
            yield Problem("pending.spot", "nobody-there")
    elif not FIRST_CARD <= t.spot < FIRST_BUILDING or t.display[t.spot - FIRST_CARD] != NOTHING:
        yield Problem("pending.spot", "no-roll-here")
    elif t.good < WOOD:
        yield Problem("pending.good", "no-roll-here")


def _paying(t: StoneAge) -> Iterator[Problem]:
    if not FIRST_CARD <= t.spot < t.spots or not t.me().placed[t.spot]:
        yield Problem("pending.spot", "nobody-there")
        return
    if t.spot < FIRST_BUILDING:
        price, chapter_legal = cards.price(t.spot), cards.legal
    else:
        tile = building.tile(t, t.spot)
        price, chapter_legal = t.box.building_count[tile], building.legal
        if t.box.building_price[tile] == FIXED:
            yield Problem("pending.spot", "paid-at-once")
            return
        if (
            t.box.building_price[tile] == EXACT
            and len([paid for paid in t.paid if paid]) > t.box.building_kinds[tile]
        ):
            yield Problem("pending.paid", "cannot-pay")
    if t.due < 1 or t.due + sum(t.paid) != price:
        yield Problem("pending.due", "price", value=t.due + sum(t.paid), expected=price)
    elif not chapter_legal(t):
        yield Problem("pending.due", "cannot-pay")


def _sharing(t: StoneAge) -> Iterator[Problem]:
    left = (t.buyer - t.turn) % t.seats or t.seats
    if sum(t.pool) != left:
        yield Problem("pending.pool", "dice", value=sum(t.pool), expected=left)


def _drawing(t: StoneAge) -> Iterator[Problem]:
    if not t.pile:
        yield Problem("display", "pile-ran-out")


def _feeding(t: StoneAge) -> Iterator[Problem]:
    expected = t.seats - (t.turn - t.starter) % t.seats
    if t.hungry != expected:
        yield Problem("pending.hungry", "dice", value=t.hungry, expected=expected)
    if t.due < 1 or t.due + sum(t.paid) > t.me().people:
        yield Problem("pending.due", "between", value=t.due, least=1, most=t.me().people - sum(t.paid))
    elif t.phase == FEEDING and not (feeding.can_replace(t, t.me()) and feeding.legal(t)):
        yield Problem("pending.due", "cannot-pay")


def _nothing(_: StoneAge) -> Iterator[Problem]:
    yield from ()


CHECKS: Final[dict[int, Callable[[StoneAge], Iterator[Problem]]]] = {
    PLACING: _placing,
    ROLLING: _rolling,
    TOOLING: _tooling,
    PAYING: _paying,
    SHARING: _sharing,
    DRAWING: _drawing,
    FEEDING: _feeding,
}
