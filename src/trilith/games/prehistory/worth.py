"""What cubes, development points and members are worth to a beginner at some time of the game."""

from typing import Final

from trilith.core.rows import holds, total
from trilith.games.prehistory.game import Prehistory
from trilith.games.prehistory.names import (
    COLOURS,
    END,
    FACING,
    GIVES_ANY_MARKER,
    GIVES_ANY_RESOURCE,
    GIVES_BONES,
    GIVES_MARKER,
    GIVES_MEMBER,
    GIVES_POINTS,
    GIVES_RESOURCE,
    NOTHING,
    PAINTING_WHEEL,
    POSITIONS,
    RED,
    SPRING,
    SUMMER,
    WHEELS,
    WINTER,
)
from trilith.games.prehistory.table import Player

RESOURCE: Final = 0.63
MARKER: Final = 0.78
BONE: Final = 0.45
LAST_RESOURCE: Final = 0.42  # in the last year
LAST_MARKER: Final = 0.5
LAST_BONE: Final = 0.34
USE: Final = 0.012  # for each price that a colour can pay, and each step
MANY: Final = 3  # markers of one colour beyond which more of them help little
MANY_LEFT: Final = 0.6  # of their worth that these still have
ODD_RED: Final = 0.3
WALK: Final = 1.0  # what a member on the map brings in one autumn, its steps paid
AT_HOME: Final = 0.4  # of that, for one who has yet to migrate
A_CAMP: Final = 0.5  # what a camp is good for in each year to come
# How much of a year is still to come in each season.
TO_COME: Final = (0.0, 1.0, 0.6, 0.3, 0.0)


class Worth:
    """The prices of everything, looked up once for a position; within a year they do not change."""

    def __init__(self, t: Prehistory) -> None:
        season, box = t.season, t.box
        self.springs = box.years - t.year + (1 if season == WINTER else 0)
        paying = season == WINTER or season == SPRING or season == SUMMER
        self.summers = box.years - t.year + (1 if paying else 0)
        self.years = self.springs + TO_COME[season]
        last = not self.springs
        self.resource = LAST_RESOURCE if last else RESOURCE
        self.marker = LAST_MARKER if last else MARKER
        self.bone = LAST_BONE if last else BONE
        self.walk = WALK if season != END else 0.0
        self.on_map = WALK * self.summers
        self.home = AT_HOME * self.on_map
        self.spare = 0.15 * self.home
        self.camp = A_CAMP * self.summers
        self.settled = 1.0 if last else 0.7
        self.resources = [0.0] * len(COLOURS)
        uses = _uses(t)
        for colour in range(len(COLOURS)):
            self.resources[colour] = self.resource + USE * (uses[colour] - 3)
        self.markers = [self.marker] * len(COLOURS)

    def purse(self, t: Prehistory, player: Player) -> float:
        """Cubes and bones of a player; a large heap counts less."""
        value = 0.0
        for colour in range(len(COLOURS)):
            value += player.resources[colour] * self.resources[colour]
            held = player.markers[colour]
            heap = min(held, MANY) + max(0, held - MANY) * MANY_LEFT
            if held % 2 and colour == RED:  # two for a tile
                heap -= ODD_RED
            value += heap * self.markers[colour]
        if t.season == END:
            cubes = total(player.resources) + total(player.markers)
            return (player.bones + cubes * t.box.cube_worth) / t.box.bones_a_point + 0.01 * value
        return value + player.bones * self.bone

    def least_resource(self, player: Player) -> float:
        """The cheapest resource a player has, or what it costs to get one."""
        least, found = 2 * self.bone, False
        for colour in range(len(COLOURS)):
            if player.resources[colour] and (not found or self.resources[colour] < least):
                least, found = self.resources[colour], True
        return least

    def reward(self, reward: tuple[int, ...]) -> float:
        """What a reward is worth."""
        value = 0.0
        for at in range(0, len(reward), 2):
            gives, amount = reward[at], reward[at + 1]
            if gives == GIVES_RESOURCE:
                value += self.resources[amount]
            elif gives == GIVES_MARKER:
                value += self.markers[amount]
            elif gives == GIVES_BONES:
                value += amount * self.bone
            elif gives == GIVES_POINTS:
                value += amount
            elif gives == GIVES_MEMBER:
                value += self.home
            elif gives == GIVES_ANY_RESOURCE:
                value += amount * (self.resource + 0.06)
            else:
                assert gives == GIVES_ANY_MARKER
                value += amount * self.marker
        return value


def _uses(t: Prehistory) -> list[int]:
    """For each colour, how many prices and steps it is good for."""
    uses = [0] * len(COLOURS)
    if not holds(t.turned, NOTHING):
        for wheel in range(len(WHEELS)):
            if wheel != PAINTING_WHEEL:
                for at in range(FACING):
                    uses[t.box.segments[wheel][(t.turned[wheel] + at) % POSITIONS]] += 1
    for place in range(len(t.tiles)):
        if t.tiles[place] != NOTHING:
            uses[t.box.gather_prices[place]] += 1
    if t.wheel != NOTHING:
        for colour in range(len(COLOURS)):
            uses[colour] += t.box.wheel_steps[t.wheel][colour]
    return uses
