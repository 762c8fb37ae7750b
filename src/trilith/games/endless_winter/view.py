"""What one player, or a spectator, sees of the table: built by inclusion, names instead of ints."""

from trilith.core.naming import counts_by_name, name_or_none
from trilith.core.state import NOBODY
from trilith.games.endless_winter.actions import CARD_NAMES
from trilith.games.endless_winter.box import Site as BuildingSite
from trilith.games.endless_winter.game import EndlessWinter
from trilith.games.endless_winter.names import (
    CHIEF,
    CHIEF_FIGURE,
    CHOOSING_CHIEF,
    COLUMNS,
    ECLIPSE,
    ECLIPSE_STEPS,
    FACE_DOWN,
    FIGURES,
    FIRST_TRIBE,
    GAINS,
    HALVES,
    HEXES,
    HOME,
    LUCK,
    NEUTRAL_PIECE,
    NOTHING,
    OVER,
    PHASES,
    PLACES,
    POINTS,
    SIDES,
    SOURCES,
    TRAILS,
    TRIBES,
    EclipseStep,
)
from trilith.games.endless_winter.rules import (
    burying,
    developing,
    eclipse,
    idols,
    megaliths,
    migrating,
    playing,
    preparing,
    scoring,
    stones,
)
from trilith.games.endless_winter.shape import (
    Board,
    ColumnPlace,
    Income,
    IncomeSource,
    LaidTile,
    Land,
    Megalith,
    Pending,
    Site,
    StonePrice,
    View,
    juncture_name,
)
from trilith.games.endless_winter.table import Player
from trilith.games.endless_winter.worthwhile import labour_short, labour_uses, lost_gains, worth_playing


def view(t: EndlessWinter, viewer: int) -> View:
    """EW-15.1, EW-15.2: the table as it looks from one seat; of hands, piles and graves only the viewer's own are named."""
    box = t.box
    led = [migrating.led_by(t, seat) for seat in range(t.seats)]
    return {
        "phase": PHASES[t.phase],
        "luck": LUCK[t.luck],
        "round": t.round,
        "era": t.era(),
        "last_round": preparing.is_last_round(t),
        "turn": t.turn if t.actor() != NOBODY else None,
        "order": list(t.order),
        "figures_placed": t.step + 1 if t.phase != ECLIPSE else None,
        "eclipse_step": ECLIPSE_STEPS[t.step] if t.phase == ECLIPSE else None,
        "columns": {trail: _column(t, column) for column, trail in enumerate(TRAILS)},
        "display": [name_or_none(box.card_names, card) for card in t.display],
        "culture_left": [len(pile) for pile in t.culture_piles],
        "tribes": {CARD_NAMES[FIRST_TRIBE + tribe]: t.tribe_piles[tribe] for tribe in range(TRIBES)},
        "hunting_ground": counts_by_name(box.animal_names, t.ground),
        "wild": len(t.wild),
        "stones": [box.stone_names[stone] for stone in t.stones],
        "land": [_hex(t, hexagon, led) for hexagon in range(len(HEXES))],
        "villages": [
            {"juncture": juncture_name(at), "owner": owner}
            for at, owner in enumerate(t.villages)
            if owner != NOTHING
        ],
        "site": _site(t),
        "rest_tile": name_or_none(box.rest_names, t.rest_open),
        "rest_stack": len(t.unseen_rest) + len(t.under),
        "offers": offers(t),
        "pending": pending(t),
        "players": [
            _player(t, seat, seat == viewer or t.phase == OVER, t.phase in (ECLIPSE, OVER))
            for seat in range(t.seats)
        ],
    }


def _column(t: EndlessWinter, column: int) -> ColumnPlace:
    """Who has figures in a column, and who was first."""
    first = t.first_in[column]
    standing = [seat for seat in range(t.seats) for _ in range(t.players[seat].figures.count(column))]
    return {"first": None if first == NOTHING else first, "figures": standing}


