"""What was done: voting turns, points and Deals."""

from __future__ import annotations

from typing import Any, ClassVar

from sqlmodel import Field

from campaign.store.tables.base import Row, Trace, at_least, of_an_entry, one_of
from rules.queens_dilemma.names import Character, Side, Track

TURNS = ("cast", "raise", "stay", "pass")


class Ballot(Trace, table=True):
    """A voting turn. `power` is what was laid in it; `passed` is the Pass Action, `bonus` the Pass Bonus."""

    __table_args__: ClassVar[Any] = (
        of_an_entry(),
        one_of("character", Character),
        one_of("does", TURNS),
        one_of("side", Side),
        at_least(0, "power"),
    )
    game: int
    round: int
    dilemma: str
    character: str
    does: str
    side: str | None
    power: int
    passed: str
    bonus: str


class Point(Trace, table=True):
    """Points marked on a track (below 0: taken off), each with its reason and its clause."""

    __table_args__: ClassVar[Any] = (of_an_entry(), one_of("character", Character), one_of("track", Track))
    game: int
    character: str
    track: str
    amount: int
    reason: str
    clause: str


class StruckDeal(Row, table=True):
    """A Deal: the service, when it is due (empty: done at once), and whether it was kept (nothing while open)."""

    __tablename__ = "deal"
    deal: int = Field(primary_key=True)
    game: int
    service: str
    due: str
    kept: bool | None


class DealShare(Row, table=True):
    """What one party of a Deal gives or receives."""

    __tablename__ = "deal_share"
    __table_args__: ClassVar[Any] = (
        one_of("character", Character),
        one_of("does", ("gives", "receives")),
        at_least(0, "gold", "food", "army", "materials"),
    )
    deal: int = Field(primary_key=True)
    character: str = Field(primary_key=True)
    does: str = Field(primary_key=True)
    gold: int
    food: int
    army: int
    materials: int
