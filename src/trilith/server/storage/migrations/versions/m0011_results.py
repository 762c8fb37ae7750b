"""How matches ended is kept beside them."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "results",
        sa.Column("match", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=True),
        sa.Column("own", sa.Boolean(), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("sources", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name=op.f("fk_results_match_matches"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_results_person_people")),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_results")),
    )
    op.create_index("ix_results_person_ended", "results", ["person", "ended"])


def downgrade() -> None:
    """Go back."""
    op.drop_index("ix_results_person_ended", table_name="results")
    op.drop_table("results")
