"""Knucklebones: two to six players throw a bone and dare each other."""

from collections.abc import Iterator
from typing import Any, Final

from knucklebones import shape
from knucklebones.rules import (
    ACTIONS,
    DECIDING,
    KINDS,
    MOST_PLAYERS,
    OVER,
    PHASES,
    VERBS,
    Knucklebones,
    new_table,
)
from trilith.core.action import Action
from trilith.core.contents import Contents, TomlTable, Whole
from trilith.core.errors import BadPosition
from trilith.core.game import Game, ImpossiblePosition, Position, Problem, View
from trilith.core.pack import Pack, default_pack
from trilith.core.reading import Reader
from trilith.core.state import NOBODY, Event, State
from trilith.core.telling import Shown, Teller


class KnucklebonesGame(Game):
    """The registry entry of Knucklebones."""

    name = "knucklebones"
    version = 1
    seats = range(2, MOST_PLAYERS + 1)
    actions = ACTIONS
    shown = Shown(vars(shape), Teller(shape.ActionFields, VERBS), Teller(shape.EventFields, KINDS))
    follows = frozenset({"goal"})  # from the pack
    contents = Contents({"setup": TomlTable({"goal": Whole(10, 200)})}, lambda tables: iter(()))

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        self.options: dict[str, range] = {}
        self.cites = {kind: rule for kind, _, _, rule in KINDS}
        tables: Any = pack.tables
        self.goal: int = tables["setup"]["goal"]

    def new(self, seats: int, options: dict[str, int]) -> Knucklebones:
        return new_table(self.goal, seats)

    def view(self, state: State, player: int) -> shape.View:
        """Everybody sees everything."""
        table = _table(state)
        return {
            "phase": PHASES[table.phase],
            "turn": None if table.actor() == NOBODY else table.turn,
            "goal": table.goal,
            "hand": table.hand,
            "players": [{"score": points} for points in table.points],
        }

    def choice(self, action: Action) -> View:
        return self.shown.actions.tell(None, action.verb, action.first, action.second)

    def describe(self, event: Event, viewer: int) -> View:
        return self.shown.events.tell(None, event.kind, event.first, event.second, player=event.player)

    def dump(self, state: State) -> Position:
        table = _table(state)
        return {
            "game": self.name,
            "phase": PHASES[table.phase],
            "turn": table.turn + 1,
            "hand": table.hand,
            "points": table.points[:],
        }

    def load(self, data: Position) -> Knucklebones:
        top = Reader(data, "")
        if top.text("game") != self.name:
            raise BadPosition(where="game", problem="format", value=str(data.get("game")))
        points = top.numbers("points", 0, self.goal + 1_000)
        table = Knucklebones(
            self.goal, points, top.seat("turn", len(points)), top.whole("hand"), top.named("phase", PHASES)
        )
        top.finish()
        found = self.problems(table)
        if found:
            raise ImpossiblePosition(found)
        return table

    def problems(self, state: State) -> list[Problem]:
        return list(_problems(_table(state), self.seats))

    def features(self, state: State, player: int) -> list[float]:
        """The hand and everybody's points, from this player on; seats that nobody has are empty."""
        table = _table(state)
        seats = len(table.points)
        found = [float(table.hand), float((table.turn - player) % seats), float(table.phase)]
        found += [float(table.points[(player + step) % seats]) for step in range(seats)]
        return found + [0.0] * (MOST_PLAYERS - seats)

    def appraise(self, state: State, player: int) -> float:
        """Points, and of what is still in the hand as much as usually comes home."""
        table = _table(state)
        in_hand = table.hand if table.turn == player and table.phase != OVER else 0
        return table.points[player] + in_hand * 5 / 6


def _problems(table: Knucklebones, seats: range) -> Iterator[Problem]:
    """Everything impossible about a position."""
    if len(table.points) not in seats:
        yield Problem("points", "players", count=len(table.points))
        return
    if table.hand < 0 or table.hand == UNREACHABLE:
        yield Problem("hand", "hand", value=table.hand)
    ended = [points for points in table.points if points >= table.goal]
    if (table.phase == OVER) != bool(ended) or len(ended) > 1:
        yield Problem("phase", "goal", goal=table.goal)
    if table.phase == OVER and (table.points[table.turn] < table.goal or table.hand == 0):
        yield Problem("turn", "winner")


UNREACHABLE: Final = 1  # a one is never kept


def _table(state: State) -> Knucklebones:
    assert isinstance(state, Knucklebones)
    return state


__all__ = ["DECIDING", "GAME", "KnucklebonesGame"]
GAME = KnucklebonesGame(default_pack(__name__))
