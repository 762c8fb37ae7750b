"""What one player, or a spectator, sees of the table: built by inclusion, names instead of ints."""

from collections.abc import Iterable

from trilith.core.naming import name_or_none
from trilith.core.state import NOBODY
from trilith.games.prehistory import refusing
from trilith.games.prehistory.game import Prehistory
from trilith.games.prehistory.names import (
    ACTING,
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
    FISH,
    FISHING_WHEEL,
    HUNTING_WHEEL,
    LAYING,
    LINES,
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
    SOURCES,
    SPECIES,
    START,
    STONES,
    SYMBOLS,
    TAKING,
    TILES,
    Colour,
    Line,
    PaintingPiece,
    Symbol,
)
from trilith.games.prehistory.rules import autumn, ceremony, fishing, painting, scoring
from trilith.games.prehistory.shape import (
    Board,
    Counted,
    MapField,
    OnTrack,
    Pending,
    Prices,
    SiteWheel,
    Trilith,
    View,
)
from trilith.games.prehistory.table import Player


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
        "pending": pending(table, viewer),
        "players": [
            _player(table, seat, seat == viewer or table.phase == OVER) for seat in range(table.seats)
        ],
    }


def prices(table: Prehistory) -> Prices:
    """What the four price wheels ask for as they stand, and after a turn to either side."""
    if NOTHING in table.turned:
        return {}
    return {
        "painting": {
            "position": table.turned[PAINTING_WHEEL] + 1,
            "now": _by_symbol(table, 0),
            "left": _by_symbol(table, POSITIONS - 1),
            "right": _by_symbol(table, 1),
        },
        "fishing": _at_site(table, FISHING_WHEEL),
        "hunting": _at_site(table, HUNTING_WHEEL),
        "migration": _at_site(table, MIGRATION_WHEEL),
    }


def _by_symbol(table: Prehistory, turn: int) -> dict[Symbol, Colour]:
    """The colour of every symbol of the painting."""
    segments, position = table.box.segments[PAINTING_WHEEL], table.turned[PAINTING_WHEEL] + turn
    return {symbol: COLOURS[segments[(at + position) % POSITIONS]] for at, symbol in enumerate(SYMBOLS)}


def _at_site(table: Prehistory, wheel: int) -> SiteWheel:
    return {
        "position": table.turned[wheel] + 1,
        "now": _facing(table, wheel, 0),
        "left": _facing(table, wheel, POSITIONS - 1),
        "right": _facing(table, wheel, 1),
    }


def _facing(table: Prehistory, wheel: int, turn: int) -> list[Colour]:
    """The three colours that face a site."""
    segments, position = table.box.segments[wheel], table.turned[wheel] + turn
    return [COLOURS[segments[(at + position) % POSITIONS]] for at in range(FACING)]


def _trilith(table: Prehistory, deed: int) -> Trilith:
    first = deed * len(COLOURS)
    return {
        "deed": DEEDS[deed],
        "stones": [
            name_or_none(COLOURS, stone) for stone in table.stones[STONES * deed : STONES * deed + STONES]
        ],
        "full": table.free_stone(deed) == NOTHING,
        "capstone": _some(table.capstones[first : first + len(COLOURS)]),
    }


def _field(table: Prehistory, field: int) -> MapField:
    """One field of the map: what it is, whose camp, and who is there."""
    told: MapField = {"field": FIELDS[field], "land": table.box.land_names[table.land[field]]}
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


def pending(table: Prehistory, viewer: int) -> Pending:
    """How far the decision now being made has come; why something cannot be done is told to whoever decides."""
    phase, deed, steps = table.phase, DEEDS[table.deed], table.steps
    if phase == ACTING and viewer == table.turn:
        return {"refused": refusing.refused(table)}
    if phase == PAYING:
        return {"deed": deed, "due": table.due}
    if phase == DANCING:
        return {"deed": deed, "value": table.goal, "moves": ceremony.moves(table)}
    if phase == ARRIVING:
        return {"deed": deed, "count": table.goal}
    if phase == LAYING:
        return {"deed": deed}
    if phase == ROAMING:
        reach = autumn.within_reach(table)
        return {
            "steps_left": steps,
            "reach": [
                {"field": FIELDS[field], "steps": away, "paid": away <= steps} for field, away in reach
            ],
        }
    if phase == RECALLING:
        camp = CAMPS[table.goal]
        return {"steps_left": steps, "field": FIELDS[table.spot], "camp": camp, "due": table.due}
    if phase in (MOVING, TAKING, BUILDING):
        return {"steps_left": steps, "field": FIELDS[table.spot]}
    if phase == CHOOSING:
        return {"resources_due": table.gifts, "markers_due": table.marker_gifts}
    return {}


