"""How matches ended, in the database: somebody's own games, filtered and page by page."""

from collections import Counter
from collections.abc import Sequence
from time import time
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, func, insert, or_, select
from sqlalchemy.exc import IntegrityError

from trilith.bots.registry import WITH
from trilith.core.record import Record
from trilith.server.storage.matches import MatchStore
from trilith.server.storage.models import OVER, MatchId, PersonId, StoredMatch, setup_of
from trilith.server.storage.schema import LINES, MATCHES, RESULTS, SEATS
from trilith.server.storage.write_queue import result_rows
from trilith.study.past import (
    BOT,
    BOTS,
    DAY,
    NAME,
    PEOPLE,
    Companion,
    OwnResult,
    PastMatch,
    PastPlayer,
    Question,
    company_of,
    most_often_first,
)
from trilith.study.results import SeatResult


class ResultStore(MatchStore):
    """Reads and fills in how matches ended; whatever ends from now on is written with its last line."""

    async def past_matches(
        self, person: PersonId, question: Question, most: int, offset: int
    ) -> list[PastMatch]:
        """Own matches that fit, the last that ended first."""
        asked = _own(person, question).order_by(RESULTS.c.ended.desc(), RESULTS.c.match)
        async with self._engine.connect() as connection:
            own = (await connection.execute(asked.limit(most).offset(offset))).all()
            keys = [row.match for row in own]
            everybody = (
                select(RESULTS, SEATS.c.name, SEATS.c.bot, MATCHES.c.practice)
                .join(SEATS, and_(SEATS.c.match == RESULTS.c.match, SEATS.c.seat == RESULTS.c.seat))
                .join(MATCHES, MATCHES.c.id == RESULTS.c.match)
                .where(RESULTS.c.match.in_(keys))
                .order_by(RESULTS.c.seat)
            )
            rows = (await connection.execute(everybody)).all()
        seated: dict[MatchId, list[Any]] = {}
        for row in rows:
            seated.setdefault(row.match, []).append(row)
        return [
            PastMatch(
                row.match,
                row.game,
                row.ended,
                bool(seated[row.match][0].practice),
                row.seat,
                [PastPlayer(each.name, each.bot, each.place, each.points) for each in seated[row.match]],
            )
            for row in own
        ]

    async def own_results(self, person: PersonId, question: Question) -> list[OwnResult]:
        """How all own matches that fit ended for oneself, the oldest first."""
        seats = select(func.count()).where(SEATS.c.match == RESULTS.c.match).scalar_subquery()
        asked = _own(person, question).add_columns(RESULTS.c.points, RESULTS.c.sources, seats.label("seats"))
        async with self._engine.connect() as connection:
            rows = (await connection.execute(asked.order_by(RESULTS.c.ended, RESULTS.c.match))).all()
        return [
            OwnResult(row.match, row.game, row.ended, row.seats, row.place, row.points, row.sources)
            for row in rows
        ]

    async def past_count(self, person: PersonId, question: Question) -> int:
        """How many own matches fit."""
        asked = select(func.count()).select_from(_own(person, question).subquery())
        async with self._engine.connect() as connection:
            return int((await connection.execute(asked)).scalar_one())

    async def past_games(self, person: PersonId, question: Question) -> dict[str, int]:
        """How many own matches of each game fit."""
        fitting = _own(person, question).subquery()
        asked = select(fitting.c.game, func.count()).group_by(fitting.c.game).order_by(fitting.c.game)
        async with self._engine.connect() as connection:
            return {row[0]: row[1] for row in await connection.execute(asked)}

    async def companions(self, person: PersonId) -> list[Companion]:
        """With whom one has played, the most often first; bots by their level."""
        own = _own(person, Question()).subquery()
        asked = (
            select(SEATS.c.match, SEATS.c.bot, SEATS.c.name)
            .join(own, own.c.match == SEATS.c.match)
            .where(SEATS.c.seat != own.c.seat)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(asked)).all()
        met = {(match, company_of(bot, name)) for match, bot, name in rows}
        return most_often_first(Counter(company for _, company in met))

    async def past_keys(self, person: PersonId, question: Question) -> list[MatchId]:
        """The own matches that fit, the oldest first."""
        asked = _own(person, question).order_by(RESULTS.c.ended, RESULTS.c.match)
        async with self._engine.connect() as connection:
            return [row.match for row in await connection.execute(asked)]

    async def records(self, keys: Sequence[MatchId]) -> list[tuple[StoredMatch, Record]]:
        """The records of matches that are over, in this order."""
        stored = {
            match.id: match for match in await self._matches(select(MATCHES).where(MATCHES.c.id.in_(keys)))
        }
        asked = select(LINES).where(LINES.c.match.in_(keys)).order_by(LINES.c.match, LINES.c.number)
        lines: dict[MatchId, list[str]] = {}
        async with self._engine.connect() as connection:
            for row in await connection.execute(asked):
                lines.setdefault(row.match, []).append(row.text)
        found = []
        for key in keys:
            record = setup_of(stored[key])
            record.lines = lines[key]
            found.append((stored[key], record))
        return found

    async def without_results(self, after: MatchId, most: int) -> list[MatchId]:
        """Matches that ended before results were kept, by their ids from one on."""
        known = select(RESULTS.c.match).where(RESULTS.c.match == MATCHES.c.id)
        asked = select(MATCHES.c.id).where(MATCHES.c.status == OVER, MATCHES.c.id > after, ~known.exists())
        async with self._engine.connect() as connection:
            return list((await connection.execute(asked.order_by(MATCHES.c.id).limit(most))).scalars())

    async def fill_in(self, match: StoredMatch, results: list[SeatResult]) -> None:
        """Keep how a match ended that ended before results were kept; another server may have been faster."""
        try:
            async with self._writing() as connection:
                await connection.execute(insert(RESULTS), result_rows(match, results))
        except IntegrityError:
            pass


def _own(person: PersonId, question: Question) -> Select[Any]:
    """The own seats of matches that fit, one of each."""
    asked = select(RESULTS.c.match, RESULTS.c.seat, RESULTS.c.game, RESULTS.c.ended, RESULTS.c.place)
    asked = asked.where(RESULTS.c.person == person, RESULTS.c.own)
    if question.game:
        asked = asked.where(RESULTS.c.game == question.game)
    if question.place:
        asked = asked.where(RESULTS.c.place == question.place)
    if question.days:
        asked = asked.where(RESULTS.c.ended >= time() - question.days * DAY)
    company = _in_company(question.company)
    return asked if company is None else asked.where(company)


def _in_company(company: str) -> ColumnElement[bool] | None:
    """Whether somebody else sat there whom the question names."""
    others = select(SEATS.c.seat).where(SEATS.c.match == RESULTS.c.match, SEATS.c.seat != RESULTS.c.seat)
    if company == PEOPLE:
        return others.where(SEATS.c.bot.is_(None)).exists()
    if company == BOTS:
        return ~others.where(SEATS.c.bot.is_(None)).exists()
    if company.startswith(BOT):
        level = company.removeprefix(BOT)
        return others.where(
            or_(SEATS.c.bot == level, SEATS.c.bot.startswith(level + WITH, autoescape=True))
        ).exists()
    if company.startswith(NAME):
        return others.where(SEATS.c.bot.is_(None), SEATS.c.name == company.removeprefix(NAME)).exists()
    return None
