"""Own finished matches: found, filtered, paged and counted, taken home as records, and nobody else's."""

import asyncio
from collections.abc import Iterator
from io import BytesIO
from time import time
from typing import Any
from zipfile import ZipFile

import pytest

from support.past import APART, autumn, keep_past, match_of
from support.serving import Guest, Running, running, settings_for
from support.stored_matches import keep
from trilith.core.match import Match
from trilith.core.record import parse_record
from trilith.games import game_named
from trilith.server.settings import Settings
from trilith.server.storage.schema import RESULTS
from trilith.server.storage.store import Store
from trilith.study.past import OwnResult, PastMatch, PastPlayer, Question, companions, fits, statistics
from trilith.study.results import results_of

MATCHES = autumn(stone_age=6, prehistory=2)


@pytest.fixture(name="settings", scope="module")
def _settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    return settings_for(tmp_path_factory.mktemp("past"))


@pytest.fixture(name="server", scope="module")
def _server(settings: Settings) -> Iterator[Running]:
    with running(settings) as started:
        yield started


@pytest.fixture(name="mira", scope="module")
def _mira(server: Running, settings: Settings) -> Guest:
    """Somebody with eight matches, the last of today."""
    mira = server.guest("Mira")
    keep_past(settings, mira, MATCHES, ended=time() - 60)
    return mira


