"""Helpers that make a test of Endless Winter read like the record of a game."""

from support.endless_winter.story import well_told
from support.playing import listen, offered, play_line, refused_by
from trilith.core.state import CHANCE, Event
from trilith.games.endless_winter.actions import (
    ACTIONS,
    ANIMAL_NAMES,
    CARD_NAMES,
    CHIEF_NAMES,
    STONE_NAMES,
)
from trilith.games.endless_winter.components import default_box
from trilith.games.endless_winter.game import EndlessWinter, new_table
from trilith.games.endless_winter.names import (
    CHIEF_FIGURE,
    CHOOSING_SETUP,
    ECLIPSE,
    HEXES,
    HOME,
    JUNCTURES,
    NOTHING,
    SETTING_UP,
    SIDES,
)
from trilith.games.endless_winter.rules import placing
from trilith.games.endless_winter.table import Player
from trilith.games.endless_winter.telling import describe

BOX = default_box()
FOREST, GRASSLAND, MOUNTAIN, WETLAND, TUNDRA, CANYON, GLACIER, BASE_TILE = range(8)


def unset_table(seats: int, setup: int = 0, ice: int = 0, rest: int = 0, pattern: int = 0) -> EndlessWinter:
    """The table before luck has laid out anything."""
    return new_table(BOX, seats, setup, ice, rest, pattern)


def new_game(seats: int, setup: int = 0, ice: int = 0, rest: int = 0, pattern: int = 0) -> EndlessWinter:
    """A table set for its first turn with the least of everything luck can bring; the seats are the turn order."""
    game = unset_table(seats, setup, ice, rest, pattern)
    while game.actor() == CHANCE or game.phase <= CHOOSING_SETUP:
        if game.actor() == CHANCE:
            game.resolve(game.chance().cases()[0][0])
        else:
            game.apply(game.legal()[0])
    assert game.phase != SETTING_UP
    return game


def turn_of(
    column: str, *hand: str, seats: int = 2, food: int = 0, tools: int = 0, figure: str = "member"
) -> EndlessWinter:
    """A game in which the first player has just placed a figure, with this hand and these goods."""
    game = new_game(seats)
    set_hand(game, 0, *hand)
    me = game.players[0]
    me.food, me.tools = food, tools
    if figure == "chief":
        set_chief(game, 0, "fire_wolf", "b")
    play(game, f"place {figure} {column}")
    return game


def set_hand(game: EndlessWinter, seat: int, *names: str) -> None:
    """Let a player hold these cards and no others; nobody else knows any of them."""
    game.players[seat].hand = cards(*names)
    game.players[seat].known = ()


def set_chief(game: EndlessWinter, seat: int, chief: str, side: str) -> None:
    """Let a player have this chief, this side upwards."""
    game.players[seat].chief = CHIEF_NAMES.index(chief)
    game.players[seat].side = SIDES.index(side)


def cards(*names: str) -> tuple[int, ...]:
    """Cards by name, sorted."""
    return tuple(sorted(CARD_NAMES.index(name) for name in names))


def names_of(held: tuple[int, ...]) -> list[str]:
    """The names of cards."""
    return [CARD_NAMES[card] for card in held]


def animal(name: str) -> int:
    """The number of a kind of animal."""
    return ANIMAL_NAMES.index(name)


def stone(name: str) -> int:
    """The number of a sacred stone."""
    return STONE_NAMES.index(name)


def hexagon(name: str) -> int:
    """The number of a hex."""
    return HEXES.index(name)


def juncture(*names: str) -> int:
    """The number of the juncture of three hexes."""
    return JUNCTURES.index(tuple(sorted(hexagon(name) for name in names)))


def camp(game: EndlessWinter, seat: int, *names: str) -> None:
    """Let the camps of a player stand on these hexes and nowhere else."""
    player = game.players[seat]
    player.camps = [names.count(name) for name in HEXES]
    player.camps_left = game.box.camps - len(names)


def build_on(game: EndlessWinter, pieces: dict[tuple[int, int, int], int]) -> None:
    """Put megaliths on the site: by level, row and column, all from one, 0 for neutral ones or a seat counted from one."""
    site = game.pattern_site()
    for (level, row, column), piece in pieces.items():
        at = site.find(level - 1, row - 1, column - 1)
        assert at != NOTHING
        game.site[at] = piece


def gain(game: EndlessWinter, seat: int, *pairs: tuple[int, int]) -> None:
    """Let a player gain this in the eclipse, with nobody else's income in between."""
    game.phase, game.step, game.turn = ECLIPSE, 0, seat
    game.at = game.order.index(seat)
    for kind, count in pairs:
        game.pool[kind] += count
    game.settle()


def last_turns(game: EndlessWinter, *piles: tuple[str, ...]) -> None:
    """Let everyone have laid these piles; the next thing that happens is the eclipse."""
    for seat, pile in enumerate(piles):
        game.players[seat].pile = cards(*pile)
        game.players[seat].figures = [0, 0, 0]
    game.step = 2
    game.at = game.seats - 1
    game.turn = game.order[-1]


def end_action_phase(game: EndlessWinter) -> None:
    """Let the eclipse begin."""
    placing.pass_on(game)
    game.settle()


def rest(player: Player, figures: int) -> None:
    """Let so many figures of a player stand on the rest space, the others at home."""
    player.figures = [4 if at < figures else HOME for at in range(CHIEF_FIGURE + 1)]


def play(game: EndlessWinter, *lines: str) -> None:
    """Play lines of a record; every action must be legal, every outcome possible, every event well told."""
    heard = game.events
    for line in lines:
        events = listen(game)
        play_line(game, ACTIONS, line)
        for event in events:
            well_told(event)
        if heard is not None:
            heard += events
    game.events = heard


def offers(game: EndlessWinter, verb: str) -> list[str]:
    """The lines of one verb, without the verb."""
    return [line.partition(" ")[2] for line in offered(game, verb)]


def refused(game: EndlessWinter, line: str) -> str:
    """The number of the rule against this action, or nothing if it is offered."""
    return refused_by(game, ACTIONS, line)


def told(game: EndlessWinter, events: list[Event], viewer: int) -> list[dict[str, object]]:
    """What a viewer is told of these events."""
    return [describe(game.box, event, viewer) for event in events]
