"""Rulebook pages 5 and 6: hunting, gathering wood, brick, stone and gold, and the tools that help."""

from typing import Final

from trilith.core.action import Action
from trilith.core.chance import Chance, Roll, total
from trilith.games.stone_age.actions import KEEP, KEEP_ROLL, ONE_USE, TOOL, USE_ONCE, USE_TOOL
from trilith.games.stone_age.events import BY_CARD, GATHERED, ONE_USE_USED, ROLLED, THERE, TOOL_USED
from trilith.games.stone_age.names import (
    ACTING,
    MOST_PEOPLE,
    ONE_USE_TOOL,
    RIVER,
    ROLLING,
    TOOL_PLACES,
    TOOLING,
)
from trilith.games.stone_age.table import Player, Table

ROLLS: Final[list[Chance]] = [Roll(dice) for dice in range(MOST_PEOPLE + 1)]


def begin(t: Table, good: int, dice: int) -> None:
    """SA-5.1, SA-6.10: take up the dice, one for each person there, or as many as a card says."""
    t.good = good
    t.dice = dice
    t.phase = ROLLING


def chance(t: Table) -> Chance:
    """SA-5.1: the dice are rolled and added up."""
    return ROLLS[t.dice]


def resolve(t: Table, outcome: int) -> None:
    """SA-5.4, SA-5.6: after a roll, and only then, the player may use tools."""
    t.pips = total(outcome)
    t.dice = 0
    t.say(ROLLED, t.good, outcome, THERE if t.spot <= RIVER else BY_CARD)
    t.phase = TOOLING


def legal(t: Table) -> list[Action]:
    """SA-5.4, SA-5.5, SA-6.16: tools not yet used this round, and one-use tools, are added one by one."""
    me = t.me()
    found: list[Action] = []
    for place in range(t.next_tool, TOOL_PLACES):
        if me.tools[place] and not me.used[place]:
            found.append(USE_TOOL[place])
    if me.opened:
        for value in range(1, t.box.most_tool + 1):
            if one_use_card(t, me, value) >= 0:
                found.append(USE_ONCE[value - 1])
    found.append(KEEP_ROLL)
    return found


def one_use_card(t: Table, me: Player, value: int) -> int:
    """The open card of this player that is a one-use tool of this value and not below the last one used."""
    if TOOL_PLACES + value < t.next_tool:
        return -1
    for card in me.opened:
        if t.box.card_effect[card] == ONE_USE_TOOL and t.box.card_amount[card] == value:
            return card
    return -1


def objection(t: Table, action: Action) -> str:
    """The rule against using this tool, if there is one."""
    me = t.me()
    if action.verb == TOOL:
        if not me.tools[action.first]:
            return "SA-5.4"
        if me.used[action.first]:
            return "SA-5.5"
        return "SA-5.7" if action.first < t.next_tool else ""
    if action.verb == ONE_USE:
        if one_use_card(t, me, action.first) >= 0:
            return ""
        return "SA-5.7" if TOOL_PLACES + action.first < t.next_tool else "SA-6.16"
    return "" if action.verb == KEEP else "SA-5.4"


def apply(t: Table, action: Action) -> None:
    """SA-5.4, SA-5.5: add a tool's whole value, or take what the pips are worth."""
    if action.verb == TOOL:
        use_tool(t, action.first)
    elif action.verb == ONE_USE:
        use_once(t, action.first)
    else:
        gather(t)


def use_tool(t: Table, place: int) -> None:
    """SA-5.5: a tool counts whole, and only once a round."""
    me = t.me()
    me.used[place] = 1
    t.pips += me.tools[place]
    t.next_tool = place + 1
    t.say(TOOL_USED, place, me.tools[place])


def use_once(t: Table, value: int) -> None:
    """SA-6.16: a one-use tool counts once; then its card is turned face down."""
    me = t.me()
    card = one_use_card(t, me, value)
    t.pips += value
    t.next_tool = TOOL_PLACES + value
    put_away(me, card)
    t.say(ONE_USE_USED, card, value)


def put_away(me: Player, card: int) -> None:
    """SA-6.16, SA-6.17: an open card that has been used joins the ones that lie face down."""
    at = me.opened.index(card)
    me.opened = me.opened[:at] + me.opened[at + 1 :]
    me.cards = me.cards + (card,)


def goods_for(t: Table, pips: int) -> int:
    """How many of the goods rolled for so many pips buy."""
    return pips // t.box.pips[t.good]


def gather(t: Table) -> None:
    """SA-5.2, SA-5.3, SA-1.6: pips buy goods without limit, the rest is lost; SA-4.3: the people go home."""
    count = goods_for(t, t.pips)
    t.me().goods[t.good] += count
    t.say(GATHERED, t.good, count)
    if t.spot <= RIVER:
        t.bring_home()
    t.forget_roll()
    t.phase = ACTING
