"""What is watched in each game: events that tell that something was taken or done, and decisions that belong to it."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Watch:
    """Events of a kind that name something in a field, and the kinds of actions that together decided it."""

    name: str  # also the kind of word by which the things are called
    event: str
    field: str
    actions: tuple[str, ...]
    amount: str = ""  # the field that says how much of it; once, if there is none
    taken: bool = True  # something that one takes and has; or else something that one does again and again
    without: tuple[str, ...] = ()  # things whose names begin so are told of elsewhere


@dataclass(frozen=True)
class Sights:
    """What is watched in one game; `order` is the event that gives everybody a place in the first order of turns."""

    watches: tuple[Watch, ...]
    order: str = ""  # without one the seats begin in their order


SIGHTS: Final[dict[str, Sights]] = {
    "stone_age": Sights(
        (
            Watch("card", "card_bought", "card", ("buy", "pay")),
            Watch("building", "built", "building", ("buy", "pay", "done")),
            Watch(
                "spot", "placed", "spot", ("place",), "people", taken=False, without=("card_", "building_")
            ),
        )
    ),
    "prehistory": Sights(
        (
            Watch("rite", "rite_taken", "rite", ("card",)),
            Watch("prey", "hunted", "prey", ("hunt",)),
            Watch("tile", "gathered", "tile", ("gather",)),
            Watch("deed", "stone_laid", "deed", ("lay",), taken=False),
        ),
        order="ordered",
    ),
    "endless_winter": Sights(
        (
            Watch("card", "learned", "card", ("learn",)),
            Watch("stone", "stone_taken", "stone", ("stone",)),
            Watch("animal", "animal_taken", "animal", ("hunt",)),
            Watch("column", "placed", "column", ("place",), taken=False),
        ),
        order="place_in_order",
    ),
}
NOTHING: Final = Sights(
    ()
)  # a game of which nobody has said what to watch: scores, wins, leads and luck all the same


def sights_of(game: str) -> Sights:
    """What is watched in a game."""
    return SIGHTS.get(game, NOTHING)
