"""The command that watches games: report and page, repeatable on any number of cores, resumed, and folders that do not fit."""

import json
from pathlib import Path

import pytest

from support.terminal import refused, trilith

ASKED = ("observe", "stone_age", "--bots", "greedy,random", "--seed", "3", "--jobs", "1")


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with two games and their report."""
    folder = tmp_path_factory.mktemp("observatory") / "out"
    done = trilith(folder.parent, *ASKED, "--games", "2", "--out", folder)
    assert done.returncode == 0, done.stderr
    assert "2 games watched" in done.stdout
    return folder


def test_a_report_is_drawn(watched: Path) -> None:
    data = json.loads((watched / "report.json").read_text(encoding="utf-8"))
    assert (data["game"], data["games"], data["seats"], data["seed"]) == ("stone_age", 2, 2, 3)
    drawn = (watched / "report.html").read_text(encoding="utf-8")
    assert "trilith observe stone_age --games 2 --bots greedy,random --seats 2 --seed 3" in drawn
    assert "Stone Age, 2 Spiele" in drawn


def test_games_go_on_where_they_were_left_and_come_out_the_same(watched: Path, tmp_path: Path) -> None:
    lines = (watched / "games.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    cut = tmp_path / "cut"
    cut.mkdir()
    (cut / "games.jsonl").write_text("".join(lines[:2]) + lines[2][:50], encoding="utf-8")
    said = trilith(tmp_path, *ASKED, "--games", "2", "--out", cut, language="de").stdout
    assert "2 Spiele gesehen" in said
    for name in ("games.jsonl", "report.json", "report.html"):
        assert (cut / name).read_text(encoding="utf-8") == (watched / name).read_text(encoding="utf-8")


@pytest.mark.thorough
def test_two_processes_see_the_same_as_one(watched: Path, tmp_path: Path) -> None:
    two = tmp_path / "two"
    trilith(tmp_path, *ASKED[:-1], "2", "--games", "2", "--out", two)
    assert (two / "games.jsonl").read_text(encoding="utf-8") == (watched / "games.jsonl").read_text(
        encoding="utf-8"
    )


def test_folders_games_and_numbers_that_do_not_fit(watched: Path, tmp_path: Path) -> None:
    other = refused(tmp_path, "observe", "stone_age", "--bots", "random", "--seats", "2", "--out", watched)
    assert "holds other games than these" in other
    taken = tmp_path / "taken"
    taken.write_text("", encoding="utf-8")
    assert "there is a file of that name" in refused(tmp_path, *ASKED, "--out", taken)
    assert "--out" in refused(tmp_path, "observe", "stone_age")
    assert "chess" in refused(tmp_path, "observe", "chess", "--out", tmp_path / "new")
    assert "7" in refused(tmp_path, "observe", "stone_age", "--seats", "7", "--out", tmp_path / "new")
    assert not (tmp_path / "new").exists()
