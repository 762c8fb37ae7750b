"""A position: its key, its copies, and what another seat may imagine of it."""

import pytest

from support.rules import rule
from support.stone_age.playing import card, new_game
from trilith.core.rng import Stream
from trilith.core.state import SPECTATOR
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.names import OVER
from trilith.games.stone_age.table import Player

NUMBERS = [
    "round",
    "starter",
    "turn",
    "phase",
    "spot",
    "good",
    "dice",
    "pips",
    "next_tool",
    "due",
    "buyer",
    "gifts",
    "gift",
    "resume",
    "hungry",
]
ROWS = ["display", "tops", "heights", "paid", "pool", "crowd"]
BAGS = ["pile", "tiles"]
SHARED = ["box", "seats", "spots", "players", "events"]
PLAYER_NUMBERS = ["people", "home", "track", "score"]
PLAYER_ROWS = ["goods", "tools", "used", "placed"]
PLAYER_HANDS = ["cards", "opened", "drawn", "buildings"]
DERIVED = "crowd"  # it follows from the players' people, so the key leaves it out


def fields(thing: StoneAge | Player) -> list[str]:
    """What a position or a player's board consists of."""
    names = [name for name in dir(thing) if not name.startswith("_")]
    return [name for name in names if not callable(getattr(thing, name))]


def unlike_any_other(seats: int) -> StoneAge:
    """A table on which no two numbers are equal, so that none can be taken for another."""
    game = new_game(seats)
    for value, name in enumerate(NUMBERS, start=100):
        setattr(game, name, value)
    for value, name in enumerate(ROWS, start=2):
        setattr(game, name, [value * 100 + at for at in range(len(getattr(game, name)))])
    for seat, player in enumerate(game.players, start=1):
        for value, name in enumerate(PLAYER_NUMBERS, start=1):
            setattr(player, name, seat * 1000 + value)
        for value, name in enumerate(PLAYER_ROWS, start=1):
            setattr(
                player, name, [seat * 10000 + value * 100 + at for at in range(len(getattr(player, name)))]
            )
        for value, name in enumerate(PLAYER_HANDS, start=1):
            setattr(player, name, (seat * 100000 + value,))
    return game


def test_the_lists_above_name_every_field() -> None:
    game = new_game(2)
    assert fields(game) == sorted(NUMBERS + ROWS + BAGS + SHARED)
    assert fields(game.players[0]) == sorted(PLAYER_NUMBERS + PLAYER_ROWS + PLAYER_HANDS)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_copy_has_the_same_fields(seats: int) -> None:
    game = unlike_any_other(seats)
    copy = game.copy()
    for name in NUMBERS + ROWS + BAGS + ["box", "seats", "spots"]:
        assert getattr(copy, name) == getattr(game, name), name
    for player, copied in zip(game.players, copy.players, strict=True):
        for name in PLAYER_NUMBERS + PLAYER_ROWS + PLAYER_HANDS:
            assert getattr(copied, name) == getattr(player, name), name
    assert copy.key() == game.key()


@pytest.mark.parametrize("name", ROWS)
def test_a_copy_shares_no_row_of_the_table(name: str) -> None:
    game = new_game(2)
    before = getattr(game, name)[:]
    getattr(game.copy(), name)[0] += 1
    assert getattr(game, name) == before


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("name", PLAYER_ROWS)
def test_a_copy_shares_no_row_of_a_players_board(name: str, seat: int) -> None:
    game = new_game(2)
    before = getattr(game.players[seat], name)[:]
    getattr(game.copy().players[seat], name)[0] += 1
    assert getattr(game.players[seat], name) == before


def test_a_copy_shares_no_player() -> None:
    game = new_game(2)
    copy = game.copy()
    assert copy.players is not game.players
    for player, copied in zip(game.players, copy.players, strict=True):
        assert copied is not player


@pytest.mark.parametrize("name", NUMBERS)
def test_the_key_tells_numbers_of_the_table_apart(name: str) -> None:
    game, other = new_game(2), new_game(2)
    setattr(other, name, getattr(other, name) + 1)
    assert other.key() != game.key()


