"""Helpers that sit at a terminal: real processes, real files, real signals."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from time import monotonic, sleep
from typing import Final
from unittest.mock import patch

from trilith.cli.main import main
from trilith.core.match import Match
from trilith.core.record import parse_record
from trilith.games import game_named

SEED: Final = "5e" * 32
PATIENCE: Final = 300.0  # seconds; interpreted, a whole game takes a busy machine more than a minute
MODULE: Final = [sys.executable, "-m", "trilith"]


def surroundings(home: Path, language: str, columns: int = 80) -> dict[str, str]:
    """An environment that keeps everything in one folder and speaks one language."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "TRILITH_"))}
    return {**kept, "TRILITH_HOME": str(home), "LANG": f"{language}.UTF-8", "COLUMNS": str(columns)}


@dataclass(frozen=True)
class Done:
    """A command that has come to its end."""

    returncode: int
    stdout: str
    stderr: str


def trilith(
    home: Path, *arguments: str | Path, typed: str = "", language: str = "en", columns: int = 80
) -> Done:
    """Run a command to its end with this input; whatever happens, nobody sees a traceback."""
    shown, troubles = StringIO(), StringIO()
    with (
        patch.dict(os.environ, surroundings(home, language, columns), clear=True),
        patch("sys.stdin", StringIO(typed)),
        redirect_stdout(shown),
        redirect_stderr(troubles),
    ):
        code = main([str(argument) for argument in arguments])
    assert "Traceback" not in shown.getvalue() + troubles.getvalue()
    return Done(code, shown.getvalue(), troubles.getvalue())


def process(home: Path, *arguments: str | Path, typed: str = "", language: str = "en") -> Done:
    """The same in a process of its own."""
    done = subprocess.run(
        [*MODULE, *map(str, arguments)],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=surroundings(home, language),
        timeout=PATIENCE,
        check=False,
    )
    assert "Traceback" not in done.stderr + done.stdout
    return Done(done.returncode, done.stdout, done.stderr)


def refused(home: Path, *arguments: str | Path, language: str = "en") -> str:
    """The sentence with which a command is refused; it must be all that is said."""
    done = trilith(home, *arguments, language=language)
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    return without_note(done.stderr)


def without_note(stderr: str) -> str:
    """What is said besides the note of an interpreted build, which comes once."""
    return "\n".join(line for line in stderr.strip().split("\n") if "(" not in line or "once" not in line)


def started(home: Path, *arguments: str | Path, **variables: str) -> "subprocess.Popen[str]":
    """A running command, to be typed at and to be ended in some rude way; `shown` reads what it shows."""
    with (home / "shown.txt").open("w", encoding="utf-8") as output:
        return subprocess.Popen(
            [*MODULE, *map(str, arguments)],
            stdin=subprocess.PIPE,
            stdout=output,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            env={**surroundings(home, "en"), **variables},
            preexec_fn=hear_interrupts,
        )


def hear_interrupts() -> None:
    """Whoever runs the tests in the background may have told them, and so what they start, not to."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def shown(home: Path) -> str:
    """What a started command has shown."""
    return (home / "shown.txt").read_text(encoding="utf-8")


def wait_until(true: Callable[[], bool]) -> None:
    """Wait for something that other processes do."""
    began = monotonic()
    while not true():
        assert monotonic() - began < PATIENCE, "this takes too long"
        sleep(0.01)


def lines_in(path: Path) -> int:
    """How many lines a file has; none when it is not there yet."""
    return path.read_text(encoding="utf-8").count("\n") if path.exists() else 0


def match_in(path: Path) -> Match:
    """The match that a file holds, played by the rules."""
    record = parse_record(path.read_text(encoding="utf-8"))
    return Match(game_named(record.game), record)


def typing(lines: Iterable[str]) -> str:
    """Lines as they are typed."""
    return "".join(line + "\n" for line in lines)
