"""Games between bots of which every decision is noted: what the seat saw, could do and did, and how it ended."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import Final

from trilith.arena.playing import SHARING_ON_RAY, BotGame, Deal, Outcome, Terms, workers
from trilith.arena.standing import win
from trilith.core.action import Action
from trilith.core.errors import EndlessGame
from trilith.core.game import Game
from trilith.core.rng import Stream
from trilith.core.seat import Seat
from trilith.core.state import CHANCE, NOBODY, State
from trilith.datasets.extras import extras
from trilith.games import game_named
from trilith.rollout.observing import Observer
from trilith.values.shipped import learned_for, value_of
from trilith.values.value import LearnedValue

with extras():
    import numpy as np
    import numpy.typing as npt

GAMES_A_TURN: Final = 4  # for each process, so that no more is played than can be written


@dataclass
class Notes:
    """The decisions of one game, column by column."""

    outcome: Outcome
    seats: list[int] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    values: list[float] = field(default_factory=list)  # none for a game without weights
    observations: bytes = b""  # numbers of 32 bits, decision by decision
    masks: bytes = b""  # a byte for each action, decision by decision

    def wins(self) -> list[float]:
        """By decision, how much of a win it came to."""
        return [win(self.outcome, seat) for seat in self.seats]


class NotedGame(BotGame):
    """A game between bots that is the same as without notes."""

    def __init__(self, game: Game, deal: Deal, terms: Terms, observer: Observer) -> None:
        super().__init__(game, deal, terms.options, terms.seconds)
        self._observer = observer
        self._numbers: npt.NDArray[np.float64] = np.asarray(observer.numbers)
        value = value_of(game) if learned_for(game, len(deal.bots)) else None
        self._value = value if isinstance(value, LearnedValue) else None
        self._all_actions = len(game.actions.all)
        self._seats: list[int] = []
        self._actions: list[int] = []
        self._values: list[float] = []
        self._seen: list[bytes] = []
        self._masks: list[bytes] = []

    def noted(self) -> Notes:
        """Play to the end."""
        outcome = self.play()
        seen, masks = b"".join(self._seen), b"".join(self._masks)
        return Notes(outcome, self._seats, self._actions, self._values, seen, masks)

    def _at_random(self, state: State, stream: Stream) -> int:
        """As `playout`, which is faster because nobody takes notes there."""
        for steps in range(self._game.longest):
            actor = state.actor()
            if actor == NOBODY:
                return steps
            if actor == CHANCE:
                state.resolve(state.chance().sample(stream))
                continue
            legal = state.legal()
            action = legal[stream.below(len(legal))]
            self._note(state, actor, legal, action)
            state.apply(action)
        if state.actor() == NOBODY:
            return self._game.longest
        raise EndlessGame(game=type(state).__name__, steps=self._game.longest)

    def _chosen(self, state: State, seat: Seat) -> Action:
        action = super()._chosen(state, seat)
        self._note(state, seat.player, seat.legal, action)
        return action

    def _note(self, state: State, actor: int, legal: Sequence[Action], action: Action) -> None:
        self._observer.look(state, actor)
        mask = bytearray(self._all_actions)
        for each in legal:
            mask[each.index] = 1
        self._seats.append(actor)
        self._actions.append(action.index)
        if self._value is not None:
            self._values.append(self._value.worth_to(state, actor))
        self._seen.append(self._numbers.astype(np.float32).tobytes())
        self._masks.append(bytes(mask))


def note_games(chunk: tuple[Terms, Sequence[Deal]]) -> list[Notes]:
    """Some games in a row."""
    terms, deals = chunk
    game = game_named(terms.game, terms.pack)
    observer = Observer(game)
    return [NotedGame(game, deal, terms, observer).noted() for deal in deals]


def note_all(
    terms: Terms, deals: Sequence[Deal], jobs: int, on: str = ""
) -> Generator[list[Notes], None, None]:
    """All deals in order; never more games at once than are soon written."""
    if jobs == 1 and not on:
        for deal in deals:
            yield note_games((terms, [deal]))
        return
    with workers(jobs, on) as pool:
        turn = max(jobs, SHARING_ON_RAY if on else 1) * GAMES_A_TURN
        for at in range(0, len(deals), turn):
            yield from pool.imap(note_games, [(terms, [deal]) for deal in deals[at : at + turn]])
