"""Games small enough to see through: a tree of decisions, luck and ends, played by the contract of the core."""

from typing import Final, TypeAlias

from trilith.core.action import Action, Actions
from trilith.core.chance import EVERYONE, Draw
from trilith.core.game import Game
from trilith.core.rng import Stream
from trilith.core.seat import Seat
from trilith.core.state import CHANCE, NOBODY, State
from trilith.values.value import Estimate, Value

ACTIONS: Final = Actions()
WAYS: Final = [ACTIONS.add(0, way, 0, name) for way, name in enumerate("abcdef")]
SCALE: Final = 100.0  # points that are worth 1


class Decide:
    """A player takes one of several ways."""

    def __init__(self, player: int, *ways: "Tale") -> None:
        self.player = player
        self.ways = ways


class Luck:
    """One of several things happens, each as likely."""

    def __init__(self, *ways: "Tale", seen_by: int = EVERYONE) -> None:
        self.ways = ways
        self.seen_by = seen_by


class End:
    """The game is over with these points."""

    def __init__(self, *scores: int) -> None:
        self.scores = list(scores)


Tale: TypeAlias = Decide | Luck | End


class Story(State):
    """A point in a tale."""

    def __init__(self, tale: Tale, seats: int) -> None:
        super().__init__()
        self.tale = tale
        self.seats = seats

    def actor(self) -> int:
        if isinstance(self.tale, Decide):
            return self.tale.player
        return CHANCE if isinstance(self.tale, Luck) else NOBODY

    def legal(self) -> list[Action]:
        return WAYS[: len(self.tale.ways)] if isinstance(self.tale, Decide) else []

    def apply(self, action: Action) -> None:
        assert isinstance(self.tale, Decide)
        self.tale = self.tale.ways[action.first]

    def chance(self) -> Draw:
        assert isinstance(self.tale, Luck)
        return Draw("luck", tuple("uvwxyz"), tuple(range(len(self.tale.ways))), self.tale.seen_by)

    def resolve(self, outcome: int) -> None:
        assert isinstance(self.tale, Luck)
        self.tale = self.tale.ways[outcome]

    def copy(self) -> "Story":
        return Story(self.tale, self.seats)

    def imagine(self, player: int, stream: Stream) -> "Story":
        return self.copy()

    def scores(self) -> list[int]:
        return self.tale.scores if isinstance(self.tale, End) else [0] * self.seats

    def ranking(self) -> list[int]:
        return [1 + sum(other > own for other in self.scores()) for own in self.scores()]

    def key(self) -> tuple[int, ...]:
        return (id(self.tale),)


class StoryGame(Game):
    """What a seat needs to know of these games."""

    name = "story"
    actions = ACTIONS

    def __init__(self) -> None:
        """There is no box."""


class Ends(Value):
    """Sees the end of a tale and nothing before it; counts how often it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def worth(self, state: State) -> list[float]:
        self.asked += 1
        return [score / SCALE for score in state.scores()]

    def estimate(self, state: State) -> Estimate:
        scores = state.scores()
        return Estimate([float(score == max(scores)) for score in scores], [float(score) for score in scores])


STORY: Final = StoryGame()


def seat_in(tale: Tale, player: int = 0, seats: int = 2) -> Seat:
    """A player's seat at the beginning of a tale."""
    return Seat(STORY, Story(tale, seats), player)
