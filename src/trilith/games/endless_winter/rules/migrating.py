"""Rulebook pages 10 and 13, Migrate: camps, moves, villages and influence; page 19: ice finds."""

from trilith.core.action import Action
from trilith.core.chance import EVERYONE, Chance, Draw, without
from trilith.core.rows import count
from trilith.games.endless_winter.actions import MOVES, PITCH_CAMP, SETTLE_AT
from trilith.games.endless_winter.events import CAMP_PITCHED, ICE_TURNED_UP, MOVED, SETTLED
from trilith.games.endless_winter.names import (
    BASE,
    BOTTOM,
    CAMP,
    FACE_DOWN,
    HEXES,
    ICE_FOUND,
    JUNCTURES,
    MOVE,
    NO_LUCK,
    NOTHING,
    VILLAGE,
)
from trilith.games.endless_winter.table import Player, Table, replaced


def offer_top(t: Table, found: list[Action]) -> None:
    """EW-7.1, EW-7.2: a tool for a new camp, a labour for a move, in any order and number."""
    if t.me().tools >= t.box.camp_tools:
        offer_camp(t, found)
    if t.labour >= t.box.move_labour:
        offer_moves(t, found)


def offer_camp(t: Table, found: list[Action]) -> None:
    """EW-7.1, EW-2.12: while camps are left on the player's board."""
    if t.me().camps_left:
        found.append(PITCH_CAMP)


def pitch_for_pay(t: Table) -> None:
    """EW-7.1: a tool for a camp."""
    t.pay(0, t.box.camp_tools)
    pitch(t, t.me())


def free_pitch(t: Table) -> None:
    """EW-2.14: a camp that was gained."""
    t.pool[CAMP] -= 1
    pitch(t, t.me())


def pitch(t: Table, player: Player) -> None:
    """EW-7.1, EW-2.8: the leftmost camp of the board goes to the base tile and uncovers a space of the food track."""
    player.camps_left -= 1
    player.camps = replaced(player.camps, BASE, player.camps[BASE] + 1)
    t.say(CAMP_PITCHED, 0, 0)


def offer_moves(t: Table, found: list[Action]) -> None:
    """EW-7.2: any own camp to a hex beside its own; any number may stand there."""
    camps = t.me().camps
    for here in range(len(HEXES)):
        if camps[here]:
            found += MOVES[here]


def move_for_pay(t: Table, here: int, there: int) -> None:
    """EW-7.2: a labour for a move."""
    t.labour -= t.box.move_labour
    move(t, here, there)


def free_move(t: Table, here: int, there: int) -> None:
    """EW-2.14: a move that was gained."""
    t.pool[MOVE] -= 1
    move(t, here, there)


def move(t: Table, here: int, there: int) -> None:
    """EW-7.2, EW-14.2: the camp goes to the hex beside; an ice find there is turned up, even in passing."""
    me = t.me()
    camps = replaced(me.camps, here, me.camps[here] - 1)
    camps[there] += 1
    me.camps = camps
    t.say(MOVED, here, there)
    if t.ice[there] == FACE_DOWN:
        t.luck = ICE_FOUND
        t.hexagon = there


def ice_chance(t: Table) -> Chance:
    """EW-14.1, EW-14.2: any of the tiles that nobody has seen, those in the box included."""
    return Draw("ice_find", t.box.ice_names, t.unseen_ice, EVERYONE)


def ice_resolve(t: Table, tile: int) -> None:
    """EW-14.2: it lies open from now on."""
    t.ice = replaced(t.ice, t.hexagon, tile)
    t.unseen_ice = without(t.unseen_ice, tile)
    t.say(ICE_TURNED_UP, t.hexagon, tile)
    t.hexagon = NOTHING
    t.luck = NO_LUCK


def offer_middle(t: Table, found: list[Action]) -> None:
    """EW-7.4: for three food."""
    if t.me().food >= t.box.village_food:
        offer_villages(t, found)


def offer_villages(t: Table, found: list[Action]) -> None:
    """EW-7.4, EW-7.5, EW-2.12: wherever three own camps stand round a free juncture that does not touch the base tile."""
    camps = t.me().camps
    if not villages_left(t, t.turn):
        return
    for at in range(len(JUNCTURES)):
        one, two, three = JUNCTURES[at]  # none of them touches the base tile
        if camps[one] and camps[two] and camps[three] and t.villages[at] == NOTHING:
            found.append(SETTLE_AT[at])


def villages_out(t: Table, seat: int) -> int:
    """EW-7.4: villages of a player on the land."""
    return count(t.villages, seat)


def villages_left(t: Table, seat: int) -> int:
    """EW-7.4: villages still on the player's board."""
    return t.box.villages - villages_out(t, seat)


def camps_out(t: Table, player: Player) -> int:
    """EW-7.1: camps of a player on the land."""
    return t.box.camps - player.camps_left


def settle_for_pay(t: Table, juncture: int) -> None:
    """EW-7.4: three food for a village."""
    t.pay(t.box.village_food, 0)
    settle(t, juncture)
    t.phase = BOTTOM


def free_settle(t: Table, juncture: int) -> None:
    """EW-7.7: a village that was gained costs no food, but camps like any other."""
    t.pool[VILLAGE] -= 1
    settle(t, juncture)


def settle(t: Table, juncture: int) -> None:
    """EW-7.4, EW-7.6, EW-14.3: three camps go back to the board, the village stands, ice finds beside it are gained."""
    me = t.me()
    for hexagon in JUNCTURES[juncture]:
        me.camps = replaced(me.camps, hexagon, me.camps[hexagon] - 1)
        me.camps_left += 1
    t.villages = replaced(t.villages, juncture, t.turn)
    t.say(SETTLED, juncture, 0)
    t.eat_up(me)
    for hexagon in JUNCTURES[juncture]:
        if t.ice[hexagon] >= 0:
            t.owe(t.box.ice_gains[t.ice[hexagon]])


def bottom(t: Table) -> None:
    """EW-7.3: a new camp and a free move."""
    t.pool[CAMP] += 1
    t.pool[MOVE] += 1


def influence(t: Table, seat: int, hexagon: int) -> int:
    """EW-7.8: one for each camp, two for each village beside."""
    found = t.players[seat].camps[hexagon] * t.box.camp_influence
    for at in range(len(JUNCTURES)):
        if t.villages[at] == seat and hexagon in JUNCTURES[at]:
            found += t.box.village_influence
    return found


def influences(t: Table, seat: int) -> list[int]:
    """EW-7.8: a player's influence on every hex."""
    found = [0] * len(HEXES)
    camps = t.players[seat].camps
    for hexagon in range(len(HEXES)):
        if camps[hexagon]:
            found[hexagon] = camps[hexagon] * t.box.camp_influence
    for at in range(len(JUNCTURES)):
        if t.villages[at] == seat:
            for hexagon in JUNCTURES[at]:
                found[hexagon] += t.box.village_influence
    return found


def led_by(t: Table, seat: int) -> list[int]:
    """EW-11.8: the hexes on which nobody has more influence than this player, who has some."""
    mine = influences(t, seat)
    leading = [hexagon for hexagon in range(len(HEXES)) if mine[hexagon]]
    for other in range(t.seats):
        if other != seat:
            theirs = influences(t, other)
            leading = [hexagon for hexagon in leading if mine[hexagon] >= theirs[hexagon]]
    return leading
