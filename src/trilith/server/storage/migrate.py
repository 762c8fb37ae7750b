"""Runs the migrations of the database schema when the server starts."""

from functools import cache
from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def migrate(connection: Connection, revision: str = "head") -> None:
    """Run every migration that this database has not seen, up to one of them or to the newest."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


@cache
def revisions() -> tuple[str, ...]:
    """Every revision that this version of the program knows, the oldest first."""
    found = ScriptDirectory.from_config(_config()).walk_revisions()
    return tuple(script.revision for script in found)[::-1]


def newest_revision() -> str:
    """The revision that this version of the program works with."""
    return revisions()[-1]


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("trilith.server.storage") / "migrations"))
    return config
