"""Responses of whatever looks back: the review of a match, and what is tried out instead of a mistake."""

from typing import Literal

from trilith.server.wire.requests import Message
from trilith.server.wire.responses import Named
from trilith.server.wire.teaching import Reasoned


class Sum(Message):
    """Where chances of a hundred, or points, came from: start + luck + own + others = end."""

    start: int
    luck: int
    own: int
    others: int
    end: int


class LuckOf(Message):
    """A seat's luck in its parts: what it rolled and drew, what the others did, what was turned up for everybody."""

    own: int
    others: int
    table: int


class Account(Message):
    """The whole match for one seat; `by_seat` is what the decisions of each seat changed for it.

    `mistakes` is how many were small, middling and large.
    """

    seat: int
    chances: Sum
    points: Sum
    luck: LuckOf
    by_seat: list[int]
    decisions: int
    mistakes: list[int]


class Chanced(Message):
    """One roll or draw after so many lines: whose (-1 for the table's), and what it changed for each seat."""

    number: int
    line: str
    by: int
    change: list[int]


class Chosen(Message):
    """One decision with a choice after so many lines: what it changed for its seat, and what it gave up."""

    number: int
    seat: int
    change: int
    gave_up: int


class Mistake(Message):
    """A decision that gave something up: of a hundred chances it kept some, and the best would have kept more."""

    number: int
    seat: int
    played: str
    action: Named
    kept: int
    gave_up: int
    size: Literal[1, 2, 3]
    better: Reasoned


class Well(Message):
    """A decision that went well: nothing better was found, and it raised the chance of whoever made it."""

    number: int
    seat: int
    action: Named
    gained: int
    why: Reasoned


class Review(Message):
    """What a match was worth, or as much of it as was looked at; docs/looking-back.md tells of each field."""

    format: int
    game: str
    version: int
    seats: int
    players: list[str]
    learned: bool
    iterations: int
    seconds: float
    lines: int
    accounts: list[Account]
    chances: list[list[int]]
    luck: list[Chanced]
    choices: list[Chosen]
    mistakes: list[Mistake]
    well: list[Well]


class ReviewState(Message):
    """How far the review of a match has come: nobody has asked for one, it waits, it grows, or it is done.

    `looked` is at how many of its `lines`; the review is as far as that.
    """

    state: Literal["none", "waiting", "growing", "done"]
    looked: int
    lines: int
    review: Review | None


class Tried(Message):
    """What a choice would have kept, of a hundred; `found` if that is within one of the best."""

    chance: int
    found: bool
