"""Who thinks for a server: processes of its own, or workers elsewhere."""

from typing import Protocol

from trilith.server.bots.reviewer import ReviewJob, Slice, TryJob
from trilith.server.bots.worker import Job
from trilith.study.trying import Tried


class Thinkers(Protocol):
    """Decides for bots, and looks at matches for people."""

    @property
    def busy(self) -> int:
        """How many are thinking."""

    @property
    def waiting(self) -> int:
        """How much waits to be thought about."""

    async def choose(self, job: Job, urgent: bool) -> str:
        """The action that a bot decides on."""

    async def hint(self, job: Job) -> dict[str, object]:
        """What a good player would think of; NoLight if that does not come in time."""

    async def judge(self, job: TryJob) -> Tried:
        """What somebody's choice would have kept; NoLight if that does not come in time."""

    async def review(self, job: ReviewJob) -> Slice:
        """A slice of a review; TimeoutError when it was lost."""

    async def close(self) -> None:
        """Stop thinking."""
