"""Cinderella at Midnight: the described cards, the maze of the run that is on, results, and what was crossed."""

from __future__ import annotations

from typing import Any, ClassVar

from sqlmodel import Field

from campaign.store.tables.base import Row, Trace, at_least, of_an_entry, one_of
from rules.cinderella_at_midnight.names import Ending, Part


class CinderellaFace(Row, table=True):
    """A described card: what its square side (`garden`) and its star side (`palace`) show, empty if unknown."""

    __tablename__ = "cinderella_face"
    card: str = Field(primary_key=True)
    garden: str
    palace: str


class CinderellaMaze(Row, table=True):
    """A card on the table: `east` and `south` of where the center card lay first."""

    __tablename__ = "cinderella_maze"
    card: str = Field(primary_key=True)
    east: int
    south: int
    turned: bool
    used: bool
    met: bool


class CinderellaRun(Row, table=True):
    """A run that is over. `began` and `hour`: the clock at the start of the palace and at the end."""

    __tablename__ = "cinderella_run"
    __table_args__: ClassVar[Any] = (
        one_of("ending", Ending),
        one_of("part", Part),
        at_least(0, "tasks", "bells", "began", "hour", "restarts", "cards"),
    )
    run: int = Field(primary_key=True)
    ending: str
    part: str
    tasks: int
    bells: int
    began: int
    hour: int
    restarts: int
    cards: int


class CinderellaMark(Trace, table=True):
    """A bell, a clock or a task: `now` is how many there are, `card` where she stood before the entry."""

    __tablename__ = "cinderella_mark"
    __table_args__: ClassVar[Any] = (of_an_entry(), one_of("kind", ("bell", "clock", "task")), at_least(0, "now"))
    run: int
    part: str
    kind: str
    now: int
    card: str
