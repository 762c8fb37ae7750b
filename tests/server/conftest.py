"""One server for all tests of a file that do not need one of their own, and one PostgreSQL and one Redis for all files."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from support.postgres import Postgres, postgres
from support.redis import RedisServer, redis_server
from support.serving import Running, running, settings_for


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A running server."""
    with running(settings_for(Path(tmp_path_factory.mktemp("server")))) as started:
        yield started


@pytest.fixture(scope="session")
def cluster() -> Iterator[Postgres]:
    """A running PostgreSQL."""
    with postgres() as started:
        yield started


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
    """A running Redis."""
    with redis_server() as started:
        yield started
