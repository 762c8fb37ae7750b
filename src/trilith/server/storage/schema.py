"""The database schema. Times are seconds since 1970; a match's lines are its record."""

from typing import Final

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# Of any length, for some letters stand for whole phrases; SQLite takes no notice of the length that its column has.
NAME_AS_COMPARED: Final = String(80).with_variant(Text(), "postgresql")

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("claimed", NAME_AS_COMPARED, unique=True),  # once it has a password
    Column("skeleton", Text),  # that name as eyes see it; none, if one that looks like it was claimed before
    Column("password", String(200)),
    Column("created", Float, nullable=False),
    Column("banned", Float),  # since when, if they may not come in
    Index("ix_people_skeleton", "skeleton", unique=True),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column(
        "id", String(64), primary_key=True
    ),  # a digest of the token, so that a stolen database opens no session
    Column("person", String(40), ForeignKey("people.id"), nullable=False, index=True),
    Column("seen", Float, nullable=False),
)

LEARNING: Final = Table(
    "learning",
    METADATA,
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("lesson", String(40), primary_key=True),
    Column("place", JSON(none_as_null=True)),  # where it was left, if not at its beginning
    Column("done", Boolean, nullable=False),  # whether it was ever played to its end
)

MATCHES: Final = Table(
    "matches",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("game_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("position", JSON),  # where it began, if not at the beginning
    Column("seed", String(64), nullable=False),
    Column("host", String(40), ForeignKey("people.id"), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("invitation", String(40), nullable=False, unique=True),
    Column("status", String(8), nullable=False),
    Column("withdrawn", Integer, nullable=False),  # how far undone lines have moved the version on
    Column("floor", Integer, nullable=False),  # the version right after the last undo
    # For optimistic locking: grows with every write, and a write names the revision that it is based on.
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("bot_turn", Boolean, index=True),  # so that any server finds the bots of one that is gone
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("rematch", String(40)),  # the match in which the same people play again
    Column("pack_name", String(60)),  # the component pack, if it is not the one that comes with the game
    Column("pack_digest", String(64)),
    Column("removed", JSON, nullable=False, server_default="[]"),  # people whom the host has asked to leave
    Column("practice", JSON, nullable=False, server_default="[]"),  # as in a record: pairs of numbers
    Column("torches", JSON, nullable=False, server_default="[]"),
    Column("origin", JSON(none_as_null=True)),  # the moment of another match that it goes on from
    Column(
        "luck", JSON, nullable=False, server_default="[]"
    ),  # as in a record, where luck goes on as it was there
    Column("brought", JSON(none_as_null=True)),  # the file of a record that somebody brought from elsewhere
    Index("ix_matches_status_changed", "status", "changed"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("person", String(40), ForeignKey("people.id"), index=True),
    Column("bot", String(40)),
    Column("stand_in", String(40)),  # the bot that decides while the person is away
    Column("assisted", Boolean, nullable=False),  # whether a stand-in ever decided
)

REVIEWS: Final = Table(
    "reviews",
    METADATA,
    Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("fingerprint", String(64), nullable=False),  # of record, effort, weights and format
    Column("asked", Float, nullable=False),
    Column("lines", Integer, nullable=False),  # of the record
    Column("looked", Integer, nullable=False),  # at how many of them
    Column("findings", Text, nullable=False),  # to go on with; empty once it is done
    Column("review", Text, nullable=False),  # as JSON, as far as was looked
)

LINES: Final = Table(
    "lines",
    METADATA,
    Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("text", Text, nullable=False),
)

# How matches that are over ended, written with their last line: what somebody's own games are found and counted by.
RESULTS: Final = Table(
    "results",
    METADATA,
    Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(40), ForeignKey("people.id")),
    Column("own", Boolean, nullable=False),  # whether it is the first seat of that person there
    Column("game", String(40), nullable=False),
    Column("ended", Float, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("sources", JSON, nullable=False),
    Index("ix_results_person_ended", "person", "ended"),
)

# What was changed past the servers that run: each of them looks here, and reads that person or match again.
NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("kind", String(8), nullable=False),  # person or match
    Column("about", String(40), nullable=False),
    Column("given", Float, nullable=False),
)
