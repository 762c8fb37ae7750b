"""A review as plain data: whole numbers that add up, names and notation, no words."""

from dataclasses import asdict, dataclass
from typing import Any, Final

from trilith.bots.search.settings import Budget
from trilith.core.game import View
from trilith.hints.hint import Amount, Hindered, Risk, Suggestion

FORMAT: Final = 2  # changes when the same record would be reviewed in another way


@dataclass(frozen=True)
class Sum:
    """Where a seat's chances, or its points, came from: start + luck + own + others = end."""

    start: int
    luck: int
    own: int  # what its own decisions changed
    others: int  # what the decisions of everybody else changed for it
    end: int


@dataclass(frozen=True)
class LuckOf:
    """A seat's luck in its parts, which add up to it."""

    own: int  # what it rolled, and what it drew for itself
    others: int  # what the others rolled and drew
    table: int  # what was turned up for everybody


@dataclass(frozen=True)
class Account:
    """The whole match for one seat; chances are of a hundred."""

    seat: int
    chances: Sum
    points: Sum
    luck: LuckOf
    by_seat: list[int]  # what the decisions of each seat changed for it; its own among them
    decisions: int  # in which it had a choice
    mistakes: list[int]  # how many were small, middling, large


@dataclass(frozen=True)
class Chanced:
    """One roll or draw: after how many lines, what it was, whose (-1 for the table's), what it changed for each seat."""

    number: int
    line: str
    by: int
    change: list[int]


@dataclass(frozen=True)
class Chosen:
    """One decision with a choice: what it changed for whoever made it, and what it gave up, of a hundred."""

    number: int  # lines before it
    seat: int
    change: int
    gave_up: int


@dataclass(frozen=True)
class Mistake:
    """A decision that gave something up: of a hundred chances it kept some, and the best would have kept more."""

    number: int  # lines before it
    seat: int
    played: str  # in notation
    action: View  # the same as names
    kept: int
    gave_up: int
    size: int  # 1, 2 or 3
    better: Suggestion


@dataclass(frozen=True)
class Well:
    """A decision that went well: nothing better was found, and it raised the chance of whoever made it."""

    number: int  # lines before it
    seat: int
    action: View  # what was played, as names
    gained: int
    why: Suggestion


@dataclass(frozen=True)
class Review:
    """What a match was worth, or as much of it as was looked at."""

    game: str
    version: int
    seats: int
    players: list[str]
    learned: bool  # or a rule of thumb has judged, whose chances are rough
    iterations: int
    seconds: float
    lines: int  # of the record
    accounts: list[Account]
    chances: list[list[int]]  # after so many lines, by seat, of a hundred
    luck: list[Chanced]  # all of it that changed something
    choices: list[Chosen]  # every decision with a choice, in order
    mistakes: list[Mistake]  # the most costly first
    well: list[Well]  # the best first

    @property
    def looked(self) -> int:
        """How many lines were looked at; all of them, once it is whole."""
        return len(self.chances) - 1

    @property
    def budget(self) -> Budget:
        """What each decision was looked at with."""
        return Budget(self.iterations, self.seconds)

    def shown(self) -> dict[str, object]:
        """The review as JSON data; figures of what is better stand beside it, not in it."""
        data: dict[str, Any] = {"format": FORMAT, **asdict(self)}
        for told in (*(each["better"] for each in data["mistakes"]), *(each["why"] for each in data["well"])):
            del told["chance"], told["points"]
        return data


def read_review(data: dict[str, Any]) -> Review:
    """The review that JSON data holds; KeyError, TypeError or ValueError for what is none."""
    if data["format"] != FORMAT:
        raise ValueError(data["format"])
    rest = {key: value for key, value in data.items() if key != "format"}
    rest["accounts"] = [
        Account(
            **{
                **each,
                "chances": Sum(**each["chances"]),
                "points": Sum(**each["points"]),
                "luck": LuckOf(**each["luck"]),
            }
        )
        for each in data["accounts"]
    ]
    rest["luck"] = [Chanced(**each) for each in data["luck"]]
    rest["choices"] = [Chosen(**each) for each in data["choices"]]
    rest["mistakes"] = [read_mistake(each) for each in data["mistakes"]]
    rest["well"] = [read_well(each) for each in data["well"]]
    return Review(**rest)


def read_mistake(data: dict[str, Any]) -> Mistake:
    """The mistake that JSON data holds."""
    return Mistake(**{**data, "better": _suggestion(data["better"])})


def read_well(data: dict[str, Any]) -> Well:
    """The good decision that JSON data holds."""
    return Well(**{**data, "why": _suggestion(data["why"])})


def _suggestion(data: dict[str, Any]) -> Suggestion:
    amounts = {name: [Amount(**each) for each in data[name]] for name in ("brings", "costs")}
    return Suggestion(
        **{
            **data,
            **amounts,
            "chance": None,
            "points": None,
            "hinders": [Hindered(**each) for each in data["hinders"]],
            "risks": [Risk(**each) for each in data["risks"]],
        }
    )
