"""A position as JSON: names on the outside, ints on the inside. What follows from the rest is not written down."""

from collections import Counter
from typing import Final

from trilith.core.errors import BadPosition
from trilith.core.game import Position
from trilith.core.reading import Reader
from trilith.games.endless_winter.actions import CARD_NAMES
from trilith.games.endless_winter.box import Box, spread
from trilith.games.endless_winter.game import EndlessWinter
from trilith.games.endless_winter.names import (
    BASE,
    CARDS,
    CHIEFS,
    COLUMNS,
    FACE_DOWN,
    FIGURES,
    FIRST_CULTURE,
    FIRST_TRIBE,
    GAINS,
    HEXES,
    JUNCTURES,
    LUCK,
    NOTHING,
    PHASES,
    PLACES,
    REST,
    SECOND_ERA,
    SETUPS,
    SIDES,
    SITE_COLUMNS,
    STONES,
    TRIBES,
    TURNS,
)
from trilith.games.endless_winter.rules.setting_up import spare_terrain, sure_terrain
from trilith.games.endless_winter.table import Player

FORMAT: Final = 1
SETUP_WAYS: Final[tuple[str, ...]] = ("dealt", "chosen_setups", "chosen_chiefs")
JUNCTURE_NAMES: Final[tuple[str, ...]] = tuple(
    " ".join(HEXES[hexagon] for hexagon in juncture) for juncture in JUNCTURES
)
UNTURNED: Final = "face_down"


def effect_names(box: Box) -> tuple[str, ...]:
    """Every effect by its card, or by its chief and side."""
    return (*CARD_NAMES, *(f"{chief}_{side}" for chief in box.chief_names for side in SIDES))


def dump(t: EndlessWinter) -> Position:
    """The whole position; piles are whatever is nowhere else."""
    box = t.box
    return {
        "format": FORMAT,
        "game": "endless_winter",
        "options": {
            "setup": SETUP_WAYS[t.setup],
            "ice_finds": t.with_ice == 1,
            "rest_tiles": t.with_rest == 1,
        },
        "phase": PHASES[t.phase],
        "luck": LUCK[t.luck],
        "left": t.left,
        "round": t.round,
        "order": [seat + 1 for seat in t.order],
        "turn": t.turn + 1,
        "at": t.at,
        "step": t.step,
        "offers": list(t.offers),
        "display": [_name(CARD_NAMES, card) for card in t.display],
        "hunting_ground": _counts(box.animal_names, t.ground),
        "stones": [box.stone_names[stone] for stone in t.stones],
        "land": [_name(box.terrain_names, terrain) for terrain in t.land],
        "unplaced": [box.terrain_names[terrain] for terrain in t.unplaced],
        "villages": {
            JUNCTURE_NAMES[at]: owner + 1 for at, owner in enumerate(t.villages) if owner != NOTHING
        },
        "ice_finds": {
            HEXES[hexagon]: UNTURNED if tile == FACE_DOWN else box.ice_names[tile]
            for hexagon, tile in enumerate(t.ice)
            if tile != NOTHING
        },
        "site": _dump_site(t),
        "rest_tiles": {
            "open": _name(box.rest_names, t.rest_open),
            "held": _name(box.rest_names, t.rest_held),
            "under": [box.rest_names[tile] for tile in t.under],
        },
        "first_in": [None if seat == NOTHING else str(seat + 1) for seat in t.first_in],
        "pending": _dump_pending(t),
        "players": [_dump_player(box, player) for player in t.players],
    }


def _dump_site(t: EndlessWinter) -> Position:
    pieces: list[Position] = []
    if t.pattern != NOTHING:
        site = t.pattern_site()
        for at, piece in enumerate(t.site):
            if piece != NOTHING:
                where = {"level": site.level[at] + 1, "row": site.row[at] + 1, "column": site.column[at] + 1}
                pieces.append({**where, "owner": piece})
    return {
        "pattern": _name(t.box.pattern_names, t.pattern),
        "tiles": [_name(t.box.tile_names, tile) for tile in t.tiles],
        "pieces": pieces,
    }


