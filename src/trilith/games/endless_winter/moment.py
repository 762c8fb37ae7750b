"""Whether the moment of a position can be: the phase, whose turn it is, and the decision half made."""

from collections import Counter
from collections.abc import Iterator

from trilith.core.game import Problem
from trilith.core.state import NOBODY
from trilith.games.endless_winter.game import EndlessWinter
from trilith.games.endless_winter.names import (
    BOTTOM,
    CARD_DRAWN,
    CHIEF,
    CHIEF_FIGURE,
    CHOOSING_SETUP,
    ECLIPSE,
    ECLIPSE_STEPS,
    HOME,
    ICE_FOUND,
    LAYING,
    LEAVING,
    MIDDLE,
    NEUTRAL,
    NEUTRAL_PIECE,
    NO_LUCK,
    NOTHING,
    OVER,
    PLAYING,
    PREPARING,
    REST,
    RESTING,
    SETTING_UP,
    TAKING_TILE,
    TOP,
    TURNS,
)
from trilith.games.endless_winter.rules import megaliths, preparing
from trilith.games.endless_winter.table import Player

IN_A_COLUMN = (TOP, MIDDLE, BOTTOM, LEAVING)
AT_REST = (TAKING_TILE, RESTING)


def moment(t: EndlessWinter) -> Iterator[Problem]:
    """Objections to the phase and to what it needs."""
    before = t.phase == SETTING_UP or t.phase <= CHOOSING_SETUP
    found = [*_counters(t), *_luck(t)]
    found += _before_the_game(t) if before else _in_the_game(t)
    if found or t.phase == OVER:
        yield from found
        return
    if not t.luck and t.actor() == NOBODY:
        yield Problem("phase", "not-settled")
        return
    after = t.copy()
    after.settle()
    if after.key() != t.key():
        yield Problem("phase", "not-settled")
    elif t.actor() >= 0 and not t.legal():
        yield Problem("phase", "nothing-to-do")


def _counters(t: EndlessWinter) -> Iterator[Problem]:
    """Where the round stands."""
    most = len(ECLIPSE_STEPS) - 1 if t.phase == ECLIPSE else preparing.READY
    if t.phase not in (ECLIPSE, PREPARING):
        most = TURNS - 1
    if not 0 <= t.step <= most:
        yield Problem("step", "between", value=t.step, least=0, most=most)
    last = t.seats if t.phase == PREPARING else t.seats - 1
    if not 0 <= t.at <= last:
        yield Problem("at", "between", value=t.at, least=0, most=last)


def _luck(t: EndlessWinter) -> Iterator[Problem]:
    """What luck decides must be there to be decided."""
    if t.luck == NO_LUCK:
        if t.left:
            yield Problem("left", "unused")
        return
    if t.luck == CARD_DRAWN:
        me = t.me()
        if not me.draw or not 1 <= t.left <= len(me.draw) + len(me.discard):
            yield Problem("left", "between", value=t.left, least=1, most=len(me.draw) + len(me.discard))
        return
    if t.luck == ICE_FOUND and t.hexagon == NOTHING:
        yield Problem("pending.hex", "nothing-to-do")
        return
    try:
        cases = t.chance().cases()
    except (AssertionError, IndexError, ValueError):
        cases = []
    if not cases:
        yield Problem("luck", "nothing-to-do")


def _before_the_game(t: EndlessWinter) -> Iterator[Problem]:
    """Nothing is placed, gained or owed while the table is set."""
    if t.round != 1 or t.at or t.step:
        yield Problem("round", "set-up")
    if t.column != HOME or t.due or any(t.pool) or t.offer != NOTHING:
        yield Problem("pending", "set-up")
    for seat, player in enumerate(t.players):
        if any(at != HOME for at in player.figures) or player.played or player.pile or player.built:
            yield Problem(f"players.{seat}", "set-up")
        if player.discard or player.secret or player.buried or player.stones:
            yield Problem(f"players.{seat}", "set-up")


