"""Something of a place with several servers dies while people play, and nothing that was told turns out untrue.

`make chaos` does this for ten minutes (tools/chaos.py); here it is short, and whoever checks is checked.
"""

import asyncio
import json
from dataclasses import replace
from typing import Any

import pytest

from support.chaos.checks import Acknowledged, Findings, Told, check
from support.chaos.cluster import Cluster
from support.chaos.history import Row, histories
from support.chaos.run import Outcome, wreak
from support.database import a_match
from support.postgres import Postgres
from support.redis import RedisServer
from trilith.core.match import Match
from trilith.games import game_named
from trilith.server.storage.models import StoredMatch, setup_of

TABLES = 4
FAULTS = 3  # at least


def test_nothing_that_was_told_is_lost_spliced_or_leaked_whatever_dies(
    cluster: Postgres, redis: RedisServer
) -> None:
    async def story() -> Outcome:
        async with Cluster(cluster, redis, servers=2, workers=0).running() as place:
            return await wreak(place, TABLES, seconds=4, between=1, pause=0.05, say=print)

    outcome = asyncio.run(story())
    assert outcome.findings.violations == []
    assert outcome.faults.total() >= FAULTS
    assert outcome.findings.acknowledgements > TABLES
    assert outcome.findings.tables > 0
    assert outcome.recovery is not None, "somebody never played again"


# Whoever checks must notice.


class Story:
    """A match of two people as it was committed, line by line."""

    def __init__(self) -> None:
        self.stored: StoredMatch = replace(a_match("m"), game_version=game_named("stone_age").version)
        self.match = Match(game_named("stone_age"), setup_of(self.stored))
        self.match.go_on()
        self.rows: list[Row] = []
        self.acknowledged: list[Acknowledged] = []
        self.told: list[Told] = []
        self._commit(0)
        for _ in range(6):
            before, seat = self.match.version, self.match.state.actor()
            action = self.match.seat(seat).legal[0].text
            self.match.act(seat, action)
            self._commit(before)
            self.acknowledged.append(Acknowledged("m", seat, before, self.match.version, action))
            self.told.append(self._table(seat))

    def _commit(self, first: int) -> None:
        revision = len({row.transaction for row in self.rows}) + 1
        for number, line in enumerate(self.match.record[first:], start=first):
            self._note("line", revision, line=number, text=line)
        self._note("match", revision, revision=revision, withdrawn=0)

    def _note(self, what: str, transaction: int, **more: Any) -> None:
        self.rows.append(Row(len(self.rows), transaction, what, "m", **more))

    def _table(self, seat: int) -> Told:
        view = self.match.seat(seat).view()
        told = {"status": "playing", "version": self.match.version, "view": view}
        return Told("m", seat, json.dumps(told))

    def findings(self) -> Findings:
        """What there is to say about it."""
        stored = {"m": (self.stored, self.match.record)}
        return check(stored, histories(self.rows), self.acknowledged, self.told)


def test_what_happened_as_it_was_told_is_well() -> None:
    found = Story().findings()
    assert (found.acknowledgements, found.tables, found.violations) == (6, 6, [])


def test_what_was_acknowledged_and_not_committed_is_noticed() -> None:
    story = Story()
    wrong = [
        replace(story.acknowledged[2], action="place village 2"),
        replace(story.acknowledged[3], after=story.acknowledged[3].after + 1),
        replace(story.acknowledged[-1], version=story.match.version, after=story.match.version + 1),
        replace(story.acknowledged[0], action=""),  # it was not taken back
    ]
    story.acknowledged += wrong
    assert story.findings().lost == [str(deed) for deed in wrong]


@pytest.mark.parametrize("wrong", ["revision", "line", "luck", "record"])
def test_histories_that_were_spliced_are_noticed(wrong: str) -> None:
    story = Story()
    if wrong == "revision":  # two servers have written the same one
        story.rows = [replace(row, revision=3) if row.revision == 4 else row for row in story.rows]
    elif wrong == "line":  # one has written over the line of another
        last = max(row.line for row in story.rows if row.line is not None)
        story.rows = [replace(row, line=last - 1) if row.line == last else row for row in story.rows]
    elif wrong == "luck":  # of another match
        story.stored = replace(story.stored, seed="ab" * 32)
        story.told = []
    else:
        story.match.rewind(story.match.version - 1)
    assert story.findings().spliced


def test_what_a_seat_must_not_know_is_noticed() -> None:
    story = Story()
    seat = story.told[-1].seat
    open_view = story.match.game.view(story.match.state, 1 - seat)
    told = {"status": "playing", "version": story.match.version, "view": open_view}
    seed = {**told, "view": json.loads(story.told[-1].text)["view"], "commitment": story.stored.seed}
    unknown = {**seed, "commitment": "", "version": story.match.version + 1}
    story.told = [Told("m", seat, json.dumps(each)) for each in (told, seed, unknown)]
    assert len(story.findings().leaked) == 3
