"""What a search found out, for whoever wants to know why: hints, reviews, tables."""

from dataclasses import asdict, dataclass

from trilith.core.action import Action


@dataclass(frozen=True)
class Step:
    """One step of an expected line: a seat and its action, or luck (seat -1) and its outcome, in notation."""

    seat: int
    text: str


@dataclass(frozen=True)
class Candidate:
    """One action that was thought about; what is by seat is by seat for everybody at the table."""

    action: Action
    visits: int
    value: float  # what the thinking seat maximises, from about -1 to 1
    wins: list[float]  # by seat, the chance to win
    points: list[float]  # by seat, the expected final points
    line: list[Step]  # the action, and what is likely to follow


@dataclass(frozen=True)
class Thought:
    """The result of a search: candidates, the best first, and what it took to find them."""

    seat: int
    best: Action
    candidates: list[Candidate]
    iterations: int
    evaluations: int
    seconds: float

    def shown(self) -> dict[str, object]:
        """The thought as JSON data; without its duration, which no seed decides."""
        return {
            "seat": self.seat,
            "best": self.best.text,
            "iterations": self.iterations,
            "evaluations": self.evaluations,
            "candidates": [
                {
                    "action": each.action.text,
                    "visits": each.visits,
                    "value": each.value,
                    "wins": each.wins,
                    "points": each.points,
                    "line": [asdict(step) for step in each.line],
                }
                for each in self.candidates
            ],
        }
