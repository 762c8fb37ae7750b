"""What all tests share."""

import hashlib
from itertools import count

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Let tests name the rules of a game that they hold the engine to."""
    config.addinivalue_line("markers", "rule(*ids): the rules, by number, that fail this test when broken")


@pytest.fixture(autouse=True)
def same_luck_every_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The matches of a server in this process have the luck of their test, so that it happens again tomorrow."""
    numbers = count()

    def seed() -> str:
        return hashlib.sha256(f"{request.node.nodeid} {next(numbers)}".encode()).hexdigest()

    monkeypatch.setattr("trilith.server.rooms.fresh_seed", seed)
