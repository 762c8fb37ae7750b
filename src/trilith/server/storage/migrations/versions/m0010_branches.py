"""A match may go on from a moment of another one, with luck as it was there, and may be brought from elsewhere."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("matches", sa.Column("origin", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("matches", sa.Column("luck", sa.JSON(), nullable=False, server_default="[]"))
    op.add_column("matches", sa.Column("brought", sa.JSON(none_as_null=True), nullable=True))


def downgrade() -> None:
    """Go back."""
    op.drop_column("matches", "brought")
    op.drop_column("matches", "luck")
    op.drop_column("matches", "origin")
