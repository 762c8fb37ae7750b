"""Rulebook, "Endwertung": what ceremony cards count."""

import pytest

from support.prehistory.ending import fill, final, rich
from support.prehistory.playing import (
    celebrate,
    found_camp,
    hunt,
    last_action,
    paint,
    rite,
)
from support.rules import rule
from trilith.games.prehistory.names import METRICS
from trilith.games.prehistory.rules import scoring


@rule("PH-15.10")
@pytest.mark.parametrize(
    ("name", "counted", "points"),
    [
        ("handprints", 2, 0),
        ("handprints", 3, 3),
        ("handprints", 9, 3),
        ("great_cave", 4, 0),
        ("great_cave", 5, 4),
        ("great_cave", 6, 4),
        ("great_cave", 7, 8),
        ("painters_song", 0, 0),
        ("painters_song", 4, 4),
        ("painters_song", 9, 5),
        ("pillars_of_paint", 2, 4),
        ("pillars_of_paint", 4, 6),
        ("long_current", 8, 2),
        ("long_current", 24, 5),
        ("chief_of_chiefs", 0, 0),
        ("chief_of_chiefs", 1, 6),
    ],
)
def test_a_ceremony_card_pays_for_the_highest_threshold_or_for_every_so_many(
    name: str, counted: int, points: int
) -> None:
    assert scoring.rite_points(last_action(2), rite(name), counted) == points


@rule("PH-15.10")
@pytest.mark.parametrize(
    ("metric", "count"),
    [
        ("pieces", 6),
        ("rows", 1),
        ("columns", 1),
        ("fish", 3),
        ("track", 5),
        ("tiles", 6),
        ("kinds", 5),
        ("most_of_a_kind", 2),
        ("pairs", 2),
        ("hunting_cards", 4),
        ("animals", 5),
        ("footprints", 1),
        ("species", 3),
        ("most_of_a_species", 3),
        ("camps", 2),
        ("most_camps", 1),
        ("far_camps", 1),
        ("members", 2),
        ("megaliths", 2),
        ("watched_megaliths", 2),
        ("ceremonies", 3),
        ("other_ceremonies", 2),
        ("smallest", 2),
    ],
)
def test_everything_that_ceremony_cards_count(metric: str, count: int) -> None:
    counted = scoring.metrics(rich(), 0)[METRICS.index(metric)]
    assert counted == count
    assert isinstance(counted, int)


@rule("PH-15.10")
def test_all_far_camps_count_and_without_a_card_nothing_does() -> None:
    game = rich()
    found_camp(game, 0, "f2", 3)
    counts = scoring.metrics(game, 0)
    assert counts[METRICS.index("far_camps")] == 2
    game.players[0].rites = ()
    assert final(game, 0, "ceremonies") == 0


@rule("PH-15.10")
@pytest.mark.parametrize("fewest", ["pieces", "fish", "tiles", "animals", "ceremonies", "camps"])
def test_the_smallest_collection_may_be_any_of_the_six(fewest: str) -> None:
    game = last_action(2)
    count = {
        name: 1 if name == fewest else 2
        for name in ("pieces", "fish", "tiles", "animals", "ceremonies", "camps")
    }
    paint(game, 0, *("1_1", "1_2")[: count["pieces"]])
    game.players[0].fish = (count["fish"], 0, 0)
    fill(game, 0, apple=count["tiles"])
    hunt(game, 0, *("elephant_1", "bison_1")[: count["animals"]])
    celebrate(game, 0, *("handprints", "great_cave")[: count["ceremonies"]])
    for camp, name in enumerate(("e4", "d5")[: count["camps"]], start=1):
        found_camp(game, 0, name, camp)
    counts = scoring.metrics(game, 0)
    assert {name: counts[METRICS.index(name)] for name in count} == count
    assert counts[METRICS.index("smallest")] == 1


@rule("PH-15.10")
def test_every_full_row_and_every_full_column_counts() -> None:
    game = last_action(2)
    paint(game, 0, "1_1", "1_2", "1_3", "3_1", "3_2", "3_3")
    counts = scoring.metrics(game, 0)
    assert (counts[METRICS.index("rows")], counts[METRICS.index("columns")]) == (2, 0)
    paint(game, 0, "2_1", "2_3")
    counts = scoring.metrics(game, 0)
    assert (counts[METRICS.index("rows")], counts[METRICS.index("columns")]) == (2, 2)


@rule("PH-15.10")
def test_the_most_camps_count_for_whoever_has_as_many_as_anybody() -> None:
    game = last_action(2)
    counted = METRICS.index("most_camps")
    assert [scoring.metrics(game, seat)[counted] for seat in range(2)] == [0, 0]
    found_camp(game, 0, "e4", 1)
    assert [scoring.metrics(game, seat)[counted] for seat in range(2)] == [1, 0]
    found_camp(game, 1, "d5", 1)
    assert [scoring.metrics(game, seat)[counted] for seat in range(2)] == [1, 1]
    found_camp(game, 1, "f4", 2)
    assert [scoring.metrics(game, seat)[counted] for seat in range(2)] == [0, 1]
