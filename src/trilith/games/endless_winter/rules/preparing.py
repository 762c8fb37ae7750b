"""Rulebook page 11: the preparation phase, in each of its three forms."""

from typing import Final

from trilith.core.chance import EVERYONE, Chance, Draw, without
from trilith.core.rows import holds, place, total
from trilith.games.endless_winter.events import CULTURE_LAID, ENDED, ERA_ENDED, ROUND_BEGAN
from trilith.games.endless_winter.names import (
    CULTURE_DEALT,
    FIRST_CULTURE,
    HOME,
    NO_LUCK,
    NOTHING,
    OVER,
    SECOND_ERA,
)
from trilith.games.endless_winter.rules import gaining, hunting, placing, resting, scoring
from trilith.games.endless_winter.table import Table, replaced

# The steps of the preparation, counted in `t.step` while they last.
TIDYING: Final = 0
ANIMALS: Final = 1
CULTURES: Final = 2
CARDS: Final = 3
TILE: Final = 4
READY: Final = 5


def go_on(t: Table) -> None:
    """EW-2.1, EW-2.2, EW-11.14: step by step until luck decides; after the last eclipse the game is over instead."""
    while not t.luck:
        if t.step == TIDYING:
            if is_last_round(t):
                t.phase = OVER
                t.tell(ENDED, t.order[0], 0, 0)
                scoring.final_scoring(t)
                return
            tidy(t)
        elif t.step == ANIMALS:
            t.step = CULTURES
            hunting.uncover(t, t.seats + t.box.more_animals - total(t.ground))
        elif t.step == CULTURES:
            deal(t)
        elif t.step == CARDS:
            new_cards(t)
        elif t.step == TILE:
            t.step = READY
            resting.renew(t)
        else:
            begin_round(t)
            return


def is_last_round(t: Table) -> bool:
    """EW-2.1: whether the game is over after this round's eclipse."""
    return t.round == t.box.rounds


def tidy(t: Table) -> None:
    """EW-11.14, EW-11.15: figures go home; after the first era its open culture cards are gone."""
    for player in t.players:
        for figure in range(len(player.figures)):
            player.figures[figure] = HOME
    t.first_in = [NOTHING] * len(t.first_in)
    t.round += 1
    if t.round == t.box.first_era + 1:
        t.display = [NOTHING] * len(t.display)
        t.culture_piles = [(), t.culture_piles[1]]
        t.tell(ERA_ENDED, t.order[0], 0, 0)
    t.step = ANIMALS


def era_pile(t: Table) -> int:
    """EW-1.4, EW-11.15: the pile that culture cards come from now."""
    return t.era() - 1


def deal(t: Table) -> None:
    """EW-11.15: the display is filled up to eight from the pile of the era."""
    if holds(t.display, NOTHING) and t.culture_piles[era_pile(t)]:
        t.luck = CULTURE_DEALT
    else:
        t.step = CARDS
        t.at = 0


def chance(t: Table) -> Chance:
    """EW-1.4, EW-11.15: any culture card of the era that nobody has seen."""
    return Draw("culture", t.box.card_names, t.culture_piles[era_pile(t)], EVERYONE)


def resolve(t: Table, card: int) -> None:
    """EW-1.4, EW-11.15: it fills the first empty place."""
    assert card >= (FIRST_CULTURE if era_pile(t) == 0 else SECOND_ERA)
    slot = place(t.display, NOTHING)
    t.display = replaced(t.display, slot, card)
    left = without(t.culture_piles[era_pile(t)], card)
    t.culture_piles = [left, t.culture_piles[1]] if era_pile(t) == 0 else [t.culture_piles[0], left]
    t.tell(CULTURE_LAID, t.order[0] if t.order else 0, slot, card)
    t.luck = NO_LUCK


def new_cards(t: Table) -> None:
    """EW-11.16, EW-11.17: everyone draws five more cards, in turn order; they are no income."""
    if t.at == t.seats:
        t.at = 0
        t.turn = t.order[0]
        t.step = TILE
        return
    t.turn = t.order[t.at]
    t.at += 1
    gaining.draw(t, t.box.new_cards)


def begin_round(t: Table) -> None:
    """EW-2.1, EW-3.1: the next action phase begins with the first player of the order."""
    t.at = 0
    t.step = 0
    t.tell(ROUND_BEGAN, t.order[0], t.round, 0)
    placing.begin(t)
