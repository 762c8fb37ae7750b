"""Looking back in the terminal: what every key does, whose eyes may look, what fits the screen, and a real terminal."""

import fcntl
import os
import pty
import re
import struct
import subprocess
import termios
from pathlib import Path
from threading import Thread

import pytest
from rich.console import Console

from support.finished import finished, so_far
from support.terminal import MODULE, PATIENCE, surroundings, trilith, wait_until
from trilith.cli import keyboard
from trilith.cli.commands.replay import names_in
from trilith.cli.replaying.picture import Picture
from trilith.cli.replaying.walk import LUCK_STANDING, STANDING, TAB, Walk
from trilith.cli.screen import Screen
from trilith.core.match import Match
from trilith.core.state import SPECTATOR
from trilith.study.moment import OPENLY, NotYetOpen
from trilith.study.standing import back, is_luck, onward, round_back, round_on
from trilith.words import words_of

NAMES = ("stone_age", "prehistory", "endless_winter")


def walk_in(match: Match, own: int = SPECTATOR, first: int = 100) -> Walk:
    return Walk(match, own, first)


def pressed(walk: Walk, *keys: str) -> Walk:
    for key in keys:
        walk.press(key)
    return walk


def test_keys_move_by_decisions_rounds_and_to_both_ends() -> None:
    walk = walk_in(finished("stone_age"))
    lines, at = walk.lines, walk.at
    assert pressed(walk, keyboard.RIGHT).at == onward(lines, at)
    assert pressed(walk, keyboard.LEFT).at == at
    assert pressed(walk, keyboard.DOWN).at == round_on(lines, at)
    assert pressed(walk, keyboard.UP).at == round_back(lines, round_on(lines, at))
    assert pressed(walk, keyboard.END).at == len(lines)
    assert pressed(walk, keyboard.HOME).at == back(lines, 0)
    assert pressed(walk, "x", keyboard.OTHER, "9").at == back(lines, 0), (
        "a key that means nothing does nothing"
    )
    assert not walk.ended
    for key in ("q", keyboard.ESCAPE, keyboard.CLOSED):
        assert pressed(walk_in(finished("stone_age")), key).ended


def test_it_plays_by_itself_until_the_end_or_until_somebody_moves() -> None:
    walk = walk_in(finished("stone_age"))
    assert walk.patience is None
    at = walk.at
    assert pressed(walk, keyboard.NO_KEY).at == at, "nothing moves before it plays"
    usual = LUCK_STANDING if is_luck(walk.lines, at) else STANDING
    assert pressed(walk, " ").patience == usual
    assert pressed(walk, "+").patience == usual / 2
    assert pressed(walk, "+", "+", "+").speed == 4
    assert pressed(walk, "-", "-", "-", "-").speed == 0.5
    assert pressed(walk, keyboard.NO_KEY).at == onward(walk.lines, at)
    assert not pressed(walk, keyboard.LEFT).playing
    walk = pressed(walk_in(finished("stone_age"), first=10_000), " ")
    assert walk.at == back(walk.lines, 0), "from the end it plays once more from the beginning"
    pressed(walk, keyboard.END, keyboard.LEFT, " ", keyboard.NO_KEY)
    assert (walk.at, walk.playing) == (len(walk.lines), False)


def test_eyes_of_every_seat_and_all_open_once_it_is_over() -> None:
    walk = walk_in(finished("prehistory"))
    assert walk.eyes == OPENLY
    assert pressed(walk, "2").eyes == 1
    assert pressed(walk, "0").eyes == OPENLY
    assert pressed(walk, "5").eyes == OPENLY, "nobody sits there"


def test_a_match_that_is_not_over_is_looked_at_through_own_eyes_only() -> None:
    walk = walk_in(so_far("prehistory", 300), own=1)
    assert walk.eyes == 1
    for key in ("0", "1", "3"):
        pressed(walk, key)
        assert (walk.eyes, type(walk.refusal)) == (1, NotYetOpen)
    assert pressed(walk, "2").refusal is None
    several = walk_in(so_far("prehistory", 300))
    assert pressed(several, "1").eyes == SPECTATOR


