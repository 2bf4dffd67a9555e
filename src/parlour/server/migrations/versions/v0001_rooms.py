"""Rooms, seats, moves, presence."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("overrides", sa.JSON, nullable=False),
        sa.Column("scenario", sa.JSON),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("uploaded", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("seed", sa.JSON, nullable=False),
        sa.Column("nonce", sa.String(64), nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("started", sa.Integer),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("asked", sa.Integer),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("scores", sa.JSON),
        sa.Column("winners", sa.JSON),
        sa.Column("next", sa.String(32)),
    )
    op.create_index("rooms_listed", "rooms", ["listed", "state", "created"])
    op.create_index("rooms_state", "rooms", ["state", "changed"])
    op.create_table(
        "seats",
        sa.Column("room", sa.String(32), sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(80)),
        sa.Column("colour", sa.Integer),
        sa.Column("level", sa.String(80)),
        sa.Column("token", sa.String(64)),
    )
    op.create_table(
        "moves",
        sa.Column("room", sa.String(32), sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("notation", sa.Text),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("key", sa.String(100)),
        sa.Column("played", sa.Double, nullable=False),
    )
    op.create_index("moves_key", "moves", ["room", "seat", "key"])
    op.create_table(
        "presence",
        sa.Column("room", sa.String(32), sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("worker", sa.String(32), primary_key=True),
    )
    op.create_table(
        "workers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("seen", sa.Double, nullable=False),
    )


def downgrade() -> None:
    for table in ("workers", "presence", "moves", "seats", "rooms"):
        op.drop_table(table)
