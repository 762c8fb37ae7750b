"""Weighs a few actions of one decision against each other: as many tries for each, in the same worlds, with the same luck."""

from trilith.bots.search.search import looks_of
from trilith.bots.search.settings import Settings
from trilith.bots.search.tree import Tree
from trilith.core.action import Action
from trilith.core.rng import WORD, Stream
from trilith.core.seat import Seat
from trilith.core.state import State
from trilith.values.value import Value


class Scales:
    """A tree that is told what to begin with, be it something that a search would not think of."""

    def __init__(self, seat: Seat, value: Value, settings: Settings, stream: Stream) -> None:
        self._seat = seat
        self._only: Action | None = None  # what the running try has to begin with
        self._tree = Tree(
            seat.player,
            looks_of(seat.game),
            self._options,
            value,
            settings.exploration,
            settings.temperature,
            settings.sight,
        )
        self._tree.grow(seat.imagine(stream), stream)  # the first iteration of a tree tries nothing

    def weigh(self, actions: list[Action], tries: int, stream: Stream) -> list[float]:
        """What each action is worth to the seat, on average over so many tries of each."""
        sums = [0.0] * len(actions)
        for _ in range(tries):
            world, luck = self._seat.imagine(stream), int(stream.word())
            for at, action in enumerate(actions):
                sums[at] += self._try(action, world.copy(), Stream(luck, WORD))
        return [each / tries for each in sums]

    def _try(self, action: Action, world: State, luck: Stream) -> float:
        """How one more try of an action went."""
        slots = self._tree.root.slots
        before = slots[action.index].own if action.index in slots else None
        self._only = action
        self._tree.grow(world, luck)
        edge = slots[action.index]
        return edge.own - (edge.first if before is None else before)

    def _options(self, world: State, legal: list[Action]) -> list[Action]:
        """What the tree may try: what it has to begin with, then whatever is worth a thought."""
        if self._only is None:
            return self._seat.game.considered(world, legal)
        only, self._only = self._only, None
        return [only]
