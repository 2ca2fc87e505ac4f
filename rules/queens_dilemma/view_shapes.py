"""What a seat sees: the shapes of `council state --json`."""

from typing import ClassVar

from rules.core.values import Frozen, FrozenMap
from rules.queens_dilemma.chronicle.view import ChronicleView, EventView
from rules.queens_dilemma.legacy.view import (
    BuildingView,
    DiaryView,
    StoryView,
)
from rules.queens_dilemma.names import Phase


class PlayerView(Frozen):
    """A player: who, where (from 1, clockwise), and what lies in the Treasury and stands in the Diary."""

    person: str
    house: str
    seat: int
    present: bool
    left: bool
    power: int
    gold: int
    food: int
    army: int
    materials: int
    hegemony: int
    independence: int
    infamy: int
    keywords: tuple[str, ...]
    skills: tuple[str, ...]
    regions: tuple[str, ...]
    vassals: tuple[str, ...]


class AxisView(Frozen):
    """An axis: the Slider's position (0 in the middle, negative towards the first name) and the Hegemony tokens."""

    position: int
    tokens: FrozenMap[str, int]


class TileView(Frozen):
    """A Voting tile: side and Power, or how its player passed."""

    side: str | None
    power: int
    passed: str | None


class VoteView(Frozen):
    """A Vote: whose turn, the tiles in seat order, both totals, and the winning side once it is settled."""

    turn: str | None
    tiles: FrozenMap[str, TileView]
    aye: int
    nay: int
    moderator_on_tile: bool
    decided: str | None
    heirs: tuple[str, ...]
    """The winners among whom the Moderator must name the Leader; empty when there is nothing to name."""


class DilemmaView(Frozen):
    """The Dilemma that is on, as its front announces it."""

    card: str
    aye: str
    nay: str
    keywords: tuple[str, ...]


class PendingView(Frozen):
    """An effect that waits, in words; `choices` are the players or options, for the head of the queue alone."""

    id: str
    who: str | None
    effect: str
    choices: tuple[str, ...]
    clause: str
    source: str


class DutyView(Frozen):
    """A chore on the list."""

    named_by: ClassVar[str] = "what"
    """Two lists are compared by it, since the numbers of later ones follow from those before."""
    id: str
    who: str
    what: str
    clause: str


class EndingView(Frozen):
    """An attached Ending."""

    scales: int
    storyline: str


class DealView(Frozen):
    """A Deal in words."""

    id: int
    given: FrozenMap[str, str]
    to: str
    service: str
    game: int
    due: str
    kept: bool | None


class AgendaView(Frozen):
    """An Agenda's back is its holder's secret; code and limit lie open."""

    holder: str
    limit: int | None
    lies: str
    content: str | None
    """What its back says, for its holder alone; None for everyone else."""


class RegionView(Frozen):
    """A Region: its holder and its Buildings, as they are typed."""

    holder: str
    vassal: bool
    base: str
    built: tuple[str, ...]


class RulingView(Frozen):
    """A ruling, kept as a precedent."""

    id: int
    game: int
    what: str
    was: str
    now: str
    reason: str


class RankView(Frozen):
    """A place in the final ranking, with every part; equal totals share a place."""

    place: int
    player: str
    total: int
    hegemony: int
    independence: int
    penalty: int
    extra: int
    fate: str


class View(Frozen):
    """What everyone at the table sees."""

    game: int
    round: int
    phase: Phase
    leader: str | None
    moderator: str | None
    pool: int
    deck: int
    supply: int
    space: str
    players: FrozenMap[str, PlayerView]
    board: FrozenMap[str, AxisView]
    dilemma: DilemmaView | None
    vote: VoteView | None
    counter: int
    draft: tuple[str, ...]
    chairs: tuple[str, ...]
    """All chairs clockwise, those of absent players included."""
    drafting: tuple[str, ...]
    """The order of the Investment draft, if the next game began now with everyone there."""
    timeline: FrozenMap[str, str]
    """The spaces of the Timeline that the table has told, by game."""
    pending: tuple[PendingView, ...]
    duties: tuple[DutyView, ...]
    deals: tuple[DealView, ...]
    agendas: FrozenMap[str, AgendaView]
    endings: FrozenMap[str, EndingView]
    chronicles: FrozenMap[str, ChronicleView]
    events: FrozenMap[str, EventView]
    reminders: tuple[str, ...]
    """The Chronicle cards whose band names what is going on now."""
    regions: FrozenMap[str, RegionView]
    buildings: FrozenMap[str, tuple[BuildingView, ...]]
    """The Buildings that count, by Region."""
    diaries: FrozenMap[str, DiaryView]
    stories: tuple[StoryView, ...]
    boxes: tuple[str, ...]
    """The Mystery boxes that were opened."""
    trashed: tuple[str, ...]
    """The codes in the Trash box."""
    settings: FrozenMap[str, int]
    absent: tuple[str, ...]
    stability: int
    finale: bool
    ranking: tuple[RankView, ...]
    rulings: tuple[RulingView, ...]