def picture_of(match: Match, walk: Walk, language: str, size: tuple[int, int]) -> tuple[Picture, Screen]:
    screen = Screen(words_of(language, match.game))
    screen.console = Console(width=size[0], height=size[1], highlight=False, force_terminal=False)
    return Picture(screen, names_in(match.setup, screen.words), walk), screen


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("language", "size"), [("en", (80, 24)), ("de", (80, 24)), ("de", (120, 50))])
def test_every_sheet_of_moments_in_each_round_fits_the_screen(
    name: str, language: str, size: tuple[int, int]
) -> None:
    match = finished(name)
    walk = walk_in(match)
    for eyes in ("0", "2"):
        pressed(walk, eyes, keyboard.HOME)
        picture, screen = picture_of(match, walk, language, size)
        for sheet in range(len(picture.sheets())):
            pressed(walk, keyboard.DOWN if walk.at < len(walk.lines) else keyboard.HOME, TAB)
            lines = screen.console.render_lines(picture.drawn(), pad=False)
            shown = ["".join(piece.text for piece in line) for line in lines]
            assert len(lines) == size[1], (sheet, shown)
            assert max(map(len, shown)) <= size[0]
            assert "…" not in shown[-1], "all keys are named"


def test_what_does_not_fit_is_paged() -> None:
    match = finished("stone_age")
    walk = walk_in(match)
    picture, screen = picture_of(match, walk, "en", (80, 24))

    def text() -> str:
        lines = screen.console.render_lines(picture.drawn(), pad=False)
        return "\n".join("".join(piece.text for piece in line) for line in lines)

    first = text()
    assert "PgDn" in first
    pressed(walk, *[keyboard.PAGE_DOWN] * 40)
    last = text()
    assert "places " in first
    assert "places " not in last
    pressed(walk, *[keyboard.PAGE_UP] * 40)
    assert text() == first


@pytest.mark.parametrize("name", NAMES)
def test_open_eyes_see_on_a_board_what_only_its_owner_saw(name: str) -> None:
    match = finished(name)
    walk = walk_in(match, first=match.version * 3 // 4)
    picture, screen = picture_of(match, walk, "en", (100, 60))

    def board_of_first(eyes: str) -> str:
        pressed(walk, eyes)
        walk.sheet = next(at for at, sheet in enumerate(picture.sheets()) if sheet.seat == 0)
        lines = screen.console.render_lines(picture.drawn(), pad=False)
        return "\n".join("".join(piece.text for piece in line) for line in lines[:-2])

    others, own, openly = (board_of_first(eyes) for eyes in "210")
    assert others != own
    assert set(own.split("\n")) - set(others.split("\n")) <= set(openly.split("\n"))


class Sitting:
    """Somebody at a real terminal of 80 by 24."""

    def __init__(self, home: Path, *arguments: str | Path, kind: str = "xterm-256color") -> None:
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.process = subprocess.Popen(
            [*MODULE, *map(str, arguments)],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**surroundings(home, "en"), "TERM": kind, "LINES": "24"},
            start_new_session=True,
        )
        os.close(theirs)
        self._sent = b""
        Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        try:
            while more := os.read(self._ours, 10_000):
                self._sent += more
        except OSError:
            pass  # the other side has gone

    @property
    def seen(self) -> str:
        return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", self._sent.decode(errors="replace"))

    def sees(self, text: str) -> None:
        wait_until(lambda: text in self.seen)

    def press(self, keys: bytes) -> None:
        self._sent = b""
        os.write(self._ours, keys)

    def leaves(self) -> int:
        code = self.process.wait(timeout=PATIENCE)
        assert "Traceback" not in self.seen
        return code


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.record"
    file.write_text(finished("stone_age").to_record().text(), encoding="utf-8")
    return file


def test_at_a_real_terminal(record: Path, tmp_path: Path) -> None:
    match = finished("stone_age")
    lines = walk_in(match).lines
    first = back(lines, 0)
    here = Sitting(tmp_path, "replay", record)
    here.sees(f"moment {first} of {match.version}")
    here.press(b"\x1b[C")
    here.sees(f"moment {onward(lines, first)} of {match.version}")
    here.press(b"\x1b[B")
    here.sees("Round 2 · moment ")
    here.press(b"3")
    here.sees("saw it then")
    here.press(b"++ ")
    here.sees("plays 4×")
    here.sees(f"moment {onward(lines, onward(lines, round_on(lines, first)))} ")  # by itself
    here.press(b"\x1b[F")
    here.sees(f"moment {match.version} of {match.version}")
    here.press(b"q")
    assert here.leaves() == 0
    here.sees(f"replay {record} --from {match.version}")
    assert b"\x1b[?1049l" in here._sent, "the screen is as it was before"


def test_a_dumb_terminal_and_a_pipe_are_told_the_game(record: Path, tmp_path: Path) -> None:
    here = Sitting(tmp_path, "replay", record, "--from", "300", kind="dumb")
    here.sees("  301  ")
    assert here.leaves() == 0
    assert "Tab" not in here.seen
    assert trilith(tmp_path, "replay", record, "--from", "300").stdout.startswith("  301  ")
