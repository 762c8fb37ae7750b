"""Plays on from mistakes of reviewed games, once with what was done and once with what was called better, and compares the wins.

`tools/play_out_mistakes.py stone_age --seats 2 --games 4`; docs/looking-back.md has what it found.
"""

import argparse
from math import sqrt
from statistics import mean, variance
from typing import Final

from trilith.api import play
from trilith.bots.levels import Level
from trilith.bots.thinker import Thinker
from trilith.core.game import Game
from trilith.core.match import Match
from trilith.core.rng import Stream
from trilith.core.seat import Seat
from trilith.core.state import CHANCE, NOBODY, State
from trilith.study.review import Mistake
from trilith.study.reviewing import review
from trilith.values.value import victories

WITHOUT_ERRORS: Final = Level(iterations=1, sight=1)
MIDDLING: Final = 2  # the smallest size that is played out


def won(game: Game, state: State, luck: int, seat: int) -> float:
    """Whether a seat wins if everybody plays on one decision deep; a share, if the victory is shared."""
    bots = [Thinker(WITHOUT_ERRORS, player) for player in range(len(state.scores()))]
    stream = Stream(luck)
    while state.actor() != NOBODY:
        actor = state.actor()
        if actor == CHANCE:
            state.resolve(state.chance().sample(stream))
        else:
            state.apply(bots[actor].choose(Seat(game, state, actor)))
    return victories(state)[seat]


def gained(match: Match, mistake: Mistake, times: int) -> list[float]:
    """Each time, with the same luck, how much more was won with what was called better."""
    found = []
    for luck in range(times):
        ends = []
        for text in (mistake.better.actions[0], mistake.played):
            state = match.rebuild(mistake.number).copy()
            state.apply(match.game.actions.parse(text))
            ends.append(won(match.game, state, luck, mistake.seat))
        found.append(ends[0] - ends[1])
    return found


def main() -> None:
    """Play games between bots that err, review them, play their mistakes out, print how it went."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--games", type=int, default=9)
    asked.add_argument("--seed", type=int, default=51)
    asked.add_argument("--most", type=int, default=3, help="mistakes of a game")
    asked.add_argument("--times", type=int, default=16)
    given = asked.parse_args()
    said, out, doubt = [], [], []
    for seed in range(given.seed, given.seed + given.games):
        match = play(given.game, ["medium"] * given.seats, f"{seed:064x}")
        large = [each for each in review(match).mistakes if each.size >= MIDDLING]
        for mistake in large[: given.most]:
            gains = gained(match, mistake, given.times)
            said.append(mistake.gave_up)
            out.append(100 * mean(gains))
            doubt.append(1e4 * variance(gains) / given.times)
            print(
                f"seed {seed}, line {mistake.number + 1}: {mistake.played}; better {mistake.better.actions[0]}:"
                f" gave up {mistake.gave_up}, played out {out[-1]:.0f} ± {sqrt(doubt[-1]):.0f}",
                flush=True,
            )
    print(f"{len(said)} mistakes, of 100: gave up {mean(said):.1f}", end=", ")
    print(f"played out {mean(out):.1f} ± {sqrt(sum(doubt)) / len(doubt):.1f}")


if __name__ == "__main__":
    main()
