"""People can be banned, and servers are told of what was changed past them."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("people", sa.Column("banned", sa.Float(), nullable=True))
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("about", sa.String(length=40), nullable=False),
        sa.Column("given", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notices")),
    )


def downgrade() -> None:
    """Go back."""
    op.drop_table("notices")
    op.drop_column("people", "banned")
