"""What one player, or a spectator, sees of the table: built by inclusion, names instead of ints."""

from trilith.core.action import Action
from trilith.core.game import View
from trilith.core.naming import counts_by_name, name_or_none
from trilith.core.state import NOBODY
from trilith.games.endless_winter.actions import (
    ANIMAL_NAMES,
    AS,
    ASCEND,
    BUILD,
    BURIES,
    CARD_NAMES,
    CHIEF_NAMES,
    CHOOSE_CHIEF,
    CHOOSE_SETUP,
    CHOOSE_SIDE,
    DISCARD,
    ENLISTS,
    GAIN,
    HUNTS,
    LAY,
    LEARN,
    LESSER,
    NO_ANIMAL,
    PLACE,
    PLAY,
    RECRUITS,
    SETTLE,
    SETUP_NAMES,
    STEP,
    STONE_NAMES,
    TAKE,
    TILE,
    TIPS,
    USE,
    VERBS,
    WHICH_TILE,
)
from trilith.games.endless_winter.events import juncture_name
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
    FROM_HAND,
    GAINS,
    HALVES,
    HEXES,
    HOME,
    LUCK,
    NEUTRAL_PIECE,
    NOTHING,
    OVER,
    PHASES,
    REST,
    SIDES,
    SITE_COLUMNS,
    SOURCES,
    TRACKS,
    TRIBES,
    ZONES,
)
from trilith.games.endless_winter.rules import burying, eclipse, idols, migrating, scoring, stones


