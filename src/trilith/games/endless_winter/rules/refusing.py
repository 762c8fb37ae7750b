"""Why something cannot be done now: the number of the rule against an action that is not offered."""

from typing import Final

from trilith.core.action import Action
from trilith.games.endless_winter.actions import (
    AS_CARD,
    AS_HONOR,
    ASCEND,
    BUILD,
    BURIES,
    CALL,
    CHOOSE_CHIEF,
    CHOOSE_SETUP,
    CHOOSE_SIDE,
    CONVERT,
    DISCARD,
    DONE,
    EAT,
    END,
    ENLISTS,
    GAIN,
    HUNTS,
    LAY,
    LEARN,
    LESSER,
    NO_ANIMAL,
    PITCH,
    PLACE,
    PLAY,
    RECRUITS,
    RITE,
    SETTLE,
    STEP,
    TAKE,
    TILE,
    TIPS,
    UNCOVER,
    USE,
    WALK,
)
from trilith.games.endless_winter.names import (
    ANIMAL,
    BURY,
    CAMP,
    CHIEF,
    CHOOSING_CHIEF,
    CHOOSING_SETUP,
    CHOOSING_SIDE,
    CULTURE,
    ECLIPSE,
    ENLIST,
    IDOL,
    LAYING,
    LEAVING,
    MEGALITH,
    MIDDLE,
    MOVE,
    NEUTRAL,
    NOTHING,
    OVER,
    PLAYING,
    RECRUIT,
    REST,
    RESTING,
    REVEAL,
    SETTING_UP,
    STONE,
    TAKING_TILE,
    TIP,
    TOOL,
    TOP,
    VILLAGE,
)
from trilith.games.endless_winter.rules import gaining, hunting, megaliths, migrating, playing
from trilith.games.endless_winter.table import Table, is_culture

# What is done at the top and in the middle of each column, and by which rule.
TOP_VERBS: Final[tuple[tuple[int, ...], ...]] = ((RECRUITS,), (LEARN,), (PITCH, STEP), (UNCOVER, HUNTS))
MIDDLE_VERBS: Final[tuple[tuple[int, ...], ...]] = ((RITE,), (TAKE,), (SETTLE,), (TIPS,))
TOP_RULES: Final[tuple[str, ...]] = ("EW-5.1", "EW-6.1", "EW-7.1", "EW-8.1")
MIDDLE_RULES: Final[tuple[str, ...]] = ("EW-5.5", "EW-6.2", "EW-7.4", "EW-8.6")


def out_of_time(t: Table, action: Action) -> str:
    """The rule against a whole kind of action at this moment, or nothing if some of the kind may be offered."""
    verb = action.verb
    phase = t.phase
    if t.luck or phase >= SETTING_UP:
        return "EW-2.2" if phase == OVER else "EW-2.1"
    if phase <= CHOOSING_SETUP:
        return "" if verb == chosen_in(phase) else due_now(t)
    if t.due:
        return "" if verb == DISCARD else due_now(t)
    if phase == TAKING_TILE:
        return "" if verb == TILE else due_now(t)
    if gaining.pending(t):
        return while_gaining(t, action)
    if phase == PLAYING:
        return "" if verb in (PLAY, PLACE) else due_now(t)
    if phase == LAYING:
        return "" if verb in (LAY, DONE) else due_now(t)
    return while_acting(t, action)


def due_now(t: Table) -> str:
    """The rule of the decision that is due, which whoever tries something else should look at."""
    phase = t.phase
    if phase <= CHOOSING_SETUP:
        return chosen_by(phase)
    if t.due:
        return discarded_by(t)
    if phase == TAKING_TILE:
        return "EW-14.7"
    if gaining.pending(t):
        return "EW-9.7" if t.pool[NEUTRAL] else "EW-2.7"
    if phase == PLAYING:
        return "EW-3.5"
    if phase == LAYING:
        return "EW-3.13"
    if phase == RESTING:
        return "EW-3.11"
    if phase == LEAVING:
        return "EW-3.12"
    return TOP_RULES[t.column] if phase == TOP else MIDDLE_RULES[t.column]


