"""One game that others decide in: luck happens by itself, and so does, if wished, what is forced."""

from typing import Final

from trilith.core.action import Action
from trilith.core.rng import Stream
from trilith.core.state import CHANCE, NOBODY, State
from trilith.rollout.rewards import final_rewards, leads

PLAYING: Final = 0
OVER: Final = 1
GIVEN_UP: Final = 2  # after as many decisions as were allowed


class Episode:
    """A game from one decision to the next; `rewards` is what the last step brought every seat."""

    def __init__(self, state: State, stream: Stream, reward: int, shaping: float, longest: int) -> None:
        self.state = state
        self.stream = stream
        self.actor = NOBODY
        self.legal: list[Action] = []
        self.status = PLAYING
        self.decisions = 0
        self.rewards = [0.0] * len(state.scores())
        self._reward = reward
        self._shaping = shaping
        self._longest = longest
        self._leads: list[float] = []

    def begin(self, skip_forced: bool) -> None:
        """Come to the first decision."""
        self._go_on(skip_forced)
        if self._shaping != 0.0:
            self._leads = leads(self.state)

    def act(self, action: Action, skip_forced: bool) -> None:
        """Carry out a legal action and come to the next decision, or to the end."""
        self.decisions += 1
        self.state.apply(action)
        self._go_on(skip_forced)
        if self.status == PLAYING and self.decisions >= self._longest:
            self.status = GIVEN_UP
            self.legal = []
        if self.status == OVER:
            self.rewards = final_rewards(self.state, self._reward)
        if self._shaping != 0.0:
            self._shape()

    def _go_on(self, skip_forced: bool) -> None:
        """Let luck decide, and play what is forced, until somebody has a choice."""
        state, stream = self.state, self.stream
        while True:
            actor = state.actor()
            if actor == CHANCE:
                state.resolve(state.chance().sample(stream))
                continue
            self.actor = actor
            if actor == NOBODY:
                self.status = OVER
                self.legal = []
                return
            self.legal = state.legal()
            if not skip_forced or len(self.legal) > 1:
                return
            state.apply(self.legal[0])

    def _shape(self) -> None:
        """Add how the lead changed; in the end no lead is left, so that all of it together is nothing."""
        over = self.status == OVER
        now = [0.0] * len(self.rewards) if over else leads(self.state)
        for seat in range(len(now)):
            earned = self.rewards[seat] if over else 0.0
            self.rewards[seat] = earned + self._shaping * (now[seat] - self._leads[seat])
        self._leads = now
