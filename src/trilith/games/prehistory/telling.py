"""What each viewer is told of an action and of what happens."""

from typing import Final

from trilith.core.state import Event
from trilith.core.telling import Shown, Teller
from trilith.games.prehistory import shape
from trilith.games.prehistory.actions import ABOUT
from trilith.games.prehistory.box import Box
from trilith.games.prehistory.events import KINDS

SHOWN: Final = Shown(vars(shape), Teller(shape.ActionFields, ABOUT), Teller(shape.EventFields, KINDS))


def describe(box: Box, event: Event) -> dict[str, object]:
    """An event as names; everything in this game happens before everybody's eyes."""
    return SHOWN.events.tell(box, event.kind, event.first, event.second, player=event.player)
