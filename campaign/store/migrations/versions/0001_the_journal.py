"""The journal: campaigns, their entries, snapshots, and which projections the file holds."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "campaign",
        sa.Column("id", sa.String(36), primary_key=True),
        sa.Column("name", sa.String, nullable=False, unique=True),
        sa.Column("title", sa.String, nullable=False),
        sa.Column("founded", sa.String, nullable=False),
    )
    op.create_table(
        "entry",
        sa.Column("campaign", sa.String, sa.ForeignKey("campaign.id"), primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("unit", sa.Integer, nullable=False),
        sa.Column("parent", sa.Integer, nullable=False),
        sa.Column("head", sa.Integer, nullable=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("action", sa.String, nullable=False),
        sa.Column("action_version", sa.Integer, nullable=False),
        sa.Column("arguments", sa.JSON, nullable=False),
        sa.Column("insisted", sa.Boolean, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("draws", sa.JSON, nullable=False),
        sa.Column("events", sa.JSON, nullable=False),
        sa.Column("label", sa.String, nullable=False),
        sa.Column("note", sa.String, nullable=False),
        sa.Column("time", sa.String, nullable=False),
        sa.ForeignKeyConstraint(["campaign", "unit"], ["entry.campaign", "entry.sequence"]),
        sa.CheckConstraint("sequence > 0", name="entry_sequence"),
        sa.CheckConstraint("kind IN ('act', 'undo', 'redo', 'amend')", name="entry_kind"),
        sa.CheckConstraint("parent >= 0 AND parent < sequence", name="entry_parent"),
        sa.CheckConstraint("unit <= sequence", name="entry_unit"),
        sa.CheckConstraint("head >= 0", name="entry_head"),
    )
    op.create_table(
        "snapshot",
        sa.Column("campaign", sa.String, sa.ForeignKey("campaign.id"), primary_key=True),
        sa.Column("slot", sa.String, primary_key=True),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("title", sa.String, nullable=False),
        sa.Column("fold_version", sa.Integer, nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.ForeignKeyConstraint(["campaign", "sequence"], ["entry.campaign", "entry.sequence"]),
    )
    op.create_table(
        "projection",
        sa.Column("slug", sa.String, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("tables", sa.JSON, nullable=False),
    )
