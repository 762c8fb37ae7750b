"""A tree is kept between decisions: what was thought about the position that came is not thought again."""

from typing import Final

from trilith.bots.search.node import Node
from trilith.bots.search.tree import LONGEST, Tree
from trilith.core.chance import Chance
from trilith.core.errors import TrilithError
from trilith.core.rng import Stream
from trilith.core.seat import Seat
from trilith.core.state import CHANCE, NOBODY, State

WORTH_KEEPING: Final = 8.0  # visits below which a node is not looked for
SMALLEST_SHARE: Final = 50.0  # nor is one with less than this part of the root's visits


def same_world(seat: Seat) -> State:
    """The world that a seat always imagines of what it knows: equal for positions that it cannot tell apart."""
    return seat.imagine(Stream(0))


class Kept:
    """The tree of the last decision, and the world in which it began."""

    def __init__(self, tree: Tree, world: State) -> None:
        self.tree = tree
        self._world = world

    def node_at(self, world: State) -> Node | None:
        """The node of the position that this world is of, if the tree has thought of it often enough to matter."""
        self._wanted = world.key()
        self._least = max(WORTH_KEEPING, self.tree.root.visits / SMALLEST_SHARE)
        return self._look(self.tree.root, self._world.copy(), 0)

    def _look(self, node: Node, world: State, steps: int) -> Node | None:
        """Go through what the tree thinks likely, as far as it fits the world in which it began."""
        actor = world.actor()
        if actor == NOBODY or steps == LONGEST:
            return None
        if actor == CHANCE:
            return self._look_behind_luck(node, world, steps)
        legal = self.tree.options(world)
        if len(legal) == 1 and node is not self.tree.root:
            world.apply(legal[0])
            return self._look(node, world, steps + 1)
        player = self.tree.player
        if actor == player and world.imagine(player, Stream(0)).key() == self._wanted:
            return node
        for action in legal:
            following = node.nodes.get(self.tree.key(actor, action.index))
            if following is None or action.index not in node.slots or following.visits < self._least:
                continue
            future = world.copy()
            future.apply(action)
            found = self._look(following, future, steps + 1)
            if found is not None:
                return found
        return None

    def _look_behind_luck(self, node: Node, world: State, steps: int) -> Node | None:
        chance = world.chance()
        for following in node.nodes.values():
            if following.visits >= self._least and _possible(chance, following.outcome):
                future = world.copy()
                future.resolve(following.outcome)
                found = self._look(following, future, steps + 1)
                if found is not None:
                    return found
        return None


def _possible(chance: Chance, outcome: int) -> bool:
    """Whether an outcome of another world can come in this one."""
    try:
        return chance.parse(chance.text(outcome)) == outcome
    except TrilithError:
        return False
