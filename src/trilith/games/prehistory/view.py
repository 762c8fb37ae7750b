"""What one player, or a spectator, sees of the table: built by inclusion, names instead of ints."""

from trilith.core.action import Action
from trilith.core.game import View
from trilith.core.naming import name_or_none
from trilith.core.state import NOBODY
from trilith.games.prehistory.actions import (
    BUILD,
    BUY_MARKER,
    BUY_RESOURCE,
    CAMP,
    CARD,
    CHOOSE,
    FISH_FOR,
    GATHER,
    HOLD_CEREMONY,
    HUNT,
    LAY,
    MIGRATE,
    PAINT,
    PAY,
    PICK_CAPSTONE,
    RECALL,
    SELL_MARKER,
    SELL_RESOURCE,
    SEND,
    SET_WEATHER,
    SHAMAN,
    SPEND_MARKER,
    SPEND_RESOURCE,
    TO,
    TURN,
    VERBS,
)
from trilith.games.prehistory.game import Prehistory
from trilith.games.prehistory.names import (
    ARRIVING,
    BOARDS,
    BUILDING,
    CAMPS,
    CHOOSING,
    COLOURS,
    DANCING,
    DEEDS,
    FACING,
    FIELDS,
    FISHING_WHEEL,
    HUNTING_WHEEL,
    LAYING,
    MIGRATION_WHEEL,
    MOVING,
    NOTHING,
    OVER,
    PAINTING_WHEEL,
    PAYING,
    PHASES,
    PIECES,
    POSITIONS,
    RECALLING,
    ROAMING,
    SEASONS,
    SIDES,
    SOURCES,
    SPECIES,
    START,
    STONES,
    SYMBOLS,
    TAKING,
    TILES,
    WHEELS,
)
from trilith.games.prehistory.rules import autumn, ceremony, scoring
from trilith.games.prehistory.table import Player

OF_COLOUR = (
    PAY,
    LAY,
    CHOOSE,
    SPEND_RESOURCE,
    SPEND_MARKER,
    BUY_RESOURCE,
    BUY_MARKER,
    SELL_RESOURCE,
    SELL_MARKER,
)
OF_FIELD = (TO, SEND, BUILD, RECALL)


def view(table: Prehistory, viewer: int) -> View:
    """The table as it looks from one seat; only a player's own ceremony cards are named."""
    box = table.box
    return {
        "phase": PHASES[table.phase],
        "season": SEASONS[table.season],
        "round": table.year,
        "turn": table.turn if table.actor() != NOBODY else None,
        "order": list(table.order),
        "passed": [seat for seat in range(table.seats) if table.passed >> seat & 1],
        "ceremony_markers": list(table.dancers),
        "deed": DEEDS[table.deed],
        "central": name_or_none(box.wheel_names, table.wheel),
        "steps": {} if table.wheel == NOTHING else _colours(list(box.wheel_steps[table.wheel])),
        "prices": prices(table),
        "triliths": [_trilith(table, deed) for deed in range(len(DEEDS))],
        "supply": _colours(table.supply),
        "fish": list(table.fish),
        "tiles": [
            {"price": COLOURS[price], "tile": name_or_none(TILES, tile)}
            for price, tile in zip(box.gather_prices, table.tiles, strict=True)
        ],
        "hunting": [name_or_none(box.prey_names, card) for card in table.prey],
        "ceremony": [name_or_none(box.rite_names, card) for card in table.rites],
        "map": [_field(table, field) for field in range(len(FIELDS)) if table.land[field] != NOTHING],
        "pending": pending(table),
        "players": [
            _player(table, seat, seat == viewer or table.phase == OVER) for seat in range(table.seats)
        ],
    }


def choice(action: Action) -> View:
    """An action as names."""
    told: View = {"kind": VERBS[action.verb]}
    verb, first = action.verb, action.first
    if verb == PAINT:
        told["piece"] = PIECES[first]
    elif verb in (FISH_FOR, HOLD_CEREMONY):
        told["value"] = first + 1
    elif verb in (GATHER, SET_WEATHER):
        told["place" if verb == GATHER else "position"] = first + 1
    elif verb in (HUNT, CARD):
        told["slot"] = first + 1
    elif verb == MIGRATE:
        told["count"] = first + 1
    elif verb == SHAMAN:
        told["colour"], told["colour_to"] = COLOURS[first], COLOURS[action.second]
    elif verb == PICK_CAPSTONE:
        told["deed"] = DEEDS[first]
    elif verb == CAMP:
        told["camp"] = CAMPS[first]
    elif verb == TURN:
        told["wheel"], told["side"] = WHEELS[first], SIDES[action.second]
    elif verb in OF_COLOUR:
        told["colour"] = COLOURS[first]
    elif verb in OF_FIELD:
        told["field"] = FIELDS[first]
    return told


