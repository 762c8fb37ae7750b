"""Whoever has a name keeps the places in lessons, too."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "learning",
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("lesson", sa.String(length=40), nullable=False),
        sa.Column("place", sa.JSON(), nullable=True),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_learning_person_people")),
        sa.PrimaryKeyConstraint("person", "game", "lesson", name=op.f("pk_learning")),
    )


def downgrade() -> None:
    """Go back."""
    op.drop_table("learning")
