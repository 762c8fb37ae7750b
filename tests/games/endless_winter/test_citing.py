"""Every event leads its reader to the rule by which it happened."""

import pytest

from support.endless_winter.playing import new_game, play, stone, turn_of
from support.playing import listen
from support.rules import rule
from trilith.core.match import Match
from trilith.core.record import Record
from trilith.games import game_named
from trilith.games.endless_winter.citing import BY_FIRST
from trilith.games.endless_winter.events import KINDS
from trilith.games.endless_winter.game import EndlessWinter
from trilith.games.endless_winter.names import BY_BOARD, ECLIPSE
from trilith.games.endless_winter.rules import eclipse
from trilith.leaks import random_record
from trilith.words import words

GAME = game_named("endless_winter")


def cited(game: EndlessWinter, *lines: str) -> list[tuple[str, str]]:
    """The kind and the rule of everything that happens while these lines are played."""
    events = listen(game)
    play(game, *lines)
    game.events = None
    return [(KINDS[event.kind][0], GAME.cite(event)) for event in events]


@pytest.mark.parametrize("variant", range(len(GAME.variants)))
def test_everything_that_happens_cites_a_rule_that_exists(variant: int) -> None:
    record, _ = random_record(GAME, 3, variant, GAME.variants[variant])
    match = Match(GAME, Record(GAME.name, GAME.version, 3, record.seed, GAME.variants[variant]))
    for line in record.lines:
        for event in match.step(line):
            assert words("en", GAME.name).rule(GAME.cite(event))


def test_closer_rules_exist() -> None:
    for rules in BY_FIRST.values():
        assert all(words("en", GAME.name).rule(number) for number in rules)


@rule("EW-3.5", "EW-3.11")
def test_placing_tells_columns_from_the_rest_space() -> None:
    assert cited(new_game(2), "place member hunt")[0] == ("placed", "EW-3.5")
    assert cited(new_game(2), "place member rest")[0] == ("placed", "EW-3.11")


@rule("EW-6.5", "EW-7.3")
def test_the_bottom_of_a_column_cites_its_own_rule() -> None:
    assert ("first_there", "EW-6.5") in cited(turn_of("develop"), "walk", "walk")
    assert ("first_there", "EW-7.3") in cited(turn_of("migrate"), "walk", "walk")


@rule("EW-16.1", "EW-16.5", "EW-16.7")
@pytest.mark.parametrize(
    ("name", "number"), [("idol_steps", "EW-16.7"), ("village_tundra", "EW-16.1"), ("buried", "EW-16.5")]
)
def test_a_stone_cites_what_it_counts(name: str, number: str) -> None:
    game = new_game(2)
    game.players[0].stones = (stone(name),)
    game.order, game.at, game.turn, game.phase, game.step = [0, 1], 0, 0, ECLIPSE, BY_BOARD
    game.players[0].built = 2
    eclipse.start_step(game)
    assert ("stone_scored", number) in cited(game, "gain tool")
