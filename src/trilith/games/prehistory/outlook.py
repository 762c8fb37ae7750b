"""What a choice would cost and bring: the player's holdings, and the end of what an action only begins."""

from trilith.core.action import Action
from trilith.core.state import CHANCE
from trilith.games.prehistory.game import Prehistory
from trilith.games.prehistory.names import ACTED, ARRIVING, COLOURS, ONES, PAYING, WEATHER
from trilith.games.prehistory.rules import acting, scoring


def holdings(t: Prehistory, player: int) -> dict[str, int]:
    """Cubes by colour and role, development points, members, camps, cards, points, and what is still to be paid."""
    me = t.players[player]
    found = {f"{colour}_resource": me.resources[at] for at, colour in enumerate(COLOURS)}
    found |= {f"{colour}_marker": me.markers[at] for at, colour in enumerate(COLOURS)}
    found["bones"] = me.bones
    found["home"] = me.home
    found["on_map"] = t.on_map(me)
    found["camps"] = me.built()
    found["track"] = me.track
    found["pieces"] = ONES[me.painted]
    found["gathered"] = sum(me.baskets)
    found["hunted"] = len(me.hunted)
    found["ceremonies"] = len(me.rites)
    found["megaliths"] = me.megaliths
    found["score"] = me.score
    found["final"] = sum(
        scoring.breakdown(t, player)[1:]
    )  # cubes and development points are shown by themselves
    found["due"] = t.due if t.turn == player and t.phase == PAYING else 0
    found["stone_due"] = 1 if t.turn == player and acting.stone_due(t) else 0
    found["steps"] = t.steps if t.turn == player else 0
    return found


def foresee(t: Prehistory, player: int, action: Action) -> None:
    """The action alone, without what the others and the end of the season bring."""
    if t.phase == WEATHER or t.phase == ARRIVING:
        t.apply(action)
    else:
        t.carry_out(action)
    if t.phase == ACTED:
        acting.finish(t)


def binds(before: Prehistory, t: Prehistory, action: Action) -> bool:
    """Whether luck follows at once, when the others and the end of the season have brought what they bring."""
    if before.phase != WEATHER and before.phase != ARRIVING:
        t.settle()
    return t.actor() == CHANCE


def stake(t: Prehistory, player: int) -> tuple[int, ...] | None:
    """Luck lays out what lies open for everybody, and brings nobody anything by itself."""
    return None