def view(t: EndlessWinter, viewer: int) -> View:
    """EW-15.1, EW-15.2: the table as it looks from one seat; of hands, piles and graves only the viewer's own are named."""
    box = t.box
    return {
        "phase": PHASES[t.phase],
        "luck": LUCK[t.luck],
        "round": t.round,
        "turn": t.turn if t.actor() != NOBODY else None,
        "order": list(t.order),
        "figures_placed": t.step + 1 if t.phase != ECLIPSE else None,
        "eclipse_step": ECLIPSE_STEPS[t.step] if t.phase == ECLIPSE else None,
        "columns": {COLUMNS[column]: _column(t, column) for column in range(REST)},
        "display": [name_or_none(box.card_names, card) for card in t.display],
        "culture_left": [len(pile) for pile in t.culture_piles],
        "tribes": {CARD_NAMES[FIRST_TRIBE + tribe]: t.tribe_piles[tribe] for tribe in range(TRIBES)},
        "hunting_ground": counts_by_name(box.animal_names, t.ground),
        "wild": len(t.wild),
        "stones": [box.stone_names[stone] for stone in t.stones],
        "land": [_hex(t, hexagon) for hexagon in range(len(HEXES))],
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


def _column(t: EndlessWinter, column: int) -> View:
    """Who has figures in a column, and who was first."""
    first = t.first_in[column]
    standing = [seat for seat in range(t.seats) for _ in range(t.players[seat].figures.count(column))]
    return {"first": None if first == NOTHING else first, "figures": standing}


def _hex(t: EndlessWinter, hexagon: int) -> View:
    """One hex of the land: its terrain, everybody's camps and influence, and an ice find."""
    found: View = {
        "hex": HEXES[hexagon],
        "terrain": name_or_none(t.box.terrain_names, t.land[hexagon]),
        "camps": [player.camps[hexagon] for player in t.players],
        "influence": [migrating.influence(t, seat, hexagon) for seat in range(t.seats)],
    }
    if t.ice[hexagon] != NOTHING:
        found["ice_find"] = None if t.ice[hexagon] == FACE_DOWN else t.box.ice_names[t.ice[hexagon]]
    return found


def _site(t: EndlessWinter) -> View:
    """The building site: its pattern, its tiles and every megalith."""
    if t.pattern == NOTHING:
        return {"pattern": None, "tiles": [], "pieces": []}
    site = t.pattern_site()
    tiles = [
        {"tile": name_or_none(t.box.tile_names, t.tiles[place]), "row": row + 1, "column": column + 1}
        for place, (row, column) in enumerate(site.corners)
    ]
    pieces = [
        {
            "level": site.level[at] + 1,
            "row": site.row[at] + 1,
            "column": site.column[at] + 1,
            "owner": None if piece == NEUTRAL_PIECE else piece - 1,
        }
        for at, piece in enumerate(t.site)
        if piece != NOTHING
    ]
    return {"pattern": t.box.pattern_names[t.pattern], "tiles": tiles, "pieces": pieces}


def offers(t: EndlessWinter) -> list[str]:
    """Chiefs or set-up cards lying open to be chosen."""
    waiting = any(player.side == NOTHING for player in t.players)
    names = t.box.chief_names if t.phase == CHOOSING_CHIEF or waiting else t.box.setup_names
    return [names[offer] for offer in t.offers]


def pending(t: EndlessWinter) -> View:
    """How far the decision now being made has come; everyone sees it."""
    found: View = {}
    if t.column != HOME:
        found["column"] = COLUMNS[t.column]
        found["figure"] = FIGURES[t.figure]
        found["labour"] = t.labour / HALVES
        found["chief_ready"] = t.figure == CHIEF and not t.called
        found["ready"] = [CARD_NAMES[kind] for kind in t.ready]
    gains = {GAINS[kind]: count for kind, count in enumerate(t.pool) if count}
    if gains:
        found["gains"] = gains
    if t.offer != NOTHING:
        found["offer"] = CARD_NAMES[t.offer]
    if t.due:
        found["due"] = t.due
    if t.rest_held != NOTHING:
        found["rest_tile"] = t.box.rest_names[t.rest_held]
    return found


def _player(t: EndlessWinter, seat: int, known: bool, revealed: bool) -> View:
    """One player's board; cards that are hidden only for whoever may look at them."""
    box, player = t.box, t.players[seat]
    board: View = {
        "score": player.score,
        "food": player.food,
        "food_limit": t.limit(player),
        "tools": player.tools,
        "camps_left": player.camps_left,
        "villages_left": migrating.villages_left(t, seat),
        "megaliths_left": box.megaliths - player.built,
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
        "played": _cards(player.played),
        "discard": _cards(player.discard),
        "hand_count": len(player.hand),
        "draw_count": len(player.draw),
        "pile_count": len(player.pile),
        "buried_count": burying.graves(player),
    }
    if t.phase == ECLIPSE:
        board["strength"] = eclipse.strength(t, player) / HALVES
    if revealed or known:
        board["pile"] = _cards(player.pile)
    if known:
        board["hand"] = _cards(player.hand)
        board["buried"] = _cards(tuple(sorted(player.buried + player.secret)))
        board["final"] = dict(zip(SOURCES, scoring.breakdown(t, player), strict=True))
    return board


def choice(action: Action) -> View:
    """An action as names."""
    told: View = {"kind": VERBS[action.verb]}
    verb, first, second = action.verb, action.first, action.second
    if verb in (PLAY, DISCARD, USE, LAY, LEARN):
        told["card"] = CARD_NAMES[first]
    elif verb in (RECRUITS, ENLISTS):
        told["tribe"] = CARD_NAMES[FIRST_TRIBE + first]
    elif verb == BURIES:
        told["zone"] = ZONES[first]
        told["card"] = CARD_NAMES[second]
    elif verb == PLACE:
        told["figure"] = FIGURES[first]
        told["column"] = COLUMNS[second]
    elif verb == TAKE:
        told["stone"] = STONE_NAMES[first]
    elif verb == STEP:
        told["from"] = HEXES[first]
        told["hex"] = HEXES[second]
    elif verb == SETTLE:
        told["juncture"] = juncture_name(first)
    elif verb in (HUNTS, TIPS):
        told["animal"] = "nothing" if first == NO_ANIMAL else ANIMAL_NAMES[first]
    elif verb == BUILD:
        told["level"] = first + 1
        told["row"] = second // SITE_COLUMNS + 1
        told["column"] = second % SITE_COLUMNS + 1
    elif verb == ASCEND:
        told["track"] = TRACKS[first]
    elif verb == GAIN:
        told["gain"] = GAINS[first]
    elif verb == LESSER:
        told["gain"] = GAINS[first]
        told["way"] = AS[second]
    elif verb == CHOOSE_CHIEF:
        told["chief"] = CHIEF_NAMES[first]
    elif verb == CHOOSE_SIDE:
        told["side"] = SIDES[first]
    elif verb == CHOOSE_SETUP:
        told["setup"] = SETUP_NAMES[first]
    elif verb == TILE:
        told["which"] = WHICH_TILE[first]
    return told


def looks(action: Action) -> str:
    """EW-15.2: what everybody else sees of an action: which card is laid or buried from the hand, nobody sees."""
    if action.verb == LAY:
        return VERBS[LAY]
    if action.verb == BURIES and action.first == FROM_HAND:
        return f"{VERBS[BURIES]} {ZONES[FROM_HAND]}"
    return action.text


def _cards(cards: tuple[int, ...]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]
