"""The contract of a position: who decides, what is allowed, what follows."""

from typing import Final

from mypy_extensions import mypyc_attr

from trilith.core.action import Action
from trilith.core.chance import Chance
from trilith.core.rng import Stream

CHANCE: Final = -1
NOBODY: Final = -2
SPECTATOR: Final = -1


class Event:
    """Something that happened, for eyes only: no rule reads it."""

    def __init__(self, kind: int, player: int, first: int, second: int, why: int = 0) -> None:
        self.kind = kind
        self.player = player
        self.first = first
        self.second = second
        self.why = why  # tells apart what happens by different rules; a game gives the numbers their meaning


@mypyc_attr(allow_interpreted_subclasses=True)  # games that other packages bring are not compiled with ours
class State:
    """Everything the rules need in order to go on, and nothing else."""

    def __init__(self) -> None:
        self.events: list[Event] | None = None  # None while searching

    def actor(self) -> int:
        """The player who decides now, or CHANCE, or NOBODY when the game is over."""
        raise NotImplementedError

    def legal(self) -> list[Action]:
        """What the deciding player may do, in fixed order; empty unless a player decides."""
        raise NotImplementedError

    def objection(self, action: Action) -> str:
        """The number of the rule that forbids this action now, or nothing when it is legal."""
        raise NotImplementedError

    def apply(self, action: Action) -> None:
        """Carry out a legal action; whether it is legal is the caller's business."""
        raise NotImplementedError

    def chance(self) -> Chance:
        """What luck decides now, while actor() is CHANCE."""
        raise NotImplementedError

    def resolve(self, outcome: int) -> None:
        """Go on with what luck decided."""
        raise NotImplementedError

    def copy(self) -> "State":
        """The same position, sharing nothing that can change; nobody listens to its events."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points each player has now; the result when the game is over."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """Each player's place, 1 for a winner, with ties broken as the rules break them."""
        raise NotImplementedError

    def imagine(self, player: int, stream: Stream) -> "State":
        """A position that fits all this player has seen, the rest redrawn by luck."""
        raise NotImplementedError

    def key(self) -> tuple[int, ...]:
        """Equal for two positions exactly when the rules cannot tell them apart."""
        raise NotImplementedError

    def tell(self, kind: int, player: int, first: int, second: int, why: int = 0) -> None:
        """Let whoever listens know what happened."""
        if self.events is not None:
            self.events.append(Event(kind, player, first, second, why))
