"""A hint as plain data: candidates, what each of them brings, whom it hinders, what it risks; names and numbers, no words."""

from dataclasses import asdict, dataclass
from typing import Final

from trilith.core.game import View

# What a candidate risks, or costs later.
HUNGER: Final = "hunger"  # so much of something is still missing
NOTHING: Final = "nothing"  # luck may bring nothing of it, in so many cases of a hundred
SPENT: Final = "spent"  # nothing of it is left afterwards
ANSWER: Final = "answer"  # somebody is likely to take then what the seat could take now


@dataclass(frozen=True)
class Amount:
    """So much of something that forecasts count; by luck from `low` to `high`."""

    name: str
    low: int
    high: int


@dataclass(frozen=True)
class Hindered:
    """A rival who can expect so many points less than if anything else were done."""

    seat: int
    points: int


@dataclass(frozen=True)
class Risk:
    """What a candidate risks, or costs later; what does not belong to its kind is empty."""

    kind: str
    name: str = ""  # of what forecasts count
    count: int = 0
    seat: int | None = None
    action: View | None = None


@dataclass(frozen=True)
class Suggestion:
    """One thing to do, with its reasons and with what the seat can expect then."""

    actions: list[str]  # in notation; several where small decisions belong together
    action: View  # the first of them as names
    chance: float | None  # to win; nothing where only a rule of thumb judges, which knows no chances
    points: float | None  # in the end
    brings: list[Amount]
    costs: list[Amount]
    prepares: list[View]  # what the seat is likely to do next, where the action alone brings nothing
    hinders: list[Hindered]
    risks: list[Risk]


@dataclass(frozen=True)
class Hint:
    """What a good player thinks of in one decision; `equal` if they are as good as each other, `only` if there is no choice."""

    seat: int
    candidates: list[Suggestion]
    equal: bool
    only: View | None

    def shown(self) -> dict[str, object]:
        """The hint as JSON data."""
        return asdict(self)
