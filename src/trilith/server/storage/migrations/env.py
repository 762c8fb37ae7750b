"""Alembic's environment: the connection comes from the server, or from `alembic -x url=…` while a migration is written."""

from alembic import context
from sqlalchemy import Connection, create_engine

from trilith.server.storage.schema import METADATA


def run(connection: Connection) -> None:
    """Run the migrations within a transaction."""
    # SQLite cannot alter a table; the batch mode builds a new one and moves the rows.
    context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


given = context.config.attributes.get("connection")
if given is not None:
    run(given)
else:
    with create_engine(context.get_x_argument(as_dictionary=True)["url"]).begin() as own:
        run(own)
