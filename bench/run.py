"""How fast we are: ratios against Catanatron in the same process on one core, rebuilding, memory, and search."""

import gc
import os
import resource
import statistics
import sys
import time
from collections import deque

import trilith
from catanatron_pace import SLICE_SECONDS, catanatron_rate
from trilith.bots.levels import LEVELS
from trilith.bots.registry import bot_named
from trilith.bots.search.search import Search
from trilith.bots.search.settings import Budget
from trilith.core.match import Match
from trilith.core.playout import playout
from trilith.core.record import Record
from trilith.core.rng import Stream
from trilith.core.seat import Seat
from trilith.core.state import CHANCE, NOBODY
from trilith.games import OURS, game_named
from trilith.laws import play_on
from trilith.values.shipped import value_of

SEATS = 4
# For each game, how many times Catanatron's speed it needs: compiled, and interpreted.
NEEDED = {"stone_age": (120.0, 4.0), "prehistory": (42.0, 1.0), "endless_winter": (52.0, 1.0)}
SLICES = 7
MILLION = 1_000_000
SEARCHERS = 2
SEARCH_ITERATIONS = {True: 1_000, False: 20}  # for each decision, compiled or not


def our_rate(name: str, seed: int) -> float:
    """Our steps per second in random play with four players."""
    game = game_named(name)
    steps = 0
    began = time.process_time()
    while time.process_time() - began < SLICE_SECONDS:
        steps += playout(game.start(SEATS, {}), Stream(seed, steps))
    return steps / (time.process_time() - began)


def finished_match(name: str) -> Match:
    """A four-player match between bots, played to its end."""
    game = game_named(name)
    match = Match(game, Record(game.name, game.version, SEATS, "5a" * 32))
    bots = [bot_named("random", seat) for seat in range(SEATS)]
    match.go_on()
    while not match.over:
        player = match.state.actor()
        match.act(player, bots[player].choose(match.seat(player)).text)
    return match


def rebuild_milliseconds(match: Match) -> float:
    """The median time to play a finished match again from its first line to its last."""
    times = []
    for _ in range(20):
        began = time.perf_counter()
        deque(match.positions(), maxlen=0)  # rebuild() would begin where the last run began
        times.append(time.perf_counter() - began)
    return statistics.median(times) * 1000


def copy_microseconds(match: Match) -> float:
    """The time to copy a late position."""
    state = match.rebuild(match.version * 3 // 4)
    count = 20_000
    began = time.perf_counter()
    for _ in range(count):
        state.copy()
    return (time.perf_counter() - began) / count * MILLION


def evaluations_per_second(name: str) -> float:
    """How often a second a position of two players is looked at from one seat's side."""
    game = game_named(name)
    value = value_of(game)
    state = game.start(2, {})
    stream = Stream(5)
    positions = []
    while state.actor() != NOBODY:
        positions.append(state.copy())
        play_on(state, stream)
    looked = 0
    began = time.perf_counter()
    while time.perf_counter() - began < SLICE_SECONDS:
        for position in positions:
            value.worth(position)
        looked += 2 * len(positions)
    return looked / (time.perf_counter() - began)


def memory_growth_kilobytes(name: str) -> int:
    """How much the most memory ever used grows over a million steps, after a warm-up."""
    game = game_named(name)

    def play(steps: int, seed: int) -> None:
        played = 0
        while played < steps:
            played += playout(game.start(SEATS, {}), Stream(seed, played))

    play(MILLION // 10, 1)
    gc.collect()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    play(MILLION, 2)
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before


def search_rates(name: str) -> tuple[float, float]:
    """How many iterations and evaluations a second an expert makes with two players, from the opening to the end."""
    game, stream = game_named(name), Stream(3)
    state = game.start(SEARCHERS, {})
    searches = [Search(LEVELS["expert"].judges(game, SEARCHERS)) for _ in range(SEARCHERS)]
    iterations, evaluations, seconds = 0, 0, 0.0
    while state.actor() != NOBODY:
        if state.actor() == CHANCE:
            state.resolve(state.chance().sample(stream))
            continue
        seat = Seat(game, state, state.actor())
        if len(seat.legal) == 1:
            state.apply(seat.legal[0])
            continue
        began = time.perf_counter()
        tree = searches[seat.player].think(seat, Budget(SEARCH_ITERATIONS[trilith.COMPILED]), stream)
        seconds += time.perf_counter() - began
        iterations += tree.iterations
        evaluations += tree.evaluations
        state.apply(tree.root.favourite().action)
    return iterations / seconds, evaluations / seconds


def measure(name: str) -> bool:
    """Measure one game in turn with Catanatron, so that a busy machine slows both alike, and print what came out."""
    growth = memory_growth_kilobytes(name)
    theirs, ours = [], []
    for slice_number in range(SLICES):
        theirs.append(catanatron_rate())
        ours.append(our_rate(name, slice_number))
    ratio = statistics.median(mine / other for mine, other in zip(ours, theirs, strict=True))
    needed = NEEDED[name][0 if trilith.COMPILED else 1]
    match = finished_match(name)
    print(f"{name}, {'compiled' if trilith.COMPILED else 'interpreted'}")
    print(f"our steps per second       {statistics.median(ours):,.0f}")
    print(f"Catanatron's actions       {statistics.median(theirs):,.0f}")
    print(f"ratio (needed: {needed:2.0f})         {ratio:.1f}")
    print(f"copy                       {copy_microseconds(match):.2f} µs")
    print(f"rebuild of {match.version} lines      {rebuild_milliseconds(match):.2f} ms")
    print(f"evaluations per second     {evaluations_per_second(name):,.0f}")
    print(f"memory over a million steps {growth:+} kB")
    iterations, evaluations = search_rates(name)
    print(f"iterations of an expert's search a second  {iterations:,.0f}")
    print(f"positions that it values a second          {evaluations:,.0f}")
    return ratio >= needed


def main() -> int:
    """Measure every game on one core."""
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    fast_enough = [measure(name) for name in OURS]
    return 0 if all(fast_enough) else 1


if __name__ == "__main__":
    sys.exit(main())
