"""The state folder of the user: saved games, and markers of what was said once."""

import os
from datetime import datetime
from pathlib import Path

import platformdirs


def home() -> Path:
    """The state folder; TRILITH_HOME overrides the one of the system."""
    chosen = os.environ.get("TRILITH_HOME", "")
    return Path(chosen) if chosen else Path(platformdirs.user_state_dir("trilith"))


def saves() -> Path:
    """The folder of saved games."""
    return home() / "saves"


def fresh_save(game: str) -> Path:
    """A file for a new game that no other game has."""
    stem = f"{datetime.now():%Y-%m-%d-%H%M%S}-{game}"
    path = saves() / f"{stem}.record"
    copy = 2
    while path.exists():
        path = saves() / f"{stem}-{copy}.record"
        copy += 1
    return path


def first_time(what: str) -> bool:
    """Whether this happens for the first time on this machine; from now on it has happened."""
    marker = home() / f"said-{what}"
    if marker.exists():
        return False
    try:
        marker.parent.mkdir(parents=True, exist_ok=True)
        marker.touch()
    except OSError:
        pass  # it will be said once more, which is better than not running
    return True
