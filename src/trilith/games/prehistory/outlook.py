"""What a choice would cost and bring: the player's holdings, and the end of what an action only begins."""

from trilith.core.action import Action
from trilith.games.prehistory.actions import FIRST_FREE
from trilith.games.prehistory.game import Prehistory
from trilith.games.prehistory.names import (
    ACTING,
    BUILDING,
    CAPSTONE,
    CHOOSING,
    COLOURS,
    DANCING,
    INCOME,
    LAYING,
    MOVING,
    ONES,
    PAYING,
    RECALLING,
    ROAMING,
    TAKING,
)
from trilith.games.prehistory.rules import (
    acting,
    autumn,
    camps,
    ceremony,
    development,
    gaining,
    paying,
    scoring,
    spring,
    summer,
)


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
    found["final"] = sum(scoring.breakdown(t, player))
    found["due"] = t.due if t.turn == player and t.phase == PAYING else 0
    found["stone_due"] = 1 if t.turn == player and t.phase == LAYING else 0
    found["steps"] = t.steps if t.turn == player else 0
    return found


def foresee(t: Prehistory, player: int, action: Action) -> None:
    """The action alone, without what the others and the end of the season bring."""
    phase = t.phase
    if action.verb >= FIRST_FREE:
        development.apply(t, action)
    elif phase == ACTING:
        acting.apply(t, action)
    elif phase == PAYING:
        paying.apply(t, action)
        acting.go_on_paying(t)
    elif phase == DANCING:
        ceremony.dance(t, action)
    elif phase == LAYING:
        spring.lay(t, action)
    elif phase == INCOME:
        spring.take_income(t)
    elif phase == CAPSTONE:
        summer.apply(t, action)
    elif phase == ROAMING:
        autumn.apply(t, action)
    elif phase == MOVING:
        autumn.move(t, action)
    elif phase == TAKING:
        autumn.take(t, action)
    elif phase == CHOOSING:
        gaining.apply(t, action)
    elif phase == BUILDING:
        camps.choose(t, action)
    elif phase == RECALLING:
        camps.call_back(t, action)
    else:
        t.apply(action)
    t.turn = player


def stake(t: Prehistory, player: int) -> tuple[int, ...] | None:
    """Luck lays out what lies open for everybody, and brings nobody anything by itself."""
    return None
