"""The tests run on the build that they are meant for."""

import os

import pytest

import trilith


@pytest.mark.skipif("TRILITH_BUILD" not in os.environ, reason="nobody said which build is meant")
def test_the_build_is_the_one_that_is_meant() -> None:
    meant = os.environ["TRILITH_BUILD"]
    assert meant == ("compiled" if trilith.COMPILED else "interpreted")
