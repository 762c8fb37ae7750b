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
    kept: float = 0.33  # of all positions of two players that are learned from; of more players, fewer
    trace: float = 0.97  # how much of the result reaches back from one such position to the one before
    curiosity: float = 0.1  # at first, of all decisions: made by chance, the better the likelier
    heat: float = 0.03  # of those decisions
    noise: float = 0.2  # of the decisions of noisy greedy that are made at random
    guests: float = 0.1  # of all games in which greedy has a seat
    elders: float = 0.2  # of all games in which the weights that are kept have a seat
    replay: int = 16  # rounds that are learned from
    passes: float = 3.0  # how often, on average, each position is learned from in its time
    batch: int = 512
    pace: float = 0.001  # of Adam at the beginning
    easing: int = 500  # steps over which Adam comes up to this pace, since at first it knows no measure
    slowing: float = 50.0  # rounds after which pace and curiosity begin to fall
    calm: float = 0.15  # how fast the steady weights follow the learning ones
    gate_every: int = 30  # rounds between two matches for the weights that are kept
    gate_games: int = 40  # of such a match, with two players and with as many as there can be

    def slowed(self, number: float, round_: int) -> float:
        """What becomes of a number that falls as the training goes on."""
        return float(number / (1 + round_ / self.slowing) ** 0.5)
