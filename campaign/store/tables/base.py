"""What the projection's tables have in common."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import CheckConstraint, ForeignKeyConstraint
from sqlmodel import Field, SQLModel


class Row(SQLModel):
    """A row of a state table: it belongs to a campaign."""

    campaign: str = Field(foreign_key="campaign.id", primary_key=True)


class Trace(Row):
    """A row of an entry table: which entry left it, and its number among the entry's rows of that table."""

    entry: int = Field(primary_key=True)
    number: int = Field(primary_key=True)


def of_an_entry() -> ForeignKeyConstraint:
    """The entry is in the journal."""
    return ForeignKeyConstraint(["campaign", "entry"], ["entry.campaign", "entry.sequence"])


def one_of(column: str, values: Iterable[str]) -> CheckConstraint:
    """The column holds one of these words, or nothing where it may be empty."""
    return CheckConstraint(f"{column} IN ({', '.join(repr(str(value)) for value in values)})")


def at_least(number: int, *columns: str) -> CheckConstraint:
    """None of the columns is below that number."""
    return CheckConstraint(" AND ".join(f"{column} >= {number}" for column in columns))
