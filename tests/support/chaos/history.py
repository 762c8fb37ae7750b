"""What really happened to every match: PostgreSQL itself writes it down, whatever servers remember or tell."""

from collections import defaultdict
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

# Rows of one change of a match share a transaction; the match is locked meanwhile, so numbers are in its order.
AUDIT: Final = (
    """CREATE TABLE audit (
    number bigserial PRIMARY KEY, transaction bigint NOT NULL DEFAULT txid_current(), what text NOT NULL,
    match text NOT NULL, line integer, text text, revision integer, withdrawn integer)""",
    """CREATE FUNCTION note_match() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO audit (what, match, revision, withdrawn) VALUES ('match', new.id, new.revision, new.withdrawn);
    RETURN NULL; END $$""",
    """CREATE FUNCTION note_line() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF tg_op = 'DELETE' THEN
      INSERT INTO audit (what, match, line) VALUES ('cut', old.match, old.number);
    ELSE
      INSERT INTO audit (what, match, line, text) VALUES ('line', new.match, new.number, new.text);
    END IF; RETURN NULL; END $$""",
    "CREATE TRIGGER note_match AFTER UPDATE ON matches FOR EACH ROW EXECUTE FUNCTION note_match()",
    "CREATE TRIGGER note_line AFTER INSERT OR UPDATE OR DELETE ON lines FOR EACH ROW EXECUTE FUNCTION note_line()",
)


@dataclass(frozen=True)
class Row:
    """One row of the audit."""

    number: int
    transaction: int
    what: str
    match: str
    line: int | None = None
    text: str | None = None
    revision: int | None = None
    withdrawn: int | None = None


@dataclass(frozen=True)
class Commit:
    """One change of a match as it was committed."""

    revision: int
    before: int  # the version that clients knew
    after: int
    added: list[str]
    cut: int  # lines that were taken back


@dataclass
class History:
    """All changes of one match, and the record that they lead to."""

    commits: list[Commit] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    problems: list[str] = field(
        default_factory=list
    )  # why they cannot all be changes of one and the same match

    def at(self, version: int) -> Commit | None:
        """The change that moved the match on from a version."""
        return next((each for each in self.commits if each.before == version and each.after != version), None)

    def record_at(self, version: int) -> list[str] | None:
        """The lines when clients knew this version; none if there was no such version."""
        lines: list[str] = []
        for commit in self.commits:
            lines = [*lines[: len(lines) - commit.cut], *commit.added]
            if commit.after == version:
                return lines
        return None


def histories(rows: Iterable[Row]) -> dict[str, History]:
    """The history of every match."""
    changes: dict[str, dict[int, list[Row]]] = defaultdict(lambda: defaultdict(list))
    for row in sorted(rows, key=lambda row: row.number):
        changes[row.match][row.transaction].append(row)
    return {match: _history(list(found.values())) for match, found in changes.items()}


def _history(changes: list[list[Row]]) -> History:
    found = History()
    version = revision = 0
    for change in changes:
        marks = [row for row in change if row.what == "match"]
        cut = [row.line or 0 for row in change if row.what == "cut"]
        added = [row for row in change if row.what == "line"]
        revisions = [row.revision for row in marks]
        if revisions != [revision + 1]:
            found.problems.append(f"revision {revision} is followed by {revisions}")
        kept = len(found.lines) - len(cut)
        if sorted(cut) != list(range(kept, len(found.lines))):
            found.problems.append(f"of {len(found.lines)} lines {cut} were cut")
        if [row.line for row in added] != list(range(kept, kept + len(added))):
            found.problems.append(f"after {kept} lines came {[row.line for row in added]}")
        found.lines = [*found.lines[:kept], *(row.text or "" for row in added)]
        revision = revisions[-1] or 0 if revisions else revision
        after = len(found.lines) + (marks[-1].withdrawn or 0 if marks else 0)
        found.commits.append(Commit(revision, version, after, [row.text or "" for row in added], len(cut)))
        version = after
    return found


class Audit:
    """The audit in a database."""

    def __init__(self, database: str) -> None:
        self._database = database

    async def begin(self) -> None:
        """Write everything down from now on."""
        async with self._connected() as connection:
            for statement in AUDIT:
                await connection.exec_driver_sql(statement)

    async def rows(self) -> list[Row]:
        """Everything that was written down."""
        async with self._connected() as connection:
            found = await connection.exec_driver_sql("SELECT * FROM audit ORDER BY number")
            return [Row(**row._mapping) for row in found]

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[AsyncConnection]:
        engine = create_async_engine(self._database)
        async with engine.begin() as connection:
            yield connection
        await engine.dispose()
