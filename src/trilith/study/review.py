"""A review as plain data: whole numbers that add up, names and notation, no words."""

from dataclasses import asdict, dataclass
from typing import Any, Final

from trilith.bots.search.settings import Budget
from trilith.core.game import View
from trilith.hints.hint import Amount, Hindered, Risk, Suggestion

FORMAT: Final = 1  # changes when the same record would be reviewed in another way


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
class Review:
    """What a match was worth."""

    game: str
    version: int
    seats: int
    players: list[str]
    learned: bool  # or a rule of thumb has judged, whose chances are rough
    iterations: int
    seconds: float
    accounts: list[Account]
    chances: list[list[int]]  # after so many lines, by seat, of a hundred
    luck: list[Chanced]  # all of it that changed something
    mistakes: list[Mistake]  # the most costly first

    @property
    def budget(self) -> Budget:
        """What each decision was looked at with."""
        return Budget(self.iterations, self.seconds)

    def shown(self) -> dict[str, object]:
        """The review as JSON data; figures of what is better stand beside it, not in it."""
        data: dict[str, Any] = {"format": FORMAT, **asdict(self)}
        for each in data["mistakes"]:
            del each["better"]["chance"], each["better"]["points"]
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
    rest["mistakes"] = [Mistake(**{**each, "better": _better(each["better"])}) for each in data["mistakes"]]
    return Review(**rest)


def _better(data: dict[str, Any]) -> Suggestion:
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
