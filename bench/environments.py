"""How fast the environments are: beside PettingZoo's chess and Catanatron, in turn in one process on one core.

With `--memory` it measures only what ten million steps leave in memory, with `--speed` only the speed; games can be named.
"""

import argparse
import gc
import os
import statistics
import sys
import time
import warnings
from importlib import import_module
from pathlib import Path
from typing import Any

from pettingzoo.classic.chess import chess

import trilith
from catanatron_pace import SLICE_SECONDS, catanatron_rate
from trilith.envs.vector import TableVectorEnv
from trilith.games import OURS

SLICES = 5
TABLES = 64
PLAYERS = 4  # as many as play Catan
AEC_NEEDED = 10.0  # times the steps of PettingZoo's chess
VECTOR_NEEDED = {
    "stone_age": 20.0,
    "prehistory": 10.0,
    "endless_winter": 10.0,
}  # times the actions of Catanatron
WARM_UP = 1_000_000
STEPS = 10_000_000
FLAT_KILOBYTES = 4_096  # a heap breathes; a leak of a byte a step would be more than twice that


def aec_rate(env: Any, seed: int) -> float:
    """Steps a second with a random policy that looks at the mask."""
    steps = 0
    began = time.process_time()
    while time.process_time() - began < SLICE_SECONDS:
        env.reset(seed=seed + steps)
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            done = terminated or truncated
            env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
            steps += 1
            if time.process_time() - began >= SLICE_SECONDS:
                break
    return steps / (time.process_time() - began)


def vector_rate(env: TableVectorEnv) -> float:
    """Actions a second at random in many games, observations and masks of every decision included."""
    steps = 0
    began = time.process_time()
    while time.process_time() - began < SLICE_SECONDS:
        env.step(env.random_actions())
        steps += env.num_envs
    return steps / (time.process_time() - began)


def resident_kilobytes() -> int:
    """How much memory this process holds now."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024


def measure_memory(name: str) -> bool:
    """What a process holds after a warm-up, half of ten million steps later, and at the end of them."""
    env = TableVectorEnv(name, TABLES, players=PLAYERS)
    env.reset(seed=1)
    held = []
    for steps in (WARM_UP, STEPS // 2, STEPS // 2):
        for _ in range(steps // env.num_envs):
            env.step(env.random_actions())
        held.append(resident_kilobytes())
    start, middle, end = held
    print(f"{name}: memory over ten million steps      {start:,} kB, {middle:,} kB, {end:,} kB", flush=True)
    return end - start <= FLAT_KILOBYTES


def ratio(ours: list[float], theirs: list[float]) -> float:
    """How many times as fast, slice by slice, so that a busy machine slows both alike."""
    return statistics.median(mine / other for mine, other in zip(ours, theirs, strict=True))


def measure_aec(name: str) -> bool:
    """One game with two players beside chess."""
    env, peer = import_module(f"trilith.envs.{name}_v0").env(), chess.env()
    theirs, ours = [], []
    for number in range(SLICES):
        theirs.append(aec_rate(peer, number))
        ours.append(aec_rate(env, number))
    times = ratio(ours, theirs)
    print(f"{name}: AEC steps a second         {statistics.median(ours):,.0f}")
    print(f"PettingZoo's chess                 {statistics.median(theirs):,.0f}")
    print(f"ratio (needed: {AEC_NEEDED:.0f})                 {times:.1f}")
    return times >= AEC_NEEDED


def measure_vector(name: str) -> bool:
    """One game with four players at many tables beside Catanatron."""
    env = TableVectorEnv(name, TABLES, players=PLAYERS)
    env.reset(seed=1)
    theirs, ours = [], []
    for _ in range(SLICES):
        theirs.append(catanatron_rate())
        ours.append(vector_rate(env))
    times = ratio(ours, theirs)
    print(
        f"{name}: actions a second at {TABLES} tables, with observations and masks  {statistics.median(ours):,.0f}"
    )
    print(f"Catanatron's actions               {statistics.median(theirs):,.0f}")
    print(f"ratio (needed: {VECTOR_NEEDED[name]:.0f})                 {times:.1f}")
    return times >= VECTOR_NEEDED[name]


def main() -> int:
    """Measure every game on one core."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("games", nargs="*", default=OURS, metavar="GAME")
    asked.add_argument("--memory", action="store_true")
    asked.add_argument("--speed", action="store_true")
    wanted = asked.parse_args()
    warnings.simplefilter("ignore", DeprecationWarning)
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    print("compiled" if trilith.COMPILED else "interpreted")
    good: list[bool] = []
    if wanted.speed or not wanted.memory:
        good += [measure_aec(name) for name in wanted.games]
        good += [measure_vector(name) for name in wanted.games]
    if wanted.memory or not wanted.speed:
        good += [measure_memory(name) for name in wanted.games]
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
