"""Somebody's finished matches: which fit a question, means and places by hand, and columns of many matches."""

import pytest

from support.finished import finished, so_far
from trilith.study.errors import MatchNotOver
from trilith.study.past import (
    DAY,
    MOST_COLUMNS,
    Companion,
    OwnResult,
    PastMatch,
    PastPlayer,
    Question,
    companions,
    fits,
    statistics,
)
from trilith.study.results import results_of

NOW = 1_000 * DAY
ADA = PastPlayer("Ada", None, 1, 187)
MIRA = PastPlayer("Mira", None, 2, 171)
FLINT = PastPlayer("Flint", "hard/hunter", 3, 134)
EVENING = PastMatch("m1", "stone_age", NOW - 3 * DAY, False, 1, [ADA, MIRA, FLINT])
ALONE = PastMatch("m2", "prehistory", NOW - 40 * DAY, False, 0, [PastPlayer("Mira", None, 1, 90), FLINT])


@pytest.mark.parametrize(
    ("question", "fitting"),
    [
        (Question(), ["m1", "m2"]),
        (Question(game="prehistory"), ["m2"]),
        (Question(place=2), ["m1"]),
        (Question(days=30), ["m1"]),
        (Question(company="people"), ["m1"]),
        (Question(company="bots"), ["m2"]),
        (Question(company="bot:hard"), ["m1", "m2"]),
        (Question(company="bot:hunter"), []),
        (Question(company="name:Ada"), ["m1"]),
        (Question(company="name:Mira"), []),
        (Question(game="stone_age", company="bots"), []),
    ],
)
def test_which_matches_fit(question: Question, fitting: list[str]) -> None:
    assert [match.id for match in (EVENING, ALONE) if fits(match, question, NOW)] == fitting


def test_with_whom_one_has_played() -> None:
    twice = PastMatch("m3", "stone_age", NOW, False, 0, [MIRA, FLINT, FLINT])
    assert companions([EVENING, ALONE, twice]) == [Companion("bot:hard", 3), Companion("name:Ada", 1)]


def result(number: int, place: int, points: int, game: str = "stone_age", seats: int = 4) -> OwnResult:
    sources = {"earned": points - 10, "farmers": 10}
    return OwnResult(f"m{number}", game, float(number), seats, place, points, sources)


def test_places_means_and_the_way_by_hand() -> None:
    found = statistics([result(1, 4, 80), result(2, 2, 100), result(3, 1, 120), result(4, 1, 140)])
    assert (found.matches, found.wins, found.place, found.seats) == (4, 2, 2.0, 4)
    assert found.places == [2, 1, 0, 1]
    assert (found.points, found.few, found.first, found.last) == (110.0, 2, 90.0, 130.0)
    assert found.sources == ["earned", "farmers"]
    assert [column.match for column in found.columns] == ["m1", "m2", "m3", "m4"]
    assert found.columns[0].sources == {"earned": 70.0, "farmers": 10.0}
    assert [(each.game, each.matches, each.wins, each.place) for each in found.by_game] == [
        ("stone_age", 4, 2, 2.0)
    ]


def test_several_games_tell_no_points_together() -> None:
    found = statistics([result(1, 1, 80), result(2, 2, 30, "prehistory", seats=2)])
    assert (found.points, found.first, found.last, found.sources, found.seats) == (None, None, None, [], None)
    assert [column.sources for column in found.columns] == [{}, {}]
    assert found.places == [1, 1, 0, 0]
    assert [each.game for each in found.by_game] == ["prehistory", "stone_age"]


def test_nothing_amounts_to_nothing() -> None:
    found = statistics([])
    assert (found.matches, found.place, found.places, found.columns) == (0, None, [], [])


def test_many_matches_share_columns_and_none_is_lost() -> None:
    results = [result(number, 1 + number % 4, number) for number in range(1, 1_001)]
    found = statistics(results)
    assert len(found.columns) == MOST_COLUMNS
    assert sum(column.count for column in found.columns) == 1_000
    assert {column.count for column in found.columns} == {16, 17}
    assert found.columns[0].match is None
    assert found.columns[-1].ended == 1_000.0
    whole = sum(column.count * column.points for column in found.columns) / 1_000
    assert whole == pytest.approx(found.points, abs=0.01)


@pytest.mark.parametrize("name", ["stone_age", "prehistory", "endless_winter"])
def test_sources_add_up_to_the_points(name: str) -> None:
    match = finished(name)
    results = results_of(match)
    assert [each.points for each in results] == match.state.scores()
    assert [each.place for each in results] == match.state.ranking()
    assert all(sum(each.sources.values()) == each.points for each in results)
    assert len(results[0].sources) > 3
    with pytest.raises(MatchNotOver):
        results_of(so_far(name, 200))