def _player(table: Prehistory, seat: int, known: bool) -> Board:
    """One player's board; ceremony cards by value, and by name only for whoever may look at them."""
    box, player = table.box, table.players[seat]
    board: Board = {
        "score": player.score,
        "board": name_or_none(BOARDS, player.board),
        "weather": None if player.weather == NOTHING else player.weather + 1,
        "income": _income(table, player, 0),
        "income_next": _income(table, player, 1),
        "incomes": _incomes(table, player),
        "incomes_left": _incomes_left(table, player),
        "resources": _colours(player.resources),
        "markers": _colours(player.markers),
        "bones": player.bones,
        "home": player.home,
        "on_map": table.on_map(player),
        "most_on_map": box.beyond_camps + player.built(),
        "in_supply": player.supply,
        "camps_left": [CAMPS[camp] for camp in range(len(CAMPS)) if player.camps >> camp & 1],
        "camps_built": player.built(),
        "track": player.track,
        "fishing": [_on_track(table, fishing.farther(table, player, value)) for value in range(FISH + 1)],
        "catch": list(player.fish),
        "baskets": {TILES[tile]: count for tile, count in enumerate(player.baskets) if count},
        "painted": [PIECES[piece] for piece in range(len(PIECES)) if player.painted >> piece & 1],
        "touching": _touching(player),
        "hunted": [box.prey_names[card] for card in player.hunted],
        "tokens": [SPECIES[species] for species in range(len(SPECIES)) if player.tokens >> species & 1],
        "megaliths": player.megaliths,
        "shamans": [COLOURS[colour] for colour in range(len(COLOURS)) if player.shamans >> colour & 1],
        "face_down": [box.rite_value[card] for card in player.rites],
    }
    if known:
        board["cards"] = [box.rite_names[card] for card in player.rites]
        board["counted"] = _counted(table, seat)
        board["earned"] = scoring.earned(table, seat)
        board["total"] = scoring.total_now(table, seat)
        board["final"] = dict(zip(SOURCES, scoring.breakdown(table, seat), strict=True))
    return board


def _income(table: Prehistory, player: Player, later: int) -> dict[Colour, int]:
    """What the weather wheel brings where it stands, or at the next position."""
    if player.weather == NOTHING or player.board == NOTHING:
        return {}
    return _incomes(table, player)[(player.weather + later) % POSITIONS]


def _incomes(table: Prehistory, player: Player) -> list[dict[Colour, int]]:
    """What the weather wheel brings at each of its positions; nothing before there is a board."""
    if player.board == NOTHING:
        return []
    return [_colours(list(cubes)) for cubes in table.box.board_income[player.board]]


def _incomes_left(table: Prehistory, player: Player) -> list[dict[Colour, int]]:
    """PH-4.1: what each position would bring from this year on, with one turn every spring."""
    if player.board == NOTHING:
        return []
    income, years = table.box.board_income[player.board], table.box.years - max(table.year, 1) + 1
    return [
        _colours(
            [
                sum(income[(first + year) % POSITIONS][at] for year in range(years))
                for at in range(len(COLOURS))
            ]
        )
        for first in range(POSITIONS)
    ]


def _counted(table: Prehistory, seat: int) -> list[Counted]:
    """PH-15.10: what each own ceremony card counts and is worth now, and each open one if it were taken."""
    taken = table.copy()
    taken.players[seat].rites = (*table.players[seat].rites, NOTHING)
    open_cards = [card for card in table.rites if card != NOTHING]
    return [
        *_worth(table, open_cards, scoring.metrics(taken, seat)),
        *_worth(table, table.players[seat].rites, scoring.metrics(table, seat)),
    ]


def _worth(table: Prehistory, cards: Iterable[int], amounts: list[int]) -> list[Counted]:
    """What ceremony cards are worth with these amounts of all that they count."""
    box = table.box
    counts = [(card, amounts[box.rite_metric[card]]) for card in cards]
    return [
        {"rite": box.rite_names[card], "count": count, "points": scoring.rite_points(table, card, count)}
        for card, count in counts
    ]


def _on_track(table: Prehistory, step: int) -> OnTrack:
    points, bones = fishing.pays(table, step)
    return {"step": step, "points": points, "bones": bones}


def _touching(player: Player) -> dict[PaintingPiece, list[Line]]:
    """The bonuses that each piece would bring which is not painted yet."""
    found: dict[PaintingPiece, list[Line]] = {}
    for piece, name in enumerate(PIECES):
        touched = painting.lines(player, piece)
        if touched and not player.painted >> piece & 1:
            found[name] = [LINES[line] for line in touched]
    return found


def _colours(counts: list[int]) -> dict[Colour, int]:
    return dict(zip(COLOURS, counts, strict=True))


def _some(counts: list[int]) -> dict[Colour, int]:
    return {colour: count for colour, count in zip(COLOURS, counts, strict=True) if count}
