"""How many moves of a plan were made, or taken back."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("moves", sa.Column("made", sa.Integer, nullable=False, server_default="1"))


def downgrade() -> None:
    op.drop_column("moves", "made")
