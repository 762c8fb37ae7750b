"""What all tests share."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Let tests name the rules of a game that they hold the engine to."""
    config.addinivalue_line("markers", "rule(*ids): the rules, by number, that fail this test when broken")
