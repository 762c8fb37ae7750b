"""Train sb3-contrib's masked PPO on two-player Stone Age against random, and see it win more (`make learn`)."""

import sys

import gymnasium
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks

import trilith.envs.gym  # noqa: F401  # makes the games known to Gymnasium

STEPS = int(sys.argv[1]) if len(sys.argv) > 1 else 60_000
GAMES = 40

torch.set_num_threads(1)
env = gymnasium.make(
    "trilith/StoneAge-v0", opponents="random", reward="margin", shaping=1.0, skip_forced=True
)
model = MaskablePPO("MlpPolicy", env, n_steps=2048, batch_size=256, gamma=1.0, seed=1, device="cpu")


def won() -> float:
    """The share of games that the model wins, from seeds that it does not train with."""
    wins = 0.0
    for seed in range(1_000_000, 1_000_000 + GAMES):
        seen, _ = env.reset(seed=seed)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=get_action_masks(env), deterministic=True)
            seen, _, terminated, truncated, _ = env.step(int(action))
            over = terminated or truncated
        mine, theirs = env.get_wrapper_attr("scores")()
        wins += (mine > theirs) + (mine == theirs) / 2
    return wins / GAMES


before = won()
model.learn(STEPS)
print(f"{before:.0%} of {GAMES} games won before, {won():.0%} after {STEPS:,} steps.")
