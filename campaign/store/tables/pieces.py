"""Printed pieces that the campaign has met, and where each is now."""

from __future__ import annotations

from typing import Any, ClassVar

from sqlmodel import Field

from campaign.store.tables.base import Row, at_least, one_of

STICKERS = ("skill", "keyword", "building", "ending", "other")
PIECES = (
    "agenda",
    "chronicle",
    "dilemma",
    "ending",
    "envelope",
    "event",
    "ideology",
    "investment",
    "mystery box",
    "sticker",
    "story",
    "other",
)


class Sticker(Row, table=True):
    """A sticker that is attached. `place` is the Character or the Region that has it, `board` for an Ending.

    `space` counts from 1 and is 0 where nothing is counted; `track` and `used` are of a Skill. `words` are
    what a Skill or a Keyword says, or the place that a Building's sticker names.
    """

    __table_args__: ClassVar[Any] = (one_of("kind", STICKERS), at_least(0, "space", "used"))
    place: str = Field(primary_key=True)
    kind: str = Field(primary_key=True)
    space: int = Field(primary_key=True)
    code: str = Field(primary_key=True)
    track: int | None
    used: int
    words: str


class Piece(Row, table=True):
    """A card, Envelope, Mystery box or sticker sheet's code. `place` says where it is now, `holder` whose it is.

    `game` is the game in which it was called for or taken, where that is known.
    """

    __table_args__: ClassVar[Any] = (one_of("kind", PIECES),)
    kind: str = Field(primary_key=True)
    code: str = Field(primary_key=True)
    place: str
    holder: str | None
    game: int | None