def _dump_pending(t: EndlessWinter) -> Position:
    owed = None if t.owed == NOTHING else effect_names(t.box)[t.owed >> 1]
    return {
        "figure": FIGURES[t.figure],
        "column": _name(COLUMNS, t.column),
        "halves": t.labour,
        "cultures": t.cultures,
        "recruited": [CARD_NAMES[FIRST_TRIBE + tribe] for tribe in range(TRIBES) if t.recruited >> tribe & 1],
        "called": t.called,
        "ready": _cards(t.ready),
        "fresh": _cards(t.fresh),
        "gains": _counts(GAINS, t.pool),
        "offer": None if t.offer == NOTHING else effect_names(t.box)[t.offer],
        "arrow": None if t.arrow == NOTHING else str(t.arrow),
        "due": t.due,
        "owed": owed,
        "owed_reward": 0 if t.owed == NOTHING else t.owed & 1,
        "harvested": [HEXES[hexagon] for hexagon in range(len(HEXES)) if t.harvested >> hexagon & 1],
        "hex": _name(HEXES, t.hexagon),
    }


def _dump_player(box: Box, player: Player) -> Position:
    return {
        "score": player.score,
        "food": player.food,
        "tools": player.tools,
        "built": player.built,
        "offering": player.offering,
        "honor": player.honor,
        "honor_place": player.honor_place,
        "chief": _name(box.chief_names, player.chief),
        "side": _name(SIDES, player.side),
        "setup": _name(box.setup_names, player.setup),
        "figures": [_name(COLUMNS, at) for at in player.figures],
        "camps": _counts(HEXES, player.camps),
        "animals": _counts(box.animal_names, player.animals),
        "tipped": _counts(box.animal_names, player.tipped),
        "stones": [box.stone_names[stone] for stone in player.stones],
        "hand": _cards(player.hand),
        "draw": _cards(player.draw),
        "discard": _cards(player.discard),
        "played": _cards(player.played),
        "pile": _cards(player.pile),
        "buried": _cards(player.buried),
        "buried_unseen": _cards(player.secret),
        "known": _cards(player.known),
        "graves": [{"cards": _cards(grave)} for grave in player.graves],
    }


