"""Identifiers can be guessed by nobody and given to every command."""

import pytest

from trilith.server.identifiers import new_identifier


def test_no_identifier_is_taken_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    made = iter(["-one", "--two", "three"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda size: next(made))
    assert new_identifier() == "three"
