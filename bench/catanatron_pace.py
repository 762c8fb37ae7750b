"""The peer that everything is measured beside: how fast Catanatron plays."""

import time

from catanatron import Color, Game, RandomPlayer

SLICE_SECONDS = 1.0


def catanatron_rate() -> float:
    """Catanatron's actions per second in random play with four players."""
    actions = 0
    began = time.perf_counter()
    while time.perf_counter() - began < SLICE_SECONDS:
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        actions += len(game.state.actions)
    return actions / (time.perf_counter() - began)
