"""A claimed name as it is compared may be much longer than as it is written: some letters stand for whole phrases."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward; SQLite takes no notice of a length."""
    if op.get_bind().dialect.name == "postgresql":
        op.alter_column("people", "claimed", existing_type=sa.String(80), type_=sa.Text())


def downgrade() -> None:
    """Go back."""
    if op.get_bind().dialect.name == "postgresql":
        op.alter_column("people", "claimed", existing_type=sa.Text(), type_=sa.String(80))
