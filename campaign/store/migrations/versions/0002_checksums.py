"""A checksum for every entry, those that are there included."""

from __future__ import annotations

import json
from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

ENTRY = sa.table(
    "entry",
    sa.column("campaign", sa.String),
    sa.column("sequence", sa.Integer),
    sa.column("kind", sa.String),
    sa.column("unit", sa.Integer),
    sa.column("parent", sa.Integer),
    sa.column("head", sa.Integer),
    sa.column("position", sa.Integer),
    sa.column("action", sa.String),
    sa.column("action_version", sa.Integer),
    sa.column("arguments", sa.JSON),
    sa.column("insisted", sa.Boolean),
    sa.column("seed", sa.BigInteger),
    sa.column("draws", sa.JSON),
    sa.column("events", sa.JSON),
    sa.column("label", sa.String),
    sa.column("note", sa.String),
    sa.column("time", sa.String),
    sa.column("checksum", sa.String),
)


def upgrade() -> None:
    """Add the column and fill it."""
    op.add_column("entry", sa.Column("checksum", sa.String, nullable=False, server_default=""))
    connection = op.get_bind()
    summed = [column for column in ENTRY.c if column.name not in ("campaign", "checksum")]
    sums = []
    for row in connection.execute(sa.select(ENTRY.c.campaign, *summed)):
        text = json.dumps(list(row[1:]), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        sums.append({"_campaign": row.campaign, "_sequence": row.sequence, "_sum": sha256(text.encode()).hexdigest()})
    if sums:
        this_one = (ENTRY.c.campaign == sa.bindparam("_campaign"), ENTRY.c.sequence == sa.bindparam("_sequence"))
        connection.execute(sa.update(ENTRY).where(*this_one).values(checksum=sa.bindparam("_sum")), sums)
