"""Lets bots play many games and prints what luck was worth to every seat on average, with intervals: it should be nothing.

`tools/weigh_luck.py stone_age --seats 2 --games 2000 --jobs 2`; docs/looking-back.md has what it printed.
"""

import argparse

from trilith.study.fairness import Bout, lucks, means


def main() -> None:
    """Play, weigh, print a table."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--seats", type=int, default=3)
    asked.add_argument("--games", type=int, default=2000)
    asked.add_argument("--bot", default="greedy")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--jobs", type=int, default=1)
    given = asked.parse_args()
    bots = (given.bot,) * given.seats
    bouts = [Bout(given.game, bots, seed) for seed in range(given.seed, given.seed + given.games)]
    found = means(list(lucks(bouts, given.jobs)))
    print(f"{given.game}, {given.games} games of {given.seats} {given.bot}\n")
    print("| seat | luck, of 100 chances | 95 of 100 | luck, in points | 95 of 100 |\n|---|---|---|---|---|")
    for seat in range(given.seats):
        wins, points = found[seat], found[given.seats + seat]
        print(
            f"| {seat + 1} | {100 * wins.mean:+.2f} | {100 * wins.low:+.2f} to {100 * wins.high:+.2f} "
            f"| {points.mean:+.2f} | {points.low:+.2f} to {points.high:+.2f} |"
        )


if __name__ == "__main__":
    main()
