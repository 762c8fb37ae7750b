"""The registry entry of a game: everything about it that is not a position."""

from collections.abc import Mapping
from typing import TypeAlias

from trilith.core.action import Action, Actions
from trilith.core.contents import Contents, Facts
from trilith.core.errors import NoSuchOption, TrilithError, WrongSeats
from trilith.core.forms import Shape
from trilith.core.pack import Pack
from trilith.core.playout import LONGEST
from trilith.core.schema import Schema
from trilith.core.state import CHANCE, SPECTATOR, Event, State
from trilith.core.summary import Summary
from trilith.core.telling import Shown

View: TypeAlias = Mapping[str, object]
Position: TypeAlias = dict[str, object]


class Problem:
    """One thing about a position that cannot be: where, and by which rule or law."""

    def __init__(self, where: str, name: str, **about: str | int) -> None:
        self.where = where
        self.name = name
        self.about = about

    def __repr__(self) -> str:
        details = "".join(f" {key}={value}" for key, value in self.about.items())
        return f"{self.where}: {self.name}{details}"


class ImpossiblePosition(TrilithError):
    """A position that no game could reach, with everything that is wrong about it."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__(problems=len(problems), first=repr(problems[0]))
        self.problems = problems

    def __reduce__(self) -> tuple[object, ...]:
        return ImpossiblePosition, (self.problems,)


class Game:
    """A game that can be played; `version` changes when behaviour, action order or features change."""

    name: str
    version: int
    seats: range
    longest: int = LONGEST  # a guard: a game of more actions and outcomes is given up as endless
    actions: Actions
    shown: Shown  # what views, actions and events are made of
    contents: Contents  # what may stand in a component pack
    options: dict[str, range]
    cites: dict[str, str]  # by kind of event, the rule behind it
    summary: Summary | None = None  # how values look at positions; a game without one has no values
    observation: Summary | None = None  # all that a seat knows of a position, each number with its name
    unveils: frozenset[str] = frozenset()  # kinds of events that bring to light for everyone what was hidden
    variants: tuple[dict[str, int], ...] = (
        {},
    )  # options that between them show every rule; laws and records try each
    follows: frozenset[str] = (
        frozenset()
    )  # fields of a position that follow from the rest: key and JSON need none
    drawn: frozenset[str] = frozenset()  # options whose 0 lets luck choose among the others
    named: frozenset[int] = (
        frozenset()
    )  # verbs that mean the same in any order, so that people name them in any
    ends: frozenset[int] = frozenset()  # verbs that say that no more is named

    def __init__(self, pack: Pack) -> None:
        self.pack = pack  # what is in the box

    def with_pack(self, pack: Pack) -> "Game":
        """The same game with another box."""
        return type(self)(pack)

    def start(self, seats: int, options: dict[str, int]) -> State:
        """The position before anything has happened, once the table is known to be possible."""
        if seats not in self.seats:
            raise WrongSeats(game=self.name, seats=seats, least=self.seats[0], most=self.seats[-1])
        for option, value in options.items():
            if value not in self.options.get(option, ()):
                raise NoSuchOption(game=self.name, option=option, value=value)
        return self.new(seats, options)

    def new(self, seats: int, options: dict[str, int]) -> State:
        """The position before anything has happened."""
        raise NotImplementedError

    def components(self) -> dict[str, Facts]:
        """What is in the box: by name of the data file, its tables; and under `pack`, what the box is called."""
        return {"pack": self.pack.about(), **self.pack.tables}

    def view(self, state: State, player: int) -> View:
        """What this player, or SPECTATOR, sees: built by inclusion, names instead of ints."""
        raise NotImplementedError

    def choice(self, action: Action) -> View:
        """An action as names; `kind` is its verb."""
        raise NotImplementedError

    def looks(self, action: Action) -> str:
        """What everybody else sees of an action: equal for actions of which nobody else sees which one it is."""
        return action.text

    def shapes(self) -> dict[str, Schema]:
        """By name, the JSON Schema of what the game shows: its Action, its View, its Event with the rule it cites."""
        return self.shown.schemas()

    def impossible(self, text: str) -> str:
        """The number of the rule against something that is no action at all, if there is such a rule."""
        return ""

    def round(self, state: State) -> int | None:
        """The round that is being played, in a game that counts rounds."""
        shown = self.view(state, SPECTATOR).get("round")
        return shown if isinstance(shown, int) else None

    def earned(self, state: State) -> list[int]:
        """In a game that is over, the points each player had before the final scoring."""
        return state.scores()

    def stage(self, state: State) -> int:
        """What is going on: decisions that are named together are made within one stage."""
        return 0

    def dump(self, state: State) -> Position:
        """The whole position as JSON data."""
        raise NotImplementedError

    def load(self, data: Position) -> State:
        """The position that JSON data describes; refuses what cannot be."""
        raise NotImplementedError

    def read(self, data: Position) -> State:
        """The position that JSON data describes, even if it cannot be, as far as it is one at all."""
        return self.load(data)

    def shapes_of_positions(self, seats: int) -> tuple[dict[str, Shape], dict[str, Shape]]:
        """By place in the JSON what may stand there, of the table and of each board; nothing, if a game does not say."""
        return {}, {}

    def problems(self, state: State) -> list[Problem]:
        """Everything impossible about this position."""
        raise NotImplementedError

    def describe(self, event: Event, viewer: int) -> View:
        """An event as names, without what this viewer may not know."""
        raise NotImplementedError

    def cite(self, event: Event) -> str:
        """The number of the rule by which an event happened; it says no more than every viewer is told."""
        return self.cites[str(self.describe(event, SPECTATOR)["kind"])]

    def features(self, state: State, player: int) -> list[float]:
        """All that this player knows of the position, as numbers; `summary` is what matters of it."""
        if self.observation is None:
            raise NotImplementedError
        return self.observation.listed(state, player)

    def considers(self, state: State, action: Action) -> bool:
        """Whether a beginner would think of an action here at all; what is legal but hardly ever wise may be left out."""
        return True

    def considered(self, state: State, legal: list[Action]) -> list[Action]:
        """The legal actions that are worth a thought; where none is, all of them."""
        return [action for action in legal if self.considers(state, action)] or legal

    def appraise(self, state: State, player: int) -> float:
        """How many points this position promises the player, by rule of thumb."""
        raise NotImplementedError

    def holdings(self, state: State, player: int) -> dict[str, int]:
        """What a player has, as counts: forecasts say how a choice changes them."""
        return {"score": state.scores()[player]}

    def foresee(self, state: State, player: int, action: Action) -> None:
        """Carry out an action on an imagined position, and at once what it only prepares, as far as luck allows."""
        state.apply(action)

    def binds(self, before: State, foreseen: State, action: Action) -> bool:
        """Whether luck follows an action at once: a foreseen position, of no other use any more, goes on as the rules do."""
        return foreseen.actor() == CHANCE

    def stake(self, state: State, player: int) -> tuple[int, ...] | None:
        """What is at stake for a player when luck decides now: equal stakes gain alike; nothing, if it is nothing."""
        return state.key()

    def cases(self, state: State, player: int) -> list[tuple[int, float]]:
        """What luck may decide now, with its probability: one outcome for all by which the player gains alike."""
        return state.chance().cases()

    def reap(self, state: State, player: int, outcome: int) -> None:
        """In an imagined position, go on with what luck decided and bring in what it brought the player."""
        state.resolve(outcome)
