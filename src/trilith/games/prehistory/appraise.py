"""What a position promises a player, in points: the rules of thumb of a sensible beginner."""

from typing import Final

from trilith.core.action import Action
from trilith.core.rows import holds, place, total
from trilith.games.prehistory.actions import BUY_MARKER, BUY_RESOURCE, FIRST_FREE, SELL_MARKER
from trilith.games.prehistory.game import Prehistory
from trilith.games.prehistory.names import (
    ACTING,
    ARRIVING,
    AUTUMN,
    CEREMONY,
    CHOOSING,
    COLOURS,
    DANCING,
    FISHING,
    HUNTING,
    INCOME,
    KINDS,
    LAYING,
    MIGRATION,
    NOTHING,
    ONES,
    OVER,
    PAYING,
    SPRING,
    SUMMER,
)
from trilith.games.prehistory.planning import plan, roaming
from trilith.games.prehistory.rules import acting, ceremony, scoring
from trilith.games.prehistory.table import Player
from trilith.games.prehistory.worth import Worth

PIECE: Final = 0.5  # a painted piece, for those that will be painted next to it
BASKET: Final = 0.5  # a gather tile whose partner is still missing
PRINT: Final = 0.6  # a footprint without an animal yet, or an animal without a footprint
PLACE: Final = 0.35  # one place further ahead in next year's turn order
SOFT: Final = 0.75  # of a ceremony card's points that are likely to be reached
# How much of everything that ceremony cards count comes in a year, in the order of METRICS.
GROWTH: Final = (1.1, 0.2, 0.2, 0.9, 1.7, 0.9, 0.6, 0.3, 0.3, 0.9, 0.7, 0.3, 0.6, 0.2, 0.9, 0.1, 0.3) + (
    0.4,
    0.4,
    0.3,
    0.9,
    0.9,
    0.2,
)


def considers(t: Prehistory, action: Action) -> bool:
    """Development points are kept, but for a stone that cannot be laid otherwise, or the marker that an action lacks."""
    if action.verb < FIRST_FREE:
        return True
    me = t.me()
    if t.phase == LAYING:
        if total(me.resources) > 0:
            return False
        return action.verb == BUY_RESOURCE or (action.verb == SELL_MARKER and me.bones < t.box.resource_price)
    return t.phase == ACTING and t.season == SUMMER and action.verb == BUY_MARKER and action.first == t.deed


def appraise(t: Prehistory, seat: int) -> float:
    """Points now, what cubes, members, fish and cards are likely to bring, and in one's own turn the best action."""
    value = _promise(t, seat)
    if t.phase != ACTING or t.turn != seat or t.season != SUMMER:
        return value
    found: list[Action] = []
    acting.offer(t, t.deed, found)
    for action in found:
        after = t.copy()
        after.apply(action)
        value = max(value, _promise(after, seat))
    return value


def _promise(t: Prehistory, seat: int) -> float:
    """Points now, and what cubes, members, fish and cards are likely to bring."""
    worth = Worth(t)
    return standing(t, seat, worth) + decision(t, seat, worth)


def standing(t: Prehistory, seat: int, worth: Worth) -> float:
    """What a player has."""
    player = t.players[seat]
    if t.phase == OVER:
        return float(player.score)
    value = player.score + _ending(t, seat, worth) + worth.purse(t, player)
    value += worth.summers * (t.box.track_points[player.track] + worth.bone * t.box.track_bones[player.track])
    on_map = t.on_map(player)
    value += worth.on_map * on_map + worth.home * min(player.home, 3) + worth.spare * max(0, player.home - 3)
    value += worth.camp * player.built()
    if worth.springs and holds(t.dancers, seat):
        value += PLACE * (t.seats - place(t.dancers, seat))
    roams = t.season == AUTUMN and seat != t.turn and holds(t.order, t.turn)
    if roams and place(t.order, seat) > place(t.order, t.turn):
        value += worth.walk * on_map
    return value


def decision(t: Prehistory, seat: int, worth: Worth) -> float:
    """What a player is about to do."""
    return _decide(t, t.players[seat], seat, worth) if seat == t.turn and t.phase != OVER else 0.0


