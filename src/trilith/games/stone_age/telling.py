"""What each viewer is told of an action and of what happens."""

from typing import Final

from trilith.core.state import Event
from trilith.core.telling import Shown, Teller
from trilith.games.stone_age import shape
from trilith.games.stone_age.actions import ABOUT
from trilith.games.stone_age.box import Box
from trilith.games.stone_age.events import DREW, DREW_UNSEEN, KINDS

SHOWN: Final = Shown(vars(shape), Teller(shape.ActionFields, ABOUT), Teller(shape.EventFields, KINDS))


def describe(box: Box, event: Event, viewer: int) -> dict[str, object]:
    """An event as names; a card drawn in secret is named to its owner only."""
    if event.kind == DREW and event.player != viewer:
        return SHOWN.events.tell(box, DREW_UNSEEN, 0, 0, player=event.player)
    return SHOWN.events.tell(box, event.kind, event.first, event.second, player=event.player)