def _hex(t: EndlessWinter, hexagon: int, led: list[list[int]]) -> Land:
    """One hex of the land: its terrain, everybody's camps and influence, who leads, and an ice find."""
    found: Land = {
        "hex": HEXES[hexagon],
        "terrain": name_or_none(t.box.terrain_names, t.land[hexagon]),
        "camps": [player.camps[hexagon] for player in t.players],
        "influence": [migrating.influence(t, seat, hexagon) for seat in range(t.seats)],
        "leaders": [seat for seat in range(t.seats) if hexagon in led[seat]],
    }
    if t.ice[hexagon] != NOTHING:
        found["ice_find"] = None if t.ice[hexagon] == FACE_DOWN else t.box.ice_names[t.ice[hexagon]]
    return found


def _site(t: EndlessWinter) -> Site:
    """The building site: its pattern, its tiles and every megalith."""
    if t.pattern == NOTHING:
        return {"pattern": None, "tiles": [], "pieces": []}
    site = t.pattern_site()
    pieces: list[Megalith] = [
        {
            "level": site.level[at] + 1,
            "row": site.row[at] + 1,
            "column": site.column[at] + 1,
            "owner": _owner(piece),
        }
        for at, piece in enumerate(t.site)
        if piece != NOTHING
    ]
    tiles = [_tile(t, site, place) for place in range(PLACES)]
    return {"pattern": t.box.pattern_names[t.pattern], "tiles": tiles, "pieces": pieces}


def _owner(piece: int) -> int | None:
    """Whose a megalith is."""
    return None if piece == NEUTRAL_PIECE else piece - 1


def _tile(t: EndlessWinter, site: BuildingSite, place: int) -> LaidTile:
    """One of the four tiles of the building site, or the place where it will lie."""
    row, column = site.corners[place]
    start = megaliths.start_of(t, site, place)
    return {
        "tile": name_or_none(t.box.tile_names, t.tiles[place]),
        "row": row + 1,
        "column": column + 1,
        "start": None if start == NOTHING else {"row": site.row[start] + 1, "column": site.column[start] + 1},
    }


def offers(t: EndlessWinter) -> list[str]:
    """Chiefs or set-up cards lying open to be chosen."""
    waiting = any(player.side == NOTHING for player in t.players)
    names = t.box.chief_names if t.phase == CHOOSING_CHIEF or waiting else t.box.setup_names
    return [names[offer] for offer in t.offers]


def pending(t: EndlessWinter) -> Pending:
    """How far the decision now being made has come; everyone sees it."""
    found: Pending = {}
    if t.column != HOME:
        found["column"] = COLUMNS[t.column]
        found["figure"] = FIGURES[t.figure]
        found["labour"] = t.labour / HALVES
        found["chief_ready"] = t.figure == CHIEF and not t.called
        found["ready"] = [CARD_NAMES[kind] for kind in t.ready]
        found["uses"] = labour_uses(t)
    gains = {GAINS[kind]: count for kind, count in enumerate(t.pool) if count}
    if gains:
        found["gains"] = gains
        found["lost"] = lost_gains(t)
    if t.offer != NOTHING:
        found["offer"] = CARD_NAMES[t.offer]
    if t.due:
        found["due"] = t.due
    if t.rest_held != NOTHING:
        found["rest_tile"] = t.box.rest_names[t.rest_held]
    return found


