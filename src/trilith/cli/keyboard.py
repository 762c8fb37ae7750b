"""Single keys from a terminal, without Enter: by termios where there is one, on Windows by its console."""

import os
import re
import select
import sys
from collections.abc import Callable
from contextlib import suppress
from time import monotonic, sleep
from types import TracebackType
from typing import Final, Protocol

LEFT: Final = "left"
RIGHT: Final = "right"
UP: Final = "up"
DOWN: Final = "down"
HOME: Final = "home"
END: Final = "end"
PAGE_UP: Final = "page up"
PAGE_DOWN: Final = "page down"
ESCAPE: Final = "escape"
NO_KEY: Final = ""  # nobody has pressed one in time
OTHER: Final = "other"  # a key that has no name here
CLOSED: Final = "closed"  # the terminal is gone, and nobody will press any key

# What terminals send after ESC: xterm and its relatives, in both of their modes, and the Linux console.
SEQUENCES: Final[dict[str, str]] = {
    **{
        f"{lead}{letter}": key
        for lead in "[O"
        for letter, key in zip("ABCDHF", (UP, DOWN, RIGHT, LEFT, HOME, END), strict=True)
    },
    "[1~": HOME,
    "[7~": HOME,
    "[4~": END,
    "[8~": END,
    "[5~": PAGE_UP,
    "[6~": PAGE_DOWN,
}
WINDOWS_LEADS: Final = ("\x00", "\xe0")
WINDOWS_KEYS: Final[dict[str, str]] = {
    "K": LEFT,
    "M": RIGHT,
    "H": UP,
    "P": DOWN,
    "G": HOME,
    "O": END,
    "I": PAGE_UP,
    "Q": PAGE_DOWN,
}
SEQUENCE: Final = re.compile(r"\x1b(\[[0-9;]*[A-Za-z~]|O[A-Za-z])")
ESC: Final = "\x1b"
END_OF_INPUT: Final = "\x04"
REST_COMES: Final = 0.05  # seconds in which the rest of a sequence comes; else it was the key Esc
LOOK_EVERY: Final = 0.02  # seconds between two looks at a console that cannot be waited for
AT_ONCE: Final = 64  # bytes that are read; whoever holds a key down sends many


class Keys(Protocol):
    """Where keys come from."""

    def read(self, patience: float | None) -> str:
        """The next key, as its name or its letter; NO_KEY when so many seconds have passed without one."""
        ...


class TerminalKeys:
    """The keys of a POSIX terminal; while it is entered, they come one by one and are not written on the screen."""

    def __init__(self, handle: int) -> None:
        self._handle = handle
        self._waiting = ""

    def __enter__(self) -> "TerminalKeys":
        if sys.platform != "win32":
            import termios
            import tty

            self._before = termios.tcgetattr(self._handle)
            tty.setcbreak(self._handle)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if sys.platform != "win32":
            import termios

            with suppress(termios.error):  # of a terminal that is gone, nothing is left to tidy
                termios.tcsetattr(self._handle, termios.TCSADRAIN, self._before)

    def read(self, patience: float | None) -> str:
        if not self._waiting and not self._take(patience):
            return NO_KEY
        if self._waiting == ESC:
            self._take(REST_COMES)
        return self._next()

    def _take(self, patience: float | None) -> bool:
        """Read what was pressed, if anything was in time."""
        if not select.select([self._handle], [], [], patience)[0]:
            return False
        try:
            found = os.read(self._handle, AT_ONCE)
        except OSError:  # so ends a terminal that is closed
            found = b""
        self._waiting += found.decode(errors="ignore") if found else END_OF_INPUT
        return True

    def _next(self) -> str:
        """The first of what waits."""
        sequence = SEQUENCE.match(self._waiting)
        if sequence:
            self._waiting = self._waiting[sequence.end() :]
            return SEQUENCES.get(sequence[1], OTHER)
        first, self._waiting = self._waiting[0], self._waiting[1:]
        return {ESC: ESCAPE, END_OF_INPUT: CLOSED}.get(first, first)


class ConsoleKeys:
    """The keys of a Windows console, which says whether one waits and gives it as one letter or two."""

    def __init__(self, waits: Callable[[], bool], take: Callable[[], str]) -> None:
        self._waits = waits
        self._take = take

    def __enter__(self) -> "ConsoleKeys":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """A console needs no tidying."""

    def read(self, patience: float | None) -> str:
        began = monotonic()
        while not self._waits():
            if patience is not None and monotonic() - began >= patience:
                return NO_KEY
            sleep(LOOK_EVERY)
        key = self._take()
        if key == "\x03":  # a console that is read key by key gives Ctrl-C as one
            raise KeyboardInterrupt
        if key in WINDOWS_LEADS:
            return WINDOWS_KEYS.get(self._take(), OTHER)
        return {ESC: ESCAPE, "\x1a": CLOSED}.get(key, key)


def keys_of_terminal() -> TerminalKeys | ConsoleKeys:
    """The keys of whoever sits in front of this process."""
    if sys.platform == "win32":
        import msvcrt

        return ConsoleKeys(msvcrt.kbhit, msvcrt.getwch)
    return TerminalKeys(sys.stdin.fileno())


def has_keys() -> bool:
    """Whether somebody sits in front of this process who can press single keys."""
    return sys.stdin is not None and sys.stdin.isatty()
