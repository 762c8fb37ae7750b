"""Keys one by one: what terminals and consoles send for them, several at once, none, and a terminal that is gone."""

import os
import pty
from collections.abc import Iterator

import pytest

from trilith.cli import keyboard
from trilith.cli.keyboard import CLOSED, NO_KEY, ConsoleKeys, TerminalKeys


@pytest.fixture
def terminal() -> Iterator[tuple[int, TerminalKeys]]:
    """Where one types, and the keys that arrive."""
    ours, theirs = pty.openpty()
    with TerminalKeys(theirs) as keys:
        yield ours, keys
    os.close(theirs)


SENT = [
    (b"\x1b[D\x1b[C\x1b[A\x1b[B", ["left", "right", "up", "down"]),
    (b"\x1bOD\x1bOH\x1bOF", ["left", "home", "end"]),
    (b"\x1b[H\x1b[F\x1b[1~\x1b[4~\x1b[7~\x1b[8~", ["home", "end"] * 3),
    (b"\x1b[5~\x1b[6~", ["page up", "page down"]),
    (b"q +-07\t", ["q", " ", "+", "-", "0", "7", "\t"]),
    (b"\x1b[1;5C1", ["other", "1"]),
    (b"\x1b", ["escape"]),
]


@pytest.mark.parametrize(("sent", "keys"), SENT)
def test_what_a_terminal_sends(terminal: tuple[int, TerminalKeys], sent: bytes, keys: list[str]) -> None:
    ours, arriving = terminal
    os.write(ours, sent)
    assert [arriving.read(5) for _ in keys] == keys
    assert arriving.read(0) == NO_KEY
    os.close(ours)


def test_a_sequence_in_two_pieces(terminal: tuple[int, TerminalKeys]) -> None:
    ours, arriving = terminal
    os.write(ours, b"\x1b")
    arriving._take(1)
    os.write(ours, b"[C")
    assert arriving.read(1) == "right"
    os.close(ours)


def test_a_terminal_that_is_gone(terminal: tuple[int, TerminalKeys]) -> None:
    ours, arriving = terminal
    os.close(ours)
    assert arriving.read(None) == CLOSED


def test_the_terminal_is_left_as_it_was() -> None:
    import termios

    ours, theirs = pty.openpty()
    before = termios.tcgetattr(theirs)
    with TerminalKeys(theirs):
        assert termios.tcgetattr(theirs)[3] != before[3], "keys come without Enter and are not written"
    assert termios.tcgetattr(theirs) == before
    os.close(ours)
    os.close(theirs)


def test_what_a_console_gives() -> None:
    given = list("\xe0K\x00M\xe0H\xe0P\xe0G\xe0O\xe0Zq\x1b\x1a")
    keys = ConsoleKeys(lambda: bool(given), lambda: given.pop(0))
    with keys:
        found = [keys.read(None) for _ in range(10)]
        assert found == ["left", "right", "up", "down", "home", "end", keyboard.OTHER, "q", "escape", CLOSED]
        assert keys.read(0.01) == NO_KEY
    given.append("\x03")
    with pytest.raises(KeyboardInterrupt):
        keys.read(None)
