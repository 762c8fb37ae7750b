"""Golden games: played long ago, and played the same today, interpreted and compiled."""

from typing import Final

import pytest

from make_golden_records import DIGESTS, EVERY, features_digest, file_of, random_digest
from support.random_games import TABLES, every_game, every_golden_table, every_table
from trilith.core.errors import BadRecord, UnfairLuck
from trilith.core.game import Game
from trilith.core.match import Match
from trilith.core.record import Record, digest, parse_record
from trilith.core.state import CHANCE

KEPT_BACK: Final = 8  # positions to which a golden game is wound back


def golden(game: Game, seats: int, options: dict[str, int]) -> Record:
    """The golden record of a game for so many players and these options."""
    return parse_record(file_of(game, seats, options).read_text(encoding="utf-8"))


@every_golden_table
def test_every_game_has_a_golden_record_for_every_number_of_players_and_variant(
    game: Game, seats: int, options: dict[str, int]
) -> None:
    record = golden(game, seats, options)
    assert (record.game, record.version, record.seats) == (game.name, game.version, seats)
    assert record.options == options
    assert len(record.players) == seats
    assert list(record.digests) == [*range(EVERY, len(record.lines), EVERY), len(record.lines)]


@every_golden_table
def test_a_golden_record_leads_through_the_positions_it_names_to_the_end(
    game: Game, seats: int, options: dict[str, int]
) -> None:
    record = golden(game, seats, options)
    match = Match(game, record)
    assert match.over
    assert match.record == record.lines
    for version, written in record.digests.items():
        assert digest(match.rebuild(version)) == written


@every_golden_table
def test_the_luck_of_a_golden_record_is_what_its_seed_gives(
    game: Game, seats: int, options: dict[str, int]
) -> None:
    record = golden(game, seats, options)
    Match(game, record).verify_luck()
    record.seed = f"{int(record.seed, 16) + 1:064x}"
    match = Match(game, record)
    with pytest.raises(UnfairLuck):
        match.verify_luck()


@every_golden_table
def test_a_golden_record_is_written_as_it_was_read(game: Game, seats: int, options: dict[str, int]) -> None:
    text = file_of(game, seats, options).read_text(encoding="utf-8")
    assert parse_record(text).text() == text


@every_golden_table
def test_a_golden_game_wound_back_is_the_game_as_it_was(
    game: Game, seats: int, options: dict[str, int]
) -> None:
    record = golden(game, seats, options)
    match = Match(game, record)
    for version in range(match.version, 0, -(match.version // KEPT_BACK)):
        expected = match.rebuild(version).key()
        match.rewind(version)
        assert match.state.key() == expected
        assert match.record == record.lines[:version]
        assert len(match.deciders) == version


@every_golden_table
def test_a_player_who_takes_everything_back_is_where_luck_or_another_player_decided(
    game: Game, seats: int, options: dict[str, int]
) -> None:
    record = golden(game, seats, options)
    match = Match(game, record)
    for version in range(match.version - 1, 0, -(match.version // KEPT_BACK)):
        match.rewind(version)
        player = match.state.actor()
        if player == CHANCE:
            continue
        point = match.undo_point(player)
        assert all(decider == player for decider in match.deciders[point:])
        assert point == 0 or match.deciders[point - 1] != player
        match.rewind(point)
        assert match.state.actor() in (player, CHANCE)


@every_golden_table
def test_a_golden_record_with_one_wrong_digest_is_refused_at_its_line(
    game: Game, seats: int, options: dict[str, int]
) -> None:
    record = golden(game, seats, options)
    record.digests[EVERY] = "0" * 16
    with pytest.raises(BadRecord) as caught:
        Match(game, record)
    assert caught.value.about["problem"] == "digest"
    assert caught.value.about["line"] == record.places[EVERY - 1] + 1


@every_game
def test_golden_records_show_every_verb_of_a_game(game: Game) -> None:
    shown = {
        line.split()[0]
        for seats in game.seats
        for options in game.variants
        for line in golden(game, seats, options).lines
    }
    assert {action.text.split()[0] for action in game.actions.all} <= shown


def test_every_table_has_its_digest_of_random_games() -> None:
    written = [row.split()[:2] for row in DIGESTS.read_text(encoding="utf-8").splitlines()]
    assert written == [[game.name, str(seats)] for game, seats in TABLES]


def written_digests(game: Game, seats: int) -> list[str]:
    """What is written down of random games for so many players: their lines and their features."""
    rows = [row.split() for row in DIGESTS.read_text(encoding="utf-8").splitlines()]
    return next(digests for name, players, *digests in rows if (name, players) == (game.name, str(seats)))


@every_table
def test_random_games_are_the_same_in_every_build(game: Game, seats: int) -> None:
    assert random_digest(game, seats) == written_digests(game, seats)[0]


@every_table
def test_features_are_the_same_in_every_build(game: Game, seats: int) -> None:
    assert features_digest(game, seats) == written_digests(game, seats)[1]
