"""What a program needs in order to play: whole matches and many games between bots."""

from collections.abc import Iterator, Mapping, Sequence
from secrets import token_hex

from trilith.arena.playing import Outcome, Terms, check_bots, tournament
from trilith.bots.bot import Bot
from trilith.bots.registry import bot_named
from trilith.core.match import Match
from trilith.core.record import Record
from trilith.games import game_named

SEED_BYTES = 32


def play(
    game: str,
    bots: Sequence[str | Bot],
    seed: str | None = None,
    options: Mapping[str, int] | None = None,
) -> Match:
    """A whole match between bots, by name or made by yourself; the same seed (64 hex digits) gives the same luck."""
    chosen = game_named(game)
    match = Match(
        chosen,
        Record(chosen.name, chosen.version, len(bots), seed or token_hex(SEED_BYTES), dict(options or {})),
    )
    players = [bot_named(bot, seat) if isinstance(bot, str) else bot for seat, bot in enumerate(bots)]
    match.go_on()
    while not match.over:
        actor = match.state.actor()
        match.act(actor, players[actor].choose(match.seat(actor)).text)
    return match


def simulate(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int = 1,
    jobs: int = 1,
    options: Mapping[str, int] | None = None,
) -> Iterator[Outcome]:
    """Many games between bots, who change seats from game to game; equal seeds give equal games."""
    check_bots(tuple(bots))
    for some in tournament(Terms(game, dict(options or {})), tuple(bots), seed, games, jobs):
        yield from some
