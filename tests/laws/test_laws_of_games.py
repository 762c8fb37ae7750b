"""Whole games played at random, held to every law."""

from hypothesis import given

from support.random_games import ONE_IN, every_table, every_variant, examples, seeds, walk
from trilith.core.game import Game
from trilith.core.match import Match
from trilith.core.record import Record
from trilith.core.rng import Stream
from trilith.core.state import NOBODY
from trilith.laws import check_game, check_notation


@every_table
@examples(80)
@given(seed=seeds)
def test_every_game_keeps_every_law_and_ends_within_the_declared_number_of_steps(
    game: Game, seats: int, seed: int
) -> None:
    assert 0 < check_game(game, seats, seed, thorough_every=250) <= game.longest


@every_table
def test_positions_all_along_a_game_keep_every_law(game: Game, seats: int) -> None:
    assert check_game(game, seats, seed=2, thorough_every=3 * ONE_IN) > 0


@every_variant
@examples(4)
@given(seed=seeds)
def test_every_game_keeps_every_law_whatever_is_played_with(
    game: Game, seats: int, options: dict[str, int], seed: int
) -> None:
    assert check_game(game, seats, seed, thorough_every=60, options=options) > 0


@every_table
@examples(5)
@given(seed=seeds)
def test_nobody_decides_any_more_when_a_game_is_over(game: Game, seats: int, seed: int) -> None:
    *_, last = walk(game, seats, seed, 1000)
    assert last.actor() == NOBODY
    assert last.legal() == []
    assert 1 in last.ranking()


@every_table
@examples(2)
@given(seed=seeds)
def test_rebuilding_the_record_of_a_match_gives_the_same_positions(game: Game, seats: int, seed: int) -> None:
    match = Match(game, Record(game.name, game.version, seats, f"{seed:064x}"))
    stream = Stream(seed)
    keys = {0: match.state.key()}
    match.go_on()
    while not match.over:
        keys[match.version] = match.state.key()
        legal = match.seat(match.state.actor()).legal
        match.act(match.state.actor(), legal[stream.below(len(legal))].text)
    keys[match.version] = match.state.key()
    again = Match(game, match.to_record())
    assert again.state.key() == match.state.key()
    assert again.deciders == match.deciders
    for version in list(keys)[:: len(keys) // 10] + [match.version]:
        assert match.rebuild(version).key() == keys[version]
    match.verify_luck()


@every_table
def test_the_notation_of_every_action_names_that_action(game: Game, seats: int) -> None:
    check_notation(game, seed=0)
    for action in game.actions.all:
        assert game.actions.parse(f"  {action.text} ".replace(" ", "  ")) is action
        assert game.choice(action)["kind"] == action.text.split()[0]
