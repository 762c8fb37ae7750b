"""Loads every game and whatever bots need, once, for all processes that are forked from the one that imports this."""

from trilith.bots import registry as registry
from trilith.games import GAMES, game_named

for name in GAMES:
    game_named(name)
