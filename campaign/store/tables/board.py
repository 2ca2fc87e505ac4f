"""The boards: Regions, the Timeline, the Ideology board."""

from __future__ import annotations

from typing import Any, ClassVar

from sqlmodel import Field

from campaign.store.tables.base import Row, at_least, one_of
from rules.queens_dilemma.names import Axis, Character, Colour, Ideology, Region, Resource


class HeldRegion(Row, table=True):
    """A Region that somebody holds, as Main or Vassal Region. `building` is its base Building as it is typed."""

    __tablename__ = "region"
    __table_args__: ClassVar[Any] = (
        one_of("region", Region),
        one_of("holder", Character),
        one_of("kind", ("main", "vassal")),
    )
    region: str = Field(primary_key=True)
    holder: str
    kind: str
    building: str | None


class TimelineSpace(Row, table=True):
    """What the Timeline space of a game shows."""

    __tablename__ = "timeline_space"
    __table_args__: ClassVar[Any] = (
        one_of("colour", Colour),
        one_of("taxed", Resource),
        at_least(0, "bag", "game"),
    )
    game: int = Field(primary_key=True)
    colour: str
    bag: int
    taxed: str


class BoardIdeology(Row, table=True):
    """An Ideology: its axis, where the Slider stands (0 in the middle, above it towards this Ideology), its tokens."""

    __tablename__ = "ideology"
    __table_args__: ClassVar[Any] = (one_of("ideology", Ideology), one_of("axis", Axis), at_least(0, "tokens"))
    ideology: str = Field(primary_key=True)
    axis: str
    position: int
    tokens: int
