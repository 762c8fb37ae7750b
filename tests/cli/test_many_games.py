"""The commands that play many games, measure, and list."""

import json
from pathlib import Path

import pytest

from support.terminal import process, trilith
from trilith.core.game import Game
from trilith.laws import broken_law

SIMULATE = ("simulate", "stone_age", "--games", "12", "--seed", "5", "--json")


@pytest.mark.parametrize("bots", ["random", "random,greedy"])
def test_the_result_does_not_depend_on_the_number_of_jobs(tmp_path: Path, bots: str) -> None:
    one, two = (
        process(tmp_path, *SIMULATE, "--seats", "2", "--bots", bots, "--jobs", jobs).stdout for jobs in "12"
    )
    assert json.loads(one) == json.loads(two)
    assert one == two


def test_the_figures_of_a_simulation(tmp_path: Path) -> None:
    done = trilith(tmp_path, *SIMULATE, "--bots", "greedy,random,random")
    assert done.stderr == ""
    found = json.loads(done.stdout)
    assert found["game"] == "stone_age"
    assert (found["seats"], found["games"], found["seed"]) == (3, 12, 5)
    assert set(found["scores"]) == {"mean", "min", "max", "sd"}
    assert set(found["length"]) == {"steps", "rounds"}
    assert [seat["seat"] for seat in found["by_seat"]] == [1, 2, 3]
    assert [bot["bot"] for bot in found["by_bot"]] == ["greedy", "random"]
    for kind in ("by_seat", "by_bot"):
        assert sum(row["wins"] for row in found[kind]) == pytest.approx(12, abs=0.01)
        assert sum(row["win_share"] for row in found[kind]) == pytest.approx(1, abs=0.01)
        assert sum(row["places"] for row in found[kind]) == 36


def test_one_bot_alone_takes_as_many_seats_as_there_can_be(tmp_path: Path) -> None:
    done = trilith(tmp_path, "simulate", "stone_age", "--games", "2", "--seed", "5", "--json")
    assert done.stderr == ""
    found = json.loads(done.stdout)
    assert (found["seats"], found["bots"]) == (4, ["random"] * 4)


def test_a_simulation_for_people(tmp_path: Path) -> None:
    done = trilith(tmp_path, *SIMULATE[:-1], "--seats", "2", "--lang", "de")
    assert "12 Spiele mit 2 Plätzen" in done.stdout
    assert "random" in done.stdout


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_laws_are_held(tmp_path: Path, jobs: str) -> None:
    arguments = (
        "simulate",
        "stone_age",
        "--games",
        "2",
        "--seed",
        "3",
        "--seats",
        "3",
        "--laws",
        "--jobs",
        jobs,
    )
    done = process(tmp_path, *arguments)
    assert done.returncode == 0
    assert "All laws hold" in done.stdout


def test_a_bench_has_its_figures(tmp_path: Path) -> None:
    done = trilith(tmp_path, "bench", "stone_age", "--seats", "4", "--seconds", "0.2", "--json")
    found = json.loads(done.stdout)
    assert set(found) == {
        "game",
        "seats",
        "compiled",
        "steps_per_second",
        "games_per_second",
        "copies_per_second",
        "steps_per_game",
        "seconds",
        "python",
    }
    assert found["steps_per_second"] > 0
    assert (
        "steps a second" in trilith(tmp_path, "bench", "stone_age", "--seats", "2", "--seconds", "0.1").stdout
    )


@pytest.mark.parametrize(("language", "players"), [("en", "2 to 4 players"), ("de", "2 bis 4 Leute")])
def test_the_games_are_listed(tmp_path: Path, language: str, players: str) -> None:
    done = trilith(tmp_path, "games", "--lang", language)
    assert "Stone Age" in done.stdout
    assert players in done.stdout
    assert "greedy" in done.stdout
    assert json.loads(trilith(tmp_path, "games", "--json").stdout)["games"][0]["game"] == "stone_age"


def test_a_broken_law_is_named_with_its_game_and_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(game: Game, seats: int, seed: int, thorough_every: int, options: dict[str, int]) -> int:
        raise broken_law(game, "copies", seed, 17, "a copy changed")

    monkeypatch.setattr("trilith.cli.commands.simulate.check_game", broken)
    done = trilith(
        tmp_path, "simulate", "stone_age", "--games", "2", "--seed", "123456", "--seats", "3", "--laws"
    )
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert all(said in done.stderr for said in ("copies", "123456", "17", "a copy changed"))
    assert done.stdout == ""
