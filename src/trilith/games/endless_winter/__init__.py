"""Endless Winter: two to four tribes hunt, wander, build and remember, through four rounds and four eclipses."""

from trilith.core.action import Action
from trilith.core.fields import follows
from trilith.core.game import View
from trilith.core.pack import Pack, default_pack
from trilith.core.state import Event, State
from trilith.core.table_game import Answers, TableGame
from trilith.games.endless_winter import appraise, citing, outlook, telling, view
from trilith.games.endless_winter.actions import ACTIONS
from trilith.games.endless_winter.box import Box
from trilith.games.endless_winter.codec import CODEC
from trilith.games.endless_winter.components import load_box
from trilith.games.endless_winter.contents import CONTENTS
from trilith.games.endless_winter.features import EndlessWinterFeatures
from trilith.games.endless_winter.fields import PLAYER, TABLE
from trilith.games.endless_winter.game import EndlessWinter, new_table
from trilith.games.endless_winter.problems import problems
from trilith.games.endless_winter.rules import scoring
from trilith.games.endless_winter.summary import EndlessWinterSummary


class EndlessWinterGame(TableGame[EndlessWinter]):
    """The registry entry of Endless Winter."""

    name = "endless_winter"
    version = 2
    seats = range(2, 5)
    longest = 5_000
    actions = ACTIONS
    shown = telling.SHOWN
    contents = CONTENTS
    answers = Answers(EndlessWinter, CODEC, problems, view, appraise, outlook)
    follows = follows(TABLE, PLAYER)
    unveils = frozenset({"shown"})

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        self.box: Box = load_box(pack.tables)
        self.cites = citing.CITES
        self.summary = EndlessWinterSummary()
        self.observation = EndlessWinterFeatures(self.box)
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

    def round(self, state: State) -> int:
        return self.table(state).round

    def earned(self, state: State) -> list[int]:
        table = self.table(state)
        return [player.score - sum(scoring.breakdown(table, player)) for player in table.players]

    def looks(self, action: Action) -> str:
        return telling.looks(action)

    def describe(self, event: Event, viewer: int) -> View:
        return telling.describe(self.box, event, viewer)

    def cite(self, event: Event) -> str:
        return citing.cite(self.box, event)


GAME = EndlessWinterGame(default_pack(__name__))
