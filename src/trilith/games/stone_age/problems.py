"""Everything that can be impossible about a position, named by field and law."""

from collections import Counter
from collections.abc import Iterator

from trilith.core.checks import between
from trilith.core.game import Problem
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.moment import moment
from trilith.games.stone_age.names import (
    FIELD,
    FOREST,
    GOODS,
    HUT,
    NOTHING,
    ONE_USE_TOOL,
    RESOURCES_OF_CHOICE,
    RIVER,
    SPOTS,
    TOOL_MAKER,
)
from trilith.games.stone_age.rules.placing import parties, village_places_taken
from trilith.games.stone_age.table import Player


def problems(t: StoneAge) -> list[Problem]:
    """Every objection to this position; to the table only when its size can be, to the moment only when the table can."""
    found = list(_seats(t))
    if found:
        return found
    found = [*_table(t), *_places(t), *_pieces(t)]
    for seat, player in enumerate(t.players):
        found += _player(t, player, f"players.{seat}")
    return found or list(moment(t))


def _seats(t: StoneAge) -> Iterator[Problem]:
    """Without the right number of players and stacks there is no table to look at."""
    yield from between("players", t.seats, 2, 4)
    if len(t.tops) != t.seats:
        yield Problem("buildings", "stacks", count=len(t.tops), expected=t.seats)


def _table(t: StoneAge) -> Iterator[Problem]:
    """What concerns the table as a whole."""
    if t.round < 1:
        yield Problem("round", "negative", value=t.round)
    for stack, (top, left) in enumerate(zip(t.tops, t.heights, strict=True)):
        yield from between(f"buildings.{stack}.left", left, 0, t.box.tiles)
        if top != NOTHING and left == 0:
            yield Problem(f"buildings.{stack}.top", "empty-stack")


def _player(t: StoneAge, player: Player, where: str) -> Iterator[Problem]:
    """What concerns one player's board."""
    box = t.box
    yield from between(f"{where}.people", player.people, box.start_people, box.most_people)
    yield from between(f"{where}.track", player.track, 0, box.most_track)
    for good, count in enumerate(player.goods):
        if count < 0:
            yield Problem(f"{where}.goods.{GOODS[good]}", "negative", value=count)
    for place, value in enumerate(player.tools):
        yield from between(f"{where}.tools.{place}", value, 0, box.most_tool)
        if player.used[place] and not value:
            yield Problem(f"{where}.used.{place}", "used-nothing")
    uneven = max(player.tools) - min(player.tools) > 1
    gap = min(player.tools) == 0 and sorted(player.tools, reverse=True) != player.tools
    if uneven or gap:
        yield Problem(f"{where}.tools", "tool-order")
    if player.home < 0:
        yield Problem(f"{where}.placed", "too-many-out", people=player.people)
    for card in player.opened:
        if box.card_effect[card] not in (ONE_USE_TOOL, RESOURCES_OF_CHOICE):
            yield Problem(f"{where}.open_cards", "never-open", card=box.card_names[card])


def _places(t: StoneAge) -> Iterator[Problem]:
    """Who stands where."""
    for spot, name in enumerate(SPOTS):
        if t.crowd[spot] != sum(player.placed[spot] for player in t.players):
            yield Problem(name, "miscounted", value=t.crowd[spot])
        if any(player.placed[spot] < 0 for player in t.players):
            yield Problem(name, "negative", value=min(player.placed[spot] for player in t.players))
        yield from between(name, t.crowd[spot], 0, t.box.capacity[spot] if spot < t.spots else 0)
        if FOREST <= spot <= RIVER and parties(t, spot) > t.box.parties[t.seats]:
            yield Problem(name, "too-many-parties", most=t.box.parties[t.seats])
    if t.crowd[HUT] == 1:
        yield Problem("hut", "alone")
    if village_places_taken(t) > t.box.village_places[t.seats]:
        names = ", ".join(SPOTS[spot] for spot in (TOOL_MAKER, HUT, FIELD))
        yield Problem(names, "too-many-places", most=t.box.village_places[t.seats])


def _pieces(t: StoneAge) -> Iterator[Problem]:
    """Every card and building is somewhere, and nowhere twice."""
    cards = Counter(t.pile) + Counter(card for card in t.display if card != NOTHING)
    buildings = Counter(t.tiles) + Counter(top for top in t.tops if top != NOTHING)
    for player in t.players:
        cards += Counter(player.cards + player.opened + player.drawn)
        buildings += Counter(player.buildings)
    yield from _copies(cards, t.box.card_copies, t.box.card_names)
    yield from _copies(buildings, t.box.building_copies, t.box.building_names)
    covered = sum(t.heights) - sum(1 for top in t.tops if top != NOTHING)
    if covered > len(t.tiles):
        yield Problem("buildings", "too-few-left", count=len(t.tiles), expected=covered)
    if sum(t.box.tiles - left for left in t.heights) != sum(len(player.buildings) for player in t.players):
        yield Problem("buildings", "stacks-and-boards")


def _copies(counted: Counter[int], copies: tuple[int, ...], names: tuple[str, ...]) -> Iterator[Problem]:
    for piece, expected in enumerate(copies):
        if counted[piece] != expected:
            yield Problem(names[piece], "copies", count=counted[piece], expected=expected)
