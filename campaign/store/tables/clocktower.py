"""Blood on the Clocktower: the town square, the games that are over, and how was voted.

The Grimoire of a game under way is in the journal alone: the tables are for other programs, which know of no seats.
"""

from __future__ import annotations

from typing import Any, ClassVar

from sqlalchemy import UniqueConstraint
from sqlmodel import Field

from campaign.store.tables.base import Row, Trace, at_least, of_an_entry, one_of
from rules.blood_on_the_clocktower.names import Side


class ClocktowerPlayer(Row, table=True):
    """A seat on the town square, from 1 clockwise, as all may see it."""

    __tablename__ = "clocktower_player"
    __table_args__: ClassVar[Any] = (at_least(1, "seat"), UniqueConstraint("campaign", "seat"))
    player: str = Field(primary_key=True)
    seat: int
    alive: bool
    vote_token: bool
    traveller: bool


class ClocktowerGame(Row, table=True):
    """A game that is over."""

    __tablename__ = "clocktower_game"
    __table_args__: ClassVar[Any] = (one_of("winner", Side), at_least(0, "days"))
    game: int = Field(primary_key=True)
    edition: str
    winner: str
    why: str
    days: int


class ClocktowerRole(Row, table=True):
    """Who was who in a game that is over, and whether their side won."""

    __tablename__ = "clocktower_role"
    __table_args__: ClassVar[Any] = (one_of("side", Side),)
    game: int = Field(primary_key=True)
    player: str = Field(primary_key=True)
    character: str
    side: str | None
    alive: bool
    won: bool


class ClocktowerHand(Trace, table=True):
    """A hand in a sweep: up or down, for how many votes, and whether it cost the vote token."""

    __tablename__ = "clocktower_hand"
    __table_args__: ClassVar[Any] = (of_an_entry(),)
    game: int
    day: int
    nominee: str
    player: str
    up: bool
    counts: int
    spends: bool


class ClocktowerTally(Trace, table=True):
    """A nomination that was settled."""

    __tablename__ = "clocktower_tally"
    __table_args__: ClassVar[Any] = (of_an_entry(), one_of("result", ("about to die", "tie", "not enough")))
    game: int
    day: int
    nominator: str
    nominee: str
    votes: int
    needed: int
    result: str
