"""Builds the hot half of the package with mypyc; without a C compiler the same files run interpreted."""

from glob import glob
from pathlib import Path

from setuptools import setup
from setuptools.extension import Extension

CORE = ["action", "chance", "playout", "rng", "state"]
GAME = ["actions", "box", "game", "names", "table"]


def hot_modules() -> list[str]:
    """The core, and the rules of every game."""
    found = [f"src/trilith/core/{module}.py" for module in CORE]
    for folder in sorted(glob("src/trilith/games/*/rules")):
        found += [str(Path(folder).parent / f"{module}.py") for module in GAME]
        found += sorted(glob(f"{folder}/*.py"))
    return found


def extensions() -> list[Extension]:
    """Compiled modules, each of which may fail to build without stopping the installation."""
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    built: list[Extension] = mypycify(hot_modules(), opt_level="3", group_name="trilith")
    for extension in built:
        extension.optional = True
    return built


setup(ext_modules=extensions())