@pytest.mark.parametrize("name", [name for name in ROWS if name != DERIVED])
def test_the_key_tells_rows_of_the_table_apart(name: str) -> None:
    game = new_game(2)
    for at in range(len(getattr(game, name))):
        other = game.copy()
        getattr(other, name)[at] += 1
        assert other.key() != game.key()


@pytest.mark.parametrize("name", BAGS)
def test_the_key_tells_unseen_pieces_apart(name: str) -> None:
    game, other = new_game(2), new_game(2)
    bag = getattr(other, name)
    setattr(other, name, bag[1:])
    assert other.key() != game.key()
    setattr(other, name, (*bag[1:], bag[-1]))
    assert other.key() != game.key()


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_key_tells_players_boards_apart(seat: int) -> None:
    game = new_game(4)
    for name in PLAYER_NUMBERS:
        other = game.copy()
        setattr(other.players[seat], name, getattr(other.players[seat], name) + 1)
        assert other.key() != game.key(), name
    for name in PLAYER_ROWS:
        for at in range(len(getattr(game.players[seat], name))):
            other = game.copy()
            getattr(other.players[seat], name)[at] += 1
            assert other.key() != game.key(), name


def test_the_key_tells_apart_how_a_card_is_held() -> None:
    keys = []
    for name in PLAYER_HANDS:
        game = new_game(2)
        setattr(game.players[0], name, (3,))
        keys.append(game.key())
        setattr(game.players[0], name, (4,))
        keys.append(game.key())
        setattr(game.players[0], name, (3, 3))
        keys.append(game.key())
    assert len(set(keys)) == 12


@pytest.mark.parametrize("name", PLAYER_HANDS)
def test_in_which_order_pieces_came_makes_no_difference_to_the_key(name: str) -> None:
    game, other = new_game(2), new_game(2)
    setattr(game.players[1], name, (5, 3, 4))
    setattr(other.players[1], name, (3, 4, 5))
    assert game.key() == other.key()


def with_drawn_cards() -> StoneAge:
    """Three players, the last two of whom have drawn cards in secret."""
    game = new_game(3)
    drawn = [(), (card("art_tool"), card("shaman_gold")), (card("time_dice"),)]
    for player, cards in zip(game.players, drawn, strict=True):
        player.drawn = cards
        game.pile = tuple(piece for piece in game.pile if piece not in cards)
    return game


@rule("SA-6.3", "SA-6.14")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_who_imagines_knows_their_own_drawn_cards_and_how_many_others_drew(viewer: int) -> None:
    game = with_drawn_cards()
    hidden = sorted([*game.pile, *(piece for player in game.players for piece in player.drawn)])
    seen: set[tuple[int, ...]] = set()
    for seed in range(40):
        world = game.imagine(viewer, Stream(seed))
        assert [len(player.drawn) for player in world.players] == [0, 2, 1]
        assert sorted([*world.pile, *(piece for player in world.players for piece in player.drawn)]) == hidden
        assert world.pile == tuple(sorted(world.pile))
        if viewer > 0:
            assert world.players[viewer].drawn == game.players[viewer].drawn
        seen.add(tuple(piece for player in world.players for piece in player.drawn))
    assert len(seen) > 10


def test_imagining_leaves_the_position_as_it_is_and_everything_seen_too() -> None:
    game = with_drawn_cards()
    game.players[1].cards = (card("farmer_dice"),)
    before = game.key()
    world = game.imagine(0, Stream(7))
    assert game.key() == before
    assert world.players[1].cards == game.players[1].cards
    assert (world.display, world.tops, world.tiles) == (game.display, game.tops, game.tiles)


def test_when_the_game_is_over_nothing_is_left_to_imagine() -> None:
    game = with_drawn_cards()
    game.phase = OVER
    assert all(game.imagine(0, Stream(seed)).key() == game.key() for seed in range(10))
