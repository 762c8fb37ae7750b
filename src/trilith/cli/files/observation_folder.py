"""The folder of an observation: every game on a line of its own as soon as it is over, and the report that is drawn of them."""

import json
from pathlib import Path
from typing import Any, Final

from trilith.cli.errors import ObservationNotKept
from trilith.cli.files.reading import reason
from trilith.core.errors import OtherTournament
from trilith.study.observatory.watching import Plan, Sighting, read_sighting

GAMES: Final = "games.jsonl"
REPORT: Final = "report.json"
PAGE: Final = "report.html"


class ObservationFolder:
    """Keeps games and finds them again, so that none is played twice; the first line says what all have in common."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self._folder = folder
        self._file = folder / GAMES
        self._plan = plan
        self._head = json.dumps({"plan": _plan_data(plan)})
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._whole = self._read()
        except OSError as error:
            raise ObservationNotKept(file=str(self._file), reason=reason(error)) from error

    def found(self) -> dict[int, Sighting]:
        """By their seeds, the games that were played before."""
        return {sighting.seed: sighting for sighting in self._whole}

    def add(self, sighting: Sighting) -> None:
        """Keep a game."""
        self._append(json.dumps(sighting.line(), separators=(",", ":")))

    def write(self, name: str, text: str) -> Path:
        """Keep what was made of the games."""
        path = self._folder / name
        try:
            path.write_text(text, encoding="utf-8")
        except OSError as error:
            raise ObservationNotKept(file=str(path), reason=reason(error)) from error
        return path

    def _read(self) -> list[Sighting]:
        """The games of the file; what was cut off in the middle of a line is played again."""
        if not self._file.exists():
            self._file.write_text(self._head + "\n", encoding="utf-8")
            return []
        lines = self._file.read_text(encoding="utf-8").split("\n")
        whole, rest = lines[:-1], lines[-1]
        if not whole or whole[0] != self._head:
            raise OtherTournament(file=str(self._file))
        found = [sighting for line in whole[1:] if (sighting := _sighting(line)) is not None]
        if rest or len(found) < len(whole) - 1:
            kept = [self._head, *(json.dumps(each.line(), separators=(",", ":")) for each in found)]
            self._file.write_text("".join(line + "\n" for line in kept), encoding="utf-8")
        return found

    def _append(self, line: str) -> None:
        try:
            with self._file.open("a", encoding="utf-8") as file:
                file.write(line + "\n")
        except OSError as error:
            raise ObservationNotKept(file=str(self._file), reason=reason(error)) from error


def _plan_data(plan: Plan) -> dict[str, Any]:
    return {**vars(plan), "bots": list(plan.bots)}


def _sighting(line: str) -> Sighting | None:
    try:
        return read_sighting(json.loads(line))
    except (KeyError, TypeError, ValueError):
        return None
