"""A folder in which reviews are kept, so that none is made twice."""

import json
from pathlib import Path
from typing import Final

from trilith.bots.search.settings import Budget
from trilith.cli.errors import ReviewNotKept
from trilith.cli.files.reading import reason
from trilith.core.record import Record
from trilith.study.fingerprint import fingerprint
from trilith.study.review import Review, read_review

DIGITS: Final = 12  # of a fingerprint, in the name of a file


class ReviewFolder:
    """Finds and keeps reviews by what was reviewed, how long it was looked at, and what judged it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise ReviewNotKept(file=str(folder), reason=reason(error)) from error

    def path(self, name: str, record: Record, budget: Budget) -> Path:
        """Where the review of a record of that name is kept."""
        return self._folder / f"{name}-{fingerprint(record, budget)[:DIGITS]}.json"

    def find(self, path: Path) -> Review | None:
        """The review that is kept there; nothing, if there is none, or half of one."""
        try:
            return read_review(json.loads(path.read_text(encoding="utf-8")))
        except (OSError, ValueError, KeyError, TypeError):
            return None

    def keep(self, path: Path, review: Review) -> None:
        """Keep a review; whoever reads meanwhile finds all of it or nothing."""
        fresh = path.with_name(f".{path.name}")
        try:
            fresh.write_text(json.dumps(review.shown()) + "\n", encoding="utf-8")
            fresh.replace(path)
        except OSError as error:
            raise ReviewNotKept(file=str(path), reason=reason(error)) from error
