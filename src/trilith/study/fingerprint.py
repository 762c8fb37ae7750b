"""By what a review is found again: whatever would make another one makes another name."""

import hashlib

from trilith.bots.search.settings import Budget
from trilith.core.record import Record
from trilith.study.review import FORMAT
from trilith.values.shipped import weights_file


def fingerprint(record: Record, budget: Budget) -> str:
    """The same for reviews that would be the same: record, effort, weights and format decide."""
    weights = weights_file(record.game)
    parts = [
        record.text().encode(),
        f"{FORMAT} {budget.iterations} {budget.seconds}".encode(),
        weights.read_bytes() if weights.is_file() else b"",
    ]
    return hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()
