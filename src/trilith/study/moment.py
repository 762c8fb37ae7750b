"""The moments of a match: what the table was like after so many lines of its record, and what each line brought."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from trilith.core.errors import TrilithError
from trilith.core.game import Game, View
from trilith.core.match import Match
from trilith.core.state import CHANCE, SPECTATOR, Event, State

OPENLY: Final = -2  # the eyes of whoever may see everything, once a match is over
BOARDS: Final = "players"  # where the view of a game has what lies in front of each player


class NotYetOpen(TrilithError):
    """A match that is still being played is looked back at through one's own eyes, because it holds secrets."""


@dataclass(frozen=True)
class Moment:
    """A match after so many lines of its record."""

    match: Match
    lines: int
    known: bool = False  # whoever looks has the whole record, even if it ends before the game

    @cached_property
    def state(self) -> State:
        """The position then."""
        return self.match.rebuild(self.lines)

    @property
    def last(self) -> bool:
        """Whether nothing came after it."""
        return self.lines == self.match.version

    @property
    def round(self) -> int | None:
        """The round that was being played, in a game that counts rounds."""
        return self.match.game.round(self.state)

    @property
    def decider(self) -> int | None:
        """Who decided the line that led here: a player, or CHANCE; nobody at the beginning."""
        return self.match.deciders[self.lines - 1] if self.lines else None

    def decision(self, eyes: int) -> View | None:
        """What was decided last, if these eyes could see it; nothing of luck and at the beginning."""
        if self.decider in (None, CHANCE):
            return None
        game = self.match.game
        action = game.actions.parse(self.match.record[self.lines - 1])
        seen = eyes in (self.decider, OPENLY) or game.looks(action) == action.text
        return game.choice(action) if seen else None

    def view(self, eyes: int) -> View:
        """The table as a seat or a spectator saw it then; openly, with everything that somebody saw of their own."""
        check_eyes(self.match, eyes, self.known)
        game, state = self.match.game, self.state
        return open_view(game, state) if eyes == OPENLY else game.view(state, eyes)


@dataclass(frozen=True)
class Told:
    """A line of a record as some eyes saw it: in which round, who decided it and how, and what happened by it."""

    round: int | None
    decider: int  # a player, or CHANCE
    action: View | None  # nothing of luck, and of a decision of which others do not see what it was
    events: list[View]


def told(match: Match, eyes: int, known: bool = False) -> Iterator[Told]:
    """Every line of a match in its order, as some eyes saw it."""
    check_eyes(match, eyes, known)
    game = match.game
    positions = match.positions()
    state = next(positions)
    for at, decider in enumerate(match.deciders, start=1):
        number = game.round(state)
        happened: list[Event] = []
        state.events = happened
        next(positions)  # the same position, one line later
        events = [_event(game, event, eyes) for event in happened]
        yield Told(number, decider, Moment(match, at).decision(eyes), events)


def open_view(game: Game, state: State) -> View:
    """The table with everything that somebody sees of their own; only for what holds no secrets."""
    seen = dict(game.view(state, SPECTATOR))
    if BOARDS in seen:
        seen[BOARDS] = [_board(game, state, seat) for seat in range(len(state.scores()))]
    return seen


def check_eyes(match: Match, eyes: int, known: bool) -> None:
    """Refuse to show openly what is still secret."""
    if eyes == OPENLY and not (match.over or known):
        raise NotYetOpen()


def _board(game: Game, state: State, seat: int) -> object:
    """What lies in front of a player, as that player sees it."""
    boards: Any = game.view(state, seat)[BOARDS]
    return boards[seat]


def _event(game: Game, event: Event, eyes: int) -> View:
    """What happened, with its rule; openly, as whoever it happened to was told."""
    viewer = max(event.player, SPECTATOR) if eyes == OPENLY else eyes
    return {**game.describe(event, viewer), "rule": game.cite(event)}
