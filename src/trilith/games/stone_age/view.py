"""What one player, or a spectator, sees of the table: built by inclusion, names instead of ints."""

from trilith.core.naming import name_or_none
from trilith.core.state import NOBODY
from trilith.games.stone_age.actions import KEEP_ROLL
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.names import (
    ACTING,
    CHOOSING,
    FIELD,
    FIRST_BUILDING,
    FIRST_CARD,
    GOODS,
    HUT,
    OVER,
    PAYING,
    PHASES,
    PLACING,
    ROLLING,
    SHARING,
    SOURCES,
    SPOTS,
    TOOL_MAKER,
    TOOLING,
    Good,
    Spot,
)
from trilith.games.stone_age.prospects import prospects
from trilith.games.stone_age.rules import (
    acting,
    building,
    cards,
    feeding,
    gathering,
    placing,
    scoring,
    village,
)
from trilith.games.stone_age.shape import Board, Pending, Sum, View


def view(table: StoneAge, viewer: int) -> View:
    """The table as it looks from one seat; only a player's own face-down cards are named."""
    return {
        "phase": PHASES[table.phase],
        "round": table.round,
        "starter": table.starter,
        "order": placing.order(table),
        "turn": table.turn if table.actor() != NOBODY else None,
        "closed": [SPOTS[spot] for spot in range(table.spots) if placing.is_shut(table, spot)],
        "least": _least(table),
        "display": [
            {"card": name_or_none(table.box.card_names, card), "price": cards.price(FIRST_CARD + slot)}
            for slot, card in enumerate(table.display)
        ],
        "pile": len(table.pile),
        "buildings": [
            {"top": name_or_none(table.box.building_names, top), "left": left}
            for top, left in zip(table.tops, table.heights, strict=True)
        ],
        "pending": pending(table),
        "players": [
            _player(table, seat, seat == viewer or table.phase == OVER) for seat in range(table.seats)
        ],
    }


def _least(table: StoneAge) -> dict[Spot, str]:
    """The least that is done at each place while people are placed, or while they act."""
    if table.phase not in (PLACING, ACTING):
        return {}
    said = placing.least if table.phase == PLACING else acting.purpose
    return {SPOTS[spot]: said(spot).text for spot in range(table.spots)}


def pending(table: StoneAge) -> Pending:
    """How far the decision now being made has come."""
    phase = table.resume if table.phase == CHOOSING else table.phase
    if phase == ROLLING:
        return {"spot": SPOTS[table.spot], "good": GOODS[table.good], "dice": table.dice}
    if phase == TOOLING:
        return {
            "spot": SPOTS[table.spot],
            "good": GOODS[table.good],
            "pips": table.pips,
            "sums": _sums(table),
        }
    if phase == PAYING and table.spot >= FIRST_BUILDING:
        return {
            "spot": SPOTS[table.spot],
            "due": table.due,
            "any_number": building.takes_any_number(table),
            "paid": _goods(table.paid),
            "points": building.worth(table),
        }
    if phase == PAYING:
        return {"spot": SPOTS[table.spot], "due": table.due, "paid": _goods(table.paid)}
    if phase == SHARING:
        return {"dice": [face for face in range(1, len(table.pool)) for _ in range(table.pool[face])]}
    if table.due:
        return {"due": table.due, "paid": _goods(table.paid)}
    return {}


def _sums(table: StoneAge) -> list[Sum]:
    """The roll as it lies, and with every set of tools that can still be added, each named in one order only."""
    found: list[Sum] = [{"tools": [], "pips": table.pips}]
    for action in gathering.legal(table):
        if action is not KEEP_ROLL:
            added = table.copy()
            gathering.apply(added, action)
            found += [{"tools": [action.text, *each["tools"]], "pips": each["pips"]} for each in _sums(added)]
    return found


def _player(table: StoneAge, seat: int, known: bool) -> Board:
    """One player's board; the cards that lie face down only for whoever may look at them."""
    box, player = table.box, table.players[seat]
    board: Board = {
        "score": player.score,
        "people": player.people,
        "home": player.home,
        "placed": {SPOTS[spot]: count for spot, count in enumerate(player.placed) if count},
        "track": player.track,
        "goods": _goods(player.goods),
        "fed": None if table.phase == OVER else feeding.left_over(table, seat),
        "resting": table.phase == PLACING and not placing.can_place(table, player),
        "full": [SPOTS[spot] for spot in (TOOL_MAKER, HUT, FIELD) if village.is_full(table, player, spot)],
        "tools": [
            {"value": value, "used": used == 1} for value, used in zip(player.tools, player.used, strict=True)
        ],
        "buildings": [box.building_names[tile] for tile in player.buildings],
        "open_cards": [box.card_names[card] for card in player.opened],
        "face_down": len(player.cards) + len(player.drawn),
        "tie_break": scoring.tie_break(player),
    }
    if known:
        board["cards"] = [box.card_names[card] for card in player.cards + player.drawn]
        board["earned"] = scoring.earned(table, player)
        board["prospects"] = prospects(table, seat)
        board["total"] = scoring.total(table, player)
        board["final"] = dict(zip(SOURCES, scoring.breakdown(table, player), strict=True))
    return board


def _goods(counts: list[int]) -> dict[Good, int]:
    return dict(zip(GOODS, counts, strict=True))
