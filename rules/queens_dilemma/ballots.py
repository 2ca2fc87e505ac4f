"""A Vote under way and its result; the Dilemma card that it is about."""

from typing import Literal

from rules.core.values import Frozen, FrozenMap
from rules.queens_dilemma.effects import Front
from rules.queens_dilemma.names import Character, Side


class Tile(Frozen):
    """A Voting tile: a side with Power on it, or passed (`gather`, `moderator` or a card's code); neither before."""

    side: Side | None = None
    power: int = 0
    passed: str = ""
    bonus: str = ""

    @property
    def fresh(self) -> bool:
        """Whether its player has not had a turn yet."""
        return self.side is None and not self.passed


class Verdict(Frozen):
    """The result of a Vote: the side, both totals, and how it was found."""

    side: Side
    aye: int
    nay: int
    how: Literal["majority", "tie", "all-pass", "ruling"]
    winners: tuple[Character, ...]


class Vote(Frozen):
    """A Vote under way. `turn` is the Character to move, None when voting is over."""

    turn: Character | None
    tiles: FrozenMap[Character, Tile]
    moderator_on_tile: bool = False
    verdict: Verdict | None = None

    def total(self, side: Side) -> int:
        """The Power on one side."""
        return sum(tile.power for tile in self.tiles.values() if tile.side is side)


class Dilemma(Frozen):
    """The Dilemma card that is on: its code if typed, what its front announces, the Keywords in its text."""

    card: str = ""
    aye: Front = Front()
    nay: Front = Front()
    keywords: tuple[str, ...] = ()


class Resolved(Frozen):
    """A Dilemma card on the Round Counter."""

    card: str
    side: Side
    sand_timer: bool