def prices(table: Prehistory) -> View:
    """What the four price wheels ask for as they stand, and after a turn to either side."""
    if NOTHING in table.turned:
        return {}
    return {
        name: {
            "position": table.turned[wheel] + 1,
            "now": _asked(table, wheel, 0),
            "left": _asked(table, wheel, POSITIONS - 1),
            "right": _asked(table, wheel, 1),
        }
        for wheel, name in enumerate(WHEELS)
    }


def _asked(table: Prehistory, wheel: int, turn: int) -> object:
    """The colour of every symbol of the painting, or the three colours that face a site."""
    segments, position = table.box.segments[wheel], table.turned[wheel] + turn
    if wheel == PAINTING_WHEEL:
        return {symbol: COLOURS[segments[(at + position) % POSITIONS]] for at, symbol in enumerate(SYMBOLS)}
    assert wheel in (FISHING_WHEEL, HUNTING_WHEEL, MIGRATION_WHEEL)
    return [COLOURS[segments[(at + position) % POSITIONS]] for at in range(FACING)]


def _trilith(table: Prehistory, deed: int) -> View:
    first = deed * len(COLOURS)
    return {
        "deed": DEEDS[deed],
        "stones": [
            name_or_none(COLOURS, stone) for stone in table.stones[STONES * deed : STONES * deed + STONES]
        ],
        "capstone": _some(table.capstones[first : first + len(COLOURS)]),
    }


def _field(table: Prehistory, field: int) -> View:
    """One field of the map: what it is, whose camp, and who is there."""
    told: View = {"field": FIELDS[field], "land": table.box.land_names[table.land[field]]}
    if table.camps[field] != NOTHING:
        told["camp"] = CAMPS[table.camps[field] % len(CAMPS)]
        told["owner"] = table.owner(field)
    if field == START:
        told["waiting"] = [player.waiting for player in table.players]
    elif table.standing[field] or table.lying[field]:
        told["player"] = table.who[field]
        told["standing"] = table.standing[field]
        told["lying"] = table.lying[field]
    return told


def pending(table: Prehistory) -> View:
    """How far the decision now being made has come."""
    phase = table.phase
    if phase in (PAYING, DANCING, ARRIVING, LAYING):
        told: View = {"deed": DEEDS[table.deed]}
        if phase == PAYING:
            told["due"] = table.due
        elif phase == DANCING:
            told["value"] = table.goal
            told["moves"] = ceremony.moves(table)
        elif phase == ARRIVING:
            told["count"] = table.goal
        return told
    if phase in (ROAMING, MOVING, TAKING, BUILDING, RECALLING):
        told = {"steps_left": table.steps}
        if phase == ROAMING:
            reach = autumn.within_reach(table)
            told["reach"] = [{"field": FIELDS[field], "steps": steps} for field, steps in reach]
        else:
            told["field"] = FIELDS[table.spot]
        if phase == RECALLING:
            told["camp"] = CAMPS[table.goal]
            told["due"] = table.due
        return told
    if phase == CHOOSING:
        return {"resources_due": table.gifts, "markers_due": table.marker_gifts}
    return {}


def _player(table: Prehistory, seat: int, known: bool) -> View:
    """One player's board; ceremony cards by value, and by name only for whoever may look at them."""
    box, player = table.box, table.players[seat]
    board: View = {
        "score": player.score,
        "board": name_or_none(BOARDS, player.board),
        "weather": None if player.weather == NOTHING else player.weather + 1,
        "income": _income(table, player, 0),
        "income_next": _income(table, player, 1),
        "resources": _colours(player.resources),
        "markers": _colours(player.markers),
        "bones": player.bones,
        "home": player.home,
        "on_map": table.on_map(player),
        "in_supply": player.supply,
        "camps_left": [CAMPS[camp] for camp in range(len(CAMPS)) if player.camps >> camp & 1],
        "track": player.track,
        "catch": list(player.fish),
        "baskets": {TILES[tile]: count for tile, count in enumerate(player.baskets) if count},
        "painted": [PIECES[piece] for piece in range(len(PIECES)) if player.painted >> piece & 1],
        "hunted": [box.prey_names[card] for card in player.hunted],
        "tokens": [SPECIES[species] for species in range(len(SPECIES)) if player.tokens >> species & 1],
        "megaliths": player.megaliths,
        "shamans": [COLOURS[colour] for colour in range(len(COLOURS)) if player.shamans >> colour & 1],
        "face_down": [box.rite_value[card] for card in player.rites],
    }
    if known:
        board["cards"] = [box.rite_names[card] for card in player.rites]
        board["final"] = dict(zip(SOURCES, scoring.breakdown(table, seat), strict=True))
    return board


def _income(table: Prehistory, player: Player, later: int) -> View:
    """What the weather wheel brings where it stands, or at the next position."""
    if player.board == NOTHING or player.weather == NOTHING:
        return {}
    return _colours(list(table.box.board_income[player.board][(player.weather + later) % POSITIONS]))


def _colours(counts: list[int]) -> View:
    return dict(zip(COLOURS, counts, strict=True))


def _some(counts: list[int]) -> View:
    return {colour: count for colour, count in zip(COLOURS, counts, strict=True) if count}
