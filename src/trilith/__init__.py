"""Trilith: three prehistoric board games, played by people and machines."""

from importlib.metadata import PackageNotFoundError, version
from typing import Final

from trilith.api import play, simulate
from trilith.arena.playing import Outcome
from trilith.bots.bot import Bot
from trilith.core import state
from trilith.core.action import Action
from trilith.core.game import Game
from trilith.core.match import Match
from trilith.core.playout import playout
from trilith.core.record import Record, parse_record
from trilith.core.rng import Stream
from trilith.core.seat import Seat
from trilith.core.state import CHANCE, NOBODY, State
from trilith.games import GAMES
from trilith.games import game_named as game

__all__ = [
    "CHANCE",
    "COMPILED",
    "GAMES",
    "NOBODY",
    "Action",
    "Bot",
    "Game",
    "Match",
    "Outcome",
    "Record",
    "Seat",
    "State",
    "Stream",
    "__version__",
    "game",
    "parse_record",
    "play",
    "playout",
    "simulate",
]

COMPILED: Final[bool] = not str(state.__file__).endswith(".py")

try:
    __version__ = version("trilith")
except PackageNotFoundError:
    __version__ = "0"
