"""Queen by Midnight: the Princesses of the play that is on, cards in Armories, results, and how tracks moved."""

from __future__ import annotations

from typing import Any, ClassVar

from sqlmodel import Field

from campaign.store.tables.base import Row, Trace, at_least, of_an_entry, one_of
from rules.queen_by_midnight.names import CardType, Princess, Status


class MidnightPrincess(Row, table=True):
    """A Princess in the play that is on. `turn_order` counts from 1; `leader` is whom an Advisor advises."""

    __tablename__ = "midnight_princess"
    __table_args__: ClassVar[Any] = (
        one_of("princess", Princess),
        one_of("status", Status),
        at_least(0, "health", "clout", "hand", "deck", "archive", "reactions"),
    )
    princess: str = Field(primary_key=True)
    person: str
    turn_order: int
    status: str
    leader: str | None
    health: int
    clout: int
    hand: int
    deck: int
    archive: int
    reactions: int


class MidnightArmory(Row, table=True):
    """A Boon, Bane or Summon in somebody's Armory."""

    __tablename__ = "midnight_armory"
    __table_args__: ClassVar[Any] = (one_of("kind", CardType), at_least(0, "loyalty"))
    card: str = Field(primary_key=True)
    kind: str
    owner: str
    place: str
    loyalty: int


class MidnightResult(Row, table=True):
    """A player's line in the result of a play. `won`: queen, along (as her Advisor), or empty."""

    __tablename__ = "midnight_result"
    __table_args__: ClassVar[Any] = (one_of("princess", Princess), one_of("won", ("queen", "along", "")))
    game: int = Field(primary_key=True)
    person: str = Field(primary_key=True)
    princess: str
    status: str
    health: int
    clout: int
    points: int
    won: str


class MidnightMove(Trace, table=True):
    """A move of a Clout or Health track, with its reason."""

    __tablename__ = "midnight_move"
    __table_args__: ClassVar[Any] = (of_an_entry(), one_of("track", ("clout", "health")))
    game: int
    hour: int
    princess: str
    track: str
    amount: int
    now: int
    reason: str
