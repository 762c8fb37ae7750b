"""Whole games at the prompt, in both languages."""

import re
from pathlib import Path

import pytest

from support.terminal import SEED, match_in, process, trilith, typing
from trilith.core.match import commitment

ALWAYS_THE_FIRST = typing(["1"] * 4000)


@pytest.mark.parametrize(
    ("language", "over", "wins", "points_before"),
    [
        ("en", "The game is over", "wins", "before the final scoring"),
        pytest.param(
            "de", "Das Spiel ist zu Ende", "gewinnt", "vor der Schlusswertung", marks=pytest.mark.thorough
        ),
    ],
)
def test_a_game_against_bots_is_played_to_its_end(
    tmp_path: Path, language: str, over: str, wins: str, points_before: str
) -> None:
    file = tmp_path / "game.record"
    seats = "you:Anna,greedy,random"
    arguments = ("play", "stone_age", "--seats", seats, "--seed", SEED, "--save", file)
    done = process(tmp_path, *arguments, typed=ALWAYS_THE_FIRST, language=language)
    assert done.returncode == 0, done.stderr
    last = done.stdout[done.stdout.index(over) :]
    assert wins in last
    assert points_before in last
    match = match_in(file)
    assert match.over
    for score in match.state.scores():
        assert re.search(rf"(?<!\d){score}\b", last)
    assert commitment(SEED) in done.stdout[:1000]
    assert SEED not in done.stdout[: done.stdout.index(over)]
    assert SEED in last
    assert max(map(len, done.stdout.split("\n"))) < 81 + len(str(file))


def test_a_saved_game_is_verified_and_replayed(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    trilith(tmp_path, "play", "stone_age", "--seats", "greedy,random", "--seed", SEED, "--save", file)
    verified = trilith(tmp_path, "verify", file)
    assert verified.returncode == 0
    assert "verified" in verified.stdout
    assert commitment(SEED) in verified.stdout
    replayed = trilith(tmp_path, "replay", file, "--from", "20")
    assert replayed.returncode == 0
    assert replayed.stdout.startswith("   21  ")
    assert "wins" in replayed.stdout
    stepped = trilith(tmp_path, "replay", file, "--step", "--from", "100", typed="\n\n")
    assert stepped.returncode == 0
    assert stepped.stdout.count("·  start player") == 3


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    for name in ("one", "two"):
        seats = ["--seats", "greedy,random", "--seed", SEED]
        trilith(tmp_path, "play", "stone_age", *seats, "--save", tmp_path / name)
    one, two = ((tmp_path / name).read_text(encoding="utf-8") for name in ("one", "two"))
    assert one == two


def test_the_end_of_the_input_ends_the_program_and_says_how_to_go_on(tmp_path: Path) -> None:
    done = trilith(tmp_path, "play", "stone_age")
    assert done.returncode == 0
    (file,) = (tmp_path / "saves").iterdir()
    assert f"trilith resume {file}" in done.stdout
    again = trilith(tmp_path, "resume")
    assert again.returncode == 0
    assert str(file) in again.stdout


def test_the_newest_unfinished_game_is_resumed(tmp_path: Path) -> None:
    trilith(tmp_path, "play", "stone_age", "--seats", "you:Old,greedy", typed="quit\n")
    trilith(tmp_path, "play", "stone_age", "--seats", "greedy,greedy")
    trilith(tmp_path, "play", "stone_age", "--seats", "you:New,greedy", typed="quit\n")
    done = trilith(tmp_path, "resume", typed="quit\n")
    assert "New decides" in done.stdout
    listed = trilith(tmp_path, "resume", "--list")
    assert listed.stdout.count("saves") == 2
    assert listed.stdout.index("New") < listed.stdout.index("Old")


def test_seats_default_to_one_person_and_two_bots(tmp_path: Path) -> None:
    trilith(tmp_path, "play", "stone_age")
    (file,) = (tmp_path / "saves").iterdir()
    assert match_in(file).setup.players == ["you", "greedy", "greedy"]


def test_a_position_goes_out_and_comes_back_in(tmp_path: Path) -> None:
    file, position, later = tmp_path / "game.record", tmp_path / "position.json", tmp_path / "later.record"
    trilith(tmp_path, "play", "stone_age", "--seats", "greedy,greedy", "--seed", SEED, "--save", file)
    written = trilith(tmp_path, "position", file, "--at", "40").stdout
    position.write_text(written, encoding="utf-8")
    assert "nothing is wrong" in trilith(tmp_path, "position", "--check", position).stdout
    done = trilith(tmp_path, "play", "stone_age", "--position", position, "--save", later, typed="quit\n")
    assert done.returncode == 0
    assert match_in(later).rebuild(0).key() == match_in(file).rebuild(40).key()
    assert trilith(tmp_path, "position", later, "--at", "0").stdout == written


def test_an_uncompiled_copy_says_so_once(tmp_path: Path) -> None:
    said = [trilith(tmp_path, "games").stderr for _ in range(2)]
    assert said[1] == ""
    assert (tmp_path / "said-interpreted").exists() == bool(said[0])
