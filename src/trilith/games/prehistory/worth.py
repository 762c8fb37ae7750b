"""What cubes, development points and members are worth to a beginner at some time of the game."""

from typing import Final

from trilith.games.prehistory.game import Prehistory
from trilith.games.prehistory.names import (
    AUTUMN,
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
    SPRING,
    SUMMER,
    WHEELS,
    WINTER,
)
from trilith.games.prehistory.table import Player

RESOURCE: Final = 0.72
LATE: Final = 0.4  # a cube that can only walk
LAST: Final = 0.34  # a cube or bone that counts a third of a point
MARKER: Final = 0.78
BONE: Final = 0.4
MANY: Final = 4  # cubes of one role beyond which more of them help little
MANY_LEFT: Final = 0.55  # of their worth that these still have
WALK: Final = 1.0  # what a member on the map brings in one autumn, its steps paid


class Worth:
    """The prices of everything, looked up once for a position."""

    def __init__(self, t: Prehistory) -> None:
        season, box = t.season, t.box
        self.years = box.years - t.year  # that follow this one
        early = season in (WINTER, SPRING)
        self.springs = self.years
        self.summers = self.years + (1 if season in (WINTER, SPRING, SUMMER) else 0)
        self.walk = WALK if season != END else 0.0
        autumns = self.years + (1 if season in (WINTER, SPRING, SUMMER) else 0)
        self.resource = RESOURCE if self.years or early else LATE if season != END else LAST
        self.marker = MARKER if self.summers else LATE if season == AUTUMN else LAST
        self.bone = BONE if self.years or early else LAST
        self.on_map = WALK * autumns
        self.home = 0.4 * WALK * (autumns if self.years or early else 0)
        self.spare = 0.15 * self.home
        self.camp = 0.5 * self.years
        self.settled = 1.0 if not self.years and season in (AUTUMN, END) else 0.7
        self.resources = [self.resource + 0.03 * use for use in _uses(t)]
        self.markers = self._marker_worth(t)

    def _marker_worth(self, t: Prehistory) -> list[float]:
        """In summer, the actions that are over can be done next year at best."""
        passed = t.deed if t.season == SUMMER else 0
        if t.season == SUMMER and not self.years:
            return [LATE if colour < passed else self.marker for colour in range(len(COLOURS))]
        return [self.marker - (0.12 if colour < passed else 0.0) for colour in range(len(COLOURS))]

    def purse(self, t: Prehistory, player: Player) -> float:
        """Cubes and bones of a player; a large heap counts less."""
        value = 0.0
        for colour in range(len(COLOURS)):
            value += player.resources[colour] * self.resources[colour]
            held = player.markers[colour]
            value += (min(held, 3) + max(0, held - 3) * MANY_LEFT) * self.markers[colour]
        if t.season not in (WINTER, SPRING):
            value -= max(0, sum(player.resources) - MANY) * self.resource * (1 - MANY_LEFT)
        if t.season == END:
            cubes = sum(player.resources) + sum(player.markers)
            return (min(t.box.most_bones, player.bones + cubes) // t.box.bones_a_point) + 0.01 * value
        return value + player.bones * self.bone

    def least_resource(self, player: Player) -> float:
        """The cheapest resource a player has, or what it costs to get one."""
        held = [self.resources[colour] for colour in range(len(COLOURS)) if player.resources[colour]]
        return min(held, default=2 * self.bone)

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
    if NOTHING not in t.turned:
        for wheel in range(len(WHEELS)):
            if wheel != PAINTING_WHEEL:
                for at in range(FACING):
                    uses[t.box.segments[wheel][(t.turned[wheel] + at) % POSITIONS]] += 1
    for price, tile in zip(t.box.gather_prices, t.tiles, strict=True):
        if tile != NOTHING:
            uses[price] += 1
    if t.wheel != NOTHING:
        for colour in range(len(COLOURS)):
            uses[colour] += t.box.wheel_steps[t.wheel][colour]
    return uses
