"""Small ints as the names that people read; compiled, because every view is made of them."""

from typing import Final, TypeVar

Name = TypeVar("Name", bound=str)

NOTHING: Final = -1  # in every game: no piece, no place, nobody


def name_or_none(names: tuple[Name, ...], number: int) -> Name | None:
    """The name of a number, or None for NOTHING."""
    return None if number == NOTHING else names[number]


def counts_by_name(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    """How many there are of each; what there is none of is left out."""
    return {name: count for name, count in zip(names, counts, strict=True) if count}
