"""Which fields of the map touch, and how far it is from one to another."""

from typing import Final

from trilith.games.prehistory.names import COLUMN, FIELDS, ROW

DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
FAR_AWAY: Final = 99  # there is no way


def neighbours() -> tuple[tuple[int, ...], ...]:
    """For every field, the up to six that touch it, in the order of their names."""
    at = {(q, r): field for field, (q, r) in enumerate(zip(COLUMN, ROW, strict=True))}
    found = []
    for q, r in zip(COLUMN, ROW, strict=True):
        around = [(q + right, r + down) for right, down in DIRECTIONS]
        found.append(tuple(sorted(at[place] for place in around if place in at)))
    return tuple(found)


def distances(there: set[int]) -> tuple[int, ...]:
    """PH-6.3: the steps from every field to every other along the fields that are there, row by row."""
    touching = neighbours()
    found: list[int] = []
    for origin in range(len(FIELDS)):
        steps = [FAR_AWAY] * len(FIELDS)
        frontier = [origin] if origin in there else []
        walked = 0
        while frontier:
            for field in frontier:
                steps[field] = walked
            walked += 1
            reached = {near for field in frontier for near in touching[field] if near in there}
            frontier = [field for field in sorted(reached) if steps[field] == FAR_AWAY]
        found += steps
    return tuple(found)


def from_start(field: int) -> int:
    """How far a field is from the start camp as the crow flies."""
    return max(abs(COLUMN[field]), abs(ROW[field]), abs(COLUMN[field] + ROW[field]))
