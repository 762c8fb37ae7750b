"""Whether everything that clients were told holds against what was committed: nothing lost, nothing spliced, nothing leaked."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from support.chaos.history import History
from trilith.core.errors import TrilithError
from trilith.core.match import Match
from trilith.core.record import Record
from trilith.games import game_named
from trilith.server.storage.models import OVER, StoredMatch, setup_of


@dataclass(frozen=True)
class Acknowledged:
    """Something that a server said it had done."""

    match: str
    seat: int
    version: int  # before it
    after: int
    action: str  # empty, if something was taken back


@dataclass(frozen=True)
class Told:
    """A table as a seat was told it."""

    match: str
    seat: int
    text: str


@dataclass
class Findings:
    """What was checked, and everything that does not hold."""

    acknowledgements: int = 0
    tables: int = 0
    lost: list[str] = field(default_factory=list)
    spliced: list[str] = field(default_factory=list)
    leaked: list[str] = field(default_factory=list)

    @property
    def violations(self) -> list[str]:
        """All of them."""
        return [*self.lost, *self.spliced, *self.leaked]


def check(
    stored: dict[str, tuple[StoredMatch, list[str]]],
    found: dict[str, History],
    acknowledged: Iterable[Acknowledged],
    told: Iterable[Told],
) -> Findings:
    """Hold everything that was told against what was committed, and that against the rules."""
    findings = Findings()
    for match, history in found.items():
        findings.spliced += [f"{match}: {problem}" for problem in history.problems]
        if match in stored:
            findings.spliced += [f"{match}: {problem}" for problem in _against_rules(*stored[match], history)]
    for deed in acknowledged:
        findings.acknowledgements += 1
        if not _holds(deed, found.get(deed.match, History())):
            findings.lost.append(f"{deed}")
    for table in told:
        findings.tables += 1
        problem = _leak(table, *stored[table.match], found[table.match])
        if problem:
            findings.leaked.append(f"{table.match}, seat {table.seat}: {problem}")
    return findings


def _holds(deed: Acknowledged, history: History) -> bool:
    commit = history.at(deed.version)
    if commit is None or commit.after != deed.after:
        return False
    return commit.added[:1] == [deed.action] if deed.action else bool(commit.cut)


def _against_rules(stored: StoredMatch, lines: list[str], history: History) -> list[str]:
    """Whether the record is the one that the commits lead to, and one that the rules and the seed allow."""
    if lines != history.lines:
        return ["the record is not what was committed"]
    try:
        _match(stored, lines).verify_luck()
    except TrilithError as error:
        return [repr(error)]
    return []


def _leak(table: Told, stored: StoredMatch, lines: list[str], history: History) -> str:
    """What a seat was told that it may not know, or that is not so."""
    message: dict[str, Any] = json.loads(table.text)
    if message["status"] != OVER and stored.seed in table.text:
        return "the seed was told"
    record = history.record_at(message["version"])
    if record is None:
        return f"version {message['version']} was told, but never committed"
    match = _match(stored, record)
    expected = json.loads(json.dumps(match.seat(table.seat).view()))
    return "" if message["view"] == expected else f"another table than version {message['version']} was told"


def _match(stored: StoredMatch, lines: list[str]) -> Match:
    setup = setup_of(stored)
    return Match(game_named(stored.game), Record(**{**vars(setup), "lines": lines}))
