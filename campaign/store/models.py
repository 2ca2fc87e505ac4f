"""The journal's tables. Alembic migrates them; a test compares them with the migrations."""

from __future__ import annotations

from typing import Any, ClassVar

from sqlalchemy import JSON, BigInteger, CheckConstraint, ForeignKeyConstraint
from sqlmodel import Field, SQLModel


class Campaign(SQLModel, table=True):
    """One group's run of a title."""

    id: str = Field(primary_key=True, max_length=36)
    name: str = Field(unique=True, min_length=1)
    title: str
    founded: str


class Entry(SQLModel, table=True):
    """One entry of a campaign's journal. Never changed, never deleted.

    `unit` is the entry that leads what is undone at once (its own sequence, save for what an amend plays again);
    `parent` the effective entry before it; `head` the last effective entry once it stood, 0 for none. `checksum` is
    that of the other columns.
    """

    __table_args__: ClassVar[Any] = (
        ForeignKeyConstraint(["campaign", "unit"], ["entry.campaign", "entry.sequence"]),
        CheckConstraint("sequence > 0", name="entry_sequence"),
        CheckConstraint("kind IN ('act', 'undo', 'redo', 'amend')", name="entry_kind"),
        CheckConstraint("parent >= 0 AND parent < sequence", name="entry_parent"),
        CheckConstraint("unit <= sequence", name="entry_unit"),
        CheckConstraint("head >= 0", name="entry_head"),
    )
    campaign: str = Field(foreign_key="campaign.id", primary_key=True)
    sequence: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    kind: str
    unit: int
    parent: int
    head: int
    position: int
    action: str
    action_version: int
    arguments: dict[str, Any] = Field(sa_type=JSON)
    insisted: bool
    seed: int = Field(sa_type=BigInteger)
    draws: list[list[str]] = Field(sa_type=JSON)
    events: list[dict[str, Any]] = Field(sa_type=JSON)
    label: str
    note: str
    time: str
    checksum: str = Field(default="", sa_column_kwargs={"server_default": ""})


class Snapshot(SQLModel, table=True):
    """A state that was folded before: a cache. `slot` is `head`, or `game N` for the state when game N began."""

    __table_args__: ClassVar[Any] = (
        ForeignKeyConstraint(["campaign", "sequence"], ["entry.campaign", "entry.sequence"]),
    )
    campaign: str = Field(foreign_key="campaign.id", primary_key=True)
    slot: str = Field(primary_key=True)
    sequence: int
    title: str
    fold_version: int
    state: str


class Projected(SQLModel, table=True):
    """Which version of a title's projection the file holds, and which tables it made."""

    __tablename__ = "projection"
    slug: str = Field(primary_key=True)
    version: int
    tables: list[str] = Field(sa_type=JSON)


JOURNAL = ("campaign", "entry", "snapshot", "projection")
"""The tables that the migrations make."""

campaigns = SQLModel.metadata.tables["campaign"]
entries = SQLModel.metadata.tables["entry"]
snapshots = SQLModel.metadata.tables["snapshot"]
projected = SQLModel.metadata.tables["projection"]