def told(guest: Guest, what: str = "", **query: Any) -> Any:
    answer = guest.get(f"/people/me/games{what}", **query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def past_of(guest: Guest) -> list[PastMatch]:
    """All matches, as plain data."""
    return [
        PastMatch(**{**each, "players": [PastPlayer(**player) for player in each["players"]]})
        for each in told(guest, most=100)["matches"]
    ]


QUESTIONS: list[dict[str, Any]] = [
    {},
    {"game": "prehistory"},
    {"game": "endless_winter"},
    {"company": "people"},
    {"company": "bots"},
    {"company": "bot:hard"},
    {"company": "bot:har"},
    {"company": "name:Ada"},
    {"company": "name:Mira"},
    {"place": 1},
    {"place": 4},
    {"days": 7},
    {"game": "stone_age", "company": "name:Ada", "days": 30},
]


@pytest.mark.parametrize("asked", QUESTIONS, ids=str)
def test_what_fits_is_what_fits_in_plain_words(mira: Guest, asked: dict[str, Any]) -> None:
    everything, now = past_of(mira), time()
    assert len(everything) == len(MATCHES)
    fitting = [match for match in everything if fits(match, Question(**asked), now)]
    page = told(mira, most=100, **asked)
    assert [each["id"] for each in page["matches"]] == [match.id for match in fitting]
    assert page["total"] == len(fitting)
    summary = told(mira, "/statistics", **asked)
    assert summary["statistics"]["matches"] == len(fitting)
    assert sum(summary["games"].values()) >= len(fitting)
    assert [(each["company"], each["matches"]) for each in summary["companions"]] == [
        (each.company, each.matches) for each in companions(everything)
    ]


def test_rows_say_how_it_ended_and_come_page_by_page(mira: Guest) -> None:
    everything = told(mira, most=100)["matches"]
    assert [each["ended"] for each in everything] == sorted(
        (each["ended"] for each in everything), reverse=True
    )
    pages = [told(mira, most=3, offset=offset) for offset in (0, 3, 6, 9)]
    assert [each for page in pages for each in page["matches"]] == everything
    assert {page["total"] for page in pages} == {len(MATCHES)}
    for row, played in zip(reversed(everything), MATCHES, strict=True):
        results = results_of(match_of(played.game, played.seed))
        assert row["game"] == played.game
        assert [(each["place"], each["points"]) for each in row["players"]] == [
            (result.place, result.points) for result in results
        ]
        assert row["players"][row["seat"]]["name"] == "Mira"


def test_the_statistics_are_those_of_the_own_results(mira: Guest) -> None:
    rows = told(mira, most=100, game="stone_age")["matches"]
    own = []
    stone_age = [each for each in MATCHES if each.game == "stone_age"]
    for row, played in zip(reversed(rows), stone_age, strict=True):
        mine = results_of(match_of(played.game, played.seed))[row["seat"]]
        own.append(OwnResult(row["id"], row["game"], row["ended"], 4, mine.place, mine.points, mine.sources))
    found = told(mira, "/statistics", game="stone_age")
    assert found["statistics"] == statistics(own).shown()
    assert found["games"] == {"prehistory": 2, "stone_age": 6}


def test_nobody_else_sees_them(server: Running, mira: Guest) -> None:
    eve = server.guest("Eve")
    assert told(eve) == {"total": 0, "matches": []}
    assert told(eve, "/statistics")["companions"] == []
    assert ZipFile(BytesIO(eve.get("/people/me/games/records").content)).namelist() == []
    assert server.stranger().get("/people/me/games").status_code == 401


def test_all_records_come_in_one_archive(mira: Guest) -> None:
    answer = mira.get("/people/me/games/records", game="prehistory")
    assert answer.headers["content-type"] == "application/zip"
    assert "trilith-records.zip" in answer.headers["content-disposition"]
    archive = ZipFile(BytesIO(answer.content))
    assert archive.testzip() is None
    rows = told(mira, game="prehistory")["matches"]
    assert archive.namelist() == [f"prehistory-{row['id']}.record" for row in reversed(rows)]
    for name, row in zip(archive.namelist(), reversed(rows), strict=True):
        text = archive.read(name).decode()
        assert text == mira.get(f"/matches/{row['id']}/record").text
        assert Match(game_named("prehistory"), parse_record(text)).over


@pytest.mark.parametrize(
    "asked", [{"company": "neighbours"}, {"place": 0}, {"days": 0}, {"most": 101}, {"game": "a b"}], ids=str
)
def test_questions_that_mean_nothing_are_refused(mira: Guest, asked: dict[str, Any]) -> None:
    assert mira.get("/people/me/games", **asked).status_code == 422


def test_a_match_is_there_as_soon_as_it_is_over(server: Running, settings: Settings) -> None:
    ann = server.guest("Ann")
    match = match_of("stone_age", 1)
    before = len(match.record) - 1
    while match.deciders[before] < 0:
        before -= 1
    almost = Match(match.game, match.to_record())
    almost.rewind(before)
    seat = match.deciders[before]
    players: list[Guest | str] = ["greedy"] * 4
    players[seat] = ann
    keep(settings, "almost", almost, players)
    assert told(ann)["total"] == 0
    table = ann.look("almost", seat=seat)
    assert ann.act("almost", seat, table["version"], match.record[before]).status_code == 200
    (row,) = told(ann)["matches"]
    assert row["id"] == "almost"
    assert row["ended"] == pytest.approx(time(), abs=60)
    assert row["players"][seat]["points"] == match.state.scores()[seat]


def test_of_several_own_seats_the_first_counts(server: Running, settings: Settings) -> None:
    bea = server.guest("Bea")
    keep(settings, "one-device", match_of("stone_age", 2), ["greedy", bea, bea, "greedy"])
    page = told(bea)
    assert (page["total"], page["matches"][0]["seat"]) == (1, 1)


def test_matches_that_ended_before_are_filled_in_when_the_server_starts(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    settings = settings_for(tmp_path_factory.mktemp("older"))
    with running(settings) as server:
        cat = server.guest("Cat")
        keep(settings, "old", match_of("prehistory", 1), [cat, "greedy", "greedy", "greedy"])
        with_results = told(cat)
        cookies = cat.client.cookies

    async def forget() -> None:
        store = Store(settings.database_url)
        await store.open()
        async with store._writing() as connection:
            await connection.execute(RESULTS.delete())
        await store.close()

    asyncio.run(forget())
    with running(settings) as server:
        again = server.stranger()
        again.client.cookies = cookies
        until = time() + 60
        while told(again)["total"] == 0:
            assert time() < until
        assert told(again) == with_results


def test_days_are_counted_back_from_now(mira: Guest) -> None:
    assert told(mira, days=1)["total"] == 1
    assert told(mira, days=int(2 * APART) + 1)["total"] == 3
