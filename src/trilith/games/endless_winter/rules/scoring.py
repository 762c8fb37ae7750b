"""Rulebook pages 15 and 16: final scoring and winner."""

from trilith.games.endless_winter.events import SCORED
from trilith.games.endless_winter.names import OVER, SOURCES, SPECIES
from trilith.games.endless_winter.rules import burying, idols
from trilith.games.endless_winter.table import Player, Table


def final_scoring(t: Table) -> None:
    """EW-12.1: every player's points from both tracks, from cards and from living animals."""
    for seat in range(t.seats):
        player = t.players[seat]
        points = breakdown(t, player)
        for source in range(len(SOURCES)):
            if points[source]:
                player.score += points[source]
                t.tell(SCORED, seat, source, points[source])


def breakdown(t: Table, player: Player) -> list[int]:
    """The final points of a player by source, in the order of SOURCES."""
    return [offering(t, player), honor(t, player), cards(t, player), animals(t, player)]


def total(t: Table, player: Player) -> int:
    """EW-12.1: a player's points if the game ended now, or those it has ended with."""
    return player.score if t.phase == OVER else player.score + sum(breakdown(t, player))


def offering(t: Table, player: Player) -> int:
    """EW-12.2, EW-12.3: food and tools left, at the rate that the marker has reached; nothing if it never moved."""
    cost = t.box.offering_cost[player.offering]
    return (player.food + player.tools) // cost * t.box.offering_points[player.offering] if cost else 0


def honor(t: Table, player: Player) -> int:
    """EW-12.4, EW-12.5, EW-12.6: buried cards, by the rank of the marker; nothing if it never moved."""
    if not player.honor:
        return 0
    place = idols.rank(t, player)
    if place == 0:
        row = t.box.honor_first
    elif place == 1:
        row = t.box.honor_second
    else:
        row = t.box.honor_others
    return row[min(burying.graves(player), len(row) - 1)]


def cards(t: Table, player: Player) -> int:
    """EW-12.7: what is printed on all cards of a player, wherever they are."""
    points = 0
    for zone in (
        player.hand,
        player.draw,
        player.discard,
        player.played,
        player.pile,
        player.buried,
        player.secret,
    ):
        for kind in zone:
            points += t.box.card_points[kind]
    return points


def animals(t: Table, player: Player) -> int:
    """EW-12.8, EW-12.9, EW-12.10: sets of equal living animals, each joker added where it is worth the most."""
    jokers = 0
    for animal in range(SPECIES):
        if not t.box.animal_sets[animal]:
            jokers += player.animals[animal]
    best = [0] * (jokers + 1)  # by jokers used, the most points of the animals seen so far
    for animal in range(SPECIES):
        row = t.box.animal_sets[animal]
        count = player.animals[animal]
        if not row or not count:
            continue
        after = [0] * (jokers + 1)
        for used in range(jokers + 1):
            for here in range(used + 1):
                points = best[used - here] + row[min(count + here, len(row) - 1)]
                if points > after[used]:
                    after[used] = points
        best = after
    return best[jokers]


def earned(t: Table, player: Player) -> int:
    """EW-12.1: a player's points without the final scoring, which the score holds once the game is over."""
    return player.score - sum(breakdown(t, player)) if t.phase == OVER else player.score


def ranking(t: Table) -> list[int]:
    """EW-12.1, EW-12.11: most points first; of equals, whoever is further ahead in turn order."""
    places = [t.order.index(seat) if seat in t.order else seat for seat in range(t.seats)]
    strength = [(t.players[seat].score, -places[seat]) for seat in range(t.seats)]
    return [1 + sum(1 for other in strength if other > mine) for mine in strength]
