"""How weights play other weights, or greedy: one decision deep, every deal from every side, in processes of its own.

python tools/match_weights.py GAME NEW [OLD] --games 200 --seats 2 --jobs 2
"""

import argparse
from multiprocessing import get_context
from pathlib import Path

from trilith.arena.standing import wilson
from trilith.games import game_named
from trilith.training.contest import Score, contest
from trilith.values.weights import value_from

FIRST_SEED = 1 << 45  # neither learning, its matches nor calibration deal these games


def part(game: str, new: Path, old: Path | None, seats: int, deal: int) -> Score:
    """One deal, from every side."""
    played = game_named(game)
    rival = value_from(played, old) if old else None
    return contest(played, value_from(played, new), rival, seats, FIRST_SEED + deal, seats)


def main() -> None:
    """Play, and say what came of it."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("new", type=Path)
    asked.add_argument("old", type=Path, nargs="?", help="greedy, if there are none")
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--jobs", type=int, default=1)
    told = asked.parse_args()
    tasks = [
        (told.game, told.new, told.old, told.seats, deal) for deal in range(max(1, told.games // told.seats))
    ]
    with get_context("spawn").Pool(told.jobs) as pool:
        scores = pool.starmap(part, tasks, chunksize=4)
    games, wins = sum(score.games for score in scores), sum(score.wins for score in scores)
    lead = sum(score.lead * score.games for score in scores) / games
    share = wilson(wins, games)
    print(
        f"{told.game}, {told.seats} players, {games} games: {100 * wins / games:.1f} % "
        f"[{100 * share.low:.0f}–{100 * share.high:.0f}], lead {lead:+.1f}"
    )


if __name__ == "__main__":
    main()
