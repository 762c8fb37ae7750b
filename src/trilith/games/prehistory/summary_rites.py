"""What ceremony cards are worth now, and what they are likely to be worth."""

from trilith.core.summary import Sheet
from trilith.games.prehistory.appraise import GROWTH
from trilith.games.prehistory.game import Prehistory
from trilith.games.prehistory.names import WINTER
from trilith.games.prehistory.rules import scoring
from trilith.games.prehistory.worth import TO_COME


def rites(t: Prehistory, seat: int, sheet: Sheet) -> None:
    """All ceremony cards of a player; everybody saw which were taken."""
    held = t.players[seat].rites
    now, later = 0, 0.0
    if held:
        counted = scoring.metrics(t, seat)
        for card in held:
            count = counted[t.box.rite_metric[card]]
            now += scoring.rite_points(t, card, count)
            later += hoped(t, card, count)
    sheet.put("ceremonies", len(held) / 5.0)
    sheet.put("ceremony points", now / 15.0)
    sheet.put("ceremony hopes", later / 15.0)


def hoped(t: Prehistory, card: int, counted: int) -> float:
    """The points of a ceremony card if what it counts goes on growing as usual."""
    springs = t.box.years - t.year + (1 if t.season == WINTER else 0)
    later = counted + (springs + TO_COME[t.season]) * GROWTH[t.box.rite_metric[card]]
    whole = int(later)
    likely = scoring.rite_points(t, card, whole)
    return likely + (later - whole) * (scoring.rite_points(t, card, whole + 1) - likely)
