"""A match: a position and the record that led to it. Everything that changes a match passes through here."""

import hashlib
import hmac
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import Final, NamedTuple

from trilith.core.action import Action
from trilith.core.errors import (
    BadRecord,
    GameOver,
    IllegalAction,
    NoSuchVersion,
    NotYourTurn,
    TrilithError,
    UnfairLuck,
    WrongGameVersion,
)
from trilith.core.game import Game
from trilith.core.record import NOT_FURTHER, Marks, Record, digest
from trilith.core.rng import Stream
from trilith.core.seat import Seat
from trilith.core.state import CHANCE, NOBODY, SPECTATOR, Event, State

OPEN_DIGITS: Final = 16


def fair_stream(seed: str, version: int) -> Stream:
    """The luck of one moment of a match: nobody can foretell it from the luck before."""
    keyed = hmac.digest(bytes.fromhex(seed), version.to_bytes(8, "big"), "sha256")
    return Stream(int.from_bytes(keyed[:8], "big"), int.from_bytes(keyed[8:12], "big"))


@lru_cache(maxsize=4096)  # everybody who looks at a match is shown it with every change
def commitment(seed: str) -> str:
    """What everyone is shown when a match starts, so that the seed cannot be changed later."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def open_seed(seed: str) -> int:
    """A seed that everybody may know, of what is imagined for viewers: made of the promise, it tells nothing of luck to come."""
    return int(commitment(seed)[:OPEN_DIGITS], 16)


class Moment(NamedTuple):
    """A position of a match and after how many lines it is reached; nobody changes it."""

    version: int
    state: State


class Marked(NamedTuple):
    """What a record notes of how a match was played, besides its lines."""

    practice: Marks
    torches: Marks


def _further(marks: Marks, version: int) -> int:
    """How much further on luck is drawn after so many lines."""
    return next((more for line, more in reversed(marks) if line <= version), 0)


class Match:
    """A position, and the list of lines (actions and luck) that made it."""

    def __init__(self, game: Game, setup: Record) -> None:
        """Set the table that the record describes and play its lines."""
        if setup.game != game.name:
            raise BadRecord(line=1, text=setup.game, problem="other-game", rule="")
        if setup.version != game.version:
            raise WrongGameVersion(game=game.name, recorded=setup.version, installed=game.version)
        game.pack.check(setup.pack)
        self.game = game
        self.setup = setup
        self.record: list[str] = []
        self.practice: Marks = list(setup.practice)  # as in a record
        self.torches: Marks = list(setup.torches)
        self.deciders: list[int] = []  # who decided each line: a player, or CHANCE
        self._start = (
            game.start(setup.seats, setup.options) if setup.position is None else game.load(setup.position)
        )
        if len(self._start.scores()) != setup.seats:
            raise BadRecord(line=1, text=str(setup.seats), problem="other-seats", rule="")
        self.state: State = self._start.copy()
        # Where the last run of decisions of one player began: nobody takes back more, so nobody replays more.
        self._run = Moment(0, self._start)
        self._check_digest()
        for line in setup.lines:
            self._play_recorded(line)

    @property
    def version(self) -> int:
        """How many lines the record has."""
        return len(self.record)

    @property
    def over(self) -> bool:
        """Whether nobody decides any more."""
        return self.state.actor() == NOBODY

    def to_record(self) -> Record:
        """The match as a record that can be written to a file."""
        setup = self.setup
        return Record(
            setup.game,
            setup.version,
            setup.seats,
            setup.seed,
            setup.options,
            setup.players,
            setup.position,
            list(self.record),
            pack=setup.pack,
            practice=list(self.practice),
            torches=list(self.torches),
            branch=setup.branch,
            luck=list(setup.luck),
        )

    def seat(self, player: int) -> Seat:
        """What a bot in that seat is given."""
        return Seat(self.game, self.state, player)

    def go_on(self) -> list[Event]:
        """Let luck decide until a player must or the game is over; what happened."""
        return self.act_all(NOBODY, [])

    def act(self, player: int, text: str) -> list[Event]:
        """Play one action, and the luck that follows it; what happened."""
        return self.act_all(player, [text])

    def act_all(self, player: int, texts: list[str]) -> list[Event]:
        """Play several actions of one player, all of them or none; what happened."""
        before, run = Moment(self.version, self.state.copy()), self._run
        events: list[Event] = []
        self.state.events = events
        try:
            self._let_luck_decide()
            for text in texts:
                action = self.game.actions.parse(text)
                self.check(player, action)
                self._apply(action)
                self._let_luck_decide()
        except BaseException:
            self._run = run
            self._go_back(before)
            raise
        finally:
            self.state.events = None
        return events

    def step(self, line: str) -> list[Event]:
        """Play one line of a record, be it an action or luck; what happened."""
        events: list[Event] = []
        self.state.events = events
        try:
            if self.state.actor() == CHANCE:
                self._resolve(self.state.chance().parse(line))
            else:
                action = self.game.actions.parse(line)
                self.check(self.state.actor(), action)
                self._apply(action)
        finally:
            self.state.events = None
        return events

    def check(self, player: int, action: Action) -> None:
        """Refuse an action that this player cannot take now."""
        actor = self.state.actor()
        if actor == NOBODY:
            raise GameOver(action=action.text)
        if actor != player:
            raise NotYourTurn(action=action.text, player=player + 1, actor=actor + 1)
        rule = self.state.objection(action)
        if rule:
            raise IllegalAction(action=action.text, rule=rule)

    def rebuild(self, version: int) -> State:
        """The position after the first so many lines of the record."""
        if not 0 <= version <= self.version:
            raise NoSuchVersion(asked=version, newest=self.version)
        begin = self._run if version >= self._run.version else Moment(0, self._start)
        return next(islice(self._positions_from(begin), version - begin.version, None))

    def positions(self) -> Iterator[State]:
        """The positions of the match from its start on; each is the one before it, changed."""
        return self._positions_from(Moment(0, self._start))

    def _positions_from(self, begin: Moment) -> Iterator[State]:
        state = begin.state.copy()
        yield state
        for line in self.record[begin.version :]:
            if state.actor() == CHANCE:
                state.resolve(state.chance().parse(line))
            else:
                state.apply(self.game.actions.parse(line))
            yield state

    def rewind(self, version: int) -> None:
        """Go back to an earlier version; whether someone may is the caller's business."""
        self._go_back(Moment(version, self.rebuild(version)))
        if version < self._run.version:
            self._run = Moment(0, self._start)

    def take_back(self, version: int) -> None:
        """Let a player go back to one of `returns`; in practice, luck is drawn anew from there on."""
        self.practice, torches = self.marks_after(version)
        self.rewind(version)
        self.torches = torches

    def marks_after(self, version: int) -> "Marked":
        """What is noted of how the match is played, once a player has gone back to a version."""
        # Whatever was taken back, hints that were given were given.
        torches = [(min(line, version), seat) for line, seat in self.torches]
        if not self.practice:
            return Marked([], torches)
        # Past every number that luck was ever drawn with, so that what comes is as unknown as it was before.
        further = self.practice[-1][1] + self.version - version + 1
        kept = [mark for mark in self.practice if mark[0] < version or mark == NOT_FURTHER]
        return Marked([*kept, (version, further)], torches)

    def note_torch(self, seat: int) -> None:
        """A seat has asked for a hint now."""
        self.torches.append((self.version, seat))

    def _go_back(self, moment: Moment) -> None:
        self.state = moment.state
        del self.record[moment.version :]
        del self.deciders[moment.version :]

    def undo_point(self, player: int) -> int:
        """The earliest version this player may return to: not across luck or anybody else's decision."""
        version = self.version
        while version and player != SPECTATOR and self.deciders[version - 1] == player:
            version -= 1
        return version

    def returns(self, player: int) -> list[int]:
        """The versions this player may return to: before each own decision since `undo_point`, in practice before any."""
        earliest = 0 if self.practice else self.undo_point(player)
        if player == SPECTATOR:
            return []
        return [at for at in range(earliest, self.version) if self.deciders[at] == player]

    def verify_luck(self) -> None:
        """Refuse a match in which a roll or draw is not the one that the seed gives."""
        state = self._start.copy()
        for version, line in enumerate(self.record):
            if state.actor() != CHANCE:
                state.apply(self.game.actions.parse(line))
                continue
            chance = state.chance()
            fair = chance.text(chance.sample(self._luck(version)))
            if fair != line:
                raise UnfairLuck(line=self._place(version), text=line, fair=fair)
            state.resolve(chance.parse(line))

    def _let_luck_decide(self) -> None:
        while self.state.actor() == CHANCE:
            self._resolve(self.state.chance().sample(self._luck(self.version)))

    def _luck(self, version: int) -> Stream:
        """What luck decides by after so many lines."""
        further = _further(self.setup.luck, version) + _further(self.practice, version)
        return fair_stream(self.setup.seed, version + further)

    def luck_from(self, version: int) -> Marks:
        """How luck goes on after so many lines, for a match that begins there and has the same seed."""
        begins = [line for line, _ in (*self.setup.luck, *self.practice) if line > version]
        return [
            (line - version, version + _further(self.setup.luck, line) + _further(self.practice, line))
            for line in sorted({version, *begins})
        ]

    def _resolve(self, outcome: int) -> None:
        self.record.append(self.state.chance().text(outcome))
        self.deciders.append(CHANCE)
        self.state.resolve(outcome)

    def _apply(self, action: Action) -> None:
        actor = self.state.actor()
        if not self.deciders or self.deciders[-1] != actor:
            self._run = Moment(self.version, self.state.copy())
        self.record.append(action.text)
        self.deciders.append(actor)
        self.state.apply(action)

    def _play_recorded(self, line: str) -> None:
        """Play a line of the record this match is made from, and name its place when it cannot be."""
        try:
            self.step(line)
        except TrilithError as error:
            rule = error.about.get("rule", "")
            raise BadRecord(
                line=self._place(self.version), text=line, problem=error.name, rule=rule
            ) from error
        self._check_digest()

    def _check_digest(self) -> None:
        written = self.setup.digests.get(self.version)
        if written is not None and written != digest(self.state):
            line = self.setup.digest_places.get(self.version, self.version)
            raise BadRecord(line=line, text=written, problem="digest", rule="")

    def _place(self, version: int) -> int:
        """The line of the record's file that holds this line of the record, as far as it came from a file."""
        places = self.setup.places
        return places[version] if version < len(places) else version + 1
