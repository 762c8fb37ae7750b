"""Work on Ray instead of processes: on this machine, or by an address on a cluster. The results are the same."""

import logging
import os
import pickle
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from typing import Any, Final, TypeVar

from trilith.core.errors import MissingExtra, TrilithError

RAY: Final = "ray"
HERE: Final = "local"  # as Ray calls a cluster of this machine alone
CLIENT: Final = "ray://"  # the address of a cluster's head, as Ray writes it
AHEAD: Final = 2  # tasks for each core, so that none is ever idle
# What a sum in another order would change, processes elsewhere must know, too.
PASSED_ON: Final = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS")
Asked = TypeVar("Asked")
Given = TypeVar("Given")


class NoSuchPlace(TrilithError):
    """Work can be done here or on Ray, but not there."""


class NoCluster(TrilithError):
    """No Ray answers at that address."""


def check_place(on: str) -> str:
    """Refuse a place that is neither here nor on Ray, and Ray where it is not installed."""
    if on in ("", RAY) or (on.startswith(CLIENT) and on != CLIENT):
        if on:
            _ray()
        return on
    raise NoSuchPlace(place=on)


class RayPool:
    """What a pool of processes can do, on Ray; a task whose machine is lost is done again elsewhere."""

    def __init__(self, on: str) -> None:
        self._ray = _ray()
        self._began = not self._ray.is_initialized()
        if self._began:
            self._begin(os.environ.get("RAY_ADDRESS") or HERE if on == RAY else on)
        self._room = AHEAD * max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._task = self._ray.remote(max_retries=-1)(carry_out)
        self._environment = {name: os.environ[name] for name in PASSED_ON if name in os.environ}

    def _begin(self, address: str) -> None:
        """Connect to a cluster, or start one that nobody else on the network reaches."""
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that it is used
        alone = {"_node_ip_address": "127.0.0.1", "include_dashboard": False} if address == HERE else {}
        try:
            self._ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False, **alone)
        except (ConnectionError, RuntimeError, TimeoutError, ValueError) as error:
            where = "here" if address == HERE else "there"
            raise NoCluster(where=where, address=address, problem=type(error).__name__) from error

    def __enter__(self) -> "RayPool":
        return self

    def __exit__(self, *_: object) -> None:
        self.terminate()

    def terminate(self) -> None:
        """Let the cluster go; what it still does is of no use."""
        if self._began and self._ray.is_initialized():
            self._ray.shutdown()

    def imap(
        self, function: Callable[[Asked], Given], work: Iterable[Asked], chunksize: int = 1
    ) -> Iterator[Given]:
        """What a function gives for each piece of work, in order; a few pieces are always under way, each by itself."""
        waiting: deque[Any] = deque()
        for asked in work:
            waiting.append(self._begun(function, asked))
            if len(waiting) >= self._room:
                yield opened(self._ray.get(waiting.popleft()))
        while waiting:
            yield opened(self._ray.get(waiting.popleft()))

    def imap_unordered(self, function: Callable[[Asked], Given], work: Iterable[Asked]) -> Iterator[Given]:
        """The same, whatever is done first."""
        waiting: list[Any] = []
        for asked in work:
            waiting.append(self._begun(function, asked))
            if len(waiting) >= self._room:
                done, waiting = self._ready(waiting)
                yield opened(done)
        while waiting:
            done, waiting = self._ready(waiting)
            yield opened(done)

    def _begun(self, function: Callable[[Asked], Given], asked: Asked) -> Any:
        return self._task.remote(pickle.dumps((function, asked)), self._environment)

    def _ready(self, waiting: Sequence[Any]) -> tuple[bytes, list[Any]]:
        done, left = self._ray.wait(list(waiting), num_returns=1)
        return self._ray.get(done[0]), left


def carry_out(work: bytes, environment: dict[str, str]) -> bytes:
    """One piece of work in a process of Ray's; what it needs is imported only when the environment is set."""
    os.environ.update(environment)
    function, asked = pickle.loads(work)
    try:
        given: Any = function(asked)
    except TrilithError as error:  # Ray would give it another name
        return pickle.dumps((None, error))
    return pickle.dumps((given, None))


def opened(told: bytes) -> Any:
    """What a piece of work gave, or the error that it ended with."""
    given, error = pickle.loads(told)
    if error is not None:
        raise error
    return given


def _ray() -> Any:
    try:
        return import_module(RAY)
    except ModuleNotFoundError as error:
        if error.name != RAY:
            raise
        raise MissingExtra(package=RAY, extra=RAY) from error
