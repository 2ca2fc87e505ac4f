"""The tables of Stones: who has how many points, and every stone that was taken."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from sqlalchemy import CheckConstraint
from sqlmodel import Field, SQLModel

from campaign.store.folding import Lived
from campaign.store.projection import EntryTable, Projection, StateTable, Values
from tests.tiny.title import State, Taken


class StonesSeat(SQLModel, table=True):
    """A seat and its points."""

    __tablename__ = "stones_seat"
    __table_args__: ClassVar[Any] = (CheckConstraint("points >= 0"),)
    campaign: str = Field(foreign_key="campaign.id", primary_key=True)
    seat: str = Field(primary_key=True)
    points: int
    turn: bool


class StonesTaken(SQLModel, table=True):
    """One time that stones were taken."""

    __tablename__ = "stones_taken"
    campaign: str = Field(foreign_key="campaign.id", primary_key=True)
    entry: int = Field(primary_key=True)
    number: int = Field(primary_key=True)
    seat: str
    stones: int


def seats(state: State) -> Iterator[Values]:
    for seat, points in state.points.items():
        yield seat.value, points, seat is state.turn


def taken(lived: Lived) -> Iterator[Values]:
    for event in lived.events:
        if isinstance(event, Taken):
            yield event.seat.value, event.stones


PROJECTION = Projection(
    states=(StateTable(StonesSeat, ("points", "turn"), seats),),
    entries=(EntryTable(StonesTaken, taken),),
)
