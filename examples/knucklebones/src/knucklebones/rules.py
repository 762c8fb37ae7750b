"""The rules of Knucklebones: throw the bone as often as you dare, and keep what you threw before a one takes it all."""

from typing import Final, Literal, TypeAlias, get_args

from trilith.core.action import Action, Actions
from trilith.core.chance import Chance, Roll, total
from trilith.core.rng import Stream
from trilith.core.state import CHANCE, NOBODY, State

# Phases.
DECIDING: Final = 0
ROLLING: Final = 1
OVER: Final = 2
Phase: TypeAlias = Literal["deciding", "rolling", "over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

# Every action, once; for each verb its name, and what its two numbers are: here it has none.
VERBS: Final[tuple[tuple[str, str, str], ...]] = (("roll", "", ""), ("keep", "", ""))
ACTIONS: Final = Actions()
ROLL: Final = ACTIONS.add(0, 0, 0, "roll")
KEEP: Final = ACTIONS.add(1, 0, 0, "keep")

# What can happen: its name, what its two numbers are, and the rule by which it happens.
ROLLED: Final = 0
LOST: Final = 1
KEPT: Final = 2
ENDED: Final = 3
KINDS: Final[tuple[tuple[str, str, str, str], ...]] = (
    ("rolled", "face", "", "KB-2.1"),
    ("lost", "points", "", "KB-2.3"),
    ("kept", "points", "", "KB-2.2"),
    ("ended", "points", "", "KB-3.1"),
)

MOST_PLAYERS: Final = 6
UNLUCKY: Final = 1
BONE: Final = Roll(1)


class Knucklebones(State):
    """A position: everybody's points, and what lies in the hand of whoever is on turn."""

    def __init__(self, goal: int, scores: list[int], turn: int, hand: int, phase: int) -> None:
        super().__init__()
        self.goal = goal
        self.points = scores
        self.turn = turn
        self.hand = hand  # thrown in this turn and not kept yet
        self.phase = phase

    def actor(self) -> int:
        if self.phase == DECIDING:
            return self.turn
        return CHANCE if self.phase == ROLLING else NOBODY

    def legal(self) -> list[Action]:
        """KB-2.1, KB-2.2: throw; or keep, once there is something to keep."""
        if self.phase != DECIDING:
            return []
        return [ROLL, KEEP] if self.hand else [ROLL]

    def objection(self, action: Action) -> str:
        """The rule against an action, if there is one."""
        if self.phase != DECIDING:
            return "KB-2.1"
        return "KB-2.2" if action is KEEP and not self.hand else ""

    def apply(self, action: Action) -> None:
        if action is ROLL:
            self.phase = ROLLING
        else:
            self.keep()

    def chance(self) -> Chance:
        """KB-2.1: one die."""
        return BONE

    def resolve(self, outcome: int) -> None:
        """KB-2.1, KB-2.3: what is thrown comes to the hand; a one empties it and ends the turn."""
        face = total(outcome)
        self.tell(ROLLED, self.turn, face, 0)
        self.phase = DECIDING
        if face == UNLUCKY:
            self.tell(LOST, self.turn, self.hand, 0)
            self.pass_on()
        else:
            self.hand += face

    def keep(self) -> None:
        """KB-2.2, KB-3.1: the hand becomes points, and whoever reaches the goal ends the game."""
        self.points[self.turn] += self.hand
        self.tell(KEPT, self.turn, self.hand, 0)
        if self.points[self.turn] >= self.goal:
            self.tell(ENDED, self.turn, self.points[self.turn], 0)
            self.phase = OVER
        else:
            self.pass_on()

    def pass_on(self) -> None:
        """KB-2.4: the next player begins with an empty hand."""
        self.hand = 0
        self.turn = (self.turn + 1) % len(self.points)

    def scores(self) -> list[int]:
        return self.points[:]

    def ranking(self) -> list[int]:
        """KB-3.2: the most points first."""
        return [1 + sum(other > mine for other in self.points) for mine in self.points]

    def copy(self) -> "Knucklebones":
        return Knucklebones(self.goal, self.points[:], self.turn, self.hand, self.phase)

    def imagine(self, player: int, stream: Stream) -> "Knucklebones":
        """Nothing is hidden."""
        return self.copy()

    def key(self) -> tuple[int, ...]:
        return (self.turn, self.hand, self.phase, *self.points)


def new_table(goal: int, seats: int) -> Knucklebones:
    """KB-1.1: everybody begins with nothing."""
    return Knucklebones(goal, [0] * seats, 0, 0, DECIDING)
