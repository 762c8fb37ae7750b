"""Somebody's own finished matches: found again, counted, and taken home as records."""

from collections.abc import AsyncIterator
from dataclasses import asdict, replace
from io import RawIOBase
from typing import Annotated, Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from fastapi import APIRouter, Depends, Query
from starlette.concurrency import run_in_threadpool
from starlette.responses import StreamingResponse

from trilith.core.record import Record
from trilith.server.http.dependencies import Me, ServicesDep
from trilith.server.http.routes.matches import MOST_LISTED, record_name
from trilith.server.storage.models import StoredMatch
from trilith.server.storage.store import Store
from trilith.server.wire.past import PastMatches, PastStatistics, PastSummary
from trilith.server.wire.requests import KEY_PATTERN
from trilith.study.past import Question, statistics

router = APIRouter(tags=["past"])
COMPANY_PATTERN: Final = "^(people|bots|bot:[A-Za-z0-9_-]{1,40}|name:.{1,24})$"
LONGEST_TIME: Final = 36_500  # days
AT_ONCE: Final = 50  # records that are read together
ARCHIVE: Final = "trilith-records.zip"


def question(
    game: Annotated[str | None, Query(pattern=KEY_PATTERN, description="matches of this game")] = None,
    company: Annotated[
        str | None,
        Query(
            pattern=COMPANY_PATTERN,
            description="with other `people`, with `bots` alone, with `bot:` and a level, or `name:` and a name",
        ),
    ] = None,
    place: Annotated[int | None, Query(ge=1, le=9, description="that was reached")] = None,
    days: Annotated[int | None, Query(ge=1, le=LONGEST_TIME, description="ended no longer ago")] = None,
) -> Question:
    """Which of the own matches are asked for."""
    return Question(game or "", company or "", place or 0, days or 0)


Asked = Annotated[Question, Depends(question)]


@router.get("/people/me/games")
async def list_past(
    me: Me,
    services: ServicesDep,
    asked: Asked,
    most: Annotated[int, Query(ge=1, le=MOST_LISTED)] = 10,
    offset: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> PastMatches:
    """Own matches that are over, the last that ended first."""
    store = services.store
    found = await store.past_matches(me.id, asked, most, offset)
    total = await store.past_count(me.id, asked)
    return PastMatches.model_validate({"total": total, "matches": [asdict(match) for match in found]})


@router.get("/people/me/games/statistics")
async def sum_up_past(me: Me, services: ServicesDep, asked: Asked) -> PastSummary:
    """What the own matches that fit amount to, and what else can be asked for."""
    store = services.store
    results = await store.own_results(me.id, asked)
    found = await run_in_threadpool(statistics, results)
    return PastSummary.model_validate(
        {
            "statistics": PastStatistics.model_validate(found.shown()),
            "games": await store.past_games(me.id, replace(asked, game="")),
            "companions": [asdict(companion) for companion in await store.companions(me.id)],
        }
    )


@router.get(
    "/people/me/games/records",
    response_class=StreamingResponse,
    responses={200: {"content": {"application/zip": {}}}},
)
async def download_past(me: Me, services: ServicesDep, asked: Asked) -> StreamingResponse:
    """The records of all own matches that fit, in one archive."""
    keys = await services.store.past_keys(me.id, asked)
    headers = {"content-disposition": f'attachment; filename="{ARCHIVE}"', "cache-control": "no-store"}
    return StreamingResponse(archive(services.store, keys), media_type="application/zip", headers=headers)


async def archive(store: Store, keys: list[str]) -> AsyncIterator[bytes]:
    """An archive that is sent while it is made, so that it takes no more memory for thousands of records than for a few."""
    outlet = Outlet()
    with ZipFile(outlet, "w", ZIP_DEFLATED) as packed:
        for begin in range(0, len(keys), AT_ONCE):
            found = await store.records(keys[begin : begin + AT_ONCE])
            yield await run_in_threadpool(_pack, packed, outlet, found)
    yield outlet.take()  # the list of contents, which closing writes


def _pack(packed: ZipFile, outlet: "Outlet", records: list[tuple[StoredMatch, Record]]) -> bytes:
    for match, record in records:
        packed.writestr(_entry(match), record.text())
    return outlet.take()


def _entry(match: StoredMatch) -> ZipInfo:
    entry = ZipInfo(record_name(match))
    entry.compress_type = ZIP_DEFLATED
    return entry


class Outlet(RawIOBase):
    """Where an archive is written: nothing of it stays longer than until it is taken."""

    def __init__(self) -> None:
        super().__init__()
        self._written = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, data: object) -> int:
        written = bytes(data)  # type: ignore[call-overload]  # whatever holds bytes
        self._written += written
        return len(written)

    def take(self) -> bytes:
        """What was written since it was last taken."""
        taken = bytes(self._written)
        self._written.clear()
        return taken
