"""A sheet of numbers: a clear one holds the same as a full one, and nothing of what was on it before."""

import pytest
from librt.vecs import vec

from support.environments import every_game, on_the_way
from trilith.core.summary import MOST, Sheet
from trilith.games import game_named


def filled(clear: bool) -> tuple[list[float], list[str]]:
    """Everything that can be written, on a sheet that is clear or full of something else."""
    buffer = vec[float]([0.0 if clear else 7.0] * 60)
    named: list[str] = []
    sheet = Sheet(buffer, named, clear, 2)
    names = ("a", "b", "c")
    sheet.put("put", 0.5)
    sheet.put("nothing", 0.0)
    sheet.many("many", 3, 4.0)
    sheet.about = "own "
    sheet.mark(names, 1)
    sheet.mark(names, -1)
    sheet.row(names, [1, 0, 2], 2.0)
    sheet.equal(names, [5, 4, 5], 5)
    sheet.tally(names, (0, 2, 2))
    sheet.spread(names, [1, -1, 1], 4.0)
    sheet.bits(names, 5)
    sheet.line(names, (1, 0, 4), 4.0)
    sheet.marks((names, names), [2, -1])
    sheet.seldom("some", 1, 2.0)
    sheet.seldom("none", 0, 2.0)
    first = sheet.blank(names)
    sheet.add(first + 2, 0.25)
    sheet.add(first + 2, 0.5)
    sheet.nothing(2)
    sheet.leave(2)
    return [buffer[at] for at in range(2, int(sheet.at))], named


def test_a_clear_sheet_holds_what_a_full_one_holds() -> None:
    numbers, names = filled(clear=True)
    assert (numbers, names) == filled(clear=False)
    assert names[:5] == ["put", "nothing", "many", "own a", "own b"]
    assert numbers[:3] == [0.5, 0.0, 0.75]
    assert [numbers[at : at + 3] for at in range(3, 33, 3)] == [
        [0, 1, 0],
        [0, 0, 0],
        [0.5, 0, 1],
        [1, 0, 1],
        [1, 0, 2],
        [0, 0.5, 0],
        [1, 0, 1],
        [0.25, 0, 1],
        [0, 0, 1],
        [0, 0, 0],
    ]
    assert numbers[33:] == [0.5, 0.0, 0, 0, 0.75, 0, 0, 0, 0]


@every_game
@pytest.mark.parametrize("players", [2, 4])
def test_a_wiped_sheet_tells_nothing_of_who_looked_before(name: str, players: int) -> None:
    observation = game_named(name).observation
    assert observation is not None
    buffer = vec[float]([0.0] * MOST)
    sheet = Sheet(buffer, None, True)
    for decisions in (0, 30, 90):
        state = on_the_way(name, players, decisions)
        for seat in range(players):
            sheet.wipe()
            observation.write(state, seat, sheet)
            count = int(sheet.at)
            assert [buffer[at] for at in range(count)] == observation.listed(state, seat)
            assert not any(buffer[at] for at in range(count, MOST))


@every_game
def test_an_absent_rival_is_zeros_after_a_game_with_more_players(name: str) -> None:
    observation = game_named(name).observation
    assert observation is not None
    buffer = vec[float]([0.0] * MOST)
    sheet = Sheet(buffer, None, True)
    for players in (4, 2, 3):
        state = on_the_way(name, players, 60)
        sheet.wipe()
        observation.write(state, 0, sheet)
        assert [buffer[at] for at in range(int(sheet.at))] == observation.listed(state, 0)
