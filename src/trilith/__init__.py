"""Trilith: three prehistoric board games, played by people and machines."""

from importlib.metadata import PackageNotFoundError, version
from typing import Final

from trilith.core import state

COMPILED: Final[bool] = not str(state.__file__).endswith(".py")

try:
    __version__ = version("trilith")
except PackageNotFoundError:
    __version__ = "0"
