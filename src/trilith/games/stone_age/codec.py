"""A position as JSON: names on the outside, ints on the inside. What follows from the rest is not written down."""

from collections import Counter
from typing import Final

from trilith.core.errors import BadPosition
from trilith.core.game import Position
from trilith.core.reading import Reader
from trilith.games.stone_age.box import Box
from trilith.games.stone_age.game import FACES, StoneAge
from trilith.games.stone_age.names import GOODS, NOTHING, PHASES, SLOTS, SPOTS, TOOL_PLACES
from trilith.games.stone_age.table import Player

FORMAT: Final = 1


def dump(table: StoneAge) -> Position:
    """The whole position; the pile and the unseen buildings are whatever is nowhere else."""
    box = table.box
    return {
        "format": FORMAT,
        "game": "stone_age",
        "phase": PHASES[table.phase],
        "round": table.round,
        "starter": table.starter + 1,
        "turn": table.turn + 1,
        "display": [_name(box.card_names, card) for card in table.display],
        "buildings": [
            {"top": _name(box.building_names, top), "left": left}
            for top, left in zip(table.tops, table.heights, strict=True)
        ],
        "pending": {
            "spot": SPOTS[table.spot],
            "good": GOODS[table.good],
            "dice": table.dice,
            "pips": table.pips,
            "next_tool": table.next_tool,
            "due": table.due,
            "paid": _goods(table.paid),
            "pool": table.pool[1:],
            "buyer": table.buyer + 1,
            "gifts": table.gifts,
            "gift": GOODS[table.gift],
            "resume": PHASES[table.resume],
            "hungry": table.hungry,
        },
        "players": [_dump_player(box, player) for player in table.players],
    }


def _dump_player(box: Box, player: Player) -> Position:
    return {
        "people": player.people,
        "track": player.track,
        "score": player.score,
        "goods": _goods(player.goods),
        "tools": list(player.tools),
        "used": [used == 1 for used in player.used],
        "placed": {SPOTS[spot]: count for spot, count in enumerate(player.placed) if count},
        "cards": [box.card_names[card] for card in player.cards],
        "open_cards": [box.card_names[card] for card in player.opened],
        "drawn_cards": [box.card_names[card] for card in player.drawn],
        "buildings": [box.building_names[building] for building in player.buildings],
    }


def load(box: Box, data: Position) -> StoneAge:
    """The position that the data describes; what is not one is refused by the field that is wrong."""
    top = Reader(data, "")
    if top.whole("format") != FORMAT or top.text("game") != "stone_age":
        raise BadPosition(where="format", problem="format", value=str(data.get("format")))
    players = [_load_player(box, each) for each in top.tables("players")]
    stacks = top.tables("buildings")
    pending = top.table("pending")
    display = top.pieces("display", box.card_names, SLOTS)
    tops = [stack.piece("top", box.building_names) for stack in stacks]
    table = StoneAge(
        box,
        players,
        round_number=top.whole("round"),
        starter=top.seat("starter", len(players)),
        turn=top.seat("turn", len(players)),
        phase=top.named("phase", PHASES),
        display=display,
        pile=_rest(box.all_cards, display + [card for player in players for card in _all_cards(player)]),
        tops=tops,
        heights=[stack.whole("left") for stack in stacks],
        tiles=_rest(box.all_buildings, tops + [tile for player in players for tile in player.buildings]),
        crowd=[sum(player.placed[spot] for player in players) for spot in range(len(SPOTS))],
        spot=pending.named("spot", SPOTS),
        good=pending.named("good", GOODS),
        dice=pending.whole("dice"),
        pips=pending.whole("pips"),
        next_tool=pending.whole("next_tool"),
        due=pending.whole("due"),
        paid=pending.counts("paid", GOODS),
        pool=[0, *pending.wholes("pool", FACES - 1)],
        buyer=pending.seat("buyer", len(players)),
        gifts=pending.whole("gifts"),
        gift=pending.named("gift", GOODS),
        resume=pending.named("resume", PHASES),
        hungry=pending.whole("hungry"),
    )
    for reader in (top, pending, *stacks):
        reader.finish()
    return table


def _load_player(box: Box, board: Reader) -> Player:
    people = board.whole("people")
    placed = board.counts("placed", SPOTS)
    player = Player(
        people=people,
        home=people - sum(placed),
        track=board.whole("track"),
        score=board.whole("score"),
        goods=board.counts("goods", GOODS),
        tools=board.wholes("tools", TOOL_PLACES),
        used=board.flags("used", TOOL_PLACES),
        placed=placed,
        cards=tuple(board.pieces("cards", box.card_names, None)),
        opened=tuple(board.pieces("open_cards", box.card_names, None)),
        drawn=tuple(board.pieces("drawn_cards", box.card_names, None)),
        buildings=tuple(board.pieces("buildings", box.building_names, None)),
    )
    board.finish()
    return player


def _all_cards(player: Player) -> tuple[int, ...]:
    return player.cards + player.opened + player.drawn


def _rest(everything: tuple[int, ...], elsewhere: list[int]) -> tuple[int, ...]:
    """What is nowhere else, sorted; that nothing is anywhere twice is for `problems` to see."""
    return tuple(sorted((Counter(everything) - Counter(elsewhere)).elements()))


def _goods(counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(GOODS, counts, strict=True) if count}


def _name(names: tuple[str, ...], piece: int) -> str | None:
    return None if piece == NOTHING else names[piece]
