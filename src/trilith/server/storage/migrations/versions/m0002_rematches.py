"""A match knows the one in which the same people play again."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("matches", sa.Column("rematch", sa.String(length=40), nullable=True))


def downgrade() -> None:
    """Go back."""
    op.drop_column("matches", "rematch")
