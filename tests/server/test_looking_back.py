"""A match that is over is looked back at moment by moment; one that is played only through one's own eyes."""

from collections.abc import Iterator
from time import process_time
from typing import Any

import pytest

from support.finished import finished, so_far
from support.serving import Guest, Running, running, settings_for
from support.stored_matches import keep
from trilith.games import OURS
from trilith.server.settings import Settings
from trilith.study.moment import OPENLY, Moment

EVERY = 11  # moments between two that are looked at over HTTP
QUICK = 0.05  # seconds in which a moment is shown


@pytest.fixture(name="settings", scope="module")
def _settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    return settings_for(tmp_path_factory.mktemp("looking-back"))


@pytest.fixture(name="server", scope="module")
def _server(settings: Settings) -> Iterator[Running]:
    with running(settings) as started:
        yield started


def refusal(guest: Guest, path: str, **query: Any) -> tuple[int, str]:
    answer = guest.get(path, **query)
    return answer.status_code, answer.json()["error"]


@pytest.mark.parametrize("name", OURS)
def test_every_part_of_a_match_is_shown_again_in_no_time(
    server: Running, settings: Settings, name: str
) -> None:
    match, key = finished(name), f"over-{name}"
    ann, eve = server.guest("Ann"), server.guest("Eve")
    keep(settings, key, match, [ann, "greedy", "greedy", "greedy"])
    moments = eve.get(f"/matches/{key}/moments").json()
    assert moments["seat"] is None
    assert len(moments["lines"]) == match.version
    took = []
    for lines in [*range(0, match.version, EVERY), match.version]:
        eyes = {} if lines % 2 else {"seat": lines % 4}
        began = process_time()
        answer = eve.get(f"/matches/{key}/moments/{lines}", **eyes)
        took.append(process_time() - began)
        table = answer.json()
        assert table["version"] == lines
        assert table["view"] == Moment(match, lines).view(eyes.get("seat", OPENLY))
        assert (table["choices"], table["runs"], table["undo"], table["seat"]) == ([], [], 0, None)
        assert (table["status"] == "over") == (table["result"] is not None) == (lines == match.version)
    assert sorted(took)[len(took) * 9 // 10] < QUICK


def test_while_it_is_played_everybody_looks_back_through_their_own_eyes(
    server: Running, settings: Settings
) -> None:
    match, key = so_far("stone_age", 300), "played"
    ann, bob, eve = (server.guest(name) for name in ("Ann", "Bob", "Eve"))
    keep(settings, key, match, [ann, bob, "random", "random"])
    for path in (f"/matches/{key}/moments", f"/matches/{key}/moments/100"):
        assert ann.get(path, seat=0).status_code == 200
        assert refusal(ann, path, seat=1) == (403, "NotYourSeat")
        assert refusal(ann, path) == (409, "NotYetOpen")
        assert refusal(eve, path, seat=0) == (403, "NotYourSeat")
        assert refusal(eve, path) == (409, "NotYetOpen")
    table = bob.get(f"/matches/{key}/moments/100", seat=1).json()
    assert table["view"] == match.game.view(match.rebuild(100), 1)
    assert table["result"] is None


def test_what_there_is_not_is_refused_with_its_name(server: Running, settings: Settings) -> None:
    match, key = finished("stone_age"), "nowhere"
    ann = server.guest("Ann")
    keep(settings, key, match, [ann, "random", "random", "random"])
    assert refusal(ann, f"/matches/{key}/moments/{match.version + 1}") == (409, "NoSuchVersion")
    assert refusal(ann, f"/matches/{key}/moments", seat=4) == (404, "NoSuchSeat")
    fire = ann.set_table("person", "invited")["id"]
    assert refusal(ann, f"/matches/{fire}/moments") == (409, "NotStarted")
