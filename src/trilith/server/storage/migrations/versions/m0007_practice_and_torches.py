"""A match knows whether it is for practice, and where luck was drawn anew; and who asked for hints, and when."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("matches", sa.Column("practice", sa.JSON(), nullable=False, server_default="[]"))
    op.add_column("matches", sa.Column("torches", sa.JSON(), nullable=False, server_default="[]"))


def downgrade() -> None:
    """Go back."""
    op.drop_column("matches", "torches")
    op.drop_column("matches", "practice")
