"""The names of Cinderella at Midnight, as the sheet uses them."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from pydantic import BeforeValidator

from rules.cinderella_at_midnight.spelling import spelled
from rules.core.names import Prefixed

CENTER = "center"
"""The center card's name; maze cards are named by whoever describes them, or numbered as they are laid."""


class Phase(StrEnum):
    """Where a run stands. At the `gate` the garden is done and the palace not laid out yet."""

    BETWEEN = "between"
    SETUP = "setup"
    GARDEN = "garden"
    GATE = "gate"
    PALACE = "palace"


class Part(StrEnum):
    """The two halves of a game, and the side of the cards that shows in each: square and star."""

    GARDEN = "garden"
    PALACE = "palace"

    @property
    def side(self) -> str:
        """The side of the cards on the table."""
        return "square" if self is Part.GARDEN else "star"

    @property
    def center_shows(self) -> str:
        """What the center card shows."""
        return "fairy godmother" if self is Part.GARDEN else "pumpkin carriage"


class Direction(StrEnum):
    """The four ways to a card that shares an edge."""

    NORTH = "n"
    EAST = "e"
    SOUTH = "s"
    WEST = "w"

    @property
    def shown(self) -> str:
        """In words."""
        return self.name.lower()

    @property
    def opposite(self) -> Direction:
        """The other way."""
        return OPPOSITE[self]

    @property
    def step(self) -> tuple[int, int]:
        """How far it leads, east and south."""
        return STEPS[self.value]


OPPOSITE = {
    Direction.NORTH: Direction.SOUTH,
    Direction.SOUTH: Direction.NORTH,
    Direction.EAST: Direction.WEST,
    Direction.WEST: Direction.EAST,
}
STEPS = {
    "n": (0, -1),
    "ne": (1, -1),
    "e": (1, 0),
    "se": (1, 1),
    "s": (0, 1),
    "sw": (-1, 1),
    "w": (-1, 0),
    "nw": (-1, -1),
}
"""The eight spaces around a card: east and south count up."""


class Place(StrEnum):
    """A space around the center card, where one of the first four cards may lie."""

    NORTH = "n"
    NORTHEAST = "ne"
    EAST = "e"
    SOUTHEAST = "se"
    SOUTH = "s"
    SOUTHWEST = "sw"
    WEST = "w"
    NORTHWEST = "nw"


class End(StrEnum):
    """Where an arm of a path ends: at an edge of the card, or at a secret passage."""

    NORTH = "n"
    EAST = "e"
    SOUTH = "s"
    WEST = "w"
    ENTER = "in"
    EXIT = "out"
    BOTH = "both"
    CROWN = "crown"
    FOUR = "4"

    @property
    def direction(self) -> Direction | None:
        """The edge, if it is one."""
        return Direction(self.value) if self in EDGES else None

    @property
    def is_passage(self) -> bool:
        """Whether it is a secret passage."""
        return self not in EDGES


EDGES = (End.NORTH, End.EAST, End.SOUTH, End.WEST)


class Thing(StrEnum):
    """What a path of a card shows. A lock's number is the task, or the stroke of 4 or 8, that opens it."""

    BELL = "bell"
    CLOCK = "clock"
    FIRST = "o1"
    SECOND = "o2"
    THIRD = "o3"
    KEY = "key"
    HALF = "half"
    FAMILY = "family"
    SHIFT = "shift"
    SERENITY = "serenity"
    LANTERN = "lantern"
    LOCK = "lock"
    LOCK_1 = "lock1"
    LOCK_2 = "lock2"
    LOCK_3 = "lock3"
    LOCK_4 = "lock4"
    LOCK_8 = "lock8"


OBJECTIVES = (Thing.FIRST, Thing.SECOND, Thing.THIRD)
LOCKS = {
    Thing.LOCK: 0,
    Thing.LOCK_1: 1,
    Thing.LOCK_2: 2,
    Thing.LOCK_3: 3,
    Thing.LOCK_4: 4,
    Thing.LOCK_8: 8,
}
ABILITIES = (Thing.SHIFT, Thing.SERENITY)
ONLY_GARDEN = frozenset({Thing.BELL, Thing.SERENITY, End.ENTER, End.EXIT, End.BOTH})
ONLY_PALACE = frozenset(
    {Thing.CLOCK, Thing.KEY, Thing.HALF, Thing.FAMILY, Thing.LOCK_4, Thing.LOCK_8, End.CROWN, End.FOUR}
)


class Crossing(StrEnum):
    """What the player says that her path crossed, where no description says it."""

    BELL = "bell"
    CLOCK = "clock"
    OBJECTIVE = "objective"
    KEY = "key"
    HALF = "half-key"
    FAMILY = "family"


LETTERS = {
    "b": Crossing.BELL,
    "c": Crossing.CLOCK,
    "o": Crossing.OBJECTIVE,
    "k": Crossing.KEY,
    "h": Crossing.HALF,
    "f": Crossing.FAMILY,
}
"""What was crossed, in one letter."""
CROSSES = {Part.GARDEN: ("b", "o"), Part.PALACE: ("c", "o", "k", "h", "f")}
"""What of it is met in each part of the game."""


class Shift(StrEnum):
    """What a shift does to cards."""

    SWAP = "swap"
    TURN = "turn"
    NONE = "none"


class Ending(StrEnum):
    """How a run ended, and where it was lost."""

    WON = "won"
    BLOCKED = "blocked in the garden"
    BELLS = "the 12th bell"
    TWELVE = "the stroke of 12"
    RECOGNISED = "recognised"
    STOPPED = "given up"


DirectionName = Annotated[Direction, Prefixed(), BeforeValidator(spelled)]
PlaceName = Annotated[Place, Prefixed(), BeforeValidator(spelled)]
PartName = Annotated[Part, Prefixed()]
CrossingName = Annotated[Crossing, Prefixed()]
ShiftName = Annotated[Shift, Prefixed()]
