"""A claimed name is known by how it looks, too, and a match knows whom its host has asked to leave."""

import sqlalchemy as sa
from alembic import op

from trilith.server.names import comparable, skeleton

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward; of names that look alike and were both claimed, both stay, and the older one is the one to avoid."""
    op.add_column("people", sa.Column("skeleton", sa.Text(), nullable=True))
    people = sa.table("people", sa.column("id"), sa.column("claimed"), sa.column("skeleton"))
    claimed = sa.text("SELECT id, name, claimed FROM people WHERE claimed IS NOT NULL ORDER BY created, id")
    seen: set[str] = set()
    for row in op.get_bind().execute(claimed).all():
        own = comparable(row.name) == row.claimed  # how it looks depends on capitals, too
        looks = skeleton(row.name if own else row.claimed)
        if looks and looks not in seen:
            seen.add(looks)
            op.execute(people.update().where(people.c.id == row.id).values(skeleton=looks))
    op.create_index("ix_people_skeleton", "people", ["skeleton"], unique=True)
    op.add_column("matches", sa.Column("removed", sa.JSON(), nullable=False, server_default="[]"))


def downgrade() -> None:
    """Go back."""
    op.drop_column("matches", "removed")
    op.drop_index("ix_people_skeleton", "people")
    op.drop_column("people", "skeleton")
