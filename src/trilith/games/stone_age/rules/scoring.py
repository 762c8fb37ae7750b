"""Rulebook page 8: final scoring and winner."""

from trilith.games.stone_age.events import AT_THE_END, RECEIVED, REDEEMED, SCORED
from trilith.games.stone_age.names import (
    BUILDER,
    FARMER,
    FIGURES,
    NO_SYMBOL,
    NOTHING,
    OVER,
    SHAMAN,
    SOURCES,
    SYMBOLS,
    TOOLMAKER,
    WOOD,
)
from trilith.games.stone_age.rules import paying
from trilith.games.stone_age.rules.choosing import redeemable, still_to_take
from trilith.games.stone_age.rules.gathering import put_away
from trilith.games.stone_age.table import Player, Table


def final_scoring(t: Table) -> None:
    """SA-9.6: every player's points from cards and resources are added to the score."""
    for seat in range(t.seats):
        player = t.players[seat]
        redeem_at_last(t, seat)
        points = breakdown(t, player)
        for source in range(len(SOURCES)):
            if points[source]:
                player.score += points[source]
                t.tell(SCORED, seat, source, points[source])


def redeem_at_last(t: Table, seat: int) -> None:
    """SA-6.18: resources of choice not yet taken are taken before the scoring; wood will do."""
    player = t.players[seat]
    card = redeemable(t, player)
    while card != NOTHING:
        player.goods[WOOD] += t.box.card_amount[card]
        put_away(player, card)
        t.tell(REDEEMED, seat, card, 0, AT_THE_END)
        t.tell(RECEIVED, seat, WOOD, t.box.card_amount[card], AT_THE_END)
        card = redeemable(t, player)


def breakdown(t: Table, player: Player) -> list[int]:
    """The final points of a player by source, in the order of SOURCES; SA-6.18: what is still to be taken counts."""
    symbols = [0] * len(SYMBOLS)
    figures = [0] * len(FIGURES)
    for card in player.cards + player.opened + player.drawn:
        if t.box.card_symbol[card] == NO_SYMBOL:
            figures[t.box.card_figure[card]] += t.box.card_figures[card]
        else:
            symbols[t.box.card_symbol[card]] += 1
    return [
        different(symbols, 1) ** 2,  # SA-10.1
        different(symbols, 2) ** 2,  # SA-10.2
        figures[FARMER] * player.track,  # SA-10.3
        figures[TOOLMAKER] * sum(player.tools),  # SA-10.4, SA-10.11
        figures[BUILDER] * len(player.buildings),  # SA-10.5
        figures[SHAMAN] * player.people,  # SA-10.6
        paying.resources(player.goods) + still_to_take(t, player),  # SA-10.7
    ]


def earned(t: Table, player: Player) -> int:
    """SA-9.6: the points of a player without the final scoring, which the score holds once the game is over."""
    return player.score - sum(breakdown(t, player)) if t.phase == OVER else player.score


def total(t: Table, player: Player) -> int:
    """SA-9.6: the points of a player if the game ended now; once it is over, the score."""
    return player.score if t.phase == OVER else player.score + sum(breakdown(t, player))


def different(symbols: list[int], copies: int) -> int:
    """How many symbols a player has at least so often."""
    found = 0
    for held in symbols:
        if held >= copies:
            found += 1
    return found


def tie_break(player: Player) -> int:
    """SA-10.9: food track, tools and people together."""
    return player.track + sum(player.tools) + player.people


def ranking(t: Table) -> list[int]:
    """SA-10.8, SA-10.9, SA-10.10: most points first, then the tie-break; whoever is still equal shares the place."""
    strength = [(player.score, tie_break(player)) for player in t.players]
    return [1 + sum(1 for other in strength if other > mine) for mine in strength]
