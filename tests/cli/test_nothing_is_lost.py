"""A game in progress survives whatever happens to the program, the terminal and the disk."""

import os
import pty
import resource
import signal
import subprocess
from pathlib import Path

import pytest

from support.terminal import (
    MODULE,
    PATIENCE,
    SEED,
    lines_in,
    match_in,
    shown,
    started,
    surroundings,
    trilith,
    typing,
    wait_until,
)
from trilith.cli.errors import GameInUse
from trilith.cli.files.save_file import SaveFile
from trilith.core.errors import NotSaved
from trilith.core.match import Match
from trilith.core.record import Record, parse_record
from trilith.games import game_named

TOO_FEW = 250  # answers for a whole game, so that however late the kill comes, it is not over
LATE = 400  # lines after which a game is played to its end
A_FEW = 12  # answers after which a game has gone on
ENOUGH = 4000  # for a whole game
PLAY = ("play", "stone_age", "--seats", "you:Anna,greedy,random", "--seed", SEED, "--save")


def resumed(home: Path, file: Path, answers: int = A_FEW) -> None:
    """Go on with a game, which must be the one in the file, for so many answers."""
    before = match_in(file).record
    done = trilith(home, "resume", file, typed=typing(["1"] * answers))
    assert done.returncode == 0, done.stderr
    after = match_in(file)
    assert after.over or len(after.record) >= len(before) + min(answers, A_FEW)
    assert after.record[: len(before)] == before
    after.verify_luck()


@pytest.mark.parametrize(
    "lines", [9, 60, LATE, *(pytest.param(lines, marks=pytest.mark.thorough) for lines in (20, 33, 150))]
)
def test_a_game_is_resumed_after_being_killed(tmp_path: Path, lines: int) -> None:
    file = tmp_path / "game.record"
    with started(tmp_path, *PLAY, file) as process:
        assert process.stdin is not None
        process.stdin.write("1\n" * TOO_FEW)
        process.stdin.flush()
        wait_until(lambda: lines_in(file) >= lines)
        process.kill()
        process.communicate()
    assert not match_in(file).over
    resumed(tmp_path, file, ENOUGH if lines == LATE else A_FEW)
    assert match_in(file).over == (lines == LATE)


@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)]
)
def test_a_signal_ends_the_program_and_not_the_game(tmp_path: Path, number: int, code: int) -> None:
    file = tmp_path / "game.record"
    with started(tmp_path, *PLAY, file) as process:
        assert process.stdin is not None
        process.stdin.write("place forest 3\n")
        process.stdin.flush()
        wait_until(lambda: lines_in(file) > 15)
        process.send_signal(number)
        process.communicate(timeout=PATIENCE)
    assert process.returncode == code
    assert "Traceback" not in shown(tmp_path)
    if number == signal.SIGINT:
        assert f"trilith resume {file}" in shown(tmp_path)
        assert "Until next time" in shown(tmp_path)
    resumed(tmp_path, file)


def test_a_closed_terminal_ends_the_program_and_not_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [*MODULE, *map(str, (*PLAY, file))],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=surroundings(tmp_path, "en"),
        start_new_session=True,
    )
    os.close(theirs)
    os.write(ours, b"place forest 3\n")
    wait_until(lambda: os.read(ours, 1000) != b"" and lines_in(file) > 15)
    os.close(ours)
    process.wait(timeout=PATIENCE)
    resumed(tmp_path, file)


def test_half_a_line_at_the_end_is_cut_off_when_the_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    trilith(tmp_path, *PLAY, file, typed="place forest 3\n")
    with file.open("a", encoding="utf-8") as half:
        half.write("place hun")
    resumed(tmp_path, file)
    assert "place hunplace" not in file.read_text(encoding="utf-8")


def test_no_room_at_the_start_is_a_sentence(tmp_path: Path) -> None:
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (20, limits[1]))
    try:
        done = trilith(tmp_path, *PLAY, tmp_path / "game.record")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert done.returncode == 2
    assert done.stdout == ""
    assert "larger than is allowed. Nothing was played; make room" in done.stderr


@pytest.mark.parametrize(
    "room", [450, 463, *(pytest.param(room, marks=pytest.mark.thorough) for room in (500, 700))]
)
def test_a_disk_that_fills_up_stops_the_game_where_it_is(tmp_path: Path, room: int) -> None:
    """A limit on the size of files gives half-written lines, as a full disk does."""
    file = tmp_path / "game.record"

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))

    done = subprocess.run(
        [*MODULE, *map(str, (*PLAY, file))],
        input="1\n" * 60,
        capture_output=True,
        encoding="utf-8",
        env=surroundings(tmp_path, "en"),
        preexec_fn=limit,
        timeout=PATIENCE,
        check=False,
    )
    assert "Traceback" not in done.stderr
    assert done.returncode == 0
    assert "could not be saved" in done.stdout
    assert f"trilith resume {file}" in done.stdout
    text = file.read_text(encoding="utf-8")
    assert text.endswith("\n")
    assert len(text) <= room
    resumed(tmp_path, file)


def new_save_file(path: Path) -> SaveFile:
    """The file of a game that has just begun."""
    return SaveFile.create(path, Record("stone_age", game_named("stone_age").version, 2, SEED))


def test_a_failed_write_leaves_the_file_as_it_was_and_a_later_one_succeeds(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    save_file = new_save_file(path)
    save_file.append(["building four_of_one"])
    whole = path.read_text(encoding="utf-8")
    room = len(whole) + 9
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, limits[1]))
    try:
        with pytest.raises(NotSaved) as caught:
            save_file.append(["building four_of_two", "card pottery_dice"])
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert caught.value.about["reason"] == "EFBIG"
    assert path.read_text(encoding="utf-8") == whole
    save_file.append(["building four_of_two"])
    assert path.read_text(encoding="utf-8") == whole + "building four_of_two\n"
    save_file.close()


def test_a_failed_rewriting_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    save_file = new_save_file(path)
    save_file.append(["building four_of_one"])
    whole = path.read_text(encoding="utf-8")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (20, limits[1]))
    try:
        with pytest.raises(NotSaved):
            save_file.rewrite(parse_record(whole))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert path.read_text(encoding="utf-8") == whole
    assert [file.name for file in tmp_path.iterdir()] == ["game.record"]
    save_file.append(["building four_of_two"])
    assert path.read_text(encoding="utf-8") == whole + "building four_of_two\n"
    save_file.close()


def test_no_two_programs_go_on_with_the_same_game(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    save_file = new_save_file(path)
    with pytest.raises(GameInUse):
        SaveFile.reopen(path)
    save_file.close()
    again, record = SaveFile.reopen(path)
    assert Match(game_named("stone_age"), record).version == 0
    again.close()
