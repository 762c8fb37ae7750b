"""Runs the migrations of the database schema when the server starts."""

from importlib.resources import files

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def migrate(connection: Connection) -> None:
    """Run every migration that this database has not seen."""
    config = Config()
    config.set_main_option("script_location", str(files("trilith.server.storage") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
