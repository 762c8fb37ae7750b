"""The numbers of a training."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """What a training is repeated with; the same settings, seed and rounds give the same weights."""

    game: str
    seed: int = 1
    units: int = 32
    games: int = 48  # of one round
    warm_rounds: int = 4  # played by noisy greedy before there is anything to follow
    pairs: int = 40  # rounds before more than two sit down
    kept: float = 0.33  # of all positions that are learned from
    trace: float = 0.99  # how much of the result reaches back over one decision
    curiosity: float = 0.1  # of all decisions that are made by chance, the better the likelier
    heat: float = 0.03  # of those decisions
    noise: float = 0.2  # of the decisions of noisy greedy that are made at random
    guests: float = 0.15  # of all games in which greedy has a seat
    replay: int = 12  # rounds that are learned from
    passes: float = 3.0  # how often, on average, each position is learned from in its time
    batch: int = 512
    pace: float = 0.002  # of Adam at the beginning
    slowing: float = 50.0  # rounds after which the pace begins to fall
    calm: float = 0.15  # how fast the steady weights follow the learning ones
    gate_every: int = 20  # rounds between two matches for the weights that are kept
    gate_games: int = 60  # of such a match
