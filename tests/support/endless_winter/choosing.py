"""Somebody who plays Endless Winter to have done everything once, and after that to come to its end."""

from collections import Counter
from typing import Any, Final

from trilith.games.endless_winter.names import HEXES, NEIGHBOURS

Choice = dict[str, Any]
# Every kind of decision that comes in a match as it is set up first; the others come with options.
EVERYTHING: Final = {
    *("side", "play", "discard", "place", "eat", "use", "call", "convert", "recruit", "enlist", "rite"),
    *("bury", "learn", "stone", "camp", "move", "village", "reveal", "hunt", "tip", "build", "idol"),
    *("gain", "lesser", "done", "walk", "end", "lay"),
}
CHOSEN_SETUP: Final = {"chief", "setup"}
REST_TILES: Final = {"tile"}
# What each column is for.
DONE_IN: Final[dict[str, set[str]]] = {
    "initiate": {"recruit", "enlist", "rite", "bury"},
    "develop": {"learn", "stone"},
    "migrate": {"camp", "move", "village", "build"},
    "hunt": {"reveal", "hunt", "tip"},
    "rest": {"tip", "tile", "idol"},
}
GOES_ON: Final = ("walk", "end", "done")
VILLAGE: Final = ("b2", "b3", "a2")  # three hexes round a juncture, as near to the base as any
VILLAGE_FOOD: Final = 3
PLENTY: Final = 6  # food of which some may be eaten even though a village is still to be paid
# How soon something is done.
AT_ONCE, TOWARDS, WORK, BEFORE_GOING, GO, ELSE, NEVER = range(7)


class Curious:
    """Decides by what the server tells alone, and always in the same way."""

    def __init__(self, wanted: set[str]) -> None:
        self.wanted = wanted
        self.done: Counter[str] = Counter()

    @property
    def missing(self) -> set[str]:
        """What has not been done yet."""
        return self.wanted - self.done.keys()

    def choose(self, table: dict[str, Any]) -> Choice:
        """What leads soonest to something that has not been done yet."""
        choices: list[Choice] = table["choices"]
        return min(choices, key=lambda choice: (*self._rank(choice, table), choice["text"]))

    def note(self, choice: Choice) -> None:
        """It was done."""
        self.done[choice["action"]["kind"]] += 1
        self.done[choice["action"].get("column", "")] += 1

    def _rank(self, choice: Choice, table: dict[str, Any]) -> tuple[float, ...]:
        action, view = choice["action"], table["view"]
        kind, mine = action["kind"], view["players"][table["seat"]]
        if view["phase"] == "laying":
            return (AT_ONCE if kind == "lay" and kind in self.missing else GO if kind == "done" else ELSE,)
        if kind == "place":
            return (ELSE, *self._column(action, mine))
        if kind in GOES_ON:
            return (GO,)
        if self._spares(kind, mine):
            return (NEVER,)
        if kind == "move" and "village" in self.missing:
            nearer = self._nearer(action, table)
            return (AT_ONCE if kind in self.missing else TOWARDS if nearer > 0 else ELSE, -nearer)
        if kind in self.missing:
            return (AT_ONCE, action.get("side") == "a")  # on the other side, more chiefs can be called
        return (self._again(kind, view, mine), not choice["text"].endswith("tool"))

    def _column(self, action: dict[str, Any], mine: dict[str, Any]) -> tuple[float, ...]:
        """Where most is missing that can be paid; the chief goes first until they were called, and rest is shortest."""
        column = action["column"]
        missing = DONE_IN[column] & self.missing
        if not mine["tools"] or not mine["food"]:
            missing -= {"stone"}
        if mine["food"] < VILLAGE_FOOD:
            missing -= {"village"}
        wrong = (action["figure"] == "chief") == ("call" not in self.missing)
        return (-len(missing), wrong, column != "rest" if not self.missing else self.done[column])

    def _spares(self, kind: str, mine: dict[str, Any]) -> bool:
        """Whether this would spend what is needed for something rarer."""
        if kind in ("hunt", "recruit"):
            return "stone" in self.missing and mine["tools"] < 2
        if kind == "eat":
            return bool(self.missing & {"stone", "village", "rite"}) and mine["food"] < PLENTY
        return kind == "play" and "lay" in self.missing and len(mine["hand"]) == 1

    def _again(self, kind: str, view: dict[str, Any], mine: dict[str, Any]) -> int:
        """How soon something is done once more: while it brings what is missing nearer."""
        column = view["pending"].get("column")
        helps = DONE_IN[column] & self.missing if column else self.missing
        if kind == "camp" and "village" in self.missing:
            return TOWARDS
        if kind == "use" and "stone" in self.missing and not mine["tools"]:
            return TOWARDS
        if kind == "play" and helps:
            return WORK
        if kind in ("gain", "convert", "lesser", "eat") and helps:
            return BEFORE_GOING
        return ELSE

    def _nearer(self, action: dict[str, Any], table: dict[str, Any]) -> int:
        """By how many steps a move brings a village nearer."""
        camps = Counter({land["hex"]: land["camps"][table["seat"]] for land in table["view"]["land"]})
        before = steps_to_village(camps)
        camps.update({action["from"]: -1, action["hex"]: 1})
        return before - steps_to_village(camps)


def steps_to_village(camps: Counter[str]) -> int:
    """How many steps camps are away from their village."""
    free, steps = list(camps.elements()), 0
    for hexagon in VILLAGE:
        if free:
            nearest = min(free, key=lambda camp: distance(camp, hexagon))
            steps += distance(nearest, hexagon)
            free.remove(nearest)
        else:
            steps += len(HEXES)  # a camp that is not there yet is far away
    return steps


def distance(one: str, other: str) -> int:
    """How many steps one hex is away from another."""
    reached, steps = {HEXES.index(one)}, 0
    while HEXES.index(other) not in reached:
        reached |= {neighbour for hexagon in reached for neighbour in NEIGHBOURS[hexagon]}
        steps += 1
    return steps
