"""Prehistory: two to four tribes through five years of four seasons."""

from trilith.core.action import Action
from trilith.core.game import Game, ImpossiblePosition, Position, Problem, View
from trilith.core.pack import Pack, default_pack
from trilith.core.schema import Schema
from trilith.core.state import Event, State
from trilith.games.prehistory import appraise, citing, codec, events, features, outlook, view
from trilith.games.prehistory.actions import ACTIONS, CARD, CHOOSE, NO_CARD, PAY, RECALL, SHAMAN
from trilith.games.prehistory.components import load_box
from trilith.games.prehistory.contents import CONTENTS
from trilith.games.prehistory.game import Prehistory, new_table
from trilith.games.prehistory.problems import problems
from trilith.games.prehistory.rules import scoring
from trilith.games.prehistory.shape import SHAPES
from trilith.games.prehistory.summary import PrehistorySummary


class PrehistoryGame(Game):
    """The registry entry of Prehistory."""

    name = "prehistory"
    version = 2
    seats = range(2, 5)
    longest = 10_000
    actions = ACTIONS
    contents = CONTENTS
    named = frozenset({PAY, SHAMAN, CHOOSE, RECALL})
    ends = frozenset({CARD, NO_CARD})

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        self.options: dict[str, range] = {}
        self.cites = citing.CITES
        self.box = load_box(pack.tables)
        self.summary = PrehistorySummary()

    def new(self, seats: int, options: dict[str, int]) -> Prehistory:
        return new_table(self.box, seats)

    def view(self, state: State, player: int) -> View:
        return view.view(_table(state), player)

    def choice(self, action: Action) -> View:
        return view.choice(action)

    def shapes(self) -> dict[str, Schema]:
        return {**super().shapes(), **SHAPES}

    def round(self, state: State) -> int:
        return _table(state).year

    def earned(self, state: State) -> list[int]:
        table = _table(state)
        return [
            player.score - sum(scoring.breakdown(table, seat)) for seat, player in enumerate(table.players)
        ]

    def stage(self, state: State) -> int:
        return _table(state).phase

    def dump(self, state: State) -> Position:
        return codec.dump(_table(state))

    def load(self, data: Position) -> Prehistory:
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
        return citing.cite(event)

    def features(self, state: State, player: int) -> list[float]:
        return features.features(_table(state), player)

    def considers(self, state: State, action: Action) -> bool:
        return appraise.considers(_table(state), action)

    def appraise(self, state: State, player: int) -> float:
        return appraise.appraise(_table(state), player)

    def holdings(self, state: State, player: int) -> dict[str, int]:
        return outlook.holdings(_table(state), player)

    def foresee(self, state: State, player: int, action: Action) -> None:
        outlook.foresee(_table(state), player, action)

    def stake(self, state: State, player: int) -> tuple[int, ...] | None:
        return outlook.stake(_table(state), player)


def _table(state: State) -> Prehistory:
    assert isinstance(state, Prehistory)
    return state


GAME = PrehistoryGame(default_pack(__name__))
