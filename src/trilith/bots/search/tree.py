"""One tree of a search: every iteration plays one imagined world down it and remembers how that went."""

from collections.abc import Callable
from typing import Final

from trilith.bots.search.node import Edge, Node
from trilith.core.action import Action
from trilith.core.chance import EVERYONE, Chance
from trilith.core.rng import Stream
from trilith.core.state import CHANCE, NOBODY, State
from trilith.values.value import Value

UNSEEN: Final = -1  # stands for every outcome of luck that the searching seat does not see
LONGEST: Final = 400  # steps of one iteration: a guard against games that go round in circles


class Tree:
    """What one seat thinks about one position."""

    def __init__(
        self,
        player: int,
        looks: list[int],
        considered: Callable[[State, list[Action]], list[Action]],
        value: Value,
        exploration: float,
        temperature: float,
        sight: int,
    ) -> None:
        """`looks` numbers, by the index of an action, what everybody else sees of it; `considered` what is worth a try."""
        self.player = player
        self.root = Node()
        self.iterations = 0
        self.evaluations = 0
        self._looks = looks
        self._considered = considered
        self._value = value
        self._exploration = exploration
        self._temperature = temperature
        self._sight = sight
        self._edges: list[Edge] = []  # the way of the running iteration
        self._actors: list[int] = []

    def grow(self, world: State, stream: Stream) -> None:
        """One iteration, which uses the world up: go down by promise, evaluate what is new, and remember it."""
        self._edges.clear()
        self._actors.clear()
        worth = self._descend(world, stream)
        for at in range(len(self._edges)):
            self._edges[at].add(worth, self._actors[at])
        self.iterations += 1

    def _descend(self, world: State, stream: Stream) -> list[float]:
        """Play the world to the edge of the tree; what it is worth there to each seat."""
        node = self.root
        for _ in range(LONGEST):
            actor = world.actor()
            if actor == NOBODY:
                break
            if actor == CHANCE:
                chance = world.chance()
                outcome = chance.sample(stream)
                world.resolve(outcome)
                node.visits += 1.0
                node = node.follow(self.key_of_luck(chance, outcome))
                node.outcome = outcome
                continue
            legal = self.options(world)
            if len(legal) == 1 and node is not self.root:  # nothing to decide, so nothing to remember
                world.apply(legal[0])
                continue
            if self._sight and len(self._edges) == self._sight:
                break
            known = len(node.edges)
            best = self._expand(node, world, legal, actor)
            node.visits += 1.0
            if best is not None and known == 0:
                return best
            edge = node.promising(legal, self._exploration)
            self._edges.append(edge)
            self._actors.append(actor)
            world.apply(edge.action)
            node = node.follow(self.key(actor, edge.action.index))
        self.evaluations += 1
        return self._value.worth(world)

    def options(self, world: State) -> list[Action]:
        """The legal actions that are worth a try."""
        legal = world.legal()
        return self._considered(world, legal) if len(legal) > 1 else legal

    def key(self, actor: int, index: int) -> int:
        """What the searching seat sees of an action."""
        return index if actor == self.player else self._looks[index]

    def key_of_luck(self, chance: Chance, outcome: int) -> int:
        """What the searching seat sees of luck; never equal to what it sees of an action."""
        return UNSEEN - 1 - chance.case(outcome) if self.sees(chance) else UNSEEN

    def sees(self, chance: Chance) -> bool:
        """Whether the searching seat will see what luck decides."""
        return chance.seen_by == EVERYONE or chance.seen_by == self.player

    def _expand(self, node: Node, world: State, legal: list[Action], actor: int) -> list[float] | None:
        """Evaluate every action that was never legal here before; what the best of them is worth, if there are any."""
        best: list[float] | None = None
        most = -1e30
        slots = node.slots
        for action in legal:
            if action.index in slots:
                continue
            future = world.copy()
            future.apply(action)
            worth = self._value.worth(future)
            self.evaluations += 1
            if worth[actor] > most:
                best, most = worth, worth[actor]
            node.add(Edge(action, worth.copy(), worth[actor]))
        if best is not None:
            node.weigh(self._temperature)
        return best
