"""Witching Hour: the deck as it was typed in, the players of the game that is on, and the games that are over.

What the table hides is not here: hands, Hex piles and tokens of a game under way are in the journal alone.
"""

from __future__ import annotations

from typing import Any, ClassVar

from sqlmodel import Field

from campaign.store.tables.base import Row, at_least, one_of
from rules.witching_hour.names import CardType, Mode


class WitchingCard(Row, table=True):
    """What a type's card prints, as it was typed in. `worth` are the points by copies: `1:0 2:2 3:5`."""

    __tablename__ = "witching_card"
    __table_args__: ClassVar[Any] = (one_of("kind", CardType), at_least(1, "copies"))
    kind: str = Field(primary_key=True)
    copies: int
    worth: str


class WitchingSeat(Row, table=True):
    """A player of the game that is on, with what everybody can count. `seat` counts from 1, to the left."""

    __tablename__ = "witching_seat"
    __table_args__: ClassVar[Any] = (at_least(0, "hand", "hex_pile"),)
    player: str = Field(primary_key=True)
    seat: int
    hand: int
    hex_pile: int


class WitchingResult(Row, table=True):
    """A player's line in a game that is over."""

    __tablename__ = "witching_result"
    __table_args__: ClassVar[Any] = (one_of("mode", Mode), at_least(0, "total"))
    game: int = Field(primary_key=True)
    player: str = Field(primary_key=True)
    mode: str
    total: int
    won: bool


class WitchingRound(Row, table=True):
    """A player's round of a game that is over: the points of the Hex pile, what of them counted, the total then."""

    __tablename__ = "witching_round"
    __table_args__: ClassVar[Any] = (at_least(0, "total"),)
    game: int = Field(primary_key=True)
    round: int = Field(primary_key=True)
    player: str = Field(primary_key=True)
    started: bool
    points: int
    counted: int
    total: int


class WitchingShare(Row, table=True):
    """What one type brought a player in a round of a game that is over."""

    __tablename__ = "witching_share"
    __table_args__: ClassVar[Any] = (one_of("kind", CardType), at_least(1, "copies"))
    game: int = Field(primary_key=True)
    round: int = Field(primary_key=True)
    player: str = Field(primary_key=True)
    kind: str = Field(primary_key=True)
    copies: int
    points: int
