"""How fast the environments are: beside PettingZoo's chess and Catanatron, in turn in one process on one core."""

import gc
import os
import resource
import statistics
import sys
import time
import warnings
from importlib import import_module
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


def aec_rate(env: Any, seed: int) -> float:
    """Steps a second with a random policy that looks at the mask."""
    steps = 0
    began = time.perf_counter()
    while time.perf_counter() - began < SLICE_SECONDS:
        env.reset(seed=seed + steps)
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            done = terminated or truncated
            env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
            steps += 1
            if time.perf_counter() - began >= SLICE_SECONDS:
                break
    return steps / (time.perf_counter() - began)


def vector_rate(env: TableVectorEnv) -> float:
    """Actions a second at random in many games, observations and masks of every decision included."""
    steps = 0
    began = time.perf_counter()
    while time.perf_counter() - began < SLICE_SECONDS:
        env.step(env.random_actions())
        steps += env.num_envs
    return steps / (time.perf_counter() - began)


def growth_kilobytes(env: TableVectorEnv) -> int:
    """How much the most memory ever used grows over ten million steps, after a warm-up."""
    most = []
    for steps in (WARM_UP, STEPS):
        for _ in range(steps // env.num_envs):
            env.step(env.random_actions())
        gc.collect()
        most.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    return most[1] - most[0]


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


def measure_vector(name: str, memory: bool) -> bool:
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
    if memory:
        print(f"memory over ten million steps      {growth_kilobytes(env):+} kB")
    return times >= VECTOR_NEEDED[name]


def main() -> int:
    """Measure every game on one core."""
    warnings.simplefilter("ignore", DeprecationWarning)
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    print("compiled" if trilith.COMPILED else "interpreted")
    memory = "--without-memory" not in sys.argv
    fast_enough = [measure_aec(name) for name in OURS]
    fast_enough += [measure_vector(name, memory) for name in OURS]
    return 0 if all(fast_enough) else 1


if __name__ == "__main__":
    sys.exit(main())
