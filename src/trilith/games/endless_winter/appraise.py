"""What a position promises a player, in points: the rules of thumb of a sensible beginner."""

from typing import Final

from trilith.core.action import Action
from trilith.core.rows import count, holds, total
from trilith.games.endless_winter.game import EndlessWinter
from trilith.games.endless_winter.names import (
    ANIMAL_CAUGHT,
    ANYWHERE,
    BOTTOM,
    CATCH,
    DEVELOP,
    ECLIPSE,
    HALVES,
    HUNT,
    INITIATE,
    LAYING,
    LEAVING,
    MIDDLE,
    MIGRATE,
    NOTHING,
    OVER,
    PLAYING,
    PREPARING,
    REST,
    TOP,
    TURNS,
)
from trilith.games.endless_winter.rules import developing, migrating, playing, scoring, stones
from trilith.games.endless_winter.table import Player, is_culture

# Points that each kind of gain is worth while it is pending, in the order of GAINS; food and tools in hand count alike.
WORTH: Final[tuple[float, ...]] = (
    *(0.45, 0.8, 1.0, 1.1, 1.7, 2.0, 0.2, 1.6, 1.6, 1.2, 0.1),
    *(1.2, 0.8, 0.9, 0.3, 3.5, 1.3, 1.0, 3.5, 1.0, 1.0),
)
FOOD_WORTH: Final = 0.5
TOOL_WORTH: Final = 0.9
HALF: Final = 0.22  # half a labour on a card that is still in hand
SPENT_HALF: Final = 0.32  # half a labour that can be spent in this very turn
CAMP_WORTH: Final = 0.35
LED_SHARE: Final = 0.7  # of a hex's income, in each eclipse to come
STEP_WORTH: Final = 0.45  # on either idol track, besides what it brings
MEGALITH_WORTH: Final = 0.4
BURIED_WORTH: Final = 0.5
MEMBER_WORTH: Final = 0.5  # a good tribe member anywhere in the deck, for each round to come
CARRIED_ON: Final = 0.9  # what is only possible now is worth a little less than what is done


def appraise(t: EndlessWinter, seat: int) -> float:
    """Points now and at the end, and what goods, cards, land and the turn under way are likely to bring."""
    return standing(t, seat) + decision(t, seat)


def standing(t: EndlessWinter, seat: int) -> float:
    """What a player has."""
    player = t.players[seat]
    if t.phase == OVER:
        return float(player.score)
    eclipses = _eclipses_left(t)
    found = float(
        player.score + scoring.honor(t, player) + scoring.cards(t, player) + scoring.animals(t, player)
    )
    found += _goods(t, player, eclipses) + _tracks(t, player) + _cards(t, seat, eclipses)
    found += _land(t, seat, eclipses) + _board(t, seat, eclipses)
    return found


def decision(t: EndlessWinter, seat: int) -> float:
    """What a player is about to do."""
    return _under_way(t, t.players[seat]) if seat == t.turn and t.phase != OVER else 0.0


def _eclipses_left(t: EndlessWinter) -> float:
    """How many eclipses are still to come; the one under way counts half."""
    left = t.box.rounds - t.round
    if t.phase == PREPARING:
        return float(left)
    return left + (0.5 if t.phase == ECLIPSE else 1.0)


def _goods(t: EndlessWinter, player: Player, eclipses: float) -> float:
    """Food and tools: useful while there are turns left, leftovers in the end."""
    if eclipses <= 1 and t.phase == ECLIPSE:
        return float(scoring.offering(t, player))
    food = min(player.food, 6) * FOOD_WORTH + max(0, player.food - 6) * FOOD_WORTH / 2
    return food + min(player.tools, 4) * TOOL_WORTH + max(0, player.tools - 4) * TOOL_WORTH / 3


def _tracks(t: EndlessWinter, player: Player) -> float:
    """Steps on both tracks; the nearer the top of the honor track, the more."""
    ahead = 0.0
    for level in range(player.honor + 1, len(t.box.honor_points)):
        ahead += t.box.honor_points[level] / (level - player.honor + 1)
    return (player.offering + player.honor) * STEP_WORTH + ahead / 2


def _cards(t: EndlessWinter, seat: int, eclipses: float) -> float:
    """Cards in hand for their labour and effects, members in the whole deck, burials, and the eclipse pile."""
    player = t.players[seat]
    found = (len(player.buried) + len(player.secret)) * BURIED_WORTH
    for kind in player.hand:
        found += _effect(t, kind) if is_culture(kind) else t.box.labour[kind] * HALF
    members = 0
    for zone in (player.hand, player.discard, player.draw, player.played):
        for kind in zone:
            if not is_culture(kind) and t.box.labour[kind] > 1:
                members += 1
    found += members * MEMBER_WORTH * min(eclipses, 3.0)
    if t.phase != ECLIPSE:
        for kind in player.pile:
            found += t.box.labour[kind] * HALF + _gains(t.box.eclipse[kind])
    return found


def _effect(t: EndlessWinter, kind: int) -> float:
    """What a culture card brings when it is played, a price taken off."""
    effect = t.box.effects[kind]
    price = effect.food * FOOD_WORTH + effect.tools * TOOL_WORTH + effect.cards * 0.5
    return (_gains(effect.gain) + max(0.0, _gains(effect.reward) - price)) * CARRIED_ON


