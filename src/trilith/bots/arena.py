"""Many games between bots: the same seed gives the same game, on however many cores it is played."""

import multiprocessing
import signal
from collections.abc import Generator
from dataclasses import dataclass, field
from multiprocessing.pool import Pool
from typing import Final

from trilith.bots.registry import bot_named, maker_of
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


@dataclass(frozen=True)
class Outcome:
    """How one game went; `bots`, `scores` and `places` are by seat."""

    seed: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    steps: int
    rounds: int | None


@dataclass(frozen=True)
class Chunk:
    """Some games in a row, for one worker."""

    game: str
    bots: tuple[str, ...]
    first: int
    games: int
    options: dict[str, int] = field(default_factory=dict)
    pack: str = ""  # the folder of a component pack


def check_bots(bots: tuple[str, ...]) -> None:
    """Refuse names that no bot has."""
    for name in bots:
        maker_of(name)


def seated(bots: tuple[str, ...], seed: int) -> tuple[str, ...]:
    """Who sits where: from game to game everyone moves on by one seat."""
    shift = seed % len(bots)
    return bots[shift:] + bots[:shift]


def play_game(game: Game, bots: tuple[str, ...], seed: int, options: dict[str, int] | None = None) -> Outcome:
    """One game between these bots, in these seats."""
    state = game.start(len(bots), options or {})
    if all(name == RANDOM for name in bots):
        steps = playout(state, Stream(seed), game.longest)
    else:
        steps = _play_out(game, state, bots, seed)
    rounds = game.view(state, SPECTATOR).get("round")
    return Outcome(
        seed,
        bots,
        tuple(state.scores()),
        tuple(state.ranking()),
        steps,
        rounds if isinstance(rounds, int) else None,
    )


def _play_out(game: Game, state: State, bots: tuple[str, ...], seed: int) -> int:
    """Let the bots decide until the game is over; how many actions and outcomes that took."""
    luck = Stream(seed)
    players = [bot_named(name, _own_seed(seed, seat)) for seat, name in enumerate(bots)]
    steps = 0
    actor = state.actor()
    while actor != NOBODY:
        if steps == game.longest:
            raise EndlessGame(game=type(state).__name__, steps=steps)
        if actor == CHANCE:
            state.resolve(state.chance().sample(luck))
        else:
            state.apply(players[actor].choose(Seat(game, state, actor)))
        steps += 1
        actor = state.actor()
    return steps


def _own_seed(seed: int, seat: int) -> int:
    """A seed for the bot in one seat, unrelated to the luck of the game and to the other seats."""
    stream = Stream(seed, seat + 1)
    return stream.word() << 32 | stream.word()


def play_chunk(chunk: Chunk) -> list[Outcome]:
    """Some games in a row."""
    game = game_named(chunk.game, chunk.pack)
    return [
        play_game(game, seated(chunk.bots, seed), seed, chunk.options)
        for seed in range(chunk.first, chunk.first + chunk.games)
    ]


def chunks(
    game: str,
    bots: tuple[str, ...],
    seed: int,
    games: int,
    jobs: int,
    options: dict[str, int] | None = None,
    pack: str = "",
) -> list[Chunk]:
    """The whole work in pieces: small enough to share out evenly, large enough to be worth the way."""
    size = max(1, min(LARGEST_CHUNK, games // (jobs * CHUNKS_PER_JOB)))
    return [
        Chunk(game, bots, seed + at, min(size, games - at), options or {}, pack)
        for at in range(0, games, size)
    ]


def tournament(
    game: str,
    bots: tuple[str, ...],
    seed: int,
    games: int,
    jobs: int,
    options: dict[str, int] | None = None,
    pack: str = "",
) -> Generator[list[Outcome], None, None]:
    """Games with the seeds from `seed` on, in order, a few at a time."""
    work = chunks(game, bots, seed, games, jobs, options, pack)
    if jobs == 1:
        yield from map(play_chunk, work)
        return
    with workers(jobs) as pool:
        yield from pool.imap(play_chunk, work)


def workers(jobs: int) -> Pool:
    """Processes that leave Ctrl-C to the one that started them."""
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return multiprocessing.get_context("spawn").Pool(jobs)
    finally:
        signal.signal(signal.SIGINT, heard)
