"""What is worth a look now: what labour is good for, which cards would bring something, and which gains cannot be had."""

from typing import Final

from trilith.core.action import Action
from trilith.core.rows import held
from trilith.games.endless_winter.actions import (
    BUILD_AT,
    BURY_FROM,
    CARD_NAMES,
    CLIMB,
    DONE,
    GAIN_ANIMAL,
    GAIN_CARD,
    GAIN_TOOL,
    HUNT_ANIMAL,
    HUNTS,
    LEARN,
    LEARN_CARD,
    LESSER,
    MOVES,
    PITCH_CAMP,
    PLAY,
    RECRUITS,
    SETTLE_AT,
    STEP,
    TAKE_STONE,
    TIP_ANIMAL,
    UNCOVER,
    UNCOVER_ANIMALS,
)
from trilith.games.endless_winter.game import EndlessWinter
from trilith.games.endless_winter.names import (
    ANIMAL,
    BURY,
    CAMP,
    CATCH,
    CULTURE,
    DRAW,
    ENLIST,
    FEAST,
    FOOD,
    GAINS,
    HALVES,
    IDOL,
    LABOUR,
    MEGALITH,
    MOVE,
    NEUTRAL,
    NOTHING,
    POINTS,
    RECRUIT,
    REST,
    REVEAL,
    STONE,
    TIP,
    TOOL,
    TOP,
    VILLAGE,
    Gain,
)
from trilith.games.endless_winter.rules import gaining, placing, playing, refusing
from trilith.games.endless_winter.shape import LabourUse, Use
from trilith.games.endless_winter.table import is_culture

PLENTY: Final = 100 * HALVES
PAID_WITH_LABOUR: Final[dict[int, Use]] = {
    RECRUITS: "recruit",
    LEARN: "learn",
    STEP: "move",
    UNCOVER: "reveal",
    HUNTS: "hunt",
}
ALWAYS: Final = (POINTS, RECRUIT, ENLIST, CATCH, NEUTRAL)
# One of the actions that take a gain, to ask why none of them can be done.
TAKEN_BY: Final[dict[int, Action]] = {
    TOOL: GAIN_TOOL,
    DRAW: GAIN_CARD,
    CATCH: GAIN_ANIMAL,
    IDOL: CLIMB[0],
    MEGALITH: BUILD_AT[0],
    CULTURE: LEARN_CARD[0],
    ANIMAL: HUNT_ANIMAL[0],
    REVEAL: UNCOVER_ANIMALS,
    TIP: TIP_ANIMAL[0],
    BURY: BURY_FROM[0][0],
    CAMP: PITCH_CAMP,
    MOVE: next(action for row in MOVES for action in row),
    VILLAGE: SETTLE_AT[0],
    STONE: TAKE_STONE[0],
}


def labour_uses(t: EndlessWinter) -> list[LabourUse]:
    """EW-3.8: what labour pays for where the figure stands, were there enough of it; only the top costs any."""
    if t.phase != TOP or t.column == REST:
        return []
    rich = t.copy()
    rich.labour = PLENTY
    found: list[Action] = []
    placing.offer_top(rich, found)
    verbs = {action.verb for action in found}
    return [
        {"what": what, "labour": _price(t, verb) / HALVES}
        for verb, what in PAID_WITH_LABOUR.items()
        if verb in verbs
    ]


def _price(t: EndlessWinter, verb: int) -> int:
    box = t.box
    prices = {
        RECRUITS: box.recruit_labour,
        LEARN: box.learn_labour,
        STEP: box.move_labour,
        UNCOVER: box.reveal_labour,
        HUNTS: box.hunt_labour,
    }
    return prices[verb]


def labour_short(t: EndlessWinter) -> bool:
    """Whether something here costs more labour than there is, but not more than hand and food could bring."""
    prices = [round(use["labour"] * HALVES) for use in labour_uses(t)]
    reach = t.labour + _from_hand(t) + _from_food(t)
    return any(t.labour < price <= reach for price in prices)


def _from_hand(t: EndlessWinter) -> int:
    """EW-4.2, EW-4.3, EW-5.3: what all members of the hand that may be played would give here."""
    hand = t.me().hand
    return sum(
        (held(hand, kind) - held(t.fresh, kind)) * _labour_of(t, kind)
        for kind in set(hand)
        if not is_culture(kind)
    )


def _labour_of(t: EndlessWinter, kind: int) -> int:
    extra = t.box.extra_labour[kind] if playing.counts_here(t, t.box.extra_in[kind]) else 0
    return t.box.labour[kind] + extra


def _from_food(t: EndlessWinter) -> int:
    """EW-4.6: what all the food would give."""
    food, found = t.me().food, 0
    while t.box.bites[food]:
        food -= t.box.bites[food]
        found += HALVES
    return found


def worth_playing(t: EndlessWinter) -> list[str]:
    """Cards of the hand that can be played and change something worth having: labour that is short, or a gain."""
    kinds = [action.first for action in t.legal() if action.verb == PLAY]
    short = labour_short(t)
    return [
        CARD_NAMES[kind]
        for kind in kinds
        if (short and not is_culture(kind) and _labour_of(t, kind) > 0) or _brings(t, kind, short)
    ]


def _brings(t: EndlessWinter, effect: int, short: bool) -> bool:
    """EW-2.12, EW-4.9: whether some of what an effect brings can be had; what has a price, if it can be paid."""
    does = t.box.effects[effect]
    gains = does.gain[::2]
    if does.priced() and playing.payable(t, does):
        gains += does.reward[::2]
    return any(_can_have(t, gain, short) for gain in gains)


def _can_have(t: EndlessWinter, gain: int, short: bool) -> bool:
    me = t.me()
    if gain in ALWAYS:
        return True
    if gain == LABOUR:
        return short
    if gain in (FOOD, FEAST):
        return me.food < t.limit(me)
    probe = t.copy()
    probe.offer = NOTHING
    probe.pool = [int(kind == gain) for kind in range(len(GAINS))]
    found: list[Action] = []
    gaining.offer(probe, found)
    return any(action.verb not in (DONE, LESSER) for action in found)


def lost_gains(t: EndlessWinter) -> dict[Gain, str]:
    """EW-2.12: by gain that waits and can neither be taken nor become something lesser, the rule against it."""
    found: dict[Gain, str] = {}
    for gain, count in enumerate(t.pool):
        if not count or gain not in TAKEN_BY or t.pool[NEUTRAL]:
            continue
        probe = t.copy()
        probe.offer = NOTHING
        probe.pool = [int(kind == gain) for kind in range(len(GAINS))]
        offered: list[Action] = []
        gaining.offer(probe, offered)
        if all(action.verb == DONE for action in offered):
            found[GAINS[gain]] = refusing.reason(t, TAKEN_BY[gain])
    return found
