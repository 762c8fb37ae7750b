"""Rulebook page 7 and 20: everything gained, taken one by one, and lesser incomes instead."""

from typing import Final

from trilith.core.action import Action
from trilith.core.chance import Chance, Draw, without
from trilith.games.endless_winter.actions import (
    AS_CARD,
    AS_FOOD,
    AS_HONOR,
    AS_OFFERING,
    AS_TOOL,
    ASCEND,
    BUILD,
    BURIES,
    CONVERT,
    DONE,
    ENLIST_ONE,
    ENLISTS,
    GAIN,
    GAIN_ANIMAL,
    GAIN_CARD,
    GAIN_TOOL,
    HUNTS,
    LEARN,
    LESSER,
    LESSER_AS,
    PITCH,
    RECRUIT_ONE,
    RECRUITS,
    SETTLE,
    STEP,
    TAKE,
    THAT_IS_ALL,
    TIPS,
    UNCOVER,
)
from trilith.games.endless_winter.events import DREW, FORGONE, LABOUR_GAINED, LESSER_TAKEN, TOOL_GAINED
from trilith.games.endless_winter.names import (
    ANIMAL,
    BURY,
    CAMP,
    CARD_DRAWN,
    CATCH,
    CULTURE,
    DRAW,
    ECLIPSE,
    ENLIST,
    FEAST,
    FOOD,
    FROM_ELSEWHERE,
    GAINS,
    HOME,
    HONOR,
    IDOL,
    LABOUR,
    MEGALITH,
    MOVE,
    NEUTRAL,
    NO_LUCK,
    NOTHING,
    OFFERING,
    POINTS,
    RECRUIT,
    REVEAL,
    STONE,
    TIP,
    TOOL,
    VILLAGE,
)
from trilith.games.endless_winter.rules import (
    burying,
    developing,
    hunting,
    idols,
    initiating,
    megaliths,
    migrating,
    playing,
)
from trilith.games.endless_winter.rules.knowing import can_draw, reshuffle
from trilith.games.endless_winter.table import Table, added

NO_GAINS: Final[list[int]] = [0] * len(GAINS)


def pending(t: Table) -> bool:
    """Whether something is still to be gained."""
    return t.offer != NOTHING or t.pool != NO_GAINS


def settle(t: Table) -> bool:
    """EW-2.7, EW-2.12: take what needs no choice, drop what cannot be had; whether the player or luck decides now."""
    if not pending(t):
        return False
    take_certain(t)
    if t.luck:
        return True
    if not pending(t):
        return False
    if possible(t):
        return True
    drop(t)
    return False


def take_certain(t: Table) -> None:
    """EW-2.7, EW-2.13, EW-4.10, EW-11.5: what cannot harm at once, food when it fits or nothing else is left."""
    pool = t.pool
    if pool[POINTS]:
        t.score(pool[POINTS], FROM_ELSEWHERE)
        pool[POINTS] = 0
    if pool[LABOUR]:
        t.labour += pool[LABOUR]
        t.say(LABOUR_GAINED, pool[LABOUR], 0)
        pool[LABOUR] = 0
    while pool[CATCH] and (t.phase != ECLIPSE or not t.wild):
        hunting.catch(t)
        if t.luck:
            return
    me = t.me()
    if pool[FOOD] and (me.food + pool[FOOD] <= t.limit(me) or only_food(t)):
        t.gain_food(me, pool[FOOD])
        pool[FOOD] = 0
    if pool[FEAST] and not (pool[CAMP] and me.camps_left):
        t.gain_food(me, t.limit(me) - me.food)
        pool[FEAST] = 0


def only_food(t: Table) -> bool:
    """Whether nothing but food is left to gain."""
    if t.offer != NOTHING:
        return False
    for kind in range(FOOD + 1, len(t.pool)):
        if t.pool[kind] and kind != FEAST:
            return False
    return True


def possible(t: Table) -> bool:
    """EW-2.12: whether something of what is pending can be had, or an ability can still be used that may change that."""
    pool = t.pool
    if (
        pool[TOOL]
        or pool[IDOL]
        or pool[DRAW]
        or pool[MEGALITH]
        or pool[RECRUIT]
        or pool[ENLIST]
        or pool[CATCH]
    ):
        return True
    if pool[NEUTRAL]:
        return True
    found: list[Action] = []
    offer(t, found)
    if t.column != HOME:
        playing.offer_abilities(t, found)
    return len(found) > 1  # there is always that this is all


def drop(t: Table) -> None:
    """EW-2.12: what cannot be had is lost, and food is taken at last."""
    for kind in range(FOOD + 1, len(t.pool)):
        if kind != FEAST:
            t.pool[kind] = 0
    t.offer = NOTHING
    take_certain(t)


