"""Records from elsewhere are looked back at, branched, kept within bounds, and refused with their line where they are none."""

from collections.abc import Iterator

import httpx
import pytest

from support.finished import RECORDS, finished, so_far
from support.serving import Guest, Running, running, settings_for
from trilith.core.match import Match, commitment
from trilith.core.record import Record, parse_record
from trilith.games import OURS
from trilith.server.settings import Settings

MOST = 4
LARGEST = 40_000


@pytest.fixture(name="settings", scope="module")
def _settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    folder = tmp_path_factory.mktemp("records")
    return settings_for(folder, most_records=MOST, largest_record=LARGEST)


@pytest.fixture(name="server", scope="module")
def _server(settings: Settings) -> Iterator[Running]:
    with running(settings) as started:
        yield started


def text_of(
    name: str, lines: int | None = None, players: str = "you, greedy, you:Ada, somebody's bot"
) -> str:
    """A record as the terminal writes it."""
    record = so_far(name, lines).to_record()
    return Record(**{**vars(record), "players": players.split(", ")}).text()


def bring(guest: Guest, text: str, file: str = "tuesday.record") -> httpx.Response:
    return guest.post("/records", {"file": file, "text": text})


@pytest.mark.parametrize("name", OURS)
def test_a_record_of_the_terminal_is_a_match_that_is_over(server: Running, name: str) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    match, text = finished(name), text_of(name)
    answer = bring(ann, text)
    assert answer.status_code == 201, answer.text
    told = answer.json()
    key = told["id"]
    assert (told["status"], told["brought"], told["mine"]) == (
        "over",
        {"file": "tuesday.record", "ends": None},
        [],
    )
    assert [(seat["kind"], seat["name"], seat["free"]) for seat in told["seats"]] == [
        ("person", "Ann", False),
        ("bot", "greedy", False),
        ("person", "Ada", False),
        ("person", "somebody's bot", False),
    ]
    assert eve.look(key)["result"]["scores"] == match.state.scores()
    assert len(eve.get(f"/matches/{key}/moments").json()["lines"]) == match.version
    again = parse_record(eve.get(f"/matches/{key}/record").text)
    assert (again.lines, again.seed) == (match.record, match.setup.seed)
    assert ann.post(f"/matches/{key}/rematch", {}).json()["error"] == "NotSeated"
    branch = eve.post(f"/matches/{key}/branches", {"lines": match.version // 2}).json()
    assert branch["origin"]["called"] == "tuesday.record"
    assert [seat["free"] for seat in branch["seats"]] == [True, False, True, True]


def test_a_record_that_ends_before_the_game_opens_up_to_its_last_whole_line(server: Running) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    text = text_of("stone_age", 200)
    told = bring(ann, text + "place for").json()
    key, lines = told["id"], text.count("\n")
    assert (told["status"], told["brought"]["ends"], told["actor"]) == ("over", lines, None)
    assert len(eve.get(f"/matches/{key}/moments").json()["lines"]) == 200
    table = eve.get(f"/matches/{key}/moments/200").json()
    assert (table["status"], table["result"]) == ("playing", None)
    assert eve.look(key)["version"] == 200
    branch = eve.post(f"/matches/{key}/branches", {"lines": 200, "luck": "same"}).json()
    assert branch["commitment"] == commitment(so_far("stone_age", 0).setup.seed)
    assert eve.look(key)["version"] == 200  # nobody plays on in the record itself, bots neither
    assert parse_record(eve.get(f"/matches/{key}/record").text).lines == so_far("stone_age", 200).record


def cut(text: str, line: int) -> str:
    """The text with another line in place of one, counted from one."""
    rows = text.split("\n")
    rows[line - 1] = "place moon 3"
    return "\n".join(rows)


def test_what_is_no_record_is_refused_with_its_line_and_nothing_is_kept(
    server: Running,
) -> None:
    ann = server.guest("Ann")
    good = text_of("stone_age")
    lines = good.count("\n")
    golden = (RECORDS / "stone_age-4.txt").read_text(encoding="utf-8")
    broken = {
        "": (1, "no-header-end"),
        "\x89PNG\r\n\x1a\n\n": (1, "header"),
        "game: stone_age\nversion: 1\n": (3, "no-header-end"),
        good.replace("seats: 4\n", ""): (None, "missing-key"),
        cut(good, lines - 20): (lines - 20, "NoSuchAction"),
        good + "place hunt 1\n": (lines + 1, "GameOver"),
        golden.replace("\n= ", "\n= 0", 1): (None, "digest"),
        good.replace("\n\n", '\nposition: {"format": 1}\n\n', 1): (6, "position"),
    }
    for text, (line, problem) in broken.items():
        answer = bring(ann, text)
        about = answer.json()["about"]
        assert (answer.status_code, answer.json()["error"], about["problem"]) == (409, "BadRecord", problem)
        assert line in (None, about["line"])
    other = good.replace("seats:", f"pack: {'ab' * 32} My box\nseats:", 1)
    answer = bring(ann, other)
    assert (answer.status_code, answer.json()["error"]) == (404, "PackNotHere")
    assert answer.json()["about"] == {"line": 3, "game": "stone_age", "pack": "My box", "digest": "ab" * 32}
    for text, error in (
        (good.replace("game: stone_age", "game: chess"), "NoSuchGame"),
        (good.replace("\nversion: ", "\nversion: 99"), "WrongGameVersion"),
        (good + "x" * LARGEST, "TooLarge"),
    ):
        assert bring(ann, text).json()["error"] == error
    assert bring(ann, good, "../../etc/passwd").json()["error"] == "BadRequest"
    assert ann.get("/matches", which="mine").json() == []


def test_names_that_nobody_could_have_here_are_numbers(server: Running) -> None:
    ann = server.guest("Ann")
    text = text_of("stone_age", 5).replace("you:Ada", "x" * 60)
    assert [seat["name"] for seat in bring(ann, text).json()["seats"]][2] == "3"


def test_one_person_keeps_so_many_and_takes_away_their_own_alone(server: Running) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    text = text_of("prehistory", 50)
    keys = [bring(ann, text).json()["id"] for _ in range(MOST)]
    refused = bring(ann, text)
    assert (refused.status_code, refused.json()) == (
        429,
        {"error": "TooManyRecords", "about": {"most": MOST}, "version": None},
    )
    assert eve.client.delete(f"/matches/{keys[0]}").json()["error"] == "NotYourMatch"
    assert ann.client.delete(f"/matches/{keys[0]}").status_code == 204
    assert eve.get(f"/matches/{keys[0]}").json()["error"] == "NoSuchMatch"
    assert bring(ann, text).status_code == 201
    played = ann.set_table("person", "random")["id"]
    assert ann.client.delete(f"/matches/{played}").json()["error"] == "NotBrought"


def test_a_record_is_here_after_a_restart_and_bots_leave_it_alone(settings: Settings) -> None:
    with running(settings) as server:
        ann = server.guest("Ann")
        key = bring(ann, text_of("stone_age", 120, "greedy, greedy, greedy, greedy")).json()["id"]
    with running(settings) as server:
        eve = server.guest("Eve")
        assert eve.get(f"/matches/{key}").json()["brought"]["ends"] is not None
        assert eve.look(key)["version"] == 120
        Match(finished("stone_age").game, parse_record(eve.get(f"/matches/{key}/record").text))