def _gains(gains: tuple[int, ...]) -> float:
    found = 0.0
    for at in range(0, len(gains), 2):
        found += WORTH[gains[at]] * gains[at + 1]
    return found


def _land(t: EndlessWinter, seat: int, eclipses: float) -> float:
    """Camps, and the incomes of led hexes in the eclipses to come."""
    if t.pattern == NOTHING or holds(t.land, NOTHING):
        return 0.0
    found = total(t.players[seat].camps) * CAMP_WORTH
    if t.phase == ECLIPSE:
        eclipses -= 0.5
    for hexagon in migrating.led_by(t, seat):
        found += _gains(t.box.terrain_incomes[t.land[hexagon]]) * LED_SHARE * eclipses
    return found


def _board(t: EndlessWinter, seat: int, eclipses: float) -> float:
    """Villages, megaliths and sacred stones, which bring something in every eclipse."""
    player = t.players[seat]
    found = count(t.villages, seat) * WORTH[3] * eclipses + player.built * MEGALITH_WORTH
    for space in range(len(t.box.megalith_incomes)):
        if player.built >= t.box.stack * (space + 1):
            found += _gains(t.box.megalith_incomes[space]) * eclipses
    if t.pattern != NOTHING:
        for stone in player.stones:
            found += stones.worth(t, seat, stone) * eclipses + eclipses
    return found


def _under_way(t: EndlessWinter, me: Player) -> float:
    """What is still to be gained, what labour can still buy, and what the column still offers."""
    found = 0.0
    for gain in range(len(WORTH)):
        found += WORTH[gain] * t.pool[gain]
    found *= CARRIED_ON
    if t.offer != NOTHING:
        effect = t.box.effects[t.offer]
        if playing.payable(t, effect):
            found += (
                max(0.0, _gains(effect.reward) - effect.food * FOOD_WORTH - effect.tools * TOOL_WORTH)
                * CARRIED_ON
            )
    if t.luck == ANIMAL_CAUGHT:
        found += WORTH[CATCH]
    if t.owed != NOTHING:
        effect = t.box.effects[t.owed >> 1]
        found += _gains(effect.reward) if t.owed & 1 else _effect(t, t.owed >> 1)
    for kind in t.ready:
        effect = t.box.effects[kind]
        if playing.payable(t, effect):
            found += max(0.0, _gains(effect.reward) - effect.food * FOOD_WORTH) * CARRIED_ON
    if t.phase == TOP:
        found += min(t.labour, _usable(t, me, t.column)) * SPENT_HALF
        found += _top_with_hand(t, me)
    if t.phase in (TOP, MIDDLE):
        found += _middle(t, me, t.column) * CARRIED_ON
    if t.phase in (TOP, MIDDLE, BOTTOM) and t.column < REST and t.first_in[t.column] == NOTHING:
        found += (1.8, 1.3, 1.2, 1.2)[t.column] * CARRIED_ON
    if t.phase == PLAYING and t.step < TURNS:
        found += 4.0  # a turn still to be had
    if t.phase in (LEAVING, LAYING):
        found += 0.01
    if t.figure and not t.called and t.column >= 0:
        effect = t.box.effects[playing.chief_effect(me)]
        if playing.payable(t, effect):
            price = effect.food * FOOD_WORTH + effect.tools * TOOL_WORTH + effect.cards * 0.5
            found += max(0.0, _gains(effect.gain + effect.reward) - price) * CARRIED_ON
    return found


def _usable(t: EndlessWinter, me: Player, column: int) -> int:
    """How many halves of labour could be spent at the top of a column."""
    if column == INITIATE:
        return min(me.tools, 5 - t.recruited.bit_count()) * HALVES
    if column == DEVELOP:
        return min(2, len(t.display) - count(t.display, NOTHING)) * t.box.learn_labour
    if column == MIGRATE:
        return min(4, 2 * total(me.camps)) * HALVES
    return min(me.tools, max(total(t.ground), 1)) * HALVES if column == HUNT else 0


def _top_with_hand(t: EndlessWinter, me: Player) -> float:
    """What the members still in hand could add at the top, beyond what they are worth in hand."""
    room = max(0, _usable(t, me, t.column) - t.labour)
    labour = 0
    for kind in me.hand:
        if not is_culture(kind):
            extra = t.box.extra_in[kind] in (ANYWHERE, t.column)
            labour += t.box.labour[kind] + (t.box.extra_labour[kind] if extra else 0)
    return min(room, labour) * (SPENT_HALF - HALF) * CARRIED_ON


def _middle(t: EndlessWinter, me: Player, column: int) -> float:
    """What the middle of a column could bring now."""
    if column == INITIATE:
        return 1.2 if me.food >= t.box.rite_food else 0.0
    found: list[Action] = []
    if column == DEVELOP:
        developing.offer_middle(t, found)
        return 3.0 if found else 0.0
    if column == MIGRATE:
        migrating.offer_middle(t, found)
        return 3.0 if found else 0.0
    return 1.0 if column == HUNT and total(me.animals) > 2 else 0.0
