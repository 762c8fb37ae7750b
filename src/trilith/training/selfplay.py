"""Games from which is learned: every seat follows the net one decision deep, now and then curious."""

from dataclasses import dataclass
from math import log
from time import process_time
from typing import Final

import numpy as np
import numpy.typing as npt
from librt.vecs import vec

from trilith.bots.greedy import Greedy
from trilith.core.action import Action
from trilith.core.errors import EndlessGame
from trilith.core.game import Game
from trilith.core.rng import Stream
from trilith.core.seat import Seat
from trilith.core.state import CHANCE, NOBODY, State
from trilith.core.summary import ROOM
from trilith.games import game_named
from trilith.training.contest import Chooser, OnePly
from trilith.training.settings import Settings
from trilith.values.net import HEADS, Net
from trilith.values.value import (
    HUNDRED,
    MOST_SEATS,
    POINTS,
    WIN,
    WORTH,
    LearnedValue,
    chance,
    result,
    victories,
)
from trilith.values.weights import summary_of

FINE: Final = 1 << 20
SEATS: Final = (2, 2, 2, 3, 4)  # how often each number of players sits down
VARIANT_EVERY: Final = 4  # games of which one is played with other options

Floats = npt.NDArray[np.float32]
Halves = npt.NDArray[np.float16]


@dataclass
class Played:
    """What one game taught: by kept position and seat the summary and what the net said of it; by seat the end."""

    numbers: Halves  # position, seat, number; a guest's seat is left out
    said: Floats  # position, seat, head: worth, chance, points
    end: Floats  # seat, head


@dataclass(frozen=True)
class Task:
    """Some games in a row, for one worker."""

    settings: Settings
    scale: float
    weights: bytes  # none for noisy greedy
    elder: bytes  # weights that have a seat in some games
    inputs: int
    curiosity: float
    seeds: tuple[int, ...]


def play_task(task: Task) -> tuple[list[Played], float]:
    """Play the games of a task; the seconds of CPU that took."""
    begun = process_time()
    game = game_named(task.settings.game)
    net, elder = _net(task, task.weights), _net(task, task.elder)
    played = [SelfPlay(game, net, elder, task, seed).play() for seed in task.seeds]
    return played, process_time() - begun


def _net(task: Task, row: bytes) -> Net | None:
    weights = np.frombuffer(row, dtype=np.float32).tolist()
    return Net(task.inputs, task.settings.units, weights) if weights else None


class SelfPlay:
    """One game, and what is written down of it."""

    def __init__(self, game: Game, net: Net | None, elder: Net | None, task: Task, seed: int) -> None:
        settings, scale = task.settings, task.scale
        self._game = game
        self._settings = settings
        self._summary = summary_of(game)
        self._luck = Stream(seed)
        self._mind = Stream(seed, 1)
        self._net = net
        self._value = self._valued(net, scale)
        self._scale = scale
        self._buffer = vec[float]([0.0] * (ROOM * MOST_SEATS))
        self._seen = np.asarray(self._buffer)  # the same memory, as numpy sees it
        self._numbers: list[Halves] = []
        self._said: list[list[list[float]]] = []
        variant = self._mind.below(len(game.variants)) if not self._mind.below(VARIANT_EVERY) else 0
        seats = SEATS[self._mind.below(len(SEATS))]
        self._state = game.start(max(game.seats[0], min(game.seats[-1], seats)), dict(game.variants[variant]))
        self._seats = len(self._state.scores())
        # Four have twice as many decisions as two, and each position is seen from twice as many sides.
        self._kept = 2.0 * settings.kept / self._seats
        self._curiosity = task.curiosity
        self._company: Chooser = Greedy(seed)
        self._guest = self._invite(self._valued(elder, scale), seed) if net else NOBODY

    def _valued(self, net: Net | None, scale: float) -> LearnedValue | None:
        return LearnedValue(self._summary, net, scale, 1.0, 0.0) if net else None

    def _invite(self, elder: LearnedValue | None, seed: int) -> int:
        """Where greedy or an elder sits in this game, if either does."""
        settings, drawn = self._settings, self._uniform()
        place = self._mind.below(self._seats)
        if drawn >= settings.guests + settings.elders:
            return NOBODY
        if drawn >= settings.guests and elder:
            self._company = OnePly(elder, seed)
        return place

    def play(self) -> Played:
        """Play to the end."""
        state = self._state
        for _ in range(self._game.longest):
            actor = state.actor()
            if actor == NOBODY:
                return self._played()
            if actor == CHANCE:
                state.resolve(state.chance().sample(self._luck))
                continue
            legal = state.legal()
            state.apply(legal[0] if len(legal) == 1 else self._choose(state, actor, legal))
            if self._maybe(self._kept) and state.actor() != NOBODY:
                self._note(state)
        raise EndlessGame(game=self._game.name, steps=self._game.longest)

    def _choose(self, state: State, actor: int, legal: list[Action]) -> Action:
        if self._value is None and self._maybe(self._settings.noise):
            return legal[self._mind.below(len(legal))]
        if self._value is None or actor == self._guest:
            return self._company.choose(Seat(self._game, state, actor))
        curious = self._maybe(self._curiosity)
        tried = legal if curious else self._game.considered(state, legal)
        worths = self._value.look_ahead(state, tried, actor)
        if curious:
            worths = [worth - self._settings.heat * log(-log(self._uniform())) for worth in worths]
        return tried[max(range(len(tried)), key=worths.__getitem__)]

    def _uniform(self) -> float:
        return (int(self._mind.below(FINE)) + 0.5) / FINE

    def _maybe(self, share: float) -> bool:
        return self._uniform() < share

    def _note(self, state: State) -> None:
        """Write down the position from every seat's side."""
        count = self._summary.fill_all(state, self._seats, self._buffer)
        rows = self._seen[: count * self._seats].astype(np.float16)
        self._numbers.append(rows.reshape(self._seats, count))
        self._said.append([self._heads(seat * count) for seat in range(self._seats)])

    def _heads(self, first: int) -> list[float]:
        """What the net says of the summary that begins at a place of the buffer."""
        if self._net is None:
            return [0.0] * HEADS
        self._net.look(self._buffer, first)
        heads = [self._net.say(head) for head in range(HEADS)]
        heads[WIN] = chance(heads[WIN])
        return heads

    def _played(self) -> Played:
        worths, won = result(self._state, self._scale), victories(self._state)
        end = np.zeros((self._seats, HEADS), dtype=np.float32)
        end[:, WORTH] = worths
        end[:, WIN] = won
        end[:, POINTS] = np.asarray(self._state.scores(), dtype=np.float32) / HUNDRED
        if not self._numbers:
            self._note(self._state)
        own = [seat for seat in range(self._seats) if seat != self._guest]
        said = np.asarray(self._said, dtype=np.float32)
        return Played(np.stack(self._numbers)[:, own], said[:, own], end[own])
