"""The state of a campaign of Queen by Midnight: what is so now, folded from the events."""

from typing import Literal

from rules.core.values import Frozen, FrozenMap
from rules.queen_by_midnight.names import CardClass, CardType, Negates, Phase, Princess, Status, Zone
from rules.queen_by_midnight.words import Change, Damage, Levels
from seeds.queen_by_midnight import facts


class Repertoire(Frozen):
    """What lies before a player: tracks, Level tokens, cards by zone, other tokens; and whom an Advisor advises."""

    person: str
    status: Status = Status.PLAYING
    leader: Princess | None = None
    health: int = 0
    clout: int = 0
    changes: FrozenMap[CardClass, int] = FrozenMap()
    cards: FrozenMap[Zone, int] = FrozenMap()
    brought: int = 0
    """How many cards came from elsewhere: from the Market, or by a count of the table (less what it found missing)."""
    tokens: FrozenMap[str, int] = FrozenMap()
    ultimate_archived: bool = False
    """Whether the Ultimate was bought and its Archive has not been shuffled since: it cannot be in hand."""
    owed_card: bool = False
    owed_clout: int = 0

    def of(self, zone: Zone) -> int:
        """The number of cards in a zone."""
        return self.cards.get(zone, 0)


class ArmoryCard(Frozen):
    """A Boon, Bane or Summon: `id` is how it is named when typed; it lies in `place`'s Armory and is `owner`'s."""

    id: str
    kind: CardType
    owner: Princess
    place: Princess
    loyalty: int = 0


class Mark(Frozen):
    """A target of an attack: a Princess, or one of her Summons by its id."""

    player: Princess
    summon: str = ""


class Attack(Frozen):
    """An attack under way. `waiting`: who may still react, in order; `left`: targets whose damage is not dealt yet."""

    attacker: Princess
    card_class: CardClass
    damage: Damage
    steal: int
    also: tuple[Change, ...]
    gain: tuple[Change, ...]
    unblockable: bool
    part: bool
    targets: tuple[Mark, ...]
    left: tuple[Mark, ...]
    waiting: tuple[Princess, ...]
    negated: FrozenMap[Princess, tuple[Negates, ...]] = FrozenMap()

    def negates(self, player: Princess, what: Negates) -> bool:
        """Whether that player negated this of the attack, or all of it."""
        done = self.negated.get(player, ())
        return what in done or Negates.CARD in done


class Market(Frozen):
    """The Bazaar: which deck, how many cards lie open, and how many are left in the deck."""

    deck: str = ""
    open: int = 0
    left: int = 0


class Temporary(Frozen):
    """A change of a Level that lasts for a time, to be taken back by its number (levels.temporary)."""

    number: int
    player: Princess
    card_class: CardClass
    amount: int
    until: str


class Line(Frozen):
    """One player's line of a result."""

    person: str
    princess: Princess
    status: Status
    health: int
    clout: int
    points: int
    won: Literal["queen", "along", ""] = ""


class Result(Frozen):
    """How a play ended, and why in a sentence."""

    game: int
    how: Literal["last", "points", "table"]
    why: str
    lines: tuple[Line, ...]


class State(Frozen):
    """Everything that is so now. Levels and results belong to the campaign, all else to the play that is on."""

    game: int = 0
    phase: Phase = Phase.BETWEEN
    levels: FrozenMap[Princess, FrozenMap[CardClass, Levels]] = FrozenMap()
    results: tuple[Result, ...] = ()
    seats: tuple[str, ...] = ()
    rolling: tuple[str, ...] = ()
    first: str = ""
    princesses: FrozenMap[str, Princess] = FrozenMap()
    order: tuple[Princess, ...] = ()
    hour: int = 0
    turn: Princess | None = None
    repertoires: FrozenMap[Princess, Repertoire] = FrozenMap()
    market: Market = Market()
    armory: tuple[ArmoryCard, ...] = ()
    attack: Attack | None = None
    pledges: FrozenMap[Princess, Princess] = FrozenMap()
    revealed: tuple[Princess, ...] = ()
    temporary: tuple[Temporary, ...] = ()
    numbered: int = 0
    """How many temporary changes were numbered in this play."""

    @property
    def in_play(self) -> tuple[Princess, ...]:
        """The Princesses who remain, in turn order from the first player."""
        return tuple(one for one in self.order if self.repertoires[one].status is Status.PLAYING)

    @property
    def hand_limit(self) -> int:
        """The hand limit at this hour (hand.limit)."""
        return facts().hand_limit[max(hour for hour in facts().hand_limit if hour <= max(self.hour, 1))]

    def level(self, player: Princess, card_class: CardClass) -> Levels:
        """The current Levels of a Class, with the tokens counted (levels.change)."""
        base, change = self.levels[player][card_class], self.repertoires[player].changes.get(card_class, 0)
        return Levels(major=base.major + change, minor=base.minor + change)

    def advisor_of(self, leader: Princess) -> Princess | None:
        """Her Advisor, if she has one."""
        return next((one for one in self.order if self.repertoires[one].leader is leader), None)

    def from_turn(self) -> tuple[Princess, ...]:
        """All of the play in turn order, from the player whose turn it is."""
        if self.turn is None:
            return self.order
        place = self.order.index(self.turn)
        return self.order[place:] + self.order[:place]