def load(box: Box, data: Position) -> EndlessWinter:
    """The position that the data describes; what is not one is refused by the field that is wrong."""
    top = Reader(data, "")
    if top.whole("format") != FORMAT or top.text("game") != "endless_winter":
        raise BadPosition(where="format", problem="format", value=str(data.get("format")))
    boards = top.tables("players")
    seats = len(boards)
    options, pending, site, rest = (top.table(key) for key in ("options", "pending", "site", "rest_tiles"))
    players = [_load_player(box, board) for board in boards]
    setup = options.named("setup", SETUP_WAYS)
    with_ice, with_rest = options.flag("ice_finds"), options.flag("rest_tiles")
    display = top.pieces("display", CARD_NAMES, box.display)
    round_number = top.whole("round")
    held = Counter(card for player in players for card in _all_cards(player))
    ground = top.counts("hunting_ground", box.animal_names)
    stones = tuple(sorted(top.pieces("stones", box.stone_names, None)))
    land = top.pieces("land", box.terrain_names, len(HEXES))
    unplaced = tuple(sorted(top.pieces("unplaced", box.terrain_names, None)))
    ice = _load_ice(box, top.table("ice_finds"))
    pattern = site.piece("pattern", box.pattern_names)
    rest_open, rest_held = rest.piece("open", box.rest_names), rest.piece("held", box.rest_names)
    under = tuple(rest.pieces("under", box.rest_names, None))
    owed = pending.piece("owed", effect_names(box))
    reward = pending.whole("owed_reward")
    table = EndlessWinter(
        box,
        players,
        setup=setup,
        with_ice=with_ice,
        with_rest=with_rest,
        round_number=round_number,
        order=_load_order(top, seats),
        turn=top.seat("turn", seats),
        at=top.whole("at"),
        step=top.whole("step"),
        phase=top.named("phase", PHASES),
        luck=top.named("luck", LUCK),
        left=top.whole("left"),
        offers=_load_offers(top),
        display=display,
        culture_piles=_culture_piles(box, round_number, display, held),
        tribe_piles=[box.card_copies[kind] - held[kind] for kind in range(FIRST_TRIBE, FIRST_TRIBE + TRIBES)],
        wild=_wild(box, ground, players),
        ground=ground,
        stones=stones,
        unseen_stones=_rest(
            tuple(range(STONES)), [*stones, *(each for player in players for each in player.stones)]
        ),
        land=land,
        unplaced=unplaced,
        spare=_spare(box, seats, land, unplaced),
        villages=_load_villages(top.counts("villages", JUNCTURE_NAMES), seats),
        ice=ice,
        unseen_ice=_rest(tuple(range(len(box.ice_names))), ice) if with_ice else (),
        pattern=pattern,
        tiles=site.pieces("tiles", box.tile_names, PLACES),
        site=_load_pieces(box, pattern, site.tables("pieces"), seats),
        rest_open=rest_open,
        rest_held=rest_held,
        unseen_rest=_rest(tuple(range(len(box.rest_names))), [rest_open, rest_held, *under])
        if with_rest
        else (),
        under=under,
        first_in=top.pieces("first_in", tuple(str(seat + 1) for seat in range(seats)), REST),
        figure=pending.named("figure", FIGURES),
        column=pending.piece("column", COLUMNS),
        labour=pending.whole("halves"),
        cultures=pending.whole("cultures"),
        recruited=_bits([card - FIRST_TRIBE for card in pending.pieces("recruited", CARD_NAMES, None)]),
        called=pending.whole("called"),
        ready=tuple(sorted(pending.pieces("ready", CARD_NAMES, None))),
        fresh=tuple(sorted(pending.pieces("fresh", CARD_NAMES, None))),
        pool=pending.counts("gains", GAINS),
        offer=pending.piece("offer", effect_names(box)),
        arrow=pending.piece("arrow", tuple(str(at) for at in range(SITE_COLUMNS * PLACES))),
        due=pending.whole("due"),
        owed=NOTHING if owed == NOTHING else owed * 2 + (reward & 1),
        harvested=_bits(pending.pieces("harvested", HEXES, None)),
        hexagon=pending.piece("hex", HEXES),
    )
    for reader in (top, options, pending, site, rest):
        reader.finish()
    return table


def _load_player(box: Box, board: Reader) -> Player:
    camps = board.counts("camps", HEXES)
    player = Player(
        score=board.whole("score"),
        food=board.whole("food"),
        tools=board.whole("tools"),
        camps_left=box.camps - sum(camps),
        built=board.whole("built"),
        offering=board.whole("offering"),
        honor=board.whole("honor"),
        honor_place=board.whole("honor_place"),
        chief=board.piece("chief", box.chief_names),
        side=board.piece("side", SIDES),
        setup=board.piece("setup", box.setup_names),
        figures=board.pieces("figures", COLUMNS, TURNS),
        camps=camps,
        animals=board.counts("animals", box.animal_names),
        tipped=board.counts("tipped", box.animal_names),
        stones=tuple(board.pieces("stones", box.stone_names, None)),
        hand=_load_cards(board, "hand"),
        draw=_load_cards(board, "draw"),
        discard=_load_cards(board, "discard"),
        played=_load_cards(board, "played"),
        pile=_load_cards(board, "pile"),
        buried=_load_cards(board, "buried"),
        secret=_load_cards(board, "buried_unseen"),
        known=_load_cards(board, "known"),
        graves=tuple(_load_grave(grave) for grave in board.tables("graves")),
    )
    board.finish()
    return player


def _load_grave(grave: Reader) -> tuple[int, ...]:
    cards = _load_cards(grave, "cards")
    grave.finish()
    return cards


