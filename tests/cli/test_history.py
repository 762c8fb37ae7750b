"""Own finished games at the terminal: in words, as data of the server's shape, filtered, and what is no game left out."""

import json
import os
import shutil
from pathlib import Path
from time import time

import pytest

from support.terminal import refused, trilith
from trilith.api import play
from trilith.server.wire.past import PastMatches, PastSummary

DAYS_AGO = {"one": 2, "two": 20, "three": 200}


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A home with three finished games of Anna's, one of bots alone, one that goes on, and two that are none."""
    folder = tmp_path_factory.mktemp("home")
    saves = folder / "saves"
    saves.mkdir()
    seats = {
        "one": ("stone_age", ["you:Anna", "greedy"]),
        "two": ("stone_age", ["hard/hunter", "you:Anna", "you:Ben"]),
        "three": ("prehistory", ["you:Anna", "greedy"]),
        "bots": ("stone_age", ["greedy", "random"]),
    }
    for number, (name, (game, players)) in enumerate(seats.items(), start=1):
        record = play(game, ["greedy"] * len(players), f"{number:064x}").to_record()
        record.players = players
        file = saves / f"{name}.record"
        file.write_text(record.text(), encoding="utf-8")
        ended = time() - 86_400 * DAYS_AGO.get(name, 0)
        os.utime(file, (ended, ended))
    lines = (saves / "one.record").read_text(encoding="utf-8").splitlines(keepends=True)
    (saves / "begun.record").write_text("".join(lines[:40]), encoding="utf-8")
    (saves / "letter.record").write_text("Dear Anna,\n", encoding="utf-8")
    (saves / "notes.txt").write_text("not a record", encoding="utf-8")
    return folder


def data(home: Path, *arguments: str) -> tuple[PastMatches, PastSummary]:
    """What is told as data, in the shapes of the server."""
    done = trilith(home, "history", "--json", *arguments)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    page = PastMatches.model_validate({key: told.pop(key) for key in ("total", "matches")})
    return page, PastSummary.model_validate(told)


def names(page: PastMatches) -> list[str]:
    return [Path(match.id).stem for match in page.matches]


def test_the_data_has_the_shape_of_the_servers(home: Path) -> None:
    page, summary = data(home)
    assert names(page) == ["one", "two", "three"]
    assert page.total == 3
    assert summary.games == {"prehistory": 1, "stone_age": 2}
    assert [(each.company, each.matches) for each in summary.companions] == [
        ("bot:greedy", 2),
        ("bot:hard", 1),
        ("name:Ben", 1),
    ]
    two = page.matches[1]
    assert (two.seat, two.players[1].name, two.players[2].bot) == (1, "Anna", None)
    found = summary.statistics
    assert found.matches == 3
    assert found.wins == sum(match.players[match.seat].place == 1 for match in page.matches)


@pytest.mark.parametrize(
    ("arguments", "fitting"),
    [
        (["--game", "stone_age"], ["one", "two"]),
        (["--with", "people"], ["two"]),
        (["--with", "bots"], ["one", "three"]),
        (["--with", "bot:hard"], ["two"]),
        (["--with", "name:Ben"], ["two"]),
        (["--days", "30"], ["one", "two"]),
        (["--place", "5"], []),
    ],
)
def test_filters(home: Path, arguments: list[str], fitting: list[str]) -> None:
    page, summary = data(home, *arguments)
    assert names(page) == fitting
    assert summary.statistics.matches == len(fitting)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            ["Anna", "mean place", "Places: 1.", "Prehistory", "first game", "Where the points come from"],
        ),
        ("de", ["Anna", "mittlerer Platz", "Plätze: 1.", "erste Partie", "Woher die Punkte kommen"]),
    ],
)
def test_for_people(home: Path, language: str, said: list[str]) -> None:
    shown = trilith(home, "history", language=language).stdout
    one_game = trilith(home, "history", "--game", "stone_age", language=language).stdout
    for sentence in said:
        assert sentence in shown + one_game
    assert "one.record" in shown
    assert "begun" not in shown


def test_nothing_yet_and_nothing_that_fits(home: Path, tmp_path: Path) -> None:
    assert "Nothing here yet" in trilith(tmp_path, "history").stdout
    assert "No game fits" in trilith(home, "history", "--place", "5").stdout
    assert json.loads(trilith(tmp_path, "history", "--json").stdout)["total"] == 0


def test_company_that_means_nothing_and_a_game_that_is_none(home: Path) -> None:
    assert "bot:hard, or name: and a name" in refused(home, "history", "--with", "neighbours")
    assert "neighbours" in refused(home, "history", "--with", "neighbours")
    assert "chess" in refused(home, "history", "--game", "chess")


def test_more_than_a_page_is_counted(home: Path, tmp_path: Path) -> None:
    saves = tmp_path / "saves"
    saves.mkdir()
    for number in range(22):
        shutil.copy(home / "saves" / "one.record", saves / f"{number}.record")
    assert "and 2 more before them" in trilith(tmp_path, "history").stdout
