"""The peer that everything is measured beside: how fast Catanatron plays.

Seconds are those that the processor worked for this process, so that others on the machine do not count.
"""

import time

from catanatron import Color, Game, RandomPlayer

SLICE_SECONDS = 1.0


def catanatron_rate() -> float:
    """Catanatron's actions per second in random play with four players."""
    actions = 0
    began = time.process_time()
    while time.process_time() - began < SLICE_SECONDS:
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        actions += len(game.state.actions)
    return actions / (time.process_time() - began)
