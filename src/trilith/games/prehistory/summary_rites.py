"""What ceremony cards are worth now, and what they are likely to be worth."""

from trilith.core.summary import Sheet
from trilith.games.prehistory.appraise import GROWTH
from trilith.games.prehistory.game import Prehistory
from trilith.games.prehistory.names import NOTHING, WINTER
from trilith.games.prehistory.rules import scoring
from trilith.games.prehistory.worth import TO_COME


def rites(t: Prehistory, seat: int, counted: list[int], sheet: Sheet) -> None:
    """All ceremony cards of a player; everybody saw which were taken."""
    held = t.players[seat].rites
    now, later = 0, 0.0
    for card in held:
        count = counted[t.box.rite_metric[card]]
        now += scoring.rite_points(t, card, count)
        later += hoped(t, card, count)
    sheet.put("ceremonies", len(held) / 5.0)
    sheet.put("ceremony points", now / 15.0)
    sheet.put("ceremony hopes", later / 15.0)


def best_open(t: Prehistory, counted: list[int], least: int, most: int) -> float:
    """What the best open ceremony card of such a value promises, a development point counted as half a point."""
    best = 0.0
    for card in t.rites:
        if card != NOTHING and least <= t.box.rite_value[card] <= most:
            best = max(best, hoped(t, card, counted[t.box.rite_metric[card]]) + t.box.rite_bones[card] / 2.0)
    return best


def hoped(t: Prehistory, card: int, counted: int) -> float:
    """The points of a ceremony card if what it counts goes on growing as usual."""
    springs = t.box.years - t.year + (1 if t.season == WINTER else 0)
    later = counted + (springs + TO_COME[t.season]) * GROWTH[t.box.rite_metric[card]]
    whole = int(later)
    likely = scoring.rite_points(t, card, whole)
    return likely + (later - whole) * (scoring.rite_points(t, card, whole + 1) - likely)
