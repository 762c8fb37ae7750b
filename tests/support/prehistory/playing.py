"""Helpers that make a test of Prehistory read like the record of a game."""

from support.playing import bring_to, listen, play_line, refused_by
from trilith.core.state import CHANCE
from trilith.games.prehistory.actions import ACTIONS
from trilith.games.prehistory.components import default_box
from trilith.games.prehistory.events import KINDS
from trilith.games.prehistory.game import Prehistory, new_table
from trilith.games.prehistory.names import (
    ACTING,
    AUTUMN,
    CAMPS,
    CAMPSITE,
    COLOURS,
    DEEDS,
    END,
    FIELDS,
    FIRST_TOKEN,
    MEGALITH_A,
    NO_PLAYER,
    NOTHING,
    PIECES,
    PLAIN,
    ROAMING,
    SPRING,
    START,
    SUMMER,
    TILES,
    WHEELS,
)
from trilith.games.prehistory.table import replaced
from trilith.games.prehistory.telling import describe


def unset_table(seats: int) -> Prehistory:
    """The table before luck has decided anything."""
    return new_table(default_box(), seats)


def laid_table(seats: int) -> Prehistory:
    """A table on which luck always took what comes first, before the weather wheels are set."""
    game = unset_table(seats)
    let_luck_decide(game)
    return game


def let_luck_decide(game: Prehistory) -> None:
    """Luck takes whatever comes first, until a player decides."""
    while game.actor() == CHANCE:
        game.resolve(game.chance().cases()[0][0])


def spring(seats: int) -> Prehistory:
    """The first spring, the first seat to act, everybody with empty hands and every wheel at its first position."""
    game = laid_table(seats)
    play(game, *["weather 1"] * seats)
    assert (game.season, game.phase, game.turn) == (SPRING, ACTING, 0)
    for player in game.players:
        for colour in range(len(COLOURS)):
            game.supply[colour] += player.resources[colour]
            player.resources[colour] = 0
        player.bones = 0
    return game


def summer(seats: int, deed: int) -> Prehistory:
    """A summer in which only the first seat is still to be asked for this action."""
    game = spring(seats)
    game.season, game.phase, game.deed = SUMMER, ACTING, deed
    return game


def autumn(seats: int) -> Prehistory:
    """An autumn with nobody on the map, in the turn of the first seat."""
    game = spring(seats)
    game.season, game.phase = AUTUMN, ROAMING
    return game


def last_action(seats: int) -> Prehistory:
    """The end of the fifth year, in the turn of the first seat."""
    game = spring(seats)
    game.year, game.season, game.phase = 5, END, ACTING
    game.wheels = game.wheels[4:]
    return game


def give(game: Prehistory, seat: int, resources: str = "", markers: str = "", bones: int = 0) -> None:
    """Give cubes by colour from the supply, and development points."""
    player = game.players[seat]
    for names, cubes in ((resources, player.resources), (markers, player.markers)):
        for name in names.split():
            cubes[COLOURS.index(name)] += 1
            game.supply[COLOURS.index(name)] -= 1
    player.bones += bones


def leave_in_supply(game: Prehistory, colour: str, count: int) -> None:
    """Let the supply hold only so many cubes of a colour; the second seat has the others."""
    give(game, 1, " ".join([colour] * (game.supply[COLOURS.index(colour)] - count)))


def resources(game: Prehistory, seat: int) -> str:
    """The resources of a player as words."""
    return _words(game.players[seat].resources)


def markers(game: Prehistory, seat: int) -> str:
    """The markers of a player as words."""
    return _words(game.players[seat].markers)


def _words(cubes: list[int]) -> str:
    return " ".join(name for name, count in zip(COLOURS, cubes, strict=True) for _ in range(count))


def field(name: str) -> int:
    """The number of a field of the map."""
    return FIELDS.index(name)


def put(game: Prehistory, seat: int, name: str, standing: int = 0, lying: int = 0) -> None:
    """Put members from a player's board, or else from the supply, on a field."""
    player = game.players[seat]
    for _ in range(standing + lying):
        if player.home:
            player.home -= 1
        else:
            player.supply -= 1
    if field(name) == START:
        player.waiting += standing
        return
    at = field(name)
    game.who = replaced(game.who, at, seat)
    game.standing = replaced(game.standing, at, game.standing[at] + standing)
    game.lying = replaced(game.lying, at, game.lying[at] + lying)


def found_camp(game: Prehistory, seat: int, name: str, camp: int) -> None:
    """Let a player have a camp on a field, which is a campsite from now on; camps count from one."""
    game.land = replaced(game.land, field(name), CAMPSITE)
    game.camps = replaced(game.camps, field(name), seat * len(CAMPS) + camp - 1)
    game.players[seat].camps &= ~(1 << camp - 1)


