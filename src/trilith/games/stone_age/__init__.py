"""Stone Age: two to four players place people, gather, build and feed."""

from trilith.core.action import Action
from trilith.core.game import Game, ImpossiblePosition, Position, Problem, View
from trilith.core.pack import Pack, default_pack
from trilith.core.schema import Schema
from trilith.core.state import Event, State
from trilith.games.stone_age import appraise, citing, codec, events, features, outlook, view
from trilith.games.stone_age.actions import ACTIONS, CHOOSE, DONE, KEEP, LEAVE_HUT, ONE_USE, PAY, TOOL
from trilith.games.stone_age.components import load_box
from trilith.games.stone_age.contents import CONTENTS
from trilith.games.stone_age.game import StoneAge, new_table
from trilith.games.stone_age.problems import problems
from trilith.games.stone_age.rules import placing, scoring
from trilith.games.stone_age.shape import SHAPES
from trilith.games.stone_age.summary import StoneAgeSummary


class StoneAgeGame(Game):
    """The registry entry of Stone Age."""

    name = "stone_age"
    version = 2
    seats = range(2, 5)
    actions = ACTIONS
    contents = CONTENTS
    named = frozenset({PAY, CHOOSE, TOOL, ONE_USE})
    ends = frozenset({DONE, KEEP})

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        self.options: dict[str, range] = {}
        self.cites = citing.CITES
        self.box = load_box(pack.tables)
        self.summary = StoneAgeSummary()

    def new(self, seats: int, options: dict[str, int]) -> StoneAge:
        return new_table(self.box, seats)

    def view(self, state: State, player: int) -> View:
        return view.view(_table(state), player)

    def choice(self, action: Action) -> View:
        return view.choice(action)

    def shapes(self) -> dict[str, Schema]:
        return {**super().shapes(), **SHAPES}

    def impossible(self, text: str) -> str:
        return placing.impossible(text)

    def round(self, state: State) -> int:
        return _table(state).round

    def earned(self, state: State) -> list[int]:
        table = _table(state)
        return [player.score - sum(scoring.breakdown(table, player)) for player in table.players]

    def stage(self, state: State) -> int:
        return _table(state).phase

    def dump(self, state: State) -> Position:
        return codec.dump(_table(state))

    def load(self, data: Position) -> StoneAge:
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

    def considers(self, state: State, action: Action) -> bool:
        return action is not LEAVE_HUT

    def appraise(self, state: State, player: int) -> float:
        return appraise.appraise(_table(state), player)

    def holdings(self, state: State, player: int) -> dict[str, int]:
        return outlook.holdings(_table(state), player)

    def foresee(self, state: State, player: int, action: Action) -> None:
        outlook.foresee(_table(state), player, action)

    def stake(self, state: State, player: int) -> tuple[int, ...] | None:
        return outlook.stake(_table(state), player)

    def cases(self, state: State, player: int) -> list[tuple[int, float]]:
        return outlook.cases(_table(state), player)

    def reap(self, state: State, player: int, outcome: int) -> None:
        outlook.reap(_table(state), player, outcome)


def _table(state: State) -> StoneAge:
    assert isinstance(state, StoneAge)
    return state


GAME = StoneAgeGame(default_pack(__name__))
