"""The tables of the database. `migrations` makes them; a test holds the two against each other."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

# A room and how its match was started. `n` counts what happened in the room. What follows from the moves
# (`ply` as a spectator counts, `asked`, `over`, `scores`, `winners`) stands here too, so that lists need no replay.
# `changed` is when the last move was made that everybody knows of.
rooms = Table(
    "rooms",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("overrides", JSON, nullable=False),
    Column("scenario", JSON(none_as_null=True)),
    Column("listed", Boolean, nullable=False),
    Column("uploaded", Boolean, nullable=False, server_default=false()),
    Column("state", String(8), nullable=False),
    Column("seed", JSON, nullable=False),
    Column("nonce", String(64), nullable=False),
    Column("host", String(64), nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("n", Integer, nullable=False),
    Column("started", Integer),
    Column("ply", Integer, nullable=False),
    Column("asked", Integer),
    Column("over", Boolean, nullable=False),
    Column("scores", JSON(none_as_null=True)),
    Column("winners", JSON(none_as_null=True)),
    Column("next", String(32)),
    Index("rooms_listed", "listed", "state", "created"),
    Index("rooms_state", "state", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("room", ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(80)),
    Column("colour", Integer),
    Column("level", String(80)),
    Column("token", String(64)),
)

# What was played, in order, only ever added to: the key decides who was first. `ply` is the place in this order.
# A move that was taken back stays; the taking back is an entry of its own, with no notation. `answers` is the ply
# that it answers, as its seat counts, which goes back with it, and `n` the room's event. The moves of a plan answer the
# same ply, and the first has the key; `made` says how much of the plan was made, or how many moves were taken back. Of
# what is `hidden` nobody but its seat knows: for the others it is no event.
moves = Table(
    "moves",
    metadata,
    Column("room", ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("notation", Text),
    Column("answers", Integer, nullable=False),
    Column("key", String(100)),
    Column("played", Double, nullable=False),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    Column("made", Integer, nullable=False, server_default="1"),
    Index("moves_key", "room", "seat", "key"),
)

# Who is connected, and to which worker; a worker that is no longer seen holds nobody online.
presence = Table(
    "presence",
    metadata,
    Column("room", ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("worker", String(32), primary_key=True),
)

workers = Table(
    "workers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seen", Double, nullable=False),
)
