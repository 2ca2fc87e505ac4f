"""Chronicle and Event cards as they are kept: what is known of each, where it lies, and whose tokens lie on it."""

from typing import Literal

from rules.core.values import Frozen
from rules.queens_dilemma.names import Character, Phase
from rules.queens_dilemma.pieces import ChronicleCard


class Chronicle(Frozen):
    """An unlocked Chronicle card. `card` is None until the table has described it from its own copy."""

    game: int
    """The game in which it was unlocked; 0 before the first."""
    target: Character | None = None
    """Who was to Brand it; None for a card that came to nobody."""
    branded: Character | None = None
    """Whose Heraldry was said to be on it."""
    settled: bool = False
    """Whether that was said, or stands fast; else the table is asked when it matters."""
    card: ChronicleCard | None = None
    lies: Literal["deck", "blue", "brown", "trash"] = "deck"
    slot: int = 0
    """The brown slot, counted from the top; 0 elsewhere."""
    marks: int = 0
    """The marked spaces of its Duration Track."""
    token: Character | None = None
    """Whose Heraldry token lies on the Slot next to it."""
    spaces: tuple[Character, ...] = ()
    """Whose Heraldry tokens lie on its Pass Action spaces, in the order in which they came."""
    applied: tuple[Phase, ...] = ()
    """The parts of this game's end in which its main effect has been seen to."""

    @property
    def in_play(self) -> bool:
        """Whether it lies beside the map."""
        return self.lies in ("blue", "brown")

    @property
    def herald(self) -> Character | None:
        """Who Branded it, or the Character printed on it; nobody without a Herald space (chronicle.brand)."""
        space = self.card.herald_space if self.card else "open"
        return space if isinstance(space, Character) else self.branded if space == "open" else None


class EventCard(Frozen):
    """An Event card from a Mystery box: its number, its slot, and its rules as far as the table has typed them in."""

    number: int
    game: int
    slot: int = 0
    card: ChronicleCard | None = None
    words: str = ""
    token: Character | None = None
    spaces: tuple[Character, ...] = ()
    resolved: bool = False
    """Whether it has been resolved at this game's end."""


class Drawing(Frozen):
    """The cards of this game's draw in the order in which they were revealed: still to lay, and still to read.

    `in_words` is an Instant that was read and says in words what it does: its effects are to be typed.
    """

    unplaced: tuple[str, ...]
    unread: tuple[str, ...] = ()
    in_words: str = ""


class Forbidden(Frozen):
    """A card's own text forbids its action in this Vote, to one player or to all (pass.card-rules)."""

    code: str
    player: Character | None
    why: str
