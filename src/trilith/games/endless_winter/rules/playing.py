"""Rulebook pages 8, 9 and 17: playing culture cards and tribe members, labour, and abilities."""

from trilith.core.action import Action
from trilith.core.chance import without
from trilith.core.rows import held
from trilith.games.endless_winter.actions import (
    CALL_CHIEF,
    DISCARD_CARD,
    EAT_FOOD,
    PAY_FOR,
    PLAY_CARD,
    USE_CARD,
)
from trilith.games.endless_winter.box import Effect
from trilith.games.endless_winter.events import (
    ATE,
    CALLED,
    DISCARDED,
    LABOUR_GAINED,
    PLAYED,
    USED,
)
from trilith.games.endless_winter.names import ANYWHERE, CARDS, CHIEF, HALVES, HOME, NOTHING, SIDES
from trilith.games.endless_winter.rules import developing
from trilith.games.endless_winter.rules.initiating import part_with
from trilith.games.endless_winter.rules.knowing import leave_openly
from trilith.games.endless_winter.table import Player, Table, added, is_culture, offer_each


def offer_cultures(t: Table, found: list[Action]) -> None:
    """EW-3.2, EW-3.3: any culture card of the hand; after the first, another card must be left to be discarded."""
    hand = t.me().hand
    if t.cultures and len(hand) < 2:
        return
    last = NOTHING
    for kind in hand:
        if kind != last and is_culture(kind):
            found.append(PLAY_CARD[kind])
        last = kind


def play_culture(t: Table, kind: int) -> None:
    """EW-3.2, EW-3.3: the card lies open above the board and takes effect at once, when its price is paid."""
    me = t.me()
    leave_openly(me, kind)
    me.played = added(me.played, kind)
    t.say(PLAYED, kind, 0)
    t.cultures += 1
    if t.cultures > 1:
        t.due = 1
        t.owed = kind * 2
    else:
        take_effect(t, kind)


def take_effect(t: Table, effect: int) -> None:
    """EW-3.2, EW-3.4, EW-4.9: bring what has no price, and offer what has one."""
    t.owe(t.box.effects[effect].gain)
    if t.box.effects[effect].priced():
        t.offer = effect


def offer_discards(t: Table, found: list[Action]) -> None:
    """EW-3.3, EW-4.9: any card of the hand."""
    offer_each(t.me().hand, DISCARD_CARD, found)


def discard(t: Table, kind: int) -> None:
    """EW-3.3, EW-4.9: the card goes unused to the discard pile; then what it was discarded for follows."""
    me = t.me()
    leave_openly(me, kind)
    part_with(t, kind)
    me.discard = added(me.discard, kind)
    t.say(DISCARDED, kind, 0)
    t.due -= 1
    if t.due:
        return
    owed = t.owed
    t.owed = NOTHING
    if owed & 1:
        t.owe(t.box.effects[owed >> 1].reward)
    else:
        take_effect(t, owed >> 1)


def payable(t: Table, effect: Effect) -> bool:
    """EW-4.9, EW-6.4: whether the player has what an effect asks for, and can take the stone it is asked for."""
    me = t.me()
    if me.food < effect.food or me.tools < effect.tools or len(me.hand) < effect.cards:
        return False
    return not effect.for_stone_alone or developing.can_take_stone(t)


def offer_payment(t: Table, found: list[Action]) -> None:
    """EW-4.9: whoever wants what stands behind the arrow pays what stands before it."""
    if t.offer != NOTHING and payable(t, t.box.effects[t.offer]):
        found.append(PAY_FOR)


def convert(t: Table) -> None:
    """EW-4.9: pay once, gain once."""
    effect = t.offer
    t.offer = NOTHING
    pay_for(t, effect)


def pay_for(t: Table, effect: int) -> None:
    """EW-4.9: everything before the arrow is paid for everything behind it."""
    asked = t.box.effects[effect]
    t.pay(asked.food, asked.tools)
    if asked.cards:
        t.due = asked.cards
        t.owed = effect * 2 + 1
    else:
        t.owe(asked.reward)


