"""Endless Winter: two to four tribes hunt, wander, build and remember, through four rounds and four eclipses."""

from trilith.core.action import Action
from trilith.core.game import Game, ImpossiblePosition, Position, Problem, View
from trilith.core.pack import Pack, default_pack
from trilith.core.schema import Schema
from trilith.core.state import Event, State
from trilith.games.endless_winter import appraise, citing, codec, events, features, outlook, view
from trilith.games.endless_winter.actions import ACTIONS
from trilith.games.endless_winter.components import load_box
from trilith.games.endless_winter.contents import CONTENTS
from trilith.games.endless_winter.game import EndlessWinter, new_table
from trilith.games.endless_winter.problems import problems
from trilith.games.endless_winter.rules import scoring
from trilith.games.endless_winter.shape import SHAPES
from trilith.games.endless_winter.summary import EndlessWinterSummary


class EndlessWinterGame(Game):
    """The registry entry of Endless Winter."""

    name = "endless_winter"
    version = 2
    seats = range(2, 5)
    longest = 5_000
    actions = ACTIONS
    contents = CONTENTS
    unveils = frozenset({"shown"})

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        self.box = load_box(pack.tables)
        self.summary = EndlessWinterSummary()
        self.cites = events.CITES
        self.options: dict[str, range] = {
            "setup": range(3),
            "ice_finds": range(2),
            "rest_tiles": range(2),
            "pattern": range(len(self.box.patterns) + 1),
        }
        self.drawn = frozenset({"pattern"})
        self.variants = (
            {},
            {"setup": 1, "ice_finds": 1},
            {"setup": 2, "rest_tiles": 1, "pattern": 5},
            {"setup": 2, "ice_finds": 1, "rest_tiles": 1},
        )

    def new(self, seats: int, options: dict[str, int]) -> EndlessWinter:
        return new_table(
            self.box,
            seats,
            options.get("setup", 0),
            options.get("ice_finds", 0),
            options.get("rest_tiles", 0),
            options.get("pattern", 0),
        )

    def view(self, state: State, player: int) -> View:
        return view.view(_table(state), player)

    def choice(self, action: Action) -> View:
        return view.choice(action)

    def shapes(self) -> dict[str, Schema]:
        return {**super().shapes(), **SHAPES}

    def round(self, state: State) -> int:
        return _table(state).round

    def earned(self, state: State) -> list[int]:
        table = _table(state)
        return [player.score - sum(scoring.breakdown(table, player)) for player in table.players]

    def stage(self, state: State) -> int:
        return _table(state).phase

    def looks(self, action: Action) -> str:
        return view.looks(action)

    def dump(self, state: State) -> Position:
        return codec.dump(_table(state))

    def load(self, data: Position) -> EndlessWinter:
        table = codec.load(self.box, data)
        found = problems(table)
        if found:
            raise ImpossiblePosition(found)
        return table

    def problems(self, state: State) -> list[Problem]:
        return problems(_table(state))

    def describe(self, event: Event, viewer: int) -> View:
        return events.describe(self.box, event, viewer)

    def cite(self, event: Event) -> str:
        return citing.cite(self.box, event)

    def features(self, state: State, player: int) -> list[float]:
        return features.features(_table(state), player)

    def appraise(self, state: State, player: int) -> float:
        return appraise.appraise(_table(state), player)

    def holdings(self, state: State, player: int) -> dict[str, int]:
        return outlook.holdings(_table(state), player)

    def foresee(self, state: State, player: int, action: Action) -> None:
        outlook.foresee(_table(state), player, action)

    def stake(self, state: State, player: int) -> tuple[int, ...] | None:
        return outlook.stake(_table(state), player)


def _table(state: State) -> EndlessWinter:
    assert isinstance(state, EndlessWinter)
    return state


GAME = EndlessWinterGame(default_pack(__name__))
