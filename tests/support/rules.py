"""The rules that a test is about."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Say which rules a test holds the engine to."""
    return pytest.mark.rule(*ids)
