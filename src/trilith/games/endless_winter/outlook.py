"""What a choice would cost and bring: the player's holdings, and which luck matters to the player."""

from trilith.core.action import Action
from trilith.core.state import CHANCE
from trilith.games.endless_winter.actions import DONE, END
from trilith.games.endless_winter.game import EndlessWinter
from trilith.games.endless_winter.names import (
    ANIMAL_CAUGHT,
    CARD_DRAWN,
    CHOOSING_SETUP,
    LAYING,
    TAKING_TILE,
)
from trilith.games.endless_winter.rules import burying, eclipse, gaining, migrating, placing, scoring


def holdings(t: EndlessWinter, player: int) -> dict[str, int]:
    """Food, tools, labour and everything else that can be counted of a player."""
    me = t.players[player]
    return {
        "food": me.food,
        "tools": me.tools,
        "halves": t.labour if t.turn == player else 0,
        "food_limit": t.limit(me),
        "camps": migrating.camps_out(t, me),
        "villages": migrating.villages_out(t, player),
        "megaliths": me.built,
        "offering": me.offering,
        "honor": me.honor,
        "animals": sum(me.animals),
        "tipped": sum(me.tipped),
        "stones": len(me.stones),
        "hand": len(me.hand),
        "played": len(me.played),
        "discard": len(me.discard),
        "pile": len(me.pile),
        "strength": eclipse.strength(t, me),
        "buried": burying.graves(me),
        "influence": sum(migrating.influences(t, player)),
        "score": me.score,
        "final": sum(scoring.breakdown(t, me)),
    }


def foresee(t: EndlessWinter, player: int, action: Action) -> None:
    """The action alone: what the others and the eclipse bring is not foreseen."""
    if t.phase == LAYING and action.verb == DONE:
        return
    if action.verb == END:
        me = t.players[player]
        me.discard = tuple(sorted(me.discard + me.played))
        me.played = ()
        placing.begin_nothing(t)
        return
    if t.phase <= CHOOSING_SETUP:
        t.apply(action)
        return
    t.carry_out(action)
    if not t.luck and not t.due and t.phase != TAKING_TILE:
        gaining.settle(t)


def binds(before: EndlessWinter, t: EndlessWinter, action: Action) -> bool:
    """Whether luck follows at once, when the others have their turn or the eclipse begins."""
    if action.verb == END or (before.phase == LAYING and action.verb == DONE):
        t.apply(action)
    elif before.phase > CHOOSING_SETUP:
        t.settle()
    return t.actor() == CHANCE


def stake(t: EndlessWinter, player: int) -> tuple[int, ...] | None:
    """A card or an animal for the player; what luck lays out for everyone brings nobody anything."""
    if t.turn != player or t.luck not in (CARD_DRAWN, ANIMAL_CAUGHT):
        return None
    return t.key()
