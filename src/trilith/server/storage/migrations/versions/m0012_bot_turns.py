"""Whether a bot decides is kept with a match, so that any server finds what one that is gone has left undone."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward; of matches that are being played nobody knows it until they are opened."""
    with op.batch_alter_table("matches") as matches:
        matches.add_column(sa.Column("bot_turn", sa.Boolean(), nullable=True))
        matches.create_index("ix_matches_bot_turn", ["bot_turn"])
    op.execute("UPDATE matches SET bot_turn = false WHERE status != 'playing'")


def downgrade() -> None:
    """Go back."""
    with op.batch_alter_table("matches") as matches:
        matches.drop_index("ix_matches_bot_turn")
        matches.drop_column("bot_turn")