def discarded_by(t: Table) -> str:
    """EW-3.3, EW-4.9: why a card must be discarded now: for a further culture card, or as the price before an arrow."""
    return "EW-4.9" if t.owed & 1 else "EW-3.3"


def chosen_in(phase: int) -> int:
    """What is chosen in a phase of the set-up."""
    if phase == CHOOSING_CHIEF:
        return CHOOSE_CHIEF
    return CHOOSE_SIDE if phase == CHOOSING_SIDE else CHOOSE_SETUP


def chosen_by(phase: int) -> str:
    """EW-1.6, EW-13.2, EW-13.3: by which rule it is chosen."""
    if phase == CHOOSING_CHIEF:
        return "EW-13.3"
    return "EW-1.6" if phase == CHOOSING_SIDE else "EW-13.2"


def while_gaining(t: Table, action: Action) -> str:
    """EW-2.7, EW-9.7, EW-11.2: what is gained comes first; only abilities may be used meanwhile."""
    verb = action.verb
    pool = t.pool
    if pool[NEUTRAL]:
        return "" if verb == BUILD else due_now(t)
    if verb == DONE or verb == USE or verb == CALL:
        return ""
    fits = (
        (verb in (GAIN, LESSER) and pool[action.first] > 0)
        or (verb == ASCEND and pool[IDOL] > 0)
        or (verb == BUILD and pool[MEGALITH] > 0)
        or (verb == LEARN and pool[CULTURE] > 0)
        or (verb == HUNTS and pool[ANIMAL] > 0)
        or (verb == UNCOVER and pool[REVEAL] > 0)
        or (verb == TIPS and pool[TIP] > 0)
        or (verb == BURIES and pool[BURY] > 0)
        or (verb == PITCH and pool[CAMP] > 0)
        or (verb == STEP and pool[MOVE] > 0)
        or (verb == SETTLE and pool[VILLAGE] > 0)
        or (verb == RECRUITS and pool[RECRUIT] > 0)
        or (verb == ENLISTS and pool[ENLIST] > 0)
        or (verb == TAKE and pool[STONE] > 0)
        or (verb == CONVERT and t.offer != NOTHING)
    )
    if fits:
        return ""
    if verb == EAT and t.phase == ECLIPSE:
        return "EW-11.2"
    return "EW-2.6" if verb in (GAIN, LESSER) else due_now(t)


def while_acting(t: Table, action: Action) -> str:
    """EW-3.7, EW-3.8: every part of a column has its own actions."""
    verb = action.verb
    if verb == PLAY:
        return "EW-3.11" if t.column == REST and not is_culture(action.first) else ""
    if verb == USE or verb == CALL or verb == EAT:
        return ""
    if verb == END:
        return "" if t.phase in (LEAVING, RESTING) else "EW-3.8"
    if verb == WALK:
        if t.phase == RESTING:
            return "EW-3.11"
        return "EW-3.8" if t.phase == LEAVING else ""
    if verb == PLACE:
        return "EW-3.5"
    if verb in (GAIN, LESSER):
        return "EW-2.6"
    if verb == CONVERT:
        return "EW-4.9"
    if t.column == REST or verb not in TOP_VERBS[t.column] + MIDDLE_VERBS[t.column]:
        return due_now(t)
    here = (t.phase == TOP and verb in TOP_VERBS[t.column]) or (
        t.phase == MIDDLE and verb in MIDDLE_VERBS[t.column]
    )
    return "" if here else "EW-3.8"


