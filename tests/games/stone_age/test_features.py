"""The position as numbers: always as many, from the seat's own side, and only what it knows."""

from collections.abc import Callable

import pytest

from support.stone_age.playing import card, new_game, people_on, play, unset_table
from trilith.core.rng import Stream
from trilith.core.state import NOBODY, SPECTATOR
from trilith.games import game_named
from trilith.games.stone_age.game import StoneAge
from trilith.games.stone_age.names import FOREST, GOLD, WOOD
from trilith.laws import play_on

features = game_named("stone_age").features
LENGTH = len(features(unset_table(2), 0))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_as_many_features_for_every_position_and_seat(seats: int) -> None:
    stream, state = Stream(seats), game_named("stone_age").start(seats, {})
    steps = 0
    while state.actor() != NOBODY:
        assert isinstance(state, StoneAge)
        if steps % 50 == 0:
            assert {len(features(state, viewer)) for viewer in range(SPECTATOR, seats)} == {LENGTH}
        play_on(state, stream)
        steps += 1
    assert steps > 500


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
def test_cards_that_others_drew_in_secret_are_counted_but_not_known(viewer: int) -> None:
    game = new_game(3)
    without = features(game, viewer)
    game.players[1].drawn = (card("music_points"),)
    one = features(game, viewer)
    game.players[1].drawn = (card("farmers_2_dice"),)
    other = features(game, viewer)
    assert one == other
    assert one != without


def test_the_owner_knows_cards_drawn_in_secret() -> None:
    game = new_game(3)
    game.players[1].drawn = (card("music_points"),)
    one = features(game, 1)
    game.players[1].drawn = (card("farmers_2_dice"),)
    assert features(game, 1) != one


def test_bought_cards_are_known_to_all() -> None:
    game = new_game(2)
    game.players[1].cards = (card("music_points"),)
    one = features(game, 0)
    game.players[1].cards = (card("farmers_2_dice"),)
    assert features(game, 0) != one


def test_the_table_looks_the_same_from_seats_that_are_the_same() -> None:
    game = new_game(2)
    game.players[0].goods[WOOD] = 3
    other = new_game(2)
    other.players[1].goods[WOOD] = 3
    other.turn = other.starter = 1
    assert features(game, 0) == features(other, 1)
    assert features(game, 1) == features(other, 0)
    assert features(game, 0) != features(game, 1)


def one_more(name: str, at: int) -> Callable[[StoneAge], None]:
    """A change of one number of the first player's board."""

    def change(game: StoneAge) -> None:
        row = getattr(game.players[0], name)
        if isinstance(row, list):
            row[at] += 1
        else:
            setattr(game.players[0], name, row + 1)

    return change


def table(name: str) -> Callable[[StoneAge], None]:
    """A change of one number of the table."""

    def change(game: StoneAge) -> None:
        setattr(game, name, getattr(game, name) + 1)

    return change


@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize(
    "change",
    [
        *(one_more(name, 0) for name in ("people", "home", "track", "score")),
        *(one_more("goods", good) for good in range(WOOD, GOLD + 1)),
        *(one_more(name, 1) for name in ("tools", "used", "placed")),
        *(table(name) for name in ("round", "phase", "turn", "starter", "spot", "good", "dice", "pips")),
        *(table(name) for name in ("next_tool", "due", "gifts", "gift")),
    ],
)
def test_what_everybody_sees_is_in_the_features(change: Callable[[StoneAge], None], viewer: int) -> None:
    game = people_on(2, FOREST, 2)
    before = features(game, viewer)
    change(game)
    assert features(game, viewer) != before


def test_what_is_on_the_board_is_in_the_features() -> None:
    game = new_game(2)
    seen = [features(game, 0)]
    game.display.reverse()
    seen.append(features(game, 0))
    game.tops.reverse()
    seen.append(features(game, 0))
    game.heights[1] = 3
    seen.append(features(game, 0))
    game.players[1].opened = (card("healing_choice"),)
    seen.append(features(game, 0))
    game.players[1].buildings = (0,)
    seen.append(features(game, 0))
    game.paid[WOOD] = 1
    seen.append(features(game, 0))
    game.pool[2] = 1
    seen.append(features(game, 0))
    game.pile = game.pile[:-1]
    seen.append(features(game, 0))
    assert len({tuple(each) for each in seen}) == len(seen)


def test_at_the_start_features_are_small_numbers() -> None:
    game = new_game(4)
    play(game, "place forest 2")
    assert all(0.0 <= number <= 2.0 for number in features(game, 0))