def land(game: Prehistory, name: str, kind: str) -> None:
    """Let a field be something else."""
    game.land = replaced(game.land, field(name), game.box.land_names.index(kind))


def without_megaliths(game: Prehistory) -> Prehistory:
    """The same table with plain fields where megaliths were."""
    game.land = tuple(PLAIN if MEGALITH_A <= each < FIRST_TOKEN else each for each in game.land)
    return game


def members(game: Prehistory, name: str) -> tuple[int, int, int]:
    """Whose members are on a field, how many stand and how many lie."""
    return game.who[field(name)], game.standing[field(name)], game.lying[field(name)]


def turn_to(game: Prehistory, wheel: str, position: int) -> None:
    """Set a price wheel to a position, counted from 0."""
    game.turned[WHEELS.index(wheel)] = position


def paint(game: Prehistory, seat: int, *pieces: str) -> None:
    """Let a player have painted these pieces."""
    for piece in pieces:
        game.players[seat].painted |= 1 << PIECES.index(piece)


def prey(name: str) -> int:
    """The number of a hunting card."""
    return default_box().prey_names.index(name)


def rite(name: str) -> int:
    """The number of a ceremony card."""
    return default_box().rite_names.index(name)


def lay_prey(game: Prehistory, slot: int, name: str) -> None:
    """Let this hunting card lie open; slots count from one."""
    game.prey_bag = bring_to(game.prey, slot - 1, prey(name), game.prey_bag)


def lay_rite(game: Prehistory, slot: int, name: str) -> None:
    """Let this ceremony card lie open; slots count from one."""
    game.rite_bag = bring_to(game.rites, slot - 1, rite(name), game.rite_bag)


def lay_tile(game: Prehistory, place: int, name: str) -> None:
    """Let this gather tile lie open; places count from one."""
    game.tile_bag = bring_to(game.tiles, place - 1, TILES.index(name), game.tile_bag)


def hunt(game: Prehistory, seat: int, *names: str) -> None:
    """Let a player have these hunting cards, in this order."""
    for name in names:
        game.players[seat].hunted += (prey(name),)
        if prey(name) in game.prey:
            game.prey[game.prey.index(prey(name))] = NOTHING
        game.prey_bag = tuple(card for card in game.prey_bag if card != prey(name))


def celebrate(game: Prehistory, seat: int, *names: str) -> None:
    """Let a player have these ceremony cards."""
    for name in names:
        game.players[seat].rites += (rite(name),)
        if rite(name) in game.rites:
            game.rites[game.rites.index(rite(name))] = NOTHING
        game.rite_bag = tuple(card for card in game.rite_bag if card != rite(name))


def stone(game: Prehistory, deed: str, *colours: str) -> None:
    """Lay cubes from the supply on the stones of a trilith."""
    for colour in colours:
        game.stones[game.free_stone(DEEDS.index(deed))] = COLOURS.index(colour)
        game.supply[COLOURS.index(colour)] -= 1


def on_stones(game: Prehistory, deed: str) -> list[str]:
    """The colours on the stones of a trilith."""
    first = 2 * DEEDS.index(deed)
    return [COLOURS[each] for each in game.stones[first : first + 2] if each != NOTHING]


def on_capstone(game: Prehistory, deed: str) -> str:
    """The colours on a capstone."""
    first = len(COLOURS) * DEEDS.index(deed)
    return _words(game.capstones[first : first + len(COLOURS)])


def empty_capstones(game: Prehistory) -> None:
    """Put all cubes of the capstones back into the supply."""
    for at, count in enumerate(game.capstones):
        game.supply[at % len(COLOURS)] += count
        game.capstones[at] = 0


def play(game: Prehistory, *lines: str) -> None:
    """Play lines of a record; every action must be legal, every outcome possible."""
    for line in lines:
        play_line(game, ACTIONS, line)


def refused(game: Prehistory, line: str) -> str:
    """The number of the rule against this action, or nothing if it is offered."""
    return refused_by(game, ACTIONS, line)


def happens(game: Prehistory, *lines: str) -> list[dict[str, object]]:
    """What everybody is told while these lines are played; an event carries no number that is not told."""
    events = listen(game)
    play(game, *lines)
    game.events = None
    for event in events:
        _, first, second, _ = KINDS[event.kind]
        assert first or event.first == 0
        assert second or event.second == 0
    return [describe(game.box, event) for event in events]


def nobody_at(game: Prehistory, name: str) -> bool:
    """Whether no member is on a field."""
    return members(game, name) == (NO_PLAYER, 0, 0)
