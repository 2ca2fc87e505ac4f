"""The state of a campaign of The Queen's Dilemma: what is so now, folded from the events."""

from __future__ import annotations

from typing import Literal

from rules.core.values import Frozen, FrozenMap
from rules.queens_dilemma.chronicle.model import Chronicle, Drawing, EventCard, Forbidden
from rules.queens_dilemma.deals_model import Deal
from rules.queens_dilemma.effects import Effect, Front, Target, Trigger
from rules.queens_dilemma.goods import Goods
from rules.queens_dilemma.names import Axis, Character, Ideology, Phase, Region, Resource, Side, Thing, Track
from rules.queens_dilemma.pieces import Building, IdeologyCard, Space


class Place(Frozen):
    """Where a token lies: the supply, the Power Pool, a Treasury, a Voting tile, or outside the game in the box."""

    kind: Literal["supply", "pool", "treasury", "tile", "box"]
    player: Character | None = None


SUPPLY = Place(kind="supply")
POOL = Place(kind="pool")
BOX = Place(kind="box")


def treasury_of(player: Character) -> Place:
    """That player's Treasury."""
    return Place(kind="treasury", player=player)


def tile_of(player: Character) -> Place:
    """That player's Voting tile."""
    return Place(kind="tile", player=player)


class Player(Frozen):
    """Who plays a Character. `left` for good, or `missed` so many games in a row."""

    person: str
    house: str = ""
    left: bool = False
    missed: int = 0


class Treasury(Frozen):
    """What lies in a Treasury: Power and Resources."""

    power: int = 0
    gold: int = 0
    food: int = 0
    army: int = 0
    materials: int = 0

    def of(self, thing: Thing | Resource) -> int:
        """The amount of one Resource, or of Power."""
        amount: int = getattr(self, thing.value)
        return amount


class Skill(Frozen):
    """A Skill sticker in a Diary: its space (from 1), its Activation Track (None: unlimited) and the marks on it."""

    code: str
    space: int
    track: int | None = None
    used: int = 0
    words: str = ""


class Diary(Frozen):
    """The three tracks, the marked Fate space, Keywords (code and words) and Skills."""

    hegemony: int = 0
    independence: int = 0
    infamy: int = 0
    fate: str = ""
    keywords: tuple[str, ...] = ()
    skills: tuple[Skill, ...] = ()
    stickers: tuple[str, ...] = ()

    def of(self, track: Track | Thing) -> int:
        """The points on one track."""
        points: int = getattr(self, track.value)
        return points


class Holding(Frozen):
    """A Region: its holder, whether as Vassal, its base Building (None until typed in) and those built later."""

    holder: Character
    vassal: bool = False
    base: Building | None = None
    built: tuple[Building, ...] = ()

    @property
    def buildings(self) -> tuple[Building, ...]:
        """The Buildings that count: a Vassal's base Building is covered (founding.vassal-yield)."""
        return self.built if self.vassal or self.base is None else (self.base, *self.built)


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


class Source(Frozen):
    """The printed piece that effects come from: its kind and name, and the player whose it is."""

    kind: Literal["outcome", "story", "box", "agenda", "investment", "chronicle", "event", "skill", "ending", "other"]
    name: str
    owner: Character | None = None


class Income(Frozen):
    """A Building's choice at income: one of its options (income.choice). `number` counts the Region's Buildings."""

    kind: Literal["income"] = "income"
    region: Region
    number: int
    options: tuple[Goods, ...]


class Pending(Frozen):
    """An effect that waits its turn. `player` is None until its target is bound (or there is none to bind)."""

    id: str
    source: Source
    effect: Effect | Income
    trigger: Trigger | None = None
    target: Target | None = None
    player: Character | None = None


class Duty(Frozen):
    """A physical chore that is not done yet. `kind` says which command does it; `chore` ones are ticked off by hand."""

    id: str
    kind: Literal["envelope", "box", "agenda", "ending", "brand", "chore"]
    who: str
    what: str
    clause: str
    code: str = ""
    player: Character | None = None


class Unlocked(Frozen):
    """Where a code came from: the game, and the printed piece that called for it."""

    game: int
    source: str


class Agenda(Frozen):
    """An Agenda card: whose it is, its limit (None for an Ongoing one) and where it lies."""

    holder: Character
    limit: int | None
    game: int
    lies: Literal["held", "trash", "tray"] = "held"
    kind: Literal["goal", "ongoing"] = "goal"
    late: bool = False
    """Whether it was drawn while Agendas were being resolved (scoring.agenda-drawn)."""
    success: bool | None = None
    closed: int = 0
    """The game in which it succeeded or failed; 0 before."""
    content: str = ""
    """What its back says, if its owner wanted that kept: secret to the holder (agenda.secret)."""


class Story(Frozen):
    """A Story card on its Storyline's slot, in the order in which they were opened."""

    envelope: str
    storyline: str


class Ending(Frozen):
    """An Ending sticker on its Storyline's slot, with its Scales (0 to 2)."""

    scales: int
    storyline: str


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
