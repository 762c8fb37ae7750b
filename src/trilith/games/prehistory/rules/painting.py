"""Rulebook, action "Felsmalerei": nine pieces, each painted once."""

from trilith.core.action import Action
from trilith.games.prehistory.actions import PAINT_PIECE
from trilith.games.prehistory.events import BY_PAINTING, PAINTED
from trilith.games.prehistory.names import (
    ACTED,
    GREY,
    PAINTING,
    PAINTING_WHEEL,
    PIECES,
    POSITIONS,
    SIDE,
    SPRING,
)
from trilith.games.prehistory.rules import paying
from trilith.games.prehistory.rules.gaining import gain, pay_markers, pay_resource
from trilith.games.prehistory.table import Player, Table


def colour_of(t: Table, symbol: int) -> int:
    """PH-8.2: what a symbol costs now: the colour of the segment that faces it."""
    return t.box.segments[PAINTING_WHEEL][(symbol + t.turned[PAINTING_WHEEL]) % POSITIONS]


def payable(t: Table, me: Player, piece: int) -> bool:
    """PH-8.2, PH-8.3: one resource of its colour for each symbol, in summer one grey marker."""
    symbols = t.box.piece_symbols[piece]
    if t.season != SPRING:
        return me.markers[GREY] >= len(symbols)
    for symbol in symbols:  # no piece shows a symbol twice, and no wheel a colour
        if not me.resources[colour_of(t, symbol)]:
            return False
    return True


def stone_left(t: Table, me: Player, piece: int) -> bool:
    """PH-4.6: whether what the piece brings leads to a cube for the stone when no other is left."""
    return paying.buys_a_stone(me, paying.towards_a_stone(t, me, touching(t, me, piece)))


def offer(t: Table, found: list[Action]) -> None:
    """PH-8.1: every piece that is not painted yet and can be paid."""
    me = t.me()
    spare = paying.spare(t, me)
    for piece in range(len(PIECES)):
        if me.painted >> piece & 1 or not payable(t, me, piece):
            continue
        if len(t.box.piece_symbols[piece]) <= spare or stone_left(t, me, piece):
            found.append(PAINT_PIECE[piece])


def objection(t: Table, action: Action) -> str:
    """The rule against painting this piece, if there is one."""
    me = t.me()
    piece = action.first
    if me.painted >> piece & 1:
        return "PH-8.1"
    if not payable(t, me, piece):
        return "PH-8.2" if t.season == SPRING else "PH-8.3"
    spared = len(t.box.piece_symbols[piece]) <= paying.spare(t, me)
    return "" if spared or stone_left(t, me, piece) else "PH-4.6"


def apply(t: Table, action: Action) -> None:
    """PH-8.1, PH-8.4: pay, lay the piece, and take a bonus for each piece that touches it."""
    me = t.me()
    piece = action.first
    t.deed = PAINTING
    symbols = t.box.piece_symbols[piece]
    if t.season == SPRING:
        for symbol in symbols:
            pay_resource(t, me, colour_of(t, symbol))
    else:
        pay_markers(t, me, GREY, len(symbols))
    t.say(PAINTED, piece, 0)
    rewards = touching(t, me, piece)
    me.painted |= 1 << piece
    for reward in rewards:
        gain(t, t.turn, reward, BY_PAINTING)
    t.phase = ACTED


def touching(t: Table, me: Player, piece: int) -> list[tuple[int, ...]]:
    """PH-8.4: a bonus for each painted piece that touches this one."""
    found: list[tuple[int, ...]] = []
    for line in lines(me, piece):
        found.append(t.box.row_bonus[line] if line < SIDE else t.box.column_bonus[line - SIDE])
    return found


def lines(me: Player, piece: int) -> list[int]:
    """PH-8.4: for each painted piece beside it the row, above or below it the column, in the order of LINES."""
    row, column = piece // SIDE, piece % SIDE
    found: list[int] = []
    if row > 0 and me.painted >> (piece - SIDE) & 1:
        found.append(SIDE + column)
    if column > 0 and me.painted >> (piece - 1) & 1:
        found.append(row)
    if column < SIDE - 1 and me.painted >> (piece + 1) & 1:
        found.append(row)
    if row < SIDE - 1 and me.painted >> (piece + SIDE) & 1:
        found.append(SIDE + column)
    return found


def cheapest(t: Table, me: Player) -> int:
    """The fewest grey markers that any piece still costs, or 0 when all are painted."""
    left = [piece for piece in range(len(PIECES)) if not me.painted >> piece & 1]
    return min([len(t.box.piece_symbols[piece]) for piece in left], default=0)
