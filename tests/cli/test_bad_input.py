"""Whatever is wrong with what somebody asks for: one sentence that says what, where, and the way out."""

import json
from pathlib import Path

import pytest

from support.terminal import SEED, refused, trilith, without_note


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a finished game."""
    file = tmp_path / "game.record"
    trilith(tmp_path, "play", "stone_age", "--seats", "greedy,random", "--seed", SEED, "--save", file)
    return file


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], "no game called “chess”. You can play: stone_age"),
        (["play"], "Which game?"),
        (["play", "stone_age", "--seats", "you,alphago"], "no bot called “alphago”"),
        (["play", "stone_age", "--seats", "you"], "2 to 4 players, not for 1"),
        (["play", "stone_age", "--seats", "you,greedy,greedy,greedy,greedy"], "not for 5"),
        (["play", "stone_age", "--seats", "you:,greedy"], "cannot be a player's name"),
        (["play", "stone_age", "--seed", "12"], "64 hexadecimal digits"),
        (["play", "stone_age", "--seed", "g" * 64], "64 hexadecimal digits"),
        (["play", "stone_age", "--save", "/"], "it is a folder. Nothing was played; choose another"),
        (
            ["play", "stone_age", "--save", "/dev/null"],
            "it is not an ordinary file. Nothing was played; choose",
        ),
        (["play", "--resume", "/no/such.record"], "/no/such.record cannot be read: there is no such file"),
        (["play", "--resume", "a", "--seed", "b"], "--resume and --seed do not go together"),
        (["resume"], "no unfinished game"),
        (["simulate", "chess", "--games", "1"], "no game called “chess”"),
        (["simulate", "stone_age", "--games", "1", "--bots", "x,y"], "no bot called “x”"),
        (["simulate", "stone_age", "--games", "1", "--bots", "random", "--seats", "9"], "not for 9"),
        (
            ["simulate", "stone_age", "--games", "1", "--bots", "random,greedy", "--seats", "3"],
            "2 players are named",
        ),
        (["simulate", "stone_age", "--games", "1", "--seats", "2", "--seed", "x"], "“x” is not a seed"),
        (["simulate", "stone_age", "--games", "none"], "--games cannot have this value"),
        (["simulate", "stone_age", "--games", "0"], "--games cannot have this value"),
        (["simulate"], "GAME is missing"),
        (["bench", "stone_age", "--seats", "7", "--seconds", "0.1"], "not for 7"),
        (["verify", "/no/such.record"], "cannot be read"),
        (["verify", "/"], "it is a folder"),
        (["replay", "/no/such.record"], "cannot be read"),
        (["position"], "RECORD is missing"),
        (["position", "--check", "/no/such.json"], "cannot be read"),
        (["dance"], "no command “dance”. There are: games, play"),
        (["games", "--frob"], "no option --frob"),
        (["games", "too", "much"], "cannot be understood"),
        (["--lang", "fr", "games"], "no words in “fr” yet; there are: en, de"),
        (["games", "--lang"], "--lang needs a value"),
    ],
)
def test_a_mistake_is_answered_with_a_sentence(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    assert sentence in refused(tmp_path, *arguments)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess", "--lang", "de"], "Ein Spiel namens »chess« gibt es nicht"),
        (["--lang=de", "simulate"], "Es fehlt: SPIEL"),
        (
            ["verify", "--lang=de", "/no/such.record"],
            "eine solche Datei oder einen solchen Ordner gibt es nicht",
        ),
    ],
)
def test_the_language_may_stand_anywhere(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    assert sentence in refused(tmp_path, *arguments)


def test_the_language_may_come_from_the_environment(tmp_path: Path) -> None:
    assert "gibt es nicht" in refused(tmp_path, "play", "chess", language="de")
    assert "Aufruf:" in trilith(tmp_path, "--help", language="de").stdout
    assert "Usage:" in trilith(tmp_path, "--help", language="fr").stdout


def test_a_file_is_never_overwritten(tmp_path: Path, record: Path) -> None:
    before = record.read_text(encoding="utf-8")
    assert "exists already" in refused(tmp_path, "play", "stone_age", "--save", record)
    assert record.read_text(encoding="utf-8") == before


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "noise").write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in refused(tmp_path, "verify", tmp_path / "noise")
    assert "not a text file" in refused(tmp_path, "position", "--check", tmp_path / "noise")


def changed(record: Path, number: int, line: str) -> Path:
    """The record with another line in the place of one."""
    lines = record.read_text(encoding="utf-8").split("\n")
    lines[number - 1] = line
    other = record.with_name("changed.record")
    other.write_text("\n".join(lines), encoding="utf-8")
    return other


@pytest.mark.parametrize(
    ("number", "line", "sentences"),
    [
        (1, "gaem: stone_age", ["Line 1", "gaem: stone_age", "header"]),
        (2, "version: one", ["Line 2", "version: one"]),
        (4, "seed: abc", ["Line 4", "seed: abc"]),
    ],
)
def test_a_bad_header_names_its_line(
    tmp_path: Path, record: Path, number: int, line: str, sentences: list[str]
) -> None:
    said = refused(tmp_path, "verify", changed(record, number, line))
    assert all(sentence in said for sentence in sentences)


@pytest.mark.parametrize(
    ("line", "sentences"),
    [
        ("dance", ["dance"]),
        ("take hunt", ["SA-"]),
        ("roll 1 1 1 1 1 1 1 1 1 1", []),
    ],
)
def test_a_bad_line_of_a_record_is_named(
    tmp_path: Path, record: Path, line: str, sentences: list[str]
) -> None:
    lines = record.read_text(encoding="utf-8").split("\n")
    number = max(at for at, text in enumerate(lines, start=1) if text.startswith("place "))
    bad = changed(record, number, line)
    done = trilith(tmp_path, "verify", bad)
    assert done.returncode == 1
    assert all(sentence in done.stderr for sentence in (f"Line {number}", *sentences))
    for command in ("replay", "resume", "position"):
        assert f"Line {number}" in refused(tmp_path, command, bad)


def test_luck_that_the_seed_does_not_give_is_a_violation(tmp_path: Path, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith("roll "))
    fair = lines[at]
    unfair = " ".join(["roll", *("1" if face != "1" else "2" for face in fair.split()[1:])])
    record.write_text("\n".join([*lines[:at], unfair, ""]), encoding="utf-8")
    done = trilith(tmp_path, "verify", record)
    assert done.returncode == 1
    assert f"Line {at + 1}" in done.stderr


def test_a_record_in_progress_is_verified_as_far_as_it_goes(tmp_path: Path, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").split("\n")
    part = tmp_path / "part.record"
    part.write_text("\n".join(lines[:40]) + "\n", encoding="utf-8")
    done = trilith(tmp_path, "verify", part)
    assert done.returncode == 0
    assert "not over yet" in done.stdout
    assert "verified" in done.stdout


def test_a_step_that_is_not_there_is_refused(tmp_path: Path, record: Path) -> None:
    assert "There is no step 99,999" in refused(tmp_path, "position", record, "--at", "99999")
    assert "There is no step -1" in refused(tmp_path, "position", record, "--at", "-1")
    assert "There is no step" in refused(tmp_path, "replay", record, "--from", "99999")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"phase": "dancing"}, "phase: 'dancing' is not a name"),
        ({"round": "one"}, "round: this must be a whole number"),
        ({"hat": 1}, "hat: there is no such field"),
        ({"round": 0}, "round: must not be 0"),
        ({"game": 5}, "game: this must be a text"),
    ],
)
def test_everything_wrong_with_a_position_is_named_with_its_field(
    tmp_path: Path, record: Path, change: dict[str, object], sentence: str
) -> None:
    data = json.loads(trilith(tmp_path, "position", record, "--at", "40").stdout)
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps({**data, **change}), encoding="utf-8")
    done = trilith(tmp_path, "position", "--check", bad)
    assert done.returncode in (1, 2)
    assert done.stdout == ""
    assert sentence in done.stderr
    assert sentence in refused(tmp_path, "play", "stone_age", "--position", bad, "--seats", "you,greedy")


def test_every_problem_of_a_position_is_listed(tmp_path: Path, record: Path) -> None:
    data = json.loads(trilith(tmp_path, "position", record, "--at", "40").stdout)
    data["players"][0]["people"] = 99
    data["players"][1]["goods"]["wood"] = -1
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(data), encoding="utf-8")
    done = trilith(tmp_path, "position", "--check", bad)
    assert done.returncode == 1
    assert "players.0.people" in done.stderr
    assert "players.1.goods.wood" in done.stderr


@pytest.mark.parametrize("text", ["{", "[1]", "", "[" * 100_000])
def test_a_text_that_is_no_position_is_refused(tmp_path: Path, text: str) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text(text, encoding="utf-8")
    assert "bad.json" in refused(tmp_path, "position", "--check", bad)
    assert "bad.json" in refused(tmp_path, "play", "stone_age", "--position", bad)


def test_seats_must_fit_a_position(tmp_path: Path, record: Path) -> None:
    position = tmp_path / "position.json"
    position.write_text(trilith(tmp_path, "position", record, "--at", "40").stdout, encoding="utf-8")
    said = refused(tmp_path, "play", "stone_age", "--position", position, "--seats", "you,greedy,greedy")
    assert "3 players are named, but there are 2 seats" in said


def test_an_error_is_all_that_is_said(tmp_path: Path) -> None:
    (tmp_path / "said-interpreted").touch()
    done = trilith(tmp_path, "play", "chess")
    assert done.stderr.count("\n") == 1
    assert without_note(done.stderr) == done.stderr.strip()
