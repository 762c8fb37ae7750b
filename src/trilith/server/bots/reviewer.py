"""What runs in the processes of the bot pool for whoever looks back: a slice of a review, and a choice tried out."""

import json
from collections import OrderedDict
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

from trilith.core.match import Match
from trilith.core.record import Record
from trilith.games import game_named
from trilith.study.looking import Looked, Looking, as_data, from_data
from trilith.study.review import read_mistake
from trilith.study.reviewing import review_of
from trilith.study.trying import Tried, try_out

SLICE_SECONDS: Final = 0.1  # after so long a review makes way; one decision is looked at in any case
CACHE_SIZE: Final = 4


@dataclass(frozen=True)
class ReviewJob:
    """A finished match, and what has been found out about it, a line of JSON for each of its own."""

    match: str
    record: Record = field(repr=False)
    findings: str = field(repr=False)
    pack: str = ""  # the folder of the component pack
    seconds: float = SLICE_SECONDS


@dataclass(frozen=True)
class Slice:
    """After how many lines a review stands now, what was found out about the last ones, and the review as far as that."""

    looked: int
    more: str = field(repr=False)  # to be added to the findings
    review: str = field(repr=False)


@dataclass(frozen=True)
class TryJob:
    """Something that somebody tries instead of a mistake, which is given as JSON."""

    match: str
    record: Record = field(repr=False)
    mistake: str = field(repr=False)
    actions: list[str]
    pack: str = ""


@dataclass
class Begun:
    """A match with all its positions, and what was found out about its first lines."""

    looking: Looking
    found: list[Looked] = field(default_factory=list)


_cache: OrderedDict[str, Begun] = OrderedDict()


def review_on(job: ReviewJob) -> Slice:
    """Look at a few more lines of a match."""
    ends = perf_counter() + job.seconds
    begun = _begun(job.match, job.record, job.pack)
    lines = job.findings.splitlines()
    if len(begun.found) != len(lines):  # another process looked at them
        begun.found = [from_data(json.loads(line)) for line in lines]
    looking, found = begun.looking, begun.found
    while len(found) < looking.lines:
        found.append(looking.look(len(found)))
        if perf_counter() >= ends:
            break
    more = "".join(json.dumps(as_data(each)) + "\n" for each in found[len(lines) :])
    return Slice(len(found), more, json.dumps(review_of(looking, found).shown()))


def judge_try(job: TryJob) -> Tried:
    """What somebody's choice would have kept."""
    looking = _begun(job.match, job.record, job.pack).looking
    return try_out(looking, read_mistake(json.loads(job.mistake)), job.actions)


def _begun(key: str, record: Record, pack: str) -> Begun:
    """The match; whoever goes on with it usually finds it here."""
    begun = _cache.pop(key, None)
    if begun is None or begun.looking.match.record != record.lines:
        begun = Begun(Looking(Match(game_named(record.game, pack), record)))
    _cache[key] = begun
    if len(_cache) > CACHE_SIZE:
        _cache.popitem(last=False)
    return begun
