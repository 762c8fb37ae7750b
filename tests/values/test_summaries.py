"""Summaries: named, as many for every table, equal for whoever sits in the same place, and of what is seen alone."""

import pytest
from librt.vecs import vec

from support.random_games import every_game, every_table, walk
from trilith.core.game import Game
from trilith.core.summary import ROOM
from trilith.games import OURS, game_named
from trilith.games.stone_age.game import StoneAge
from trilith.values.weights import names_of, summary_of

EVERY = 40


def numbers(game: Game, state: object, seat: int) -> dict[str, float]:
    """A summary by name."""
    assert isinstance(state, StoneAge)
    return dict(zip(names_of(game), summary_of(game).listed(state, seat), strict=True))


@every_game
def test_every_number_has_a_name_of_its_own(game: Game) -> None:
    names = names_of(game)
    assert len(set(names)) == len(names)
    assert 150 <= len(names) <= 520


@every_table
def test_who_is_not_there_is_all_zeros_and_who_is_there_is_not(game: Game, seats: int) -> None:
    names = names_of(game)
    seen: set[str] = set()
    for state in walk(game, seats, 1, EVERY):
        for name, number in zip(names, summary_of(game).listed(state, 0), strict=True):
            if number:
                seen.add(" ".join(name.split()[:2]))
    rivals = {f"rival {rival}" for rival in (1, 2, 3)}
    assert seen & rivals == {f"rival {rival}" for rival in range(1, seats)}


@every_table
def test_a_rival_is_seen_as_that_rival_sees_itself_but_for_what_is_hidden(game: Game, seats: int) -> None:
    names = names_of(game)
    for state in walk(game, seats, 2, EVERY):
        mine = dict(zip(names, summary_of(game).listed(state, 0), strict=True))
        theirs = dict(zip(names, summary_of(game).listed(state, 1), strict=True))
        assert mine["rival 1 score"] == theirs["own score"]
        assert mine["own score"] == theirs[f"rival {seats - 1} score"]


def test_names_say_what_the_numbers_are() -> None:
    game = game_named("stone_age")
    state = next(walk(game, 2, 0, 1))
    assert isinstance(state, StoneAge)
    state.players[1].goods[0] = 7
    state.players[1].people = 9
    assert numbers(game, state, 1)["own food"] == 0.7
    assert numbers(game, state, 0)["rival 1 people"] == 0.9
    assert numbers(game, state, 0)["own people"] == 0.5


def test_cards_drawn_in_secret_count_for_their_owner_only() -> None:
    game = game_named("stone_age")
    state = next(walk(game, 2, 0, 1))
    assert isinstance(state, StoneAge)
    before = [summary_of(game).listed(state, seat) for seat in range(2)]
    other = state.copy()
    assert isinstance(other, StoneAge)
    state.players[0].drawn, other.players[0].drawn = (state.pile[0],), (state.pile[-1],)
    assert summary_of(game).listed(state, 0) != summary_of(game).listed(other, 0)
    assert summary_of(game).listed(state, 1) == summary_of(game).listed(other, 1) != before[1]


@pytest.mark.parametrize("name", OURS)
def test_a_position_moves_some_numbers(name: str) -> None:
    game = game_named(name)
    first, *_, last = (summary_of(game).listed(state, 0) for state in walk(game, 3, 3, EVERY))
    assert sum(one != other for one, other in zip(first, last, strict=True)) > 40


@every_table
def test_all_seats_at_once_are_each_seat_by_itself(game: Game, seats: int) -> None:
    summary, buffer = summary_of(game), vec[float]([0.0] * (ROOM * 4))
    for state in walk(game, seats, 4, EVERY):
        length = summary.fill_all(state, seats, buffer)
        for seat in range(seats):
            together = [buffer[seat * length + at] for at in range(length)]
            assert together == summary.listed(state, seat)
