"""Why an action cannot be done is told to whoever chooses: the nearest rule, and the cube that would help."""

from typing import Any

import pytest

from support.prehistory.playing import give, spring, summer
from trilith.games import game_named
from trilith.games.prehistory.game import Prehistory
from trilith.games.prehistory.names import FISHING
from trilith.games.prehistory.refusing import NEARNESS
from trilith.words import LANGUAGES, words

GAME = game_named("prehistory")


def refusals(game: Prehistory, seat: int = 0) -> dict[str, dict[str, Any]]:
    """What is told of actions that cannot be done, by action."""
    pending: Any = GAME.view(game, seat)["pending"]
    return {each["deed"]: each for each in pending["refused"]}


def test_what_can_be_done_is_not_refused() -> None:
    game = spring(2)
    give(game, 0, "blue blue grey grey red")
    assert "fishing" not in refusals(game)
    assert GAME.view(game, 1)["pending"] == {}


def test_a_single_cube_that_is_missing_is_named_and_whether_it_can_be_bought() -> None:
    game = spring(2)
    give(game, 0, "grey grey")
    game.players[0].bones = 0
    told = refusals(game)["fishing"]
    assert told["rule"] == "PH-9.1"
    assert told["lacks"] == ["blue", "red", "white"]
    assert told["buys"] == []
    game.players[0].bones = 2
    assert refusals(game)["fishing"]["buys"] == ["blue", "red", "white"]


def test_the_stone_is_named_when_only_its_cube_is_missing() -> None:
    game = spring(2)
    give(game, 0, "blue")
    game.players[0].bones = 0
    assert refusals(game)["fishing"]["rule"] == "PH-4.6"


def test_a_closed_deed_lacks_no_cube() -> None:
    game = spring(2)
    give(game, 0, "blue blue red red white white")
    game.stones[2 * FISHING : 2 * FISHING + 2] = [0, 0]
    assert refusals(game)["fishing"] == {"deed": "fishing", "rule": "PH-4.5", "lacks": [], "buys": []}


def test_in_summer_only_the_deed_whose_turn_it_is_is_refused() -> None:
    game = summer(2, FISHING)
    game.players[game.turn].markers = [0] * 6
    assert refusals(game, game.turn) == {
        "fishing": {"deed": "fishing", "rule": "PH-9.3", "lacks": ["blue"], "buys": []}
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_refuses_a_deed_has_its_reason_in_words(language: str) -> None:
    said = words(language, "prehistory")
    near = [rule for rules in NEARNESS for rule in rules]
    for rule in (*near, "PH-4.5", "PH-1.8", "PH-1.9", "PH-8.1", "PH-10.1"):
        assert said.has(f"why-{rule.replace('.', '-')}"), rule


def test_the_weather_of_all_years_is_the_sum_of_its_positions() -> None:
    game = spring(2)
    board: Any = GAME.view(game, 0)["players"]
    incomes, left = board[0]["incomes"], board[0]["incomes_left"]
    years = game.box.years - game.year + 1
    for first in range(6):
        for colour in left[first]:
            assert left[first][colour] == sum(incomes[(first + year) % 6][colour] for year in range(years))


def test_an_open_ceremony_card_counts_as_if_it_were_taken() -> None:
    game = spring(2)
    for card, name in enumerate(game.box.rite_names):
        if name == "great_fire":
            game.rites[0] = card
    board: Any = GAME.view(game, 0)["players"]
    counted = {each["rite"]: each for each in board[0]["counted"]}
    assert counted["great_fire"] == {"rite": "great_fire", "count": 1, "points": 0}
    assert "counted" not in board[1]
