"""A position as JSON: names on the outside, ints on the inside. What follows from the rest is not written down."""

from collections import Counter
from typing import Final

from trilith.core.errors import BadPosition
from trilith.core.game import Position
from trilith.core.reading import Reader
from trilith.games.prehistory.box import Box
from trilith.games.prehistory.game import Prehistory
from trilith.games.prehistory.names import (
    BOARDS,
    CAMPS,
    COLOURS,
    DEEDS,
    FIELDS,
    FIRST_TOKEN,
    FISH,
    GATHER_PLACES,
    LAIR,
    MAP_TURNS,
    MEGALITH,
    NO_PLAYER,
    NOTHING,
    PHASES,
    PIECES,
    SEASONS,
    SLOTS,
    SPECIES,
    STONES,
    TILES,
    WHEELS,
)
from trilith.games.prehistory.rules.setting_up import SEATS, WAYS, bare_land
from trilith.games.prehistory.table import Player

FORMAT: Final = 1


def dump(table: Prehistory) -> Position:
    """The whole position; decks and supply are whatever is nowhere else."""
    box = table.box
    return {
        "format": FORMAT,
        "game": "prehistory",
        "phase": PHASES[table.phase],
        "season": SEASONS[table.season],
        "year": table.year,
        "turn": table.turn + 1,
        "order": [SEATS[seat] for seat in table.order],
        "passed": [SEATS[seat] for seat in range(table.seats) if table.passed >> seat & 1],
        "ceremony_markers": [SEATS[seat] for seat in table.dancers],
        "central": _name(box.wheel_names, table.wheel),
        "centrals_gone": _gone(box.wheel_names, (*table.wheels, table.wheel)),
        "wheels": [_name(WAYS, position) for position in table.turned],
        "triliths": [_dump_trilith(table, deed) for deed in range(len(DEEDS))],
        "fish": list(table.fish),
        "tiles": [_name(TILES, tile) for tile in table.tiles],
        "hunting": [_name(box.prey_names, card) for card in table.prey],
        "hunting_gone": _gone(box.prey_names, (*table.prey_bag, *table.prey, *_hunted(table.players))),
        "ceremony": [_name(box.rite_names, card) for card in table.rites],
        "ceremony_gone": _gone(box.rite_names, (*table.rite_bag, *table.rites, *_danced(table.players))),
        "land": [box.laying_names[laid] for laid in table.laid],
        "found": [
            {"field": FIELDS[field], "land": box.land_names[table.land[field]]}
            for field, land in enumerate(_laid_land(box, table.seats, table.laid))
            if land in (MEGALITH, LAIR)
        ],
        "megaliths_left": [box.land_names[stone] for stone in table.megalith_bag],
        "camps": [
            {
                "field": FIELDS[field],
                "player": table.owner(field) + 1,
                "camp": CAMPS[table.camps[field] % len(CAMPS)],
            }
            for field in range(len(FIELDS))
            if table.camps[field] != NOTHING
        ],
        "members": [
            {
                "field": FIELDS[field],
                "player": table.who[field] + 1,
                "standing": table.standing[field],
                "lying": table.lying[field],
            }
            for field in range(len(FIELDS))
            if table.who[field] != NO_PLAYER
        ],
        "pending": {
            "deed": DEEDS[table.deed],
            "goal": table.goal,
            "due": table.due,
            "least": table.least,
            "circle": _names(COLOURS, table.circle),
            "steps": table.steps,
            "spot": FIELDS[table.spot],
            "resources": table.gifts,
            "markers": table.marker_gifts,
            "resume": PHASES[table.resume],
        },
        "players": [_dump_player(box, player) for player in table.players],
    }


def _dump_trilith(table: Prehistory, deed: int) -> Position:
    first = deed * len(COLOURS)
    return {
        "stones": [_name(COLOURS, stone) for stone in table.stones[STONES * deed : STONES * deed + STONES]],
        "capstone": _some(COLOURS, table.capstones[first : first + len(COLOURS)]),
    }


def _dump_player(box: Box, player: Player) -> Position:
    return {
        "board": _name(BOARDS, player.board),
        "weather": _name(WAYS, player.weather),
        "resources": _some(COLOURS, player.resources),
        "markers": _some(COLOURS, player.markers),
        "bones": player.bones,
        "score": player.score,
        "fish": list(player.fish),
        "track": player.track,
        "baskets": _some(TILES, list(player.baskets)),
        "painted": _names(PIECES, player.painted),
        "hunted": [box.prey_names[card] for card in player.hunted],
        "ceremonies": [box.rite_names[card] for card in player.rites],
        "shamans": _names(COLOURS, player.shamans),
        "home": player.home,
        "waiting": player.waiting,
        "megaliths": player.megaliths,
        "tokens": _names(SPECIES, player.tokens),
    }


