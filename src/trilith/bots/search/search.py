"""The search: worlds that a seat may imagine are played down one tree until the budget is spent."""

from functools import lru_cache
from time import perf_counter
from typing import Final

from trilith.bots.search.foreseeing import candidate
from trilith.bots.search.keeping import Kept, same_world
from trilith.bots.search.settings import Budget, Settings
from trilith.bots.search.thought import Thought
from trilith.bots.search.tree import Tree
from trilith.core.game import Game
from trilith.core.rng import Stream
from trilith.core.seat import Seat
from trilith.values.value import Value

BREATH: Final = 16  # iterations between two looks at the clock


class Search:
    """Thinks about one seat's decisions, one after the other; the same stream and iterations give the same thoughts."""

    def __init__(self, value: Value, settings: Settings | None = None) -> None:
        self._value = value
        self._settings = settings or Settings()
        self._kept: Kept | None = None

    def run(self, seat: Seat, budget: Budget, stream: Stream) -> Thought:
        """Think, and tell what was found out about every action worth a thought."""
        began = perf_counter()
        tree = self.think(seat, budget, stream)
        edges = sorted(tree.root.edges, key=lambda edge: (edge.tries, edge.mean()), reverse=True)
        return Thought(
            seat.player,
            edges[0].action,
            [candidate(tree, edge, seat, self._value, stream) for edge in edges],
            tree.iterations,
            tree.evaluations,
            perf_counter() - began,
        )

    def think(self, seat: Seat, budget: Budget, stream: Stream) -> Tree:
        """Grow a tree for what the seat decides now, or grow on the one that is there."""
        if not seat.legal:
            raise ValueError(f"seat {seat.player} has nothing to decide now")
        ends = perf_counter() + budget.seconds if budget.seconds else float("inf")
        tree = self._tree(seat)
        limit = budget.iterations or float("inf")
        while tree.iterations < limit:
            if tree.iterations % BREATH == 0 and self._settled(tree, limit, ends):
                break
            tree.grow(seat.imagine(stream), stream)
        return tree

    def _tree(self, seat: Seat) -> Tree:
        """A tree for this decision; its root is the node of the last tree that fits, if one does."""
        chosen, world = self._settings, same_world(seat)
        tree = Tree(
            seat.player,
            looks_of(seat.game),
            seat.game.considered,
            self._value,
            chosen.exploration,
            chosen.temperature,
            chosen.sight,
        )
        if self._kept is not None and self._kept.tree.player == seat.player:
            tree.root = self._kept.node_at(world) or tree.root
        self._kept = Kept(tree, world)
        return tree

    def _settled(self, tree: Tree, limit: float, ends: float) -> bool:
        """Whether no time is left, or so few iterations that no other action can be tried most."""
        if not tree.root.edges:  # however little time there is, one look is taken
            return False
        if perf_counter() >= ends:
            return True
        if len(tree.root.edges) == 1:
            return False
        first, second = sorted((edge.tries for edge in tree.root.edges), reverse=True)[:2]
        return first - second > limit - tree.iterations


@lru_cache(maxsize=8)
def looks_of(game: Game) -> list[int]:
    """By the index of an action, the first action that looks the same to everybody else."""
    first: dict[str, int] = {}
    return [first.setdefault(game.looks(action), action.index) for action in game.actions.all]
