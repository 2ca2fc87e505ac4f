"""The state of a campaign of Cinderella at Midnight: the run that is on, and what is kept over runs."""

from rules.cinderella_at_midnight.cards import CardFace
from rules.cinderella_at_midnight.names import CENTER, Direction, End, Ending, Part, Phase
from rules.core.values import Frozen, FrozenMap
from seeds.cinderella_at_midnight import facts


class Placed(Frozen):
    """A card on the table: how it is named, where it lies (east and south count up), and how.

    `used`: its ability is used up. `met`: Cinderella has met the member of the stepfamily on it.
    """

    name: str
    x: int
    y: int
    turned: bool = False
    used: bool = False
    met: bool = False

    @property
    def spot(self) -> tuple[int, int]:
        """Where it lies."""
        return self.x, self.y

    @property
    def is_center(self) -> bool:
        """Whether it is the center card."""
        return self.name == CENTER


class Gate(Frozen):
    """A space as it is reached from the current card: the place of that card, and the direction."""

    x: int
    y: int
    direction: Direction


class Result(Frozen):
    """How a run ended. `bells`: those revealed when the garden ended (or the run, if it ended there).

    `began` and `hour`: the clock at the start of the palace and at the end; 0 where it was not reached.
    """

    run: int
    ending: Ending
    part: Part
    tasks: int
    bells: int
    began: int
    hour: int
    restarts: int
    cards: int

    @property
    def hours_used(self) -> int:
        """The hours that the palace took."""
        return self.hour - self.began


class State(Frozen):
    """Everything that is so now. All from `faces` to `results` is kept over runs."""

    run: int = 0
    phase: Phase = Phase.BETWEEN
    faces: FrozenMap[str, CardFace] = FrozenMap()
    serenity: FrozenMap[int, int] = FrozenMap(facts().garden.serenity)
    hours: FrozenMap[int, int] = FrozenMap()
    strokes: FrozenMap[int, str] = FrozenMap()
    settings: FrozenMap[str, int] = FrozenMap()
    results: tuple[Result, ...] = ()
    part: Part = Part.GARDEN
    grid: tuple[Placed, ...] = ()
    deck: int = 0
    numbered: int = 0
    here: str = CENTER
    came: End | None = None
    """The end of the current card by which she entered it; None at the start of a phase, and where nobody knows."""
    lane: int | None = None
    """Which of the card's paths she is on, where `came` fits several; by its place in the description."""
    over: End | None = None
    """The arm whose things she has crossed already, where cards shift before she goes on by it."""
    first: bool = False
    """Whether the first move of the phase is still to be made."""
    clocked: bool = False
    """Whether this visit of the current card has advanced the clock."""
    tasks: int = 0
    bells: int = 0
    hour: int = 0
    began: int = 0
    restarts: int = 0
    halves: tuple[str, ...] = ()
    """The cards whose half keys she has."""
    due: tuple[int, ...] = ()
    """The hours whose shift of cards is still to be done."""
    drawing: Gate | None = None
    shown: int = 0
    """How many cards were drawn for `drawing` in a row and did not let her on."""
    closed: tuple[Gate, ...] = ()

    @property
    def playing(self) -> bool:
        """Whether she may move."""
        return self.phase in (Phase.GARDEN, Phase.PALACE)

    def card(self, name: str) -> Placed:
        """The card of that name on the table."""
        return next(one for one in self.grid if one.name == name)

    @property
    def current(self) -> Placed:
        """The card on which she stands."""
        return self.card(self.here)
