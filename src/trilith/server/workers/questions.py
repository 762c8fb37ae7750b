"""What servers ask workers, and what they answer, as JSON data: never as code, for whoever can write to Redis could send that."""

from collections.abc import Callable
from dataclasses import asdict
from typing import Any, Final, TypeAlias

from trilith.core.pack import PackName
from trilith.core.record import Branch, Record
from trilith.server.bots.reviewer import ReviewJob, TryJob
from trilith.server.bots.worker import Job

Data: TypeAlias = dict[str, Any]
Folder: TypeAlias = Callable[[str, str], str]  # of a component pack, by the game and the digest

# The one task of taskiq, and what it is asked to do.
THINK: Final = "trilith:think"
CHOOSE: Final = "choose"
HINT: Final = "hint"
JUDGE: Final = "judge"
REVIEW: Final = "review"
# Lists in Redis; whoever is free takes from the first that has something.
PEOPLE_WAIT: Final = "trilith:thoughts:people"
BOTS_ALONE: Final = "trilith:thoughts:bots"
LOOKING_BACK: Final = "trilith:thoughts:reviews"
QUEUES: Final = (PEOPLE_WAIT, BOTS_ALONE, LOOKING_BACK)
RESULTS: Final = "trilith:thought"
# Of an answer: what was found, or why nothing was.
FOUND: Final = "found"
LOST: Final = "lost"
NOBODY_ASKS: Final = "nobody-asks"
MARKS: Final = ("practice", "torches", "luck")  # pairs of numbers in a record


def asking_key(question: str) -> str:
    """Is there as long as somebody waits for the answer."""
    return f"trilith:asking:{question}"


def thinking_key(question: str) -> str:
    """Is there as long as a worker thinks about it."""
    return f"trilith:thinking:{question}"


def worker_key(worker: str) -> str:
    """Is there as long as a worker lives."""
    return f"trilith:worker:{worker}"


def written(job: Job | ReviewJob | TryJob, digest: str) -> Data:
    """A job, with the digest of its pack instead of a folder, which is another one on another machine."""
    return {**asdict(job), "pack": digest}


def read_job(data: Data, folder: Folder) -> Job:
    """What there is to decide."""
    return Job(**{**data, "pack": folder(data["game"], data["pack"])})


def read_review(data: Data, folder: Folder) -> ReviewJob:
    """What there is to look at."""
    return ReviewJob(**_with_record(data, folder))


def read_try(data: Data, folder: Folder) -> TryJob:
    """What somebody tries."""
    return TryJob(**_with_record(data, folder))


def _with_record(data: Data, folder: Folder) -> Data:
    """The record of a match, in which JSON knows no tuples and no numbers as keys."""
    found = data["record"]
    record = Record(
        **{
            **found,
            **{name: [(line, number) for line, number in found[name]] for name in MARKS},
            "digests": {int(line): digest for line, digest in found["digests"].items()},
            "digest_places": {int(line): place for line, place in found["digest_places"].items()},
            "pack": found["pack"] and PackName(**found["pack"]),
            "branch": found["branch"] and Branch(*found["branch"]),
        }
    )
    return {**data, "record": record, "pack": folder(record.game, data["pack"])}
