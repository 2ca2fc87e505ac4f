"""What can happen to Chronicle and Event cards. All of it is public."""

from typing import Literal

from rules.queens_dilemma.chronicle.model import Forbidden
from rules.queens_dilemma.events.base import Public
from rules.queens_dilemma.names import Character, Phase
from rules.queens_dilemma.pieces import ChronicleCard


class IncomeTaken(Public):
    """Everyone took their income: the Chronicle cards come next."""


class ChronicleBranded(Public):
    """Whose Heraldry is on a card: who Branded it, or the Character printed there; nobody without a Herald space."""

    code: str
    herald: Character | None
    printed: bool = False


class ChronicleDescribed(Public):
    """What a Chronicle card shows, typed in from the table's copy."""

    code: str
    card: ChronicleCard


class ChroniclesDrawn(Public):
    """So many cards of the unlocked deck are drawn, in the order in which they are revealed."""

    codes: tuple[str, ...]


class ChroniclePlaced(Public):
    """A drawn card is laid beside the map: on the light blue slot, or on a brown one (from 1, at the top)."""

    code: str
    lies: Literal["blue", "brown"]
    slot: int


class ChronicleSentBack(Public):
    """A drawn card finds no free slot and goes back to the deck unread."""

    code: str


class ChronicleRead(Public):
    """A placed card is read aloud; its effects come next, typed by hand where an Instant has them `in_words`."""

    code: str
    in_words: bool = False


class ChroniclesInPlay(Public):
    """All are read: these are in play, and of those with a Duration Track one space is marked."""

    codes: tuple[str, ...]
    marked: tuple[str, ...]


class TokenOnSlot(Public):
    """A Heraldry token on the Slot next to a card: its action is taken for this Voting Phase."""

    code: str
    player: Character


class TokenReset(Public):
    """A Heraldry token leaves a Slot: for the card's Pass Action space of that number, or (0) back to its player."""

    code: str
    player: Character
    space: int


class CardForbidden(Public):
    """A card's own text forbids its action in this Vote."""

    forbidden: Forbidden


class PartScored(Public):
    """A part of the scoring is done but for Chronicle cards; `following` comes after them."""

    following: Phase


class ChronicleApplied(Public):
    """A card in play has been seen to in the phase that its band names: an Instant in setup, others at a game's end."""

    code: str
    phase: Phase
    text: str


class EventAdded(Public):
    """An Event card lies on its slot, or what is known of it is put right."""

    number: int
    slot: int
    card: ChronicleCard | None
    words: str


class EventResolved(Public):
    """An Event is resolved in this game's Event Phase."""

    number: int
    text: str


class EventRemoved(Public):
    """An Event is over: its card leaves the map."""

    number: int
    why: str


class CardsPutAway(Public):
    """The Chronicle cards in play leave the map: depleted ones for good, the others to the deck; tokens go back."""

    trashed: tuple[str, ...]
    returned: tuple[str, ...]
