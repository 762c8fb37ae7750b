"""What a table plays with can be chosen in the terminal."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from support.terminal import PATIENCE, surroundings, trilith
from trilith.games import OURS, game_named

SEED = "ab" * 32


def test_every_option_of_every_game_is_listed(tmp_path: Path) -> None:
    said = trilith(tmp_path, "games").stdout
    for name in OURS:
        for option, values in game_named(name).options.items():
            assert all(f"--option {option}={value}" in said for value in values)


def test_the_package_can_be_run_in_place_of_the_command(tmp_path: Path) -> None:
    asked = [sys.executable, "-m", "trilith", "games"]
    done = subprocess.run(
        asked,
        capture_output=True,
        encoding="utf-8",
        env=surroundings(tmp_path, "en"),
        timeout=PATIENCE,
        check=True,
    )
    assert done.stdout == trilith(tmp_path, "games").stdout


def test_a_simulation_may_be_played_with_options(tmp_path: Path) -> None:
    usual = ["simulate", "endless_winter", "--seats", "2", "--games", "3", "--seed", "1", "--json"]
    plain, other = (
        trilith(tmp_path, *usual),
        trilith(tmp_path, *usual, "--option", "setup=2", "--option", "rest_tiles=1"),
    )
    assert json.loads(plain.stdout)["scores"] != json.loads(other.stdout)["scores"]


@pytest.mark.parametrize("typed", ["setup=9", "setup", "snow=1", "ice_finds=yes"])
def test_an_option_that_is_none_is_refused(tmp_path: Path, typed: str) -> None:
    told = trilith(tmp_path, "simulate", "endless_winter", "--seats", "2", "--games", "1", "--option", typed)
    assert told.returncode != 0
    assert typed.split("=")[0] in told.stderr


def test_the_laws_hold_with_options(tmp_path: Path) -> None:
    told = trilith(
        tmp_path,
        *["simulate", "endless_winter", "--seats", "2", "--games", "1", "--seed", "3", "--laws"],
        *["--option", "ice_finds=1"],
    )
    assert told.returncode == 0, told.stderr


def test_a_game_that_is_played_with_options_keeps_them(tmp_path: Path) -> None:
    file = tmp_path / "winter.txt"
    bots = "greedy,greedy"
    told = trilith(
        tmp_path,
        *["play", "endless_winter", "--seats", bots, "--seed", SEED, "--save", str(file)],
        *["--option", "setup=1", "--option", "ice_finds=1"],
    )
    assert told.returncode == 0, told.stderr
    assert "options: ice_finds=1, setup=1" in file.read_text(encoding="utf-8")
