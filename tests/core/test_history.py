"""How the points grew, compared with a game replayed by hand."""

from pathlib import Path

import pytest

from support.bent_games import BentGame
from trilith.core.game import View
from trilith.core.history import points_by_round
from trilith.core.match import Match
from trilith.core.record import Record, parse_record
from trilith.core.state import State
from trilith.games import game_named

GAME = game_named("stone_age")
RECORDS = Path(__file__).parents[1] / "records"


def golden(seats: int) -> Record:
    """A game of so many players that was played to its end."""
    return parse_record((RECORDS / f"stone_age-{seats}.txt").read_text(encoding="utf-8"))


def by_hand(record: Record) -> list[tuple[int | None, list[int]]]:
    """The same from what spectators are told: points only come and go by these events."""
    match = Match(GAME, Record(record.game, record.version, record.seats, record.seed))
    points = [0] * record.seats
    rounds: list[tuple[int | None, list[int]]] = []
    number = 1
    for line in record.lines:
        for event in match.step(line):
            told = GAME.describe(event, -1)
            player, kind = int(str(told["player"])), told["kind"]
            if kind in ("round_began", "ended") and told.get("round") != 1:
                rounds.append((number, list(points)))
                number += 1
            elif kind in ("built", "points_gained", "scored"):
                points[player] += int(str(told["points"]))
            elif kind == "starved":
                points[player] -= int(str(told["points"]))
    return [*rounds, (None, points)]


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_points_of_every_round_are_those_of_a_replay_by_hand(seats: int) -> None:
    record = golden(seats)
    match = Match(GAME, record)
    found = points_by_round(match)
    assert found == by_hand(record)
    assert [number for number, _ in found] == [*range(1, len(found)), None]
    assert found[-1] == (None, match.state.scores())
    assert found[-2][1] != found[-1][1], "the final scoring comes after the last round"


def test_looking_at_the_history_changes_nothing() -> None:
    match = Match(GAME, golden(2))
    before = match.state.key()
    assert points_by_round(match) == points_by_round(match)
    assert match.state.key() == before


def test_while_a_match_goes_on_only_whole_rounds_count() -> None:
    record = golden(2)
    match = Match(GAME, record)
    whole = points_by_round(match)
    record.lines = record.lines[: len(record.lines) // 2]
    record.digests = {}
    assert points_by_round(Match(GAME, record)) == whole[: len(points_by_round(Match(GAME, record)))]


class WithoutRounds(BentGame):
    """A game that counts no rounds."""

    def view(self, state: State, player: int) -> View:
        return {key: value for key, value in self.true.view(state, player).items() if key != "round"}


def test_a_game_that_counts_no_rounds_has_only_its_result() -> None:
    record = golden(2)
    match = Match(WithoutRounds(GAME), record)
    assert points_by_round(match) == [(None, match.state.scores())]
    plain = Match(BentGame(GAME), record)
    assert points_by_round(plain)[:-2] == by_hand(record)[:-2], "the round is the one that the view shows"
