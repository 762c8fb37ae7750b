"""Identifiers of people and matches, which nobody can guess."""

import secrets
from typing import Final

BYTES: Final = 12


def new_identifier() -> str:
    """A fresh one; none begins with a dash, because a command would take it for an option."""
    while (made := secrets.token_urlsafe(BYTES)).startswith("-"):
        pass
    return made