def _ending(t: Prehistory, seat: int, worth: Worth) -> float:
    """The final scoring as far as it stands; members on the map may still go elsewhere."""
    player = t.players[seat]
    points = float(scoring.painting(t, player) + scoring.animals(t, player) + scoring.gathering(t, player))
    points += player.megaliths * t.box.megalith_points
    points += worth.settled * (scoring.megaliths_b(t, seat) + scoring.megaliths_c(t, seat))
    if worth.springs:
        points += PIECE * ONES[player.painted]
        for kind in range(len(KINDS)):
            alone = player.of_kind(kind) - player.of_kind(t.box.partner[kind])
            points += BASKET * max(0, alone)
        for species in range(6):
            prints = scoring.footprints_of(t, player, species)
            beasts = scoring.animals_of(t, player, species)
            points += PRINT * max(0, min(prints, 2)) if not beasts else 0.5 * PRINT if not prints else 0.0
    if player.rites:
        counted = scoring.metrics(t, seat)
        for card in player.rites:
            points += _rite(t, card, counted[t.box.rite_metric[card]], worth)
    return points


def _rite(t: Prehistory, card: int, counted: int, worth: Worth) -> float:
    """What a ceremony card will bring, if what it counts goes on growing."""
    points = scoring.rite_points(t, card, counted)
    later = counted + worth.years * GROWTH[t.box.rite_metric[card]]
    whole = int(later)
    likely = scoring.rite_points(t, card, whole)
    hoped = scoring.rite_points(t, card, whole + 1)
    return points + SOFT * (likely - points + (later - whole) * (hoped - likely))


def _decide(t: Prehistory, player: Player, seat: int, worth: Worth) -> float:
    """Count what the decision half made will cost and bring."""
    phase = t.phase
    value = 0.0
    if t.season == SPRING and (phase == PAYING or phase == DANCING or phase == ARRIVING or phase == LAYING):
        value -= worth.least_resource(player)  # the stone that is still due
    if phase == PAYING:
        value -= t.due * worth.resource
        value += _bought(t, player, seat, worth)
    elif phase == ARRIVING:
        value += t.goal * (worth.on_map - worth.home)
    elif phase == DANCING:
        value += _danced(t, player, seat, worth)
    elif phase == INCOME:
        income = t.box.board_income[player.board][player.weather]
        for colour in range(len(COLOURS)):
            value += income[colour] * worth.resources[colour]
    elif phase == CHOOSING:
        value += t.gifts * worth.resource + t.marker_gifts * worth.marker
    if t.season == AUTUMN:
        value += roaming(t, player, worth) + plan(t, player, worth)
    return value


def _bought(t: Prehistory, player: Player, seat: int, worth: Worth) -> float:
    """What is being paid for."""
    if t.deed == FISHING:
        after = min(t.box.track_end, player.track + t.goal + 1)
        more = t.box.track_points[after] - t.box.track_points[player.track]
        bones = t.box.track_bones[after] - t.box.track_bones[player.track]
        return worth.summers * (more + worth.bone * bones)
    if t.deed == HUNTING:
        card = t.prey[t.goal]
        value = t.box.prey_points[card] + worth.reward(t.box.prey_reward[card])
        before = scoring.animals(t, player)
        held = player.hunted
        player.hunted = (*held, card)
        value += scoring.animals(t, player) - before + (PRINT / 2 if worth.years else 0.0)
        player.hunted = held
        return value
    assert t.deed == MIGRATION
    return t.goal * (worth.on_map - worth.home)


def _danced(t: Prehistory, player: Player, seat: int, worth: Worth) -> float:
    """The moves that are still to be paid for, the best card that can be had, and a place ahead."""
    assert t.deed == CEREMONY
    best = 0.0
    counted = scoring.metrics(t, seat)
    for card in t.rites:
        if card != NOTHING and t.box.rite_value[card] == t.goal:
            metric = t.box.rite_metric[card]
            value = _rite(t, card, counted[metric], worth) + worth.bone * t.box.rite_bones[card]
            best = max(best, value)
    if t.season == SPRING:
        best -= (t.goal - ceremony.moves(t)) * worth.resource
    if worth.springs and not holds(t.dancers, seat):
        best += PLACE * (t.seats - len(t.dancers))
    return best
