"""What a choice would cost and bring: the player's holdings, and the end of what an action only begins."""

from trilith.core.action import Action
from trilith.core.chance import total
from trilith.core.state import CHANCE
from trilith.games.stone_age.actions import KEEP_ROLL, PLACE
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.names import (
    ACTING,
    DRAWING,
    FIRST_CARD,
    GOODS,
    ROLLING,
    TOOLING,
)
from trilith.games.stone_age.rules import acting, cards, gathering, scoring


def holdings(t: StoneAge, player: int) -> dict[str, int]:
    """Goods, tools, people, food track and points of a player, and what is still to be paid."""
    me = t.players[player]
    found: dict[str, int] = dict(zip(GOODS, me.goods, strict=True))
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
    t.carry_out(action)
    if action.verb == PLACE:
        t.turn, t.phase = player, ACTING
        act_at_once(t, action.first)
    keep_roll(t, player)


def binds(before: StoneAge, t: StoneAge, action: Action) -> bool:
    """Whether luck follows at once; after people were placed or a tool was added, a player decides."""
    if action.verb == PLACE or (before.phase == TOOLING and action is not KEEP_ROLL):
        return False
    t.settle()
    return t.actor() == CHANCE


def act_at_once(t: StoneAge, spot: int) -> None:
    """Let people who were just placed do what they came for; what cannot be paid for yet is left alone."""
    if spot < FIRST_CARD or acting.affordable(t, spot):
        acting.apply(t, acting.purpose(spot))


def stake(t: StoneAge, player: int) -> tuple[int, ...] | None:
    """A roll for goods is worth the same wherever it is rolled; new cards and buildings on the board bring nobody anything."""
    if t.turn != player:
        return None
    if t.phase == ROLLING:
        return (ROLLING, t.good, t.dice, t.box.pips[t.good])
    if t.phase == DRAWING:  # a card brings its symbol or figures, whatever its owner has paid with
        me = t.me()
        held = sorted(me.cards + me.opened + me.drawn)
        counted = (me.track, sum(me.tools), len(me.buildings), me.people)
        return (DRAWING, *counted, len(held), *held, *t.pile)
    return None


def cases(t: StoneAge, player: int) -> list[tuple[int, float]]:
    """Totals that are worth equally many goods are one case, because a roll is kept as it lies."""
    rolls = t.chance().cases()
    if t.phase != ROLLING:
        return rolls
    found: dict[int, tuple[int, float]] = {}
    for outcome, probability in rolls:
        count = gathering.goods_for(t, total(outcome))
        first, so_far = found.get(count, (outcome, 0.0))
        found[count] = (first, so_far + probability)
    return list(found.values())


def reap(t: StoneAge, player: int, outcome: int) -> None:
    """What luck brings the player, without what the others and the end of the round bring; a roll is kept as it lies."""
    if t.phase == DRAWING:
        cards.draw_extra_card(t, outcome)
    else:
        t.resolve(outcome)
    keep_roll(t, player)


def keep_roll(t: StoneAge, player: int) -> None:
    """Keep the roll as it lies, without further tools."""
    if t.phase == TOOLING and t.turn == player:
        gathering.gather(t)
