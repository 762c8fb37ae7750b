"""What lessons point at on the table of Knucklebones, and what hints tell."""

from typing import Final

from trilith.core.game import Game, View

OTHER: Final = ""  # no character has a face here
FAMILIES: Final[dict[str, str]] = {}  # things that have their words already
TELLING: Final = ("score",)


def things(view: View) -> set[str]:
    """Everything that can be pointed at."""
    return {"goal", "hand", "own:score"}


def facts(game: Game, view: View, player: int) -> dict[str, object]:
    """What follows from what a player sees: nothing that the view does not say."""
    return {}
