"""Holds random games to every law, for each number of players and each combination of options: a line for each."""

import argparse
from collections.abc import Iterator
from itertools import product
from typing import Final

from trilith.cli.commands.simulate import check_laws
from trilith.core.game import Game
from trilith.games import OURS, game_named
from trilith.words import words

GAMES_EACH: Final = 10_000
SEED: Final = 1


def combinations(game: Game) -> Iterator[dict[str, int]]:
    """Every combination of options; where 0 leaves the choice to luck, it stands for all the others."""
    ways = [[0] if option in game.drawn else [*values] for option, values in game.options.items()]
    for chosen in product(*ways):
        yield dict(zip(game.options, chosen, strict=True))


def main() -> None:
    """Every table of the games that are named, or of all."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game", nargs="*", metavar="GAME", help="of these games only")
    asked.add_argument("--games", type=int, default=GAMES_EACH, help="random games for each table")
    asked.add_argument("--jobs", type=int, default=0, help="processes; 0 is one for each core")
    asked.add_argument(
        "--skip", type=int, default=0, help="tables that are known to hold, to go on after a break"
    )
    chosen = asked.parse_args()
    tables = [
        (game, seats, options)
        for game in map(game_named, chosen.game or OURS)
        for options in combinations(game)
        for seats in game.seats
    ]
    for number, (game, seats, options) in enumerate(tables[chosen.skip :], chosen.skip + 1):
        found = check_laws(game, seats, SEED, chosen.games, chosen.jobs, words("en"), options, "")
        said = " ".join(f"{name}={value}" for name, value in options.items() if value)
        print(
            f"{number}/{len(tables)} {game.name} for {seats} {said}: {found['games']} games, "
            f"{found['steps']} steps, the laws {found['laws']}",
            flush=True,
        )


if __name__ == "__main__":
    main()
