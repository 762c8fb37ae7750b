"""What every seat was told since the beginning: all that an attentive player at the table would know."""

import json
from collections.abc import Iterable
from typing import Final, NamedTuple

from trilith.core.action import Action
from trilith.core.chance import EVERYONE
from trilith.core.game import Game
from trilith.core.match import Match
from trilith.core.state import CHANCE, SPECTATOR, Event, State

UNSEEN: Final = "?"


class Entry(NamedTuple):
    """One thing that happened: what everybody saw of it, and what it was for whoever saw all of it."""

    actor: int
    looked: str
    was: str
    seen_by: int  # the only seat that saw all of it, or EVERYONE


class Told:
    """The course of a game as each seat knows it."""

    def __init__(self, game: Game, entries: Iterable[Entry] = ()) -> None:
        self.game = game
        self.entries = list(entries)

    def act(self, state: State, action: Action) -> None:
        """Carry out an action and note it."""
        actor = state.actor()
        self._listen(state)
        state.apply(action)
        looked = self.game.looks(action)
        seen_by = EVERYONE if looked == action.text else actor
        self.entries.append(Entry(actor, looked, action.text, seen_by))
        self._unveil(state)

    def resolve(self, state: State, outcome: int) -> None:
        """Let luck decide so, and note it."""
        chance = state.chance()
        text = chance.text(outcome)
        self._listen(state)
        state.resolve(outcome)
        looked = text if chance.seen_by == EVERYONE else UNSEEN
        self.entries.append(Entry(CHANCE, looked, text, chance.seen_by))
        self._unveil(state)

    def lines(self, seat: int) -> list[str]:
        """What one seat was told, a line for each thing that happened."""
        return [
            f"{entry.actor} {entry.was if entry.seen_by in (EVERYONE, seat) else entry.looked}"
            for entry in self.entries
        ]

    def seen(self, state: State, seat: int) -> str:
        """What one seat sees now."""
        return json.dumps(self.game.view(state, seat))

    def as_known_by(self, seat: int) -> "Told":
        """The same with nothing that this seat did not see."""
        known = [
            entry if entry.seen_by in (EVERYONE, seat) else entry._replace(was=entry.looked)
            for entry in self.entries
        ]
        return Told(self.game, known)

    def copy(self) -> "Told":
        """The same course, which may go on differently."""
        return Told(self.game, self.entries)

    def _listen(self, state: State) -> None:
        if self.game.unveils:
            state.events = []

    def _unveil(self, state: State) -> None:
        """Note what the rules brought to light for everybody."""
        events: list[Event] = state.events or []
        for event in events:
            told = self.game.describe(event, SPECTATOR)
            if told["kind"] in self.game.unveils:
                text = json.dumps(told)
                self.entries.append(Entry(event.player, text, text, EVERYONE))
        state.events = None


def told_of(match: Match) -> Told:
    """What every seat was told in a match, read off its record."""
    told = Told(match.game)
    state = match.rebuild(0)
    for line in match.to_record().lines:
        if state.actor() == CHANCE:
            told.resolve(state, state.chance().parse(line))
        else:
            told.act(state, match.game.actions.parse(line))
    return told
