"""Rulebook pages 7 and 8: the start of a new round, and the two ways the game ends."""

from trilith.core.chance import EVERYONE, Chance, Draw, without
from trilith.core.rows import count, holds, place
from trilith.games.stone_age.events import (
    AT_SET_UP,
    CARDS_RAN_OUT,
    DEALT,
    ENDED,
    ROUND_BEGAN,
    SLID,
    STACK_RAN_OUT,
    THERE,
)
from trilith.games.stone_age.names import DEALING, NOTHING, OVER, SLOTS, TOOL_PLACES
from trilith.games.stone_age.table import Table


def begin(t: Table) -> None:
    """SA-9.1, SA-9.2, SA-9.3: unless the game ends, the start player changes, cards move up, tools are ready again."""
    if holds(t.heights, 0):
        end(t, STACK_RAN_OUT)  # SA-9.5
        return
    lying = SLOTS - count(t.display, NOTHING)
    if lying + len(t.pile) < SLOTS:
        end(t, CARDS_RAN_OUT)  # SA-9.4
        return
    t.round += 1
    t.starter = (t.starter + 1) % t.seats
    t.turn = t.starter
    t.tell(ROUND_BEGAN, t.starter, t.round, 0)
    slide(t)
    for player in t.players:
        for tool in range(TOOL_PLACES):
            player.used[tool] = 0
    t.phase = DEALING


def end(t: Table, reason: int) -> None:
    """SA-9.6: the final scoring follows."""
    t.tell(ENDED, t.starter, reason, 0)
    t.turn = t.starter
    t.phase = OVER


def slide(t: Table) -> None:
    """SA-9.2: the cards left over move to the right, where they cost less."""
    free = 0
    for slot in range(SLOTS):
        card = t.display[slot]
        if card == NOTHING:
            continue
        t.display[slot] = NOTHING
        t.display[free] = card
        if free != slot:
            t.tell(SLID, t.turn, slot, free)
        free += 1


def chance(t: Table) -> Chance:
    """SA-1.3, SA-9.2: a card from the face-down pile."""
    return Draw("card", t.box.card_names, t.pile, EVERYONE)


def resolve(t: Table, card: int) -> None:
    """SA-1.3, SA-9.2: it fills the rightmost empty place."""
    slot = place(t.display, NOTHING)
    t.display[slot] = card
    t.pile = without(t.pile, card)
    t.tell(DEALT, t.turn, slot, card, AT_SET_UP if t.round == 1 else THERE)
