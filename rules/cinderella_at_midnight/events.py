"""What can happen: the elementary facts of Cinderella at Midnight, with final amounts."""

from rules.cinderella_at_midnight.cards import Side
from rules.cinderella_at_midnight.names import Direction, End, Part
from rules.cinderella_at_midnight.state import Gate, Placed, Result
from rules.core.event import Event
from rules.core.secrecy import EVERYONE


class Public(Event):
    """There is one player, who sees everything but the deck."""

    audience = EVERYONE


# Kept over runs


class CardDescribed(Public):
    """What a side of a card shows."""

    name: str
    part: Part
    side: Side


class SerenityLearned(Public):
    """The time card's line for so many bells conceals that many."""

    bells: int
    conceals: int


class StartLearned(Public):
    """So many bells at the end of the garden start the palace at that hour."""

    bells: int
    hour: int


class StrokeLearned(Public):
    """What the time card orders at an hour, in the words that do not name cards."""

    hour: int
    words: str


class SettingSet(Public):
    """Something that the box shows."""

    name: str
    value: int


# The course of a run


class RunBegun(Public):
    """The center card lies square side up, the deck is shuffled."""

    run: int
    deck: int
    center: Placed


class GardenEntered(Public):
    """The first four cards lie: the garden phase begins."""


class GardenLeft(Public):
    """All tasks done and back at the fairy godmother."""


class PalaceEntered(Public):
    """The table is laid out for the palace: the cards kept, the deck, the hour."""

    grid: tuple[Placed, ...]
    deck: int
    hour: int


class PalaceRestarted(Public):
    """All paths were blocked in the palace: the cards kept, the deck; the hour stays."""

    grid: tuple[Placed, ...]
    deck: int
    restarts: int


class RunEnded(Public):
    """The run is won or lost, or given up."""

    result: Result


# Cards and moves


class CardLaid(Public):
    """A card was drawn and laid on the table."""

    card: Placed
    direction: str
    deck: int
    numbered: int


class CardNamed(Public):
    """A card on the table got another name."""

    old: str
    name: str


class CardPutBack(Public):
    """A card was drawn for a space and did not let her on: it lies under the deck. `name` is empty if unknown."""

    name: str
    because: str
    gate: Gate
    shown: int


class SpaceClosed(Public):
    """Every card of the deck was shown for a space, and none let her on."""

    gate: Gate


class SpacesOpened(Public):
    """A lock opened or cards were moved: spaces that were closed may be tried again."""


class Moved(Public):
    """She entered a card by that end of it; `came` is None where a passage is not described."""

    source: str
    target: str
    came: End | None
    direction: Direction | None
    passage: bool
    lane: int | None = None
    """Which of the card's paths, where several have that end."""


class Paused(Public):
    """Her path out of a card struck an hour that moves cards: she goes on by that arm once they lie."""

    name: str
    over: End


class CardTurned(Public):
    """A card was turned by 180 degrees."""

    name: str
    turned: bool


class CardsSwapped(Public):
    """Two cards changed places."""

    one: str
    other: str


class AbilityUsed(Public):
    """The ability of a card is used up."""

    name: str
    ability: str


# What she crosses


class BellRevealed(Public):
    """A bell was revealed on the time card."""

    now: int
    why: str


class BellsConcealed(Public):
    """Bells were concealed by serenity."""

    amount: int
    now: int


class TaskDone(Public):
    """The task card was turned."""

    number: int
    by: str


class HalfKeyTaken(Public):
    """The first of two half keys."""

    name: str


class FamilyMet(Public):
    """A member of the stepfamily was met for the first time."""

    name: str


class ClockAdvanced(Public):
    """A clock was revealed on the time card; `shifts` if cards are to be moved at this hour."""

    hour: int
    shifts: bool


class StrokeDone(Public):
    """What the time card ordered at an hour is done."""

    hour: int