def _load_cards(board: Reader, key: str) -> tuple[int, ...]:
    return tuple(sorted(board.pieces(key, CARD_NAMES, None)))


def _load_order(top: Reader, seats: int) -> list[int]:
    return [seat - 1 for seat in top.numbers("order", 1, seats)]


def _load_offers(top: Reader) -> tuple[int, ...]:
    return tuple(sorted(top.numbers("offers", 0, max(CHIEFS, SETUPS) - 1)))


def _load_villages(owners: list[int], seats: int) -> list[int]:
    if any(not 0 <= owner <= seats for owner in owners):
        raise BadPosition(where="villages", problem="no-such-player", value=str(max(owners)))
    return [owner - 1 if owner else NOTHING for owner in owners]


def _load_ice(box: Box, reader: Reader) -> list[int]:
    found = []
    for name in HEXES:
        tile = reader.piece(name, (UNTURNED, *box.ice_names)) if reader.has(name) else NOTHING
        found.append(FACE_DOWN if tile == 0 else tile - 1 if tile > 0 else NOTHING)
    reader.finish()
    return found


def _load_pieces(box: Box, pattern: int, pieces: list[Reader], seats: int) -> list[int]:
    if pattern == NOTHING:
        return []
    site = box.patterns[pattern]
    found = [NOTHING] * len(site.level)
    for piece in pieces:
        level, row, column = (piece.whole(key) - 1 for key in ("level", "row", "column"))
        at, owner = site.find(level, row, column), piece.whole("owner")
        if at == NOTHING or not 0 <= owner <= seats:
            raise BadPosition(
                where="site.pieces", problem="unknown-name", value=f"{level + 1} {row + 1} {column + 1}"
            )
        found[at] = owner
        piece.finish()
    return found


def _culture_piles(
    box: Box, round_number: int, display: list[int], held: Counter[int]
) -> list[tuple[int, ...]]:
    """Culture cards that are nowhere else; those of the first era are out of the game after it."""
    elsewhere = [card for card in range(CARDS) if held[card] or card in display]
    first = tuple(range(FIRST_CULTURE, SECOND_ERA)) if round_number <= box.first_era else ()
    return [_rest(first, elsewhere), _rest(tuple(range(SECOND_ERA, CARDS)), elsewhere)]


def _wild(box: Box, ground: list[int], players: list[Player]) -> tuple[int, ...]:
    counts = [copies - ground[animal] for animal, copies in enumerate(box.animal_copies)]
    for player in players:
        counts = [left - player.animals[at] - player.tipped[at] for at, left in enumerate(counts)]
    return spread(tuple(counts))


def _spare(box: Box, seats: int, land: list[int], unplaced: tuple[int, ...]) -> tuple[int, ...]:
    """The tiles that were not drawn: what was drawn is what lies there or will, but for those that are sure to."""
    if not 2 <= seats < len(box.glaciers):
        return ()
    laid = Counter(
        [terrain for hexagon, terrain in enumerate(land) if hexagon != BASE and terrain != NOTHING]
    )
    drawn = laid + Counter(unplaced) - Counter(sure_terrain(box, seats))
    return _rest(spare_terrain(box), list(drawn.elements()))


def _all_cards(player: Player) -> tuple[int, ...]:
    open_cards = player.discard + player.played + player.pile + player.buried
    return player.hand + player.draw + player.secret + open_cards


def _rest(everything: tuple[int, ...], elsewhere: list[int]) -> tuple[int, ...]:
    """What is nowhere else, sorted; that nothing is anywhere twice is for `problems` to see."""
    return tuple(sorted((Counter(everything) - Counter(elsewhere)).elements()))


def _bits(numbers: list[int]) -> int:
    found = 0
    for number in numbers:
        if number >= 0:
            found |= 1 << number
    return found


def _cards(cards: tuple[int, ...]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def _counts(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _name(names: tuple[str, ...], piece: int) -> str | None:
    return None if piece == NOTHING else names[piece]
