"""Learn from a Parquet file to choose as greedy does in Stone Age: one layer of weights, trained with numpy."""

import subprocess
import sys
from pathlib import Path

import numpy as np
from pyarrow import parquet

FILE = Path("games.parquet")
WISHES = "simulate stone_age --bots greedy --seats 2 --games 24 --seed 1 --out"
subprocess.run([sys.executable, "-m", "trilith", *WISHES.split(), str(FILE)], check=True, capture_output=True)

table = parquet.read_table(FILE, columns=["seed", "observation", "mask", "action"])
seeds = table["seed"].to_numpy()
seen = np.stack(table["observation"].to_numpy())
masks = np.stack(table["mask"].to_numpy()).astype(bool)
actions = table["action"].to_numpy()
choices = masks.sum(axis=1) > 1  # nothing is learned where there is no choice
train, test = choices & (seeds < 20), choices & (seeds >= 20)

weights = np.zeros((seen.shape[1], masks.shape[1]), dtype=np.float32)


def chances(rows: np.ndarray) -> np.ndarray:
    """How likely each action is chosen; what is illegal never is."""
    logits = np.where(masks[rows], seen[rows] @ weights, -np.inf)
    found = np.exp(logits - logits.max(axis=1, keepdims=True))
    found /= found.sum(axis=1, keepdims=True)
    return np.asarray(found)


rows, order = np.flatnonzero(train), np.random.default_rng(1)
for _ in range(10):
    for batch in np.array_split(order.permutation(rows), max(1, len(rows) // 128)):
        errors = chances(batch)
        errors[np.arange(len(batch)), actions[batch]] -= 1
        weights -= 2.0 * seen[batch].T @ errors / len(batch)

tested = np.flatnonzero(test)
learned = (chances(tested).argmax(axis=1) == actions[tested]).mean()
at_random = (1 / masks[tested].sum(axis=1)).mean()
print(
    f"Chooses as greedy does in {learned:.0%} of {len(tested)} decisions; at random it would be {at_random:.0%}."
)
