"""What a finished search expects of each action: its line, and how the game would end."""

from typing import Final

from trilith.bots.search.node import Edge, Node
from trilith.bots.search.thought import Candidate, Step
from trilith.bots.search.tree import LONGEST, Tree
from trilith.core.action import Action
from trilith.core.rng import Stream
from trilith.core.seat import Seat
from trilith.core.state import CHANCE, NOBODY, State
from trilith.values.value import Value

WORLDS: Final = 8  # that each action is tried in: its line is from the first, its chances are the mean of all


def candidate(tree: Tree, edge: Edge, seat: Seat, value: Value, stream: Stream) -> Candidate:
    """Follow an action into several worlds, by what the tree thinks best, and look at where that leads."""
    lines, ends = [], []
    for _ in range(WORLDS):
        world = seat.imagine(stream)
        lines.append(_follow(tree, edge.action, seat, world, stream))
        ends.append(value.estimate(world))
    return Candidate(
        edge.action,
        int(edge.tries) - 1,
        edge.mean(),
        _means([end.wins for end in ends]),
        _means([end.points for end in ends]),
        lines[0],
    )


def _follow(tree: Tree, action: Action, seat: Seat, world: State, stream: Stream) -> list[Step]:
    """Play the world on as long as the tree knows what follows; every step as the seat sees it."""
    line = [Step(seat.player, action.text)]
    world.apply(action)
    node = tree.root.nodes.get(tree.key(seat.player, action.index))
    for _ in range(LONGEST):
        actor = world.actor()
        if node is None or actor == NOBODY:
            break
        if actor == CHANCE:
            chance = world.chance()
            outcome = chance.sample(stream)
            world.resolve(outcome)
            node = node.nodes.get(tree.key_of_luck(chance, outcome))
            if tree.sees(chance):
                line.append(Step(CHANCE, chance.text(outcome)))
            continue
        legal = tree.options(world)
        following = _favourite(node, legal)
        if following is None:
            break
        world.apply(following)
        if len(legal) > 1:  # the tree has no node for what was forced
            node = node.nodes.get(tree.key(actor, following.index))
        line.append(Step(actor, following.text if actor == seat.player else seat.game.looks(following)))
    return line


def _favourite(node: Node, legal: list[Action]) -> Action | None:
    """The action that was tried most, or the only one there is; nothing where the tree has no opinion."""
    if len(legal) == 1:
        return legal[0]
    known = [node.slots[action.index] for action in legal if action.index in node.slots]
    return max(known, key=lambda edge: (edge.tries, edge.mean())).action if known else None


def _means(rows: list[list[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