def _in_the_game(t: EndlessWinter) -> Iterator[Problem]:
    """Every player has a chief and a set-up card, and has placed as many figures as had turns."""
    if t.pattern == NOTHING or NOTHING in t.tiles or NOTHING in t.land or t.offers:
        yield Problem("phase", "set-up")
    for seat, player in enumerate(t.players):
        if NOTHING in (player.chief, player.side, player.setup):
            yield Problem(f"players.{seat}.chief", "set-up")
        placed = len(player.figures) - player.figures.count(HOME)
        expected = _figures_placed(t, seat)
        if expected != NOTHING and placed != expected:
            yield Problem(f"players.{seat}.figures", "figures", count=placed, expected=expected)
        if player.played and (seat != t.turn or not PLAYING <= t.phase <= LEAVING):
            yield Problem(f"players.{seat}.played", "unused")
        if player.pile and not _may_have_pile(t, seat):
            yield Problem(f"players.{seat}.pile", "unused")
    if t.phase <= ECLIPSE and t.order[min(t.at, t.seats - 1)] != t.turn:
        yield Problem("turn", "order")
    yield from _turn(t, t.me())


def _figures_placed(t: EndlessWinter, seat: int) -> int:
    """How many figures a player must have out, or NOTHING where that is not sure."""
    if t.phase == ECLIPSE:
        return TURNS
    if t.phase == PREPARING:
        return NOTHING if t.step == preparing.TIDYING else 0
    if t.phase == OVER:
        return NOTHING
    place = t.order.index(seat)
    if place == t.at:
        return t.step + (1 if t.phase != PLAYING else 0)
    return t.step + (1 if place < t.at else 0)


def _may_have_pile(t: EndlessWinter, seat: int) -> bool:
    if t.phase in (ECLIPSE, OVER):
        return True
    if t.phase == PREPARING or t.step < TURNS - 1:
        return False
    place = t.order.index(seat)
    return place < t.at or (place == t.at and t.phase == LAYING)


def _turn(t: EndlessWinter, me: Player) -> Iterator[Problem]:
    """The figure of this turn stands where its turn says, and what the turn has brought belongs to it."""
    here = me.figures[CHIEF_FIGURE:] if t.figure == CHIEF else me.figures[:CHIEF_FIGURE]
    if t.phase in IN_A_COLUMN:
        if not 0 <= t.column < REST or t.column not in here:
            yield Problem("pending.column", "nobody-there")
    elif t.phase in AT_REST:
        if t.column != REST or REST not in here:
            yield Problem("pending.column", "nobody-there")
    elif t.column != HOME:
        yield Problem("pending.column", "unused")
    if (t.column == HOME and (t.recruited or t.called or t.ready or t.fresh)) or t.called not in (0, 1):
        yield Problem("pending", "unused")
    if Counter(t.ready) - Counter(me.played):
        yield Problem("pending.ready", "not-there")
    if t.phase not in (PLAYING, *IN_A_COLUMN, *AT_REST) and (t.cultures or t.labour):
        yield Problem("pending", "unused")
    gaining = any(t.pool) or t.offer != NOTHING
    if gaining and t.phase not in (PLAYING, *IN_A_COLUMN, *AT_REST, ECLIPSE):
        yield Problem("pending.gains", "unused")
    if (t.due > 0) != (t.owed != NOTHING) or t.due > len(me.hand):
        yield Problem("pending.due", "between", value=t.due, least=0, most=len(me.hand))
    if t.harvested and t.phase != ECLIPSE:
        yield Problem("pending.harvested", "unused")
    if t.arrow != NOTHING and not _points_somewhere(t, me):
        yield Problem("pending.arrow", "not-there")
    elif t.pool[NEUTRAL] != (t.arrow != NOTHING):
        yield Problem("pending.gains", "unused")
    if t.rest_held != NOTHING and t.phase != RESTING:
        yield Problem("rest_tiles.held", "unused")


def _points_somewhere(t: EndlessWinter, me: Player) -> bool:
    """A start space that was just covered, with room for the other neutral megalith where its arrows point."""
    site = t.pattern_site()
    return (
        t.arrow < site.ground
        and t.site[t.arrow] == NEUTRAL_PIECE
        and megaliths.is_start(t, site, t.arrow)
        and megaliths.next_is_neutral(t, me)
        and bool(megaliths.arrow_targets(t))
    )
