"""Many games between two bots, and how sure one can be of what came out."""

from math import sqrt

import trilith


def interval(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval: between which shares the true one lies, nineteen times in twenty."""
    share, square = wins / games, z * z / games
    middle = (share + square / 2) / (1 + square)
    half = z * sqrt(share * (1 - share) / games + square / games / 4) / (1 + square)
    return middle - half, middle + half


def main(games: int = 60) -> None:
    """The share of games that greedy wins against random, seats changing from game to game."""
    wins = 0.0
    for outcome in trilith.simulate("stone_age", ("greedy", "random"), games):
        first = [bot for bot, place in zip(outcome.bots, outcome.places, strict=True) if place == 1]
        wins += first.count("greedy") / len(first)
    low, high = interval(wins, games)
    print(f"greedy won {wins:g} of {games} games: {wins / games:.0%}, between {low:.0%} and {high:.0%}")


if __name__ == "__main__":
    main()
