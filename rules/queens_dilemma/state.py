"""The state of a campaign of The Queen's Dilemma: what is so now, folded from the events."""

from rules.core.values import Frozen, FrozenMap
from rules.queens_dilemma.ballots import Dilemma, Resolved, Verdict, Vote
from rules.queens_dilemma.chronicle.model import Chronicle, Drawing, EventCard, Forbidden
from rules.queens_dilemma.deals_model import Deal
from rules.queens_dilemma.legacy.model import Agenda, Ending, Story, Unlocked
from rules.queens_dilemma.names import Axis, Character, Ideology, Phase, Region, Resource
from rules.queens_dilemma.pieces import IdeologyCard, Space
from rules.queens_dilemma.players import Diary, Holding, Player, Treasury
from rules.queens_dilemma.waiting import Duty, Pending


class Investment(Frozen):
    """A player's Investment card as revealed: its Resource and, once settled, whether it was paid."""

    resource: Resource
    paid: bool | None = None


class Ruling(Frozen):
    """What the table or a card set by hand: what was so, what is so now, and why. In words alone, `now` is empty."""

    id: int
    game: int
    what: str
    was: str
    now: str
    reason: str


class FinaleRow(Frozen):
    """A player's part of the final ranking: what each kind of points came to; the penalty is taken off."""

    player: Character
    hegemony: int
    independence: int
    penalty: int
    extra: int
    fate: str

    @property
    def total(self) -> int:
        """All parts together."""
        return self.hegemony + self.independence - self.penalty + self.extra


class State(Frozen):
    """Everything the table has to know; `phase` is where it stands. Secret things are entered when they are shown."""

    phase: Phase = Phase.FOUNDING
    game: int = 0
    round: int = 0
    settings: FrozenMap[str, int] = FrozenMap()

    players: FrozenMap[Character, Player] = FrozenMap()
    seats: tuple[Character, ...] = ()
    """Those who play this game, clockwise; before the first game those of the founding."""
    founding_seats: tuple[Character, ...] = ()
    circle: tuple[Character, ...] = ()
    """All chairs clockwise, absent players' included, without those who left; empty before the first game."""
    absent: tuple[Character, ...] = ()
    leader: Character | None = None
    moderator: Character | None = None

    outside: int = 0
    """Power that came from the box, as a negative number: with all other Power it adds up to 0."""
    supply: int = 0
    """Power in the supply; it may fall below 0, with a warning (box.limits)."""
    pool: int = 0
    treasuries: FrozenMap[Character, Treasury] = FrozenMap()
    diaries: FrozenMap[Character, Diary] = FrozenMap()
    regions: FrozenMap[Region, Holding] = FrozenMap()

    timeline: FrozenMap[int, Space] = FrozenMap()
    positions: FrozenMap[Axis, int] = FrozenMap()
    tokens: FrozenMap[Ideology, int] = FrozenMap()
    draft: tuple[Character, ...] = ()

    deck: int = 0
    """Dilemma cards in the deck; below 0 never."""
    dilemma: Dilemma | None = None
    vote: Vote | None = None
    verdict: Verdict | None = None
    """The last Vote's result, for Winners, kept until the next Vote is decided."""
    resolving: Resolved | None = None
    """The card whose outcome has been read and is being carried out."""
    laid: tuple[Ideology, ...] = ()
    """The Ideologies that have got a token from the Vote being carried out (outcome.hegemony-token)."""
    counter: tuple[Resolved, ...] = ()

    pending: tuple[Pending, ...] = ()
    duties: tuple[Duty, ...] = ()
    numbered: int = 0
    """Ids given to pending effects and duties so far."""
    unlocked: FrozenMap[str, Unlocked] = FrozenMap()
    trashed: tuple[str, ...] = ()
    agendas: FrozenMap[str, Agenda] = FrozenMap()
    keywords: FrozenMap[str, str] = FrozenMap()
    """The words on narrative Keyword stickers, by code, once typed in."""
    stories: tuple[Story, ...] = ()
    opened_boxes: tuple[str, ...] = ()
    endings: FrozenMap[str, Ending] = FrozenMap()
    """Attached Ending stickers by their codes."""
    chronicles: FrozenMap[str, Chronicle] = FrozenMap()
    """Every Chronicle card that was unlocked."""
    event_cards: FrozenMap[int, EventCard] = FrozenMap()
    """The Event cards on their slots, by number."""
    income_taken: bool = False
    """Whether this setup has come past the income, up to the draft."""
    drawing: Drawing | None = None
    """The Chronicle cards drawn in this setup, while they are laid and read."""
    forbidden: tuple[Forbidden, ...] = ()
    """What cards' own texts forbid in this Vote."""
    following: Phase | None = None
    """The part of the game's end that comes when the Chronicle cards of this one are seen to."""

    cards: FrozenMap[str, IdeologyCard] = FrozenMap()
    """Ideology cards that were described once, as `xanthe-3`."""
    shown: FrozenMap[Character, str] = FrozenMap()
    """The Ideology cards turned over in this game's scoring."""
    investments: FrozenMap[Character, Investment] = FrozenMap()
    boxes: FrozenMap[str, str] = FrozenMap()
    """Success and Failure boxes of Investments that were typed in once, as `army success`."""

    deals: tuple[Deal, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    finale: bool = False
    """Whether the Grand Finale is on."""
    ranking: tuple[FinaleRow, ...] = ()
