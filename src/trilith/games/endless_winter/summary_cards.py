"""Cards of Endless Winter in numbers: the own hand as it is, and everybody's deck as everyone knows it."""

from typing import Final

from trilith.core.summary import Sheet
from trilith.games.endless_winter.game import EndlessWinter
from trilith.games.endless_winter.names import (
    ANYWHERE,
    COLUMNS,
    FIRST_CULTURE,
    GAINS,
    REST,
    SECOND_ERA,
)
from trilith.games.endless_winter.table import Player, is_culture

IN_HAND: Final = tuple(f"{gain} in hand" for gain in GAINS)
LABOUR_IN: Final = tuple(f"labour in hand for {column}" for column in COLUMNS)
KINDS: Final = (
    *("gatherer", "experienced gatherer", "brave", "foraging", "first tools"),
    *("shaman", "elder", "crafter", "scout", "hunter"),
)
HELD: Final = tuple(f"{kind} in hand" for kind in KINDS)
OWNED: Final = tuple(f"{kind} owned" for kind in KINDS)


def hand(t: EndlessWinter, player: Player, sheet: Sheet) -> None:
    """What the own cards in hand could do in this round."""
    held = [0] * len(KINDS)
    gains = [0] * (len(GAINS) + 1)
    labour = [0] * len(COLUMNS)
    cultures = 0
    for kind in player.hand:
        if kind < FIRST_CULTURE:
            held[kind] += 1
        if is_culture(kind):
            cultures += 1
            effect = t.box.effects[kind]
            for at in range(0, len(effect.gain), 2):
                gains[effect.gain[at]] += effect.gain[at + 1]
            for at in range(0, len(effect.reward), 2):
                gains[effect.reward[at]] += effect.reward[at + 1]
        else:
            where = t.box.extra_in[kind]
            for column in range(REST):
                labour[column] += t.box.labour[kind]
                if where == column or where == ANYWHERE:
                    labour[column] += t.box.extra_labour[kind]
    sheet.put("hand", len(player.hand) / 8.0)
    sheet.put("culture cards in hand", cultures / 3.0)
    for kind in range(len(KINDS)):
        sheet.put(HELD[kind], held[kind] / 2.0)
    for column in range(REST):
        sheet.put(LABOUR_IN[column], labour[column] / 12.0)
    for gain in range(len(GAINS)):
        sheet.put(IN_HAND[gain], gains[gain] / 2.0)


def deck(t: EndlessWinter, player: Player, eclipses: float, sheet: Sheet) -> None:
    """All cards of a player wherever they are, which everyone knows; and how they are spread, as far as one sees."""
    owned = [0] * len(KINDS)
    cultures = [0, 0]
    points = labour = cards = 0
    for zone in range(7):
        for kind in _zone(player, zone):
            points += t.box.card_points[kind]
            labour += t.box.labour[kind]
            cards += 1
            if kind < FIRST_CULTURE:
                owned[kind] += 1
            elif kind < SECOND_ERA:
                cultures[0] += 1
            else:
                cultures[1] += 1
    for kind in range(len(KINDS)):
        sheet.put(OWNED[kind], owned[kind] / 3.0)
    sheet.put("culture cards of the first era", cultures[0] / 4.0)
    sheet.put("culture cards of the second era", cultures[1] / 4.0)
    sheet.put("points on cards", points / 20.0)
    sheet.put("cards", cards / 20.0)
    sheet.put("labour a card", labour / (2.0 * max(1, cards)))
    sheet.put("labour a card to come", labour * eclipses / (8.0 * max(1, cards)))
    sheet.put("cards in hand", len(player.hand) / 8.0)
    sheet.put("cards to draw", len(player.draw) / 10.0)
    sheet.put("cards laid", len(player.pile) / 5.0)


def _zone(player: Player, zone: int) -> tuple[int, ...]:
    """The places where a player has cards, one after another."""
    if zone == 0:
        return player.hand
    if zone == 1:
        return player.draw
    if zone == 2:
        return player.discard
    if zone == 3:
        return player.played
    if zone == 4:
        return player.pile
    return player.buried if zone == 5 else player.secret
