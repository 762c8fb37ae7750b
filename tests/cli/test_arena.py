"""The commands that measure how strong bots are."""

import json
from pathlib import Path

import pytest

from support.terminal import trilith
from trilith.bots.registry import BOTS

ARENA = ("arena", "stone_age", "--bots", "greedy,random", "--games", "4", "--seed", "3")


def test_the_figures_of_an_arena(tmp_path: Path) -> None:
    done = trilith(tmp_path, *ARENA, "--json")
    found = json.loads(done.stdout)
    assert done.stderr == ""
    assert (found["game"], found["seats"], found["games"], found["seed"]) == ("stone_age", 2, 4, 3)
    assert [each["bot"] for each in found["standings"]] == ["greedy", "random"]
    assert found["standings"][0]["wins"]["share"] == 1
    assert found["duels"][0]["games"] == 4
    assert found["failures"] == []


@pytest.mark.parametrize(("language", "said"), [("en", "wins"), ("de", "Siege")])
def test_an_arena_for_people(tmp_path: Path, language: str, said: str) -> None:
    done = trilith(tmp_path, *ARENA, "--lang", language)
    assert said in done.stdout
    assert "100.0%" in done.stdout
    assert "greedy" in done.stdout


def test_an_arena_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    whole = json.loads(trilith(tmp_path, *ARENA, "--json").stdout)
    file = tmp_path / "games.jsonl"
    trilith(tmp_path, *ARENA[:-4], "--games", "2", "--seed", "3", "--out", str(file))
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    assert len(lines) == 3
    marked = lines[1].replace('"steps": ', '"steps": 9')
    file.write_text(lines[0] + marked + lines[2][:20], encoding="utf-8")  # the machine went down
    resumed = json.loads(trilith(tmp_path, *ARENA, "--out", str(file), "--json").stdout)
    for found in (whole, resumed):
        for each in found["standings"]:
            del each["milliseconds"]
    assert resumed == whole
    after = file.read_text(encoding="utf-8").splitlines(keepends=True)
    assert len(after) == 5
    assert marked in after, "what was there is not played again"


def test_a_file_of_other_games_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    for text in ("hello\n", '{"game": "chess"}\n'):
        file.write_text(text, encoding="utf-8")
        done = trilith(tmp_path, *ARENA, "--out", str(file))
        assert done.returncode == 2
        assert "games.jsonl" in done.stderr
        assert file.read_text(encoding="utf-8") == text


def test_ratings_are_drawn(tmp_path: Path) -> None:
    picture = tmp_path / "ratings.svg"
    trilith(tmp_path, *ARENA, "--plot", str(picture))
    assert "<svg" in picture.read_text(encoding="utf-8")


def test_a_bot_that_fails_is_named(tmp_path: Path) -> None:
    done = trilith(
        tmp_path,
        "arena",
        "stone_age",
        "--bots",
        "random,arena.failing:Failing",
        "--games",
        "2",
        "--seed",
        "1",
    )
    assert done.returncode == 0
    assert "out of ideas" in done.stdout
    assert "arena.failing:Failing" in done.stdout


def test_too_many_seats_are_refused(tmp_path: Path) -> None:
    assert trilith(tmp_path, *ARENA, "--seats", "3").returncode == 2


def test_a_ladder_is_written_into_a_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("medium", "hard", "expert"):
        monkeypatch.setitem(BOTS, name, BOTS["random"])  # they would take their time
    page = tmp_path / "strength.md"
    done = trilith(tmp_path, "ladder", "endless_winter", "--games", "2", "--page", str(page))
    assert done.stdout.count("\n| ") == 4
    assert done.stdout.strip() in page.read_text(encoding="utf-8")
