"""Plays the golden games in tests/records: run it after a change of the rules, and read what changed before keeping it."""

import hashlib
from pathlib import Path
from typing import Final

from trilith.bots.registry import bot_named
from trilith.core.game import Game
from trilith.core.match import Match
from trilith.core.record import Record, digest
from trilith.games import OURS, game_named
from trilith.laws import play_line, viewers
from trilith.leaks import random_record

FOLDER: Final = Path(__file__).parent.parent / "tests" / "records"
DIGESTS: Final = FOLDER / "digests.txt"
TRIED: Final = 30  # games of which the most varied is kept
EVERY: Final = 25  # lines between two digests
RANDOM_GAMES: Final = 10  # that one line of the digests stands for
BOTS: Final = ("greedy", "random")


def file_of(game: Game, seats: int, options: dict[str, int]) -> Path:
    """Where the golden record of a table is kept: one for each player count and each of the game's variants."""
    variant = game.variants.index(options)
    return FOLDER / (f"{game.name}-{seats}-{variant}.txt" if variant else f"{game.name}-{seats}.txt")


def play(game: Game, seats: int, options: dict[str, int], seed: int) -> tuple[Record, int]:
    """A game between the bots with digests on the way, and how many kinds of lines and events it has."""
    players = [BOTS[(seat + seed) % len(BOTS)] for seat in range(seats)]
    match = Match(game, Record(game.name, game.version, seats, f"{seed:064x}", options, players=players))
    bots = [bot_named(name, seed + seat) for seat, name in enumerate(players)]
    kinds = {str(game.describe(event, 0)["kind"]) for event in match.go_on()}
    while not match.over:
        actor = match.state.actor()
        events = match.act(actor, bots[actor].choose(match.seat(actor)).text)
        kinds |= {str(game.describe(event, event.player)["kind"]) for event in events}
    record = match.to_record()
    for version in [*range(EVERY, match.version, EVERY), match.version]:
        record.digests[version] = digest(match.rebuild(version))
    verbs = {line.split()[0] for line in record.lines}
    return record, len(kinds) + len(verbs)


def most_varied(game: Game, seats: int, options: dict[str, int]) -> Record:
    """Of some games, the one with the most kinds of lines and events, and of several such the shortest."""
    played = [play(game, seats, options, seed) for seed in range(TRIED)]
    return min(played, key=lambda each: (-each[1], len(each[0].lines)))[0]


def random_digest(game: Game, seats: int) -> str:
    """A fingerprint of some games played at random, every line of them."""
    lines = [line for seed in range(RANDOM_GAMES) for line in random_record(game, seats, seed)[0].lines]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def features_digest(game: Game, seats: int) -> str:
    """A fingerprint of what learners see of some of these games, from every seat."""
    numbers: list[list[float]] = []
    for seed in range(RANDOM_GAMES // 2):
        state = game.start(seats, {})
        for step, line in enumerate(random_record(game, seats, seed)[0].lines):
            if step % EVERY == 0:
                numbers += [game.features(state, viewer) for viewer in viewers(state)]
            play_line(game, state, line)
    return hashlib.sha256(repr(numbers).encode()).hexdigest()


def main() -> None:
    """Write one record for each game, number of players and variant, and the digests of random games and their features."""
    FOLDER.mkdir(exist_ok=True)
    rows = []
    for game in map(game_named, OURS):
        for seats in game.seats:
            for options in game.variants:
                record = most_varied(game, seats, options)
                file_of(game, seats, options).write_text(record.text(), encoding="utf-8")
                print(f"{game.name}, {seats} players: {len(record.lines)} lines, seed {int(record.seed, 16)}")
            rows.append(f"{game.name} {seats} {random_digest(game, seats)} {features_digest(game, seats)}\n")
    DIGESTS.write_text("".join(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