def _player(t: EndlessWinter, seat: int, known: bool, revealed: bool) -> Board:
    """One player's board; cards that are hidden only for whoever may look at them."""
    box, player = t.box, t.players[seat]
    board: Board = {
        "score": player.score,
        "food": player.food,
        "food_limit": t.limit(player),
        "tools": player.tools,
        "camps": migrating.camps_out(t, player),
        "camps_left": player.camps_left,
        "villages": migrating.villages_out(t, seat),
        "villages_left": migrating.villages_left(t, seat),
        "megaliths_left": megaliths.left(t, player),
        "stacks": [[_owner(piece) for piece in stack] for stack in megaliths.stacks(t, seat)],
        "offering": player.offering,
        "honor": player.honor,
        "honor_rank": idols.rank(t, player) + 1,
        "chief": name_or_none(box.chief_names, player.chief),
        "side": name_or_none(SIDES, player.side),
        "figures": [name_or_none(COLUMNS, at) for at in player.figures[:CHIEF_FIGURE]],
        "chief_figure": name_or_none(COLUMNS, player.figures[CHIEF_FIGURE]),
        "animals": counts_by_name(box.animal_names, player.animals),
        "tipped": counts_by_name(box.animal_names, player.tipped),
        "stones": [
            {"stone": box.stone_names[stone], "points": stones.worth(t, seat, stone)}
            for stone in player.stones
        ],
        "stone_price": _stone_price(t, player),
        "played": _cards(player.played),
        "discard": _cards(player.discard),
        "hand_count": len(player.hand),
        "draw_count": len(player.draw),
        "pile_count": len(player.pile),
        "buried_count": burying.graves(player),
    }
    if t.phase == ECLIPSE:
        board["incomes"] = _incomes(t, seat)
    if t.phase == ECLIPSE or known:
        board["strength"] = eclipse.strength(t, player) / HALVES
    if revealed or known:
        board["pile"] = _cards(player.pile)
    if known:
        board["hand"] = _cards(player.hand)
        decides = seat == t.actor()
        board["labour_short"] = decides and labour_short(t)
        board["worth_playing"] = worth_playing(t) if decides else []
        board["fresh"] = _cards(t.fresh) if decides else []
        board["idle"] = [CARD_NAMES[kind] for kind in sorted(set(player.hand)) if playing.is_idle(t, kind)]
        board["buried"] = _cards(tuple(sorted(player.buried + player.secret)))
        board["earned"] = scoring.earned(t, player)
        board["total"] = scoring.total(t, player)
        board["final"] = dict(zip(SOURCES, scoring.breakdown(t, player), strict=True))
    return board


def _stone_price(t: EndlessWinter, player: Player) -> StonePrice | None:
    """What the next sacred stone costs, where there is room for one."""
    slot = developing.next_slot(t, player)
    return None if slot == NOTHING else {"food": t.box.stone_food[slot], "tools": t.box.stone_tools[slot]}


def _incomes(t: EndlessWinter, seat: int) -> dict[EclipseStep, list[Income]]:
    """What each step of a player's eclipse holds; what brings nothing is left out."""
    box, player = t.box, t.players[seat]
    order = [_income("place", box.order_incomes[t.order.index(seat)])]
    tribe = [_income("card", box.eclipse[kind], CARD_NAMES[kind]) for kind in player.pile]
    led = [t.land[hexagon] for hexagon in migrating.led_by(t, seat)]
    land = [_income("terrain", box.terrain_incomes[terrain], box.terrain_names[terrain]) for terrain in led]
    board = [_income("village", box.village_income) for _ in range(migrating.villages_out(t, seat))]
    for space, income in enumerate(box.megalith_incomes):
        if megaliths.is_freed(t, player, space):
            board.append(_income("megalith", income))
    for stone in player.stones:
        board.append(_income("stone", (POINTS, stones.worth(t, seat, stone)), box.stone_names[stone]))
    steps = zip(ECLIPSE_STEPS, (order, tribe, land, board), strict=True)
    return {step: [income for income in incomes if income["gains"]] for step, incomes in steps}


def _income(source: IncomeSource, gains: tuple[int, ...], name: str = "") -> Income:
    """Pairs of kind and number as names."""
    pairs = zip(gains[::2], gains[1::2], strict=True)
    found: Income = {"source": source, "gains": {GAINS[kind]: count for kind, count in pairs if count}}
    if name:
        found["name"] = name
    return found


def _cards(cards: tuple[int, ...]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]
