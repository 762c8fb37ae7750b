"""Games that were played are kept in a file, one line each, so that a tournament that was interrupted goes on."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypeAlias

from trilith.arena.playing import Deal, Outcome
from trilith.bots.steady import Failure
from trilith.core.errors import OtherTournament

Header: TypeAlias = dict[str, object]  # what all games of a file have in common


class Log:
    """A file of outcomes; its first line says what was played."""

    def __init__(self, path: Path, header: Header) -> None:
        """Begin a file, or go on with one of the same tournament; a line that was cut off is played again."""
        self._path = path
        self.done: dict[Deal, Outcome] = {}
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True) if path.is_file() else []
        whole = [line for line in lines if line.endswith("\n")]
        if whole and _read(whole[0]) != header:
            raise OtherTournament(file=str(path))
        for line in whole[1:]:
            outcome = self._outcome(line)
            self.done[Deal(outcome.seed, outcome.bots)] = outcome
        if len(whole) < max(1, len(lines)):
            path.write_text("".join(whole) or json.dumps(header) + "\n", encoding="utf-8")

    def kept(self, pieces: Iterable[list[Outcome]]) -> Iterator[list[Outcome]]:
        """Pass on what is played, once it is written down."""
        with self._path.open("a", encoding="utf-8") as file:
            for some in pieces:
                file.writelines(json.dumps(asdict(outcome)) + "\n" for outcome in some)
                file.flush()
                yield some

    def _outcome(self, line: str) -> Outcome:
        """The outcome that was written down."""
        found: dict[str, Any] = {
            key: tuple(row) if isinstance(row, list) else row for key, row in _read(line).items()
        }
        try:
            failures = tuple(Failure(**each) for each in found.pop("failures"))
            return Outcome(**found, failures=failures)
        except (KeyError, TypeError) as error:
            raise OtherTournament(file=str(self._path)) from error


def _read(line: str) -> dict[str, Any]:
    """The object in a line; nothing, if it is none."""
    try:
        found = json.loads(line)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
