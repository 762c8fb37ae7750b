"""What each viewer is told of an action and of what happens."""

from typing import Final

from trilith.core.action import Action
from trilith.core.state import Event
from trilith.core.telling import Shown, Teller
from trilith.games.endless_winter import shape
from trilith.games.endless_winter.actions import ABOUT, BURIES, LAY, VERBS
from trilith.games.endless_winter.box import Box
from trilith.games.endless_winter.events import BURIED, KINDS, UNSEEN
from trilith.games.endless_winter.names import FROM_HAND, ZONES

SHOWN: Final = Shown(vars(shape), Teller(shape.ActionFields, ABOUT), Teller(shape.EventFields, KINDS))


def describe(box: Box, event: Event, viewer: int) -> dict[str, object]:
    """An event as names; cards that leave or reach a hand unseen are named to their owner only."""
    if hidden(event, viewer):
        return SHOWN.events.tell(box, UNSEEN[event.kind], 0, 0, player=event.player)
    return SHOWN.events.tell(box, event.kind, event.first, event.second, player=event.player)


def hidden(event: Event, viewer: int) -> bool:
    """EW-15.1, EW-15.2: whether this viewer may not know which card an event is about."""
    if event.player == viewer or event.kind not in UNSEEN:
        return False
    return event.kind != BURIED or event.first == FROM_HAND


def looks(action: Action) -> str:
    """EW-15.2: what everybody else sees of an action: which card is laid or buried from the hand, nobody sees."""
    if action.verb == LAY:
        return VERBS[LAY]
    if action.verb == BURIES and action.first == FROM_HAND:
        return f"{VERBS[BURIES]} {ZONES[FROM_HAND]}"
    return action.text
