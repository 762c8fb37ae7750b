"""A match knows the component pack that it is played with, unless that comes with the game."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("matches", sa.Column("pack_name", sa.String(length=60), nullable=True))
    op.add_column("matches", sa.Column("pack_digest", sa.String(length=64), nullable=True))


def downgrade() -> None:
    """Go back."""
    op.drop_column("matches", "pack_digest")
    op.drop_column("matches", "pack_name")
