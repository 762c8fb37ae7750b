"""Games between bots, one or many: the same deal gives the same game, on however many cores it is played."""

import signal
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from multiprocessing.pool import Pool
from time import perf_counter
from typing import Final

from trilith.arena.on_ray import RayPool
from trilith.bots.processes import processes
from trilith.bots.registry import maker_of
from trilith.bots.steady import Failure, Steady
from trilith.core.action import Action
from trilith.core.errors import EndlessGame
from trilith.core.game import Game
from trilith.core.playout import playout
from trilith.core.rng import Stream
from trilith.core.seat import Seat
from trilith.core.state import CHANCE, NOBODY, SPECTATOR, State
from trilith.games import game_named

RANDOM: Final = "random"
LARGEST_CHUNK: Final = 200
CHUNKS_PER_JOB: Final = 32
SHARING_ON_RAY: Final = 8  # processes at least; how many there are is known only there


@dataclass(frozen=True)
class Deal:
    """A game that is to be played: its luck, and who sits where."""

    seed: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Terms:
    """What is the same for all games of a tournament."""

    game: str
    options: dict[str, int] = field(default_factory=dict)
    pack: str = ""  # the folder of a component pack
    seconds: float = 0.0  # that one decision may take; 0 for as long as it likes


@dataclass(frozen=True)
class Outcome:
    """How one game went; all but `seed`, `steps`, `rounds` and `failures` is by seat."""

    seed: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    steps: int
    rounds: int | None
    failures: tuple[Failure, ...] = ()
    decisions: tuple[int, ...] = ()  # in which there was a choice
    seconds: tuple[float, ...] = field(default=(), compare=False)  # that these decisions took together


def check_bots(bots: Sequence[str]) -> None:
    """Refuse names that no bot has."""
    for name in bots:
        maker_of(name)


def seated(bots: tuple[str, ...], seed: int) -> tuple[str, ...]:
    """Who sits where: from game to game everyone moves on by one seat."""
    shift = seed % len(bots)
    return bots[shift:] + bots[:shift]


class BotGame:
    """One game between bots; a bot that fails is named in the outcome, and its seat goes on."""

    def __init__(self, game: Game, deal: Deal, options: dict[str, int], seconds: float = 0.0) -> None:
        self._game = game
        self._deal = deal
        self._state = game.start(len(deal.bots), options)
        self._players = [
            Steady(name, own_seed(deal.seed, seat), seconds) for seat, name in enumerate(deal.bots)
        ]
        self._decisions = [0] * len(deal.bots)
        self._seconds = [0.0] * len(deal.bots)

    def play(self) -> Outcome:
        """Play to the end."""
        state, deal = self._state, self._deal
        if all(name == RANDOM for name in deal.bots):
            steps = self._at_random(state, Stream(deal.seed))
        else:
            steps = self._play_out(state)
        rounds = self._game.view(state, SPECTATOR).get("round")
        return Outcome(
            deal.seed,
            deal.bots,
            tuple(state.scores()),
            tuple(state.ranking()),
            steps,
            rounds if isinstance(rounds, int) else None,
            tuple(failure for player in self._players for failure in player.failures),
            tuple(self._decisions),
            tuple(self._seconds),
        )

    def _at_random(self, state: State, stream: Stream) -> int:
        """Play where nobody but luck decides; how many actions and outcomes that took."""
        return playout(state, stream, self._game.longest)

    def _play_out(self, state: State) -> int:
        """Let the bots decide until the game is over; how many actions and outcomes that took."""
        luck = Stream(self._deal.seed)
        steps = 0
        actor = state.actor()
        while actor != NOBODY:
            if steps == self._game.longest:
                raise EndlessGame(game=type(state).__name__, steps=steps)
            if actor == CHANCE:
                state.resolve(state.chance().sample(luck))
            else:
                self._decide(state, actor)
            steps += 1
            actor = state.actor()
        return steps

    def _decide(self, state: State, actor: int) -> None:
        """Let one bot decide, and look at the clock where it has a choice."""
        seat = Seat(self._game, state, actor)
        began = perf_counter()
        state.apply(self._chosen(state, seat))
        if len(seat.legal) > 1:
            self._decisions[actor] += 1
            self._seconds[actor] += perf_counter() - began

    def _chosen(self, state: State, seat: Seat) -> Action:
        """What the bot in this seat chooses."""
        return self._players[seat.player].choose(seat)


def play_game(game: Game, bots: tuple[str, ...], seed: int, options: dict[str, int] | None = None) -> Outcome:
    """One game between these bots, in these seats."""
    return BotGame(game, Deal(seed, bots), options or {}).play()


def own_seed(seed: int, seat: int) -> int:
    """A seed for the bot in one seat, unrelated to the luck of the game and to the other seats."""
    stream = Stream(seed, seat + 1)
    return stream.word() << 32 | stream.word()


def play_chunk(chunk: tuple[Terms, Sequence[Deal]]) -> list[Outcome]:
    """Some games in a row."""
    terms, deals = chunk
    game = game_named(terms.game, terms.pack)
    return [BotGame(game, deal, terms.options, terms.seconds).play() for deal in deals]


def play_all(
    terms: Terms, deals: Sequence[Deal], jobs: int, on: str = ""
) -> Generator[list[Outcome], None, None]:
    """All deals in order, a few at a time: few enough to share out evenly, many enough to be worth the way."""
    sharing = max(jobs, SHARING_ON_RAY if on else 1)
    size = max(1, min(LARGEST_CHUNK, len(deals) // (sharing * CHUNKS_PER_JOB)))
    work = [(terms, deals[at : at + size]) for at in range(0, len(deals), size)]
    if jobs == 1 and not on:
        yield from map(play_chunk, work)
        return
    with workers(jobs, on) as pool:
        yield from pool.imap(play_chunk, work)


def tournament(
    terms: Terms, bots: tuple[str, ...], seed: int, games: int, jobs: int, on: str = ""
) -> Generator[list[Outcome], None, None]:
    """Games with the seeds from `seed` on, in order, a few at a time."""
    return play_all(terms, [Deal(each, seated(bots, each)) for each in range(seed, seed + games)], jobs, on)


def workers(jobs: int, on: str = "") -> Pool | RayPool:
    """Processes that leave Ctrl-C to the one that started them, or whatever Ray has."""
    if on:
        return RayPool(on)
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return processes().Pool(jobs)
    finally:
        signal.signal(signal.SIGINT, heard)
