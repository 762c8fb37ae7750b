"""Who meets whom, and where: every deal is played from every seat, so that neither luck nor a seat favours anybody."""

from itertools import combinations, islice, permutations

from trilith.arena.playing import Deal


def tables(bots: tuple[str, ...], seats: int) -> list[tuple[str, ...]]:
    """Every group of bots that meets: all of them, if there are as many as seats; nobody meets only themselves."""
    return [group for group in combinations(bots, seats) if len(set(group)) > 1 or len(bots) == seats]


def balanced(bots: tuple[str, ...], seats: int, games: int, seed: int) -> list[Deal]:
    """At least so many games: every group plays every deal, and plays it once from every seat.

    From deal to deal the neighbours change, too.
    """
    groups = tables(bots, seats)
    deals = -(-games // (len(groups) * seats))
    circles = [_circles(group) for group in groups]
    found = []
    for number in range(deals):
        for circle in circles:
            seated = circle[number % len(circle)]
            found += [Deal(seed + number, seated[shift:] + seated[:shift]) for shift in range(seats)]
    return found


def _circles(group: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every way to sit round a table, apart from turning it; at a large table, the first of them."""
    return [group[:1] + rest for rest in islice(permutations(group[1:]), 24)]
