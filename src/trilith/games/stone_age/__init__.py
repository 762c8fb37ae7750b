"""Stone Age: two to four players place people, gather, build and feed."""

from trilith.core.action import Action
from trilith.core.fields import follows
from trilith.core.game import View
from trilith.core.pack import Pack, default_pack
from trilith.core.state import Event, State
from trilith.core.table_game import Answers, TableGame
from trilith.games.stone_age import appraise, citing, outlook, telling, view
from trilith.games.stone_age.actions import ACTIONS, CHOOSE, DONE, KEEP, LEAVE_HUT, ONE_USE, PAY, TOOL
from trilith.games.stone_age.box import Box
from trilith.games.stone_age.codec import CODEC
from trilith.games.stone_age.components import load_box
from trilith.games.stone_age.contents import CONTENTS
from trilith.games.stone_age.features import StoneAgeFeatures
from trilith.games.stone_age.fields import PLAYER, TABLE
from trilith.games.stone_age.game import StoneAge, new_table
from trilith.games.stone_age.problems import problems
from trilith.games.stone_age.rules import placing, scoring
from trilith.games.stone_age.summary import StoneAgeSummary


class StoneAgeGame(TableGame[StoneAge]):
    """The registry entry of Stone Age."""

    name = "stone_age"
    version = 2
    seats = range(2, 5)
    actions = ACTIONS
    shown = telling.SHOWN
    contents = CONTENTS
    answers = Answers(StoneAge, CODEC, problems, view, appraise, outlook)
    follows = follows(TABLE, PLAYER) | {"spots"}
    named = frozenset({PAY, CHOOSE, TOOL, ONE_USE})
    ends = frozenset({DONE, KEEP})

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        self.options: dict[str, range] = {}
        self.cites = citing.CITES
        self.box: Box = load_box(pack.tables)
        self.summary = StoneAgeSummary()
        self.observation = StoneAgeFeatures(self.box)

    def new(self, seats: int, options: dict[str, int]) -> StoneAge:
        return new_table(self.box, seats)

    def impossible(self, text: str) -> str:
        return placing.impossible(text)

    def round(self, state: State) -> int:
        return self.table(state).round

    def earned(self, state: State) -> list[int]:
        table = self.table(state)
        return [player.score - sum(scoring.breakdown(table, player)) for player in table.players]

    def describe(self, event: Event, viewer: int) -> View:
        return telling.describe(self.box, event, viewer)

    def cite(self, event: Event) -> str:
        return citing.cite(self.box, event)

    def considers(self, state: State, action: Action) -> bool:
        return action is not LEAVE_HUT

    def cases(self, state: State, player: int) -> list[tuple[int, float]]:
        return outlook.cases(self.table(state), player)

    def reap(self, state: State, player: int, outcome: int) -> None:
        outlook.reap(self.table(state), player, outcome)


GAME = StoneAgeGame(default_pack(__name__))