def offer(t: Table, found: list[Action]) -> None:
    """EW-2.4, EW-2.5, EW-2.7: any part of what is pending, in any order, or a lesser income instead; or no more of it."""
    pool = t.pool
    if pool[NEUTRAL]:
        megaliths.offer_arrow(t, found)
        return
    me = t.me()
    if pool[MEGALITH]:
        megaliths.offer(t, found)
        offer_lesser(t, MEGALITH, found)
    if pool[DRAW]:
        if can_draw(me):
            found.append(GAIN_CARD)
        offer_lesser(t, DRAW, found)
    if pool[IDOL]:
        idols.offer_steps(t, found)
        offer_lesser(t, IDOL, found)
    if pool[TOOL]:
        if me.tools < t.box.tool_track:
            found.append(GAIN_TOOL)
        offer_lesser(t, TOOL, found)
    if pool[CULTURE]:
        developing.offer_cards(t, found)
    if pool[ANIMAL]:
        hunting.offer_hunt(t, found)
    if pool[CATCH]:
        found.append(GAIN_ANIMAL)
    if pool[REVEAL]:
        hunting.offer_reveal(t, found)
    if pool[TIP]:
        hunting.offer_tip(t, found)
    if pool[BURY]:
        burying.offer(t, found)
    if pool[CAMP]:
        migrating.offer_camp(t, found)
    if pool[MOVE]:
        migrating.offer_moves(t, found)
    if pool[VILLAGE]:
        migrating.offer_villages(t, found)
    if pool[RECRUIT]:
        found += RECRUIT_ONE
    if pool[ENLIST]:
        found += ENLIST_ONE
    if pool[STONE]:
        developing.offer_stones(t, found)
    playing.offer_payment(t, found)
    if not pool[DRAW] or can_draw(me):
        found.append(THAT_IS_ALL)


def offer_lesser(t: Table, gain: int, found: list[Action]) -> None:
    """EW-2.4, EW-2.5: everything further down the chain that can be had."""
    me = t.me()
    for action in LESSER_AS[gain]:
        way = action.second
        if way == AS_CARD and not can_draw(me):
            continue
        if way == AS_HONOR and not idols.may_rise(t):
            continue
        if way == AS_TOOL and me.tools >= t.box.tool_track:
            continue
        found.append(action)


def apply(t: Table, action: Action) -> None:
    """Take one part of what is pending."""
    verb = action.verb
    if verb == GAIN:
        take(t, action.first)
    elif verb == LESSER:
        take_lesser(t, action.first, action.second)
    elif verb == ASCEND:
        t.pool[IDOL] -= 1
        idols.climb(t, action.first)
    elif verb == BUILD:
        megaliths.build(t, action)
    elif verb == LEARN:
        developing.free_learn(t, action.first)
    elif verb == HUNTS:
        hunting.free_hunt(t, action.first)
    elif verb == UNCOVER:
        hunting.free_reveal(t)
    elif verb == TIPS:
        hunting.free_tip(t, action.first)
    elif verb == BURIES:
        burying.bury(t, action.first, action.second)
    elif verb == PITCH:
        migrating.free_pitch(t)
    elif verb == STEP:
        migrating.free_move(t, action.first, action.second)
    elif verb == SETTLE:
        migrating.free_settle(t, action.first)
    elif verb == RECRUITS:
        initiating.free_recruit(t, action.first)
    elif verb == ENLISTS:
        initiating.free_enlist(t, action.first)
    elif verb == TAKE:
        developing.free_stone(t, action.first)
    elif verb == CONVERT:
        playing.convert(t)
    else:
        assert verb == DONE
        t.say(FORGONE, 0, 0)
        drop(t)


def take(t: Table, gain: int) -> None:
    """A tool, a card, or in the eclipse an animal of the pile."""
    if gain == CATCH:
        hunting.catch(t)
        return
    t.pool[gain] -= 1
    if gain == TOOL:
        gain_tool(t)
    else:
        assert gain == DRAW
        draw_one(t)


def gain_tool(t: Table) -> None:
    """EW-2.11: a tool, as far as the track goes."""
    t.me().tools += 1
    t.say(TOOL_GAINED, 1, 0)


def take_lesser(t: Table, gain: int, way: int) -> None:
    """EW-2.5, EW-2.6: decided at once, and for this one gain only."""
    t.pool[gain] -= 1
    t.say(LESSER_TAKEN, way, 0)
    if way == AS_FOOD:
        t.pool[FOOD] += 1
    elif way == AS_TOOL:
        gain_tool(t)
    elif way == AS_OFFERING:
        idols.climb(t, OFFERING)
    elif way == AS_HONOR:
        idols.climb(t, HONOR)
    else:
        assert way == AS_CARD
        draw_one(t)


def draw_one(t: Table) -> None:
    """EW-2.3: the next card of the draw pile, which is the shuffled discard pile if it was empty."""
    draw(t, 1)


def draw(t: Table, count: int) -> None:
    """EW-2.3, EW-2.4: let luck bring so many cards, or as many as there are."""
    me = t.me()
    t.left = min(count, len(me.draw) + len(me.discard))
    if not t.left:
        return
    if not me.draw:
        reshuffle(t, me)
    t.luck = CARD_DRAWN


def chance(t: Table) -> Chance:
    """EW-15.1: only whoever draws a card sees it."""
    return Draw("draw", t.box.card_names, t.me().draw, t.turn)


def drawn(t: Table, card: int) -> None:
    """EW-2.3: the card goes to the hand; the discard pile is shuffled when more must be drawn than there are."""
    me = t.me()
    me.draw = without(me.draw, card)
    me.hand = added(me.hand, card)
    t.say(DREW, card, 0)
    t.left -= 1
    if not t.left:
        t.luck = NO_LUCK
    elif not me.draw:
        reshuffle(t, me)
