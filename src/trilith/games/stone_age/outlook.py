"""What a choice would cost and bring: the player's holdings, and the end of what an action only begins."""

from trilith.core.action import Action
from trilith.games.stone_age.actions import BUY_AT, KEEP, LEAVE, PLACE, TAKE, TAKE_AT, TOOL
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.names import (
    ACTING,
    DRAWING,
    FIRST_CARD,
    GOODS,
    ROLLING,
    TOOLING,
)
from trilith.games.stone_age.rules import acting, gathering, placing, scoring


def holdings(t: StoneAge, player: int) -> dict[str, int]:
    """Goods, tools, people, food track and points of a player, and what is still to be paid."""
    me = t.players[player]
    found = dict(zip(GOODS, me.goods, strict=True))
    found["tools"] = sum(me.tools)
    found["fresh_tools"] = sum(value for value, used in zip(me.tools, me.used, strict=True) if not used)
    found["people"] = me.people
    found["track"] = me.track
    found["cards"] = len(me.cards) + len(me.opened) + len(me.drawn)
    found["buildings"] = len(me.buildings)
    found["score"] = me.score
    found["final"] = sum(scoring.breakdown(t, me))
    found["due"] = t.due if t.turn == player else 0
    return found


def foresee(t: StoneAge, player: int, action: Action) -> None:
    """The action alone, without what the others and the end of the round bring; people who are placed act at once."""
    if action.verb == PLACE:
        placing.apply(t, action)
        t.turn, t.phase = player, ACTING
        spot = action.first
        if spot < FIRST_CARD:
            acting.apply(t, TAKE_AT[spot])
        elif acting.affordable(t, spot):
            acting.apply(t, BUY_AT[spot - FIRST_CARD])
    elif action.verb == TAKE or action.verb == LEAVE:
        acting.apply(t, action)
    elif action.verb == KEEP or action.verb == TOOL:
        gathering.apply(t, action)
        reap(t, player)
    else:
        t.apply(action)
        reap(t, player)


def stake(t: StoneAge, player: int) -> tuple[int, ...] | None:
    """A roll for goods is worth the same wherever it is rolled; new cards and buildings on the board bring nobody anything."""
    if t.turn != player:
        return None
    if t.phase == ROLLING:
        return (ROLLING, t.good, t.dice, t.box.pips[t.good])
    return t.key() if t.phase == DRAWING else None


def reap(t: StoneAge, player: int) -> None:
    """Keep the roll as it lies, without further tools."""
    if t.phase == TOOLING and t.turn == player:
        gathering.gather(t)
