"""The laws hold with other contents, too: whatever a pack may change was changed by luck."""

from typing import Any

import pytest

from support.other_packs import other_game, other_tables
from support.random_games import every_game, share
from trilith.arena.playing import play_game
from trilith.core.game import Game
from trilith.core.rng import Stream
from trilith.core.state import NOBODY, SPECTATOR, Event
from trilith.games import game_named
from trilith.laws import check_game, play_on
from trilith.leaks import check_leaks

SEEDS = range(max(3, share(6)))  # every size of table once, at least


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_games_with_changed_packs_keep_every_law(game: Game, seed: int) -> None:
    changed = other_game(game, seed)
    assert changed.pack.digest != game.pack.digest
    options = game.variants[seed % len(game.variants)]
    seats = game.seats[seed % len(game.seats)]
    assert 0 < check_game(changed, seats, seed, thorough_every=100, options=options) <= game.longest


@every_game
def test_changed_packs_change_much(game: Game) -> None:
    changed = other_game(game, 0)
    for file, tables in game.pack.tables.items():
        assert changed.pack.tables[file] != tables, file


@pytest.mark.parametrize(
    ("name", "file", "kind", "field"),
    [
        ("stone_age", "cards", "card", "copies"),
        ("stone_age", "buildings", "building", "copies"),
        ("prehistory", "gathering", "tile", "plain"),
        ("prehistory", "gathering", "pair", "upper"),
        ("endless_winter", "animals", "animal", "copies"),
        ("endless_winter", "cards", "card", "copies"),
    ],
)
def test_changed_packs_change_what_is_fixed_in_all(name: str, file: str, kind: str, field: str) -> None:
    tables: Any = game_named(name).pack.tables
    changed: Any = other_tables(game_named(name), 0)
    before = [entry.get(field, 1) for entry in tables[file][kind]]
    after = [entry.get(field, 1) for entry in changed[file][kind]]
    assert before != after


@every_game
def test_nothing_leaks_with_a_changed_pack(game: Game) -> None:
    check_leaks(other_game(game, 1), game.seats[0], 1, {})


@every_game
def test_every_event_of_a_changed_pack_is_cited_and_described(game: Game) -> None:
    changed = other_game(game, 2)
    state, stream, told = changed.start(2, {}), Stream(2), 0
    events: list[Event] = []
    state.events = events
    while state.actor() != NOBODY:
        play_on(state, stream)
        for event in events:
            assert changed.cite(event)
            assert changed.describe(event, SPECTATOR)["kind"]
            told += 1
        events.clear()
    assert told > 100


@every_game
def test_greedy_plays_with_a_changed_pack(game: Game) -> None:
    outcome = play_game(other_game(game, 3), ("greedy", "random"), 3)
    assert sorted(outcome.places)[0] == 1
