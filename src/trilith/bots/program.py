"""Outside bots: programs in any language that read and write one line of JSON for each message."""

import json
import shlex
import shutil
import subprocess
import threading
import weakref
from contextlib import suppress
from queue import Empty, Queue
from typing import Final, TextIO

from trilith.core.action import Action
from trilith.core.errors import BrokenBot
from trilith.core.game import Game
from trilith.core.seat import Seat

PREFIX: Final = "program:"
PROTOCOL: Final = 1
SECONDS: Final = 10.0  # that a program has for one decision
FAREWELL: Final = 1.0  # seconds between the end of its input and the end of a program


class BrokenProgram(Exception):
    """A program that ended, said nothing in time, or said something that is no answer."""


class Program:
    """A bot that is another program; it is started with its first decision and ends with the bot."""

    def __init__(self, command: list[str], seed: int, seconds: float = SECONDS) -> None:
        self._command = command
        self._seed = seed
        self._seconds = seconds
        self._running: Running | None = None
        self._playing: Game | None = None

    def choose(self, seat: Seat) -> Action:
        try:
            running = self._ready(seat)
            running.say(
                {
                    "kind": "decide",
                    "view": seat.view(),
                    "legal": [action.text for action in seat.legal],
                    "seconds": self._seconds,
                }
            )
            return self._understood(running.hear(self._seconds), seat)
        except (BrokenProgram, OSError, ValueError):
            self._stop()  # an answer that comes later must not be taken for the next one
            raise

    def _ready(self, seat: Seat) -> "Running":
        """The running program, which knows what is played."""
        if self._running is None or self._playing is not seat.game:
            self._stop()
            self._running, self._playing = Running(self._command), seat.game
            weakref.finalize(self, self._running.stop)
            self._running.say(
                {
                    "kind": "hello",
                    "protocol": PROTOCOL,
                    "game": seat.game.name,
                    "version": seat.game.version,
                    "seats": seat.seats,
                    "seat": seat.player,
                    "seed": self._seed,
                }
            )
        return self._running

    def _understood(self, line: str, seat: Seat) -> Action:
        """The action that an answer names."""
        answer = json.loads(line)
        text = answer.get("action") if isinstance(answer, dict) else None
        for action in seat.legal:
            if action.text == text:
                return action
        raise BrokenProgram(f"{line.strip()} names no legal action")

    def _stop(self) -> None:
        if self._running is not None:
            self._running.stop()
            self._running = None


class Running:
    """A process, and a thread that listens to it."""

    def __init__(self, command: list[str]) -> None:
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", bufsize=1
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._input, self._output = self._process.stdin, self._process.stdout
        self._lines: Queue[str] = Queue()
        self._listener = threading.Thread(target=_listen, args=(self._output, self._lines), daemon=True)
        self._listener.start()

    def say(self, message: dict[str, object]) -> None:
        """Tell the program something."""
        self._input.write(json.dumps(message) + "\n")
        self._input.flush()

    def hear(self, seconds: float) -> str:
        """What the program says next."""
        try:
            line = self._lines.get(timeout=seconds)
        except Empty:
            raise BrokenProgram(f"no answer within {seconds:g} seconds") from None
        if not line:
            raise BrokenProgram("the program has ended")
        return line

    def stop(self) -> None:
        """Let the program end; one that does not is killed."""
        with suppress(OSError):  # it may have ended before
            self._input.close()
        try:
            self._process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._listener.join()
        self._output.close()


def _listen(output: TextIO, lines: "Queue[str]") -> None:
    """Pass on every line, and an empty one at the end."""
    for line in output:
        lines.put(line)
    lines.put("")


def command_of(name: str) -> list[str]:
    """The command in `program:COMMAND`; refuses one that this machine does not know."""
    try:
        command = shlex.split(name.removeprefix(PREFIX))
    except ValueError as error:
        raise BrokenBot(bot=name, problem=str(error)) from error
    if not command or shutil.which(command[0]) is None:
        raise BrokenBot(bot=name, problem="there is no such program that could be run")
    return command