def load(box: Box, data: Position) -> Prehistory:
    """The position that the data describes; what is not one is refused by the field that is wrong."""
    top = Reader(data, "")
    if top.whole("format") != FORMAT or top.text("game") != "prehistory":
        raise BadPosition(where="format", problem="format", value=str(data.get("format")))
    players = [_load_player(box, each) for each in top.tables("players")]
    seats = len(players)
    if seats not in range(2, len(SEATS) + 1):
        raise BadPosition(where="players", problem="wrong-length", value=str(seats))
    at_table = SEATS[:seats]
    pending = top.table("pending")
    camps = _load_camps(top.tables("camps"), seats)
    who, standing, lying = _load_members(top.tables("members"), seats)
    stones, capstones = _load_triliths(top.tables("triliths"))
    laid = tuple(top.pieces("land", box.laying_names, None))
    if len(laid) > len(box.slots_used[seats]):
        raise BadPosition(where="land", problem="wrong-length", value=str(len(laid)))
    land = _load_found(box, _laid_land(box, seats, laid), top.tables("found"))
    wheel = top.piece("central", box.wheel_names)
    gone = top.pieces("centrals_gone", box.wheel_names, None)
    tiles = top.pieces("tiles", TILES, GATHER_PLACES)
    prey = top.pieces("hunting", box.prey_names, SLOTS)
    rites = top.pieces("ceremony", box.rite_names, SLOTS)
    prey_gone = top.pieces("hunting_gone", box.prey_names, None)
    rites_gone = top.pieces("ceremony_gone", box.rite_names, None)
    for seat, player in enumerate(players):
        own = [camp % len(CAMPS) for camp in camps if camp != NOTHING and camp // len(CAMPS) == seat]
        player.camps &= ~sum(1 << camp for camp in set(own))
        out = sum(standing[field] + lying[field] for field in range(len(FIELDS)) if who[field] == seat)
        player.supply = box.members - player.home - player.waiting - out
    table = Prehistory(
        box,
        players,
        year=top.whole("year"),
        season=top.named("season", SEASONS),
        phase=top.named("phase", PHASES),
        turn=top.seat("turn", seats),
        order=top.pieces("order", at_table, None),
        passed=_bits(top.pieces("passed", at_table, None)),
        dancers=top.pieces("ceremony_markers", at_table, None),
        wheel=wheel,
        wheels=_rest(box.all_wheels, [*gone, wheel]),
        turned=top.pieces("wheels", WAYS, len(WHEELS)),
        supply=[0] * len(COLOURS),
        stones=stones,
        capstones=capstones,
        fish=top.wholes("fish", FISH),
        tiles=tiles,
        tile_bag=_rest(box.all_tiles, [*tiles, *(tile for player in players for tile in _owned(player))]),
        prey=prey,
        prey_bag=_rest(box.all_prey, [*prey, *prey_gone, *_hunted(players)]),
        rites=rites,
        rite_bag=_rest(box.all_rites, [*rites, *rites_gone, *_danced(players)]),
        laid=laid,
        land=tuple(land),
        megalith_bag=tuple(sorted(top.pieces("megaliths_left", box.land_names, None))),
        token_bag=_rest(
            tuple(range(len(SPECIES))),
            [stone - FIRST_TOKEN for stone in land]
            + [token for player in players for token in _tokens(player)],
        ),
        who=tuple(who),
        standing=tuple(standing),
        lying=tuple(lying),
        camps=tuple(camps),
        deed=pending.named("deed", DEEDS),
        goal=pending.whole("goal"),
        due=pending.whole("due"),
        least=pending.whole("least"),
        circle=_bits(pending.pieces("circle", COLOURS, None)),
        steps=pending.whole("steps"),
        spot=pending.named("spot", FIELDS),
        gifts=pending.whole("resources"),
        marker_gifts=pending.whole("markers"),
        resume=pending.named("resume", PHASES),
    )
    table.supply = [box.cubes - in_use(table, colour) for colour in range(len(COLOURS))]
    for reader in (top, pending):
        reader.finish()
    return table


def in_use(table: Prehistory, colour: int) -> int:
    """How many cubes of a colour are not in the supply."""
    held = sum(player.resources[colour] + player.markers[colour] for player in table.players)
    return held + table.stones.count(colour) + sum(table.capstones[colour :: len(COLOURS)])


def _load_player(box: Box, board: Reader) -> Player:
    player = Player(
        board=board.piece("board", BOARDS),
        weather=board.piece("weather", WAYS),
        resources=board.counts("resources", COLOURS),
        markers=board.counts("markers", COLOURS),
        bones=board.whole("bones"),
        score=board.whole("score"),
        fish=tuple(board.wholes("fish", FISH)),
        track=board.whole("track"),
        baskets=tuple(board.counts("baskets", TILES)),
        painted=_bits(board.pieces("painted", PIECES, None)),
        hunted=tuple(board.pieces("hunted", box.prey_names, None)),
        rites=tuple(board.pieces("ceremonies", box.rite_names, None)),
        shamans=_bits(board.pieces("shamans", COLOURS, None)),
        home=board.whole("home"),
        supply=0,
        waiting=board.whole("waiting"),
        camps=(1 << len(CAMPS)) - 1,
        megaliths=board.whole("megaliths"),
        tokens=_bits(board.pieces("tokens", SPECIES, None)),
    )
    board.finish()
    return player


def _load_triliths(triliths: list[Reader]) -> tuple[list[int], list[int]]:
    """The stones and capstones of the whole ring."""
    if len(triliths) != len(DEEDS):
        raise BadPosition(where="triliths", problem="wrong-length", value=str(len(triliths)))
    stones: list[int] = []
    capstones: list[int] = []
    for trilith in triliths:
        stones += trilith.pieces("stones", COLOURS, STONES)
        capstones += trilith.counts("capstone", COLOURS)
        trilith.finish()
    return stones, capstones


def _load_camps(readers: list[Reader], seats: int) -> list[int]:
    camps = [NOTHING] * len(FIELDS)
    for reader in readers:
        field = reader.named("field", FIELDS)
        camps[field] = reader.seat("player", seats) * len(CAMPS) + reader.named("camp", CAMPS)
        reader.finish()
    return camps


def _load_members(readers: list[Reader], seats: int) -> tuple[list[int], list[int], list[int]]:
    """Who is where, standing or lying."""
    who, standing, lying = [NO_PLAYER] * len(FIELDS), [0] * len(FIELDS), [0] * len(FIELDS)
    for reader in readers:
        field = reader.named("field", FIELDS)
        who[field] = reader.seat("player", seats)
        standing[field] = reader.whole("standing")
        lying[field] = reader.whole("lying")
        reader.finish()
    return who, standing, lying


def _laid_land(box: Box, seats: int, laid: tuple[int, ...]) -> list[int]:
    """What every field is by the tiles that are laid, before megaliths and animals come on them."""
    land = list(bare_land())
    for slot, outcome in zip(box.slots_used[seats], laid, strict=False):
        contents = box.land_fields[outcome // MAP_TURNS]
        for at, field in enumerate(box.slot_fields[slot]):
            land[field] = contents[(at + outcome % MAP_TURNS) % len(contents)]
    return land


def _load_found(box: Box, land: list[int], readers: list[Reader]) -> list[int]:
    """What lies on the fields for megaliths and animals, or is there no more."""
    for reader in readers:
        field = reader.named("field", FIELDS)
        if land[field] not in (MEGALITH, LAIR):
            raise BadPosition(where="found", problem="unknown-name", value=FIELDS[field])
        land[field] = reader.named("land", box.land_names)
        reader.finish()
    return land


def _hunted(players: list[Player]) -> list[int]:
    return [card for player in players for card in player.hunted]


def _danced(players: list[Player]) -> list[int]:
    return [card for player in players for card in player.rites]


def _owned(player: Player) -> list[int]:
    """The gather tiles in a player's baskets, one by one; a count that cannot be is for `problems` to see."""
    return [tile for tile in range(len(TILES)) for _ in range(player.baskets[tile])]


def _tokens(player: Player) -> list[int]:
    return [species for species in range(len(SPECIES)) if player.tokens >> species & 1]


def _rest(everything: tuple[int, ...], elsewhere: list[int]) -> tuple[int, ...]:
    """What is nowhere else, sorted; that nothing is anywhere twice is for `problems` to see."""
    return tuple(sorted((Counter(everything) - Counter(elsewhere)).elements()))


def _gone(names: tuple[str, ...], elsewhere: tuple[int, ...]) -> list[str]:
    """What was in use and is not any more."""
    return [name for at, name in enumerate(names) if at not in elsewhere]


def _bits(numbers: list[int]) -> int:
    return sum(1 << number for number in set(numbers))


def _names(names: tuple[str, ...], bits: int) -> list[str]:
    return [name for at, name in enumerate(names) if bits >> at & 1]


def _some(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _name(names: tuple[str, ...], piece: int) -> str | None:
    return None if piece == NOTHING else names[piece]
