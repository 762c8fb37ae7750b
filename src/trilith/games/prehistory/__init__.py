"""Prehistory: two to four tribes through five years of four seasons."""

from trilith.core.action import Action
from trilith.core.fields import follows
from trilith.core.game import View
from trilith.core.pack import Pack, default_pack
from trilith.core.state import Event, State
from trilith.core.table_game import Answers, TableGame
from trilith.games.prehistory import appraise, citing, outlook, telling, view
from trilith.games.prehistory.actions import ACTIONS, CARD, CHOOSE, NO_CARD, PAY, RECALL, SHAMAN
from trilith.games.prehistory.box import Box
from trilith.games.prehistory.codec import CODEC
from trilith.games.prehistory.components import load_box
from trilith.games.prehistory.contents import CONTENTS
from trilith.games.prehistory.features import PrehistoryFeatures
from trilith.games.prehistory.fields import PLAYER, TABLE
from trilith.games.prehistory.game import Prehistory, new_table
from trilith.games.prehistory.problems import problems
from trilith.games.prehistory.rules import scoring
from trilith.games.prehistory.summary import PrehistorySummary


class PrehistoryGame(TableGame[Prehistory]):
    """The registry entry of Prehistory."""

    name = "prehistory"
    version = 2
    seats = range(2, 5)
    longest = 10_000
    actions = ACTIONS
    shown = telling.SHOWN
    contents = CONTENTS
    answers = Answers(Prehistory, CODEC, problems, view, appraise, outlook)
    follows = follows(TABLE, PLAYER) | {"land"}  # but for what was found on the map
    named = frozenset({PAY, SHAMAN, CHOOSE, RECALL})
    ends = frozenset({CARD, NO_CARD})

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        self.options: dict[str, range] = {}
        self.cites = citing.CITES
        self.box: Box = load_box(pack.tables)
        self.summary = PrehistorySummary()
        self.observation = PrehistoryFeatures(self.box)

    def new(self, seats: int, options: dict[str, int]) -> Prehistory:
        return new_table(self.box, seats)

    def round(self, state: State) -> int:
        return self.table(state).year

    def earned(self, state: State) -> list[int]:
        table = self.table(state)
        return [
            player.score - sum(scoring.breakdown(table, seat)) for seat, player in enumerate(table.players)
        ]

    def describe(self, event: Event, viewer: int) -> View:
        return telling.describe(self.box, event)

    def cite(self, event: Event) -> str:
        return citing.cite(event)

    def considers(self, state: State, action: Action) -> bool:
        return appraise.considers(self.table(state), action)


GAME = PrehistoryGame(default_pack(__name__))
