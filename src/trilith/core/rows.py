"""Rows of small ints: what `sum`, `in`, `index` and `count` say of them, as loops that the compiler turns into plain C.

The built-ins compare and add objects; on the way that every step takes, these are several times faster.
"""


def total(row: list[int]) -> int:
    """All numbers of a row together."""
    found = 0
    for number in row:
        found += number
    return found


def holds(row: list[int], wanted: int) -> bool:
    """Whether a number is in a row."""
    for number in row:
        if number == wanted:
            return True
    return False


def place(row: list[int], wanted: int) -> int:
    """Where a number first is in a row that holds it."""
    for at in range(len(row)):
        if row[at] == wanted:
            return at
    raise ValueError(f"{wanted} is not in {row}")


def count(row: list[int], wanted: int) -> int:
    """How often a number is in a row."""
    found = 0
    for number in row:
        if number == wanted:
            found += 1
    return found


def held(bag: tuple[int, ...], wanted: int) -> int:
    """How often a number is in a bag, or in a hand: in anything that is kept as a tuple."""
    found = 0
    for number in bag:
        if number == wanted:
            found += 1
    return found


def spread(copies: tuple[int, ...]) -> tuple[int, ...]:
    """Every piece by its kind, each kind as often as there are copies of it."""
    pieces: list[int] = []
    for kind in range(len(copies)):
        pieces += [kind] * copies[kind]
    return tuple(pieces)