def offer_members(t: Table, found: list[Action]) -> None:
    """EW-4.1, EW-5.3: any tribe member of the hand that was not recruited in this very turn."""
    hand = t.me().hand
    last = NOTHING
    for kind in hand:
        if kind != last and not is_culture(kind) and not (t.fresh and only_fresh(t, kind)):
            found.append(PLAY_CARD[kind])
        last = kind


def only_fresh(t: Table, kind: int) -> bool:
    """EW-5.3: whether the player holds no card of this kind but those recruited in this turn."""
    return held(t.me().hand, kind) <= held(t.fresh, kind)


def play_tribe(t: Table, kind: int) -> None:
    """EW-4.1, EW-4.2, EW-4.3, EW-4.5: the card lies open, its labour counts, its eclipse ability does not."""
    me = t.me()
    leave_openly(me, kind)
    me.played = added(me.played, kind)
    t.say(PLAYED, kind, 0)
    labour = t.box.labour[kind]
    if counts_here(t, t.box.extra_in[kind]):
        labour += t.box.extra_labour[kind]
    t.labour += labour
    t.say(LABOUR_GAINED, labour, 0)
    if t.box.effects[kind].does_something():
        t.ready = added(t.ready, kind)  # EW-4.4


def counts_here(t: Table, where: int) -> bool:
    """EW-3.6, EW-4.3: whether what counts in one column or anywhere counts where the figure stands."""
    return where == ANYWHERE or where == t.column


def is_idle(t: Table, kind: int) -> bool:
    """EW-4.3: whether a card has more labour to give, but not in the column where the figure stands."""
    return t.column != HOME and t.box.extra_labour[kind] > 0 and not counts_here(t, t.box.extra_in[kind])


def offer_food(t: Table, found: list[Action]) -> None:
    """EW-4.6: food may be spent while it passes a labour symbol."""
    if t.box.bites[t.me().food]:
        found.append(EAT_FOOD)


def eat(t: Table) -> None:
    """EW-4.6: the marker goes left until it has passed one symbol."""
    me = t.me()
    eaten = t.box.bites[me.food]
    me.food -= eaten
    t.labour += HALVES
    t.say(ATE, eaten, HALVES)


def offer_abilities(t: Table, found: list[Action]) -> None:
    """EW-4.4, EW-3.6: abilities of played tribe members and of the chief, each once in the turn."""
    last = NOTHING
    for kind in t.ready:
        if kind != last and payable(t, t.box.effects[kind]):
            found.append(USE_CARD[kind])
        last = kind
    if t.figure == CHIEF and not t.called and payable(t, t.box.effects[chief_effect(t.me())]):
        found.append(CALL_CHIEF)


def chief_effect(player: Player) -> int:
    """The effect of a chief's side that lies upwards."""
    return CARDS + player.chief * len(SIDES) + player.side


def use(t: Table, kind: int) -> None:
    """EW-4.4, EW-4.9: a tribe member's ability."""
    t.ready = without(t.ready, kind)
    t.say(USED, kind, 0)
    activate(t, kind)


def activate(t: Table, effect: int) -> None:
    """Pay what an ability asks for, and gain what it brings."""
    t.owe(t.box.effects[effect].gain)
    if t.box.effects[effect].priced():
        pay_for(t, effect)


def call(t: Table) -> None:
    """EW-3.6: the chief's ability, once in the turn in which the chief's figure is placed."""
    me = t.me()
    t.called = 1
    t.say(CALLED, me.chief, me.side)
    activate(t, chief_effect(me))


def arrive(t: Table) -> None:
    """EW-3.6: a chief who brings labour brings it at once, and only in the right column."""
    me = t.me()
    side = me.chief * len(SIDES) + me.side
    if t.figure != CHIEF:
        return
    if not t.box.effects[chief_effect(me)].does_something():
        t.called = 1
    if not t.box.chief_labour[side]:
        return
    if counts_here(t, t.box.chief_in[side]):
        t.labour += t.box.chief_labour[side]
        t.say(CALLED, me.chief, me.side)
        t.say(LABOUR_GAINED, t.box.chief_labour[side], 0)