def reason(t: Table, action: Action) -> str:
    """The rule against this very action, where others of its kind may be offered."""
    verb = action.verb
    if verb == PLAY:
        return against_playing(t, action.first)
    if verb == PLACE:
        return "EW-3.5"
    if verb == DISCARD:
        return discarded_by(t)
    if verb == LAY:
        return "EW-3.14" if action.first in t.me().hand else "EW-3.13"
    if verb == EAT:
        return "EW-4.6"
    if verb == USE:
        return against_paying(t, action.first) if action.first in t.ready else "EW-4.4"
    if verb == CALL:
        return (
            against_paying(t, playing.chief_effect(t.me()))
            if t.figure == CHIEF and not t.called
            else "EW-3.6"
        )
    if verb == CONVERT:
        return against_paying(t, t.offer)
    if verb == RECRUITS:
        return "EW-5.2" if t.recruited >> action.first & 1 else "EW-5.1"
    if verb == RITE:
        return "EW-5.5"
    if verb == BURIES:
        return "EW-5.6"
    if verb == LEARN:
        return "EW-6.1"
    if verb == TAKE:
        return against_stone(t, action.first)
    if verb == PITCH:
        return "EW-7.1" if t.me().camps_left else "EW-2.12"
    if verb == STEP:
        return "EW-7.2"
    if verb == SETTLE:
        return against_settling(t, action.first)
    if verb == UNCOVER:
        return against_uncovering(t)
    if verb == HUNTS:
        return "EW-8.4" if action.first == NO_ANIMAL else "EW-8.3"
    if verb == TIPS:
        return "EW-8.6"
    if verb == BUILD:
        return against_building(t, action)
    if verb == ASCEND:
        return "EW-10.6"
    if verb == GAIN:
        return "EW-2.11" if action.first == TOOL else "EW-2.4"
    if verb == LESSER:
        return against_lesser(action.second)
    if verb == DONE:
        return "EW-2.4"
    return "EW-13.2" if verb == CHOOSE_SETUP else "EW-13.3"


def against_playing(t: Table, kind: int) -> str:
    """EW-3.2, EW-3.3, EW-4.1, EW-5.3: why a card cannot be played now."""
    in_hand = kind in t.me().hand
    if t.phase == PLAYING:
        if not is_culture(kind):
            return "EW-4.1"
        return "EW-3.3" if in_hand else "EW-3.2"
    if is_culture(kind):
        return "EW-3.2"
    return "EW-5.3" if in_hand else "EW-4.1"


def against_lesser(way: int) -> str:
    """EW-2.4, EW-2.11, EW-10.6: why a lesser income is not to be had: no card, no further step, no room for a tool."""
    if way == AS_CARD:
        return "EW-2.4"
    return "EW-10.6" if way == AS_HONOR else "EW-2.11"


def against_paying(t: Table, effect: int) -> str:
    """EW-4.9, EW-6.4: why a price cannot be paid: the player has not got it, or there is no room for the stone."""
    full = len(t.me().stones) == len(t.box.stone_food)
    return "EW-6.4" if full and t.box.effects[effect].for_stone_alone else "EW-4.9"


def against_stone(t: Table, stone: int) -> str:
    """EW-6.2, EW-6.3, EW-6.4: why a sacred stone cannot be taken."""
    if len(t.me().stones) == len(t.box.stone_food):
        return "EW-6.4"
    if stone not in t.stones or t.box.stone_eras[stone] > t.era():
        return "EW-6.2"
    return "EW-6.3"


def against_settling(t: Table, juncture: int) -> str:
    """EW-2.12, EW-7.4, EW-7.5, EW-7.7: why a village cannot be built there."""
    if t.villages[juncture] != NOTHING:
        return "EW-7.5"
    if not migrating.villages_left(t, t.turn):
        return "EW-2.12"
    return "EW-7.7" if t.pool[VILLAGE] else "EW-7.4"


def against_uncovering(t: Table) -> str:
    """EW-8.1, EW-8.2, EW-8.9: why no animal can be turned up: no labour, no animal or no room for it."""
    if hunting.room(t):
        return "EW-8.1"
    return "EW-8.9" if t.pool[REVEAL] else "EW-8.2"


def against_building(t: Table, action: Action) -> str:
    """EW-9.2, EW-9.3, EW-9.4, EW-9.5, EW-9.7: why a megalith cannot lie there."""
    if t.pool[NEUTRAL]:
        return "EW-9.7"
    if not megaliths.left(t, t.me()):
        return "EW-2.12"
    if action.first:
        return "EW-9.5"
    position = megaliths.position_of(t, action)
    if (
        position != NOTHING
        and t.site[position] == NOTHING
        and megaliths.is_start(t, t.pattern_site(), position)
    ):
        return "EW-9.3"
    return "EW-9.4"
