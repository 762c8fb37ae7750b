"""What is in a game's box, as everybody may read it: the tables of its data files."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final, TypeAlias

Facts: TypeAlias = dict[str, object]
NO_COMPONENTS: Final = ("rulebook.toml",)  # where rules were read, not what is in the box
NO_FACTS: Final = ("source",)  # where a fact was read


@cache
def tables_of(package: str) -> dict[str, Facts]:
    """By the name of each data file of a game's package, the tables that stand in it."""
    folder = files(package) / "data"
    return {
        file.name.removesuffix(".toml"): _facts(tomllib.loads(file.read_text(encoding="utf-8")))
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".toml") and file.name not in NO_COMPONENTS
    }


def _facts(table: Facts) -> Facts:
    return {key: _fact(value) for key, value in table.items() if key not in NO_FACTS}


def _fact(value: object) -> object:
    if isinstance(value, dict):
        return _facts(value)
    return [_fact(each) for each in value] if isinstance(value, list) else value
