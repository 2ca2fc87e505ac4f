"""Players, and what lies before them."""

from __future__ import annotations

from typing import Any, ClassVar

from sqlalchemy import UniqueConstraint
from sqlmodel import Field

from campaign.store.tables.base import Row, at_least, one_of
from rules.queens_dilemma.names import Character


class Player(Row, table=True):
    """Who plays which Character. `seat` counts clockwise from 1 in the present game; none for who does not sit."""

    __table_args__: ClassVar[Any] = (
        one_of("character", Character),
        at_least(1, "seat"),
        UniqueConstraint("campaign", "seat"),
    )
    character: str = Field(primary_key=True)
    person: str
    house: str
    seat: int | None
    present: bool


class Diary(Row, table=True):
    """The three tracks of a Diary, and the marked Fate space (empty: none)."""

    __table_args__: ClassVar[Any] = (one_of("character", Character),)
    character: str = Field(primary_key=True)
    hegemony: int
    independence: int
    infamy: int
    fate: str


class Treasury(Row, table=True):
    """What lies in a Treasury."""

    __table_args__: ClassVar[Any] = (
        one_of("character", Character),
        at_least(0, "power", "gold", "food", "army", "materials"),
    )
    character: str = Field(primary_key=True)
    power: int
    gold: int
    food: int
    army: int
    materials: int
