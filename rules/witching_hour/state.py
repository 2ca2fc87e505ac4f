"""The state of a campaign of Witching Hour: what is so now, folded from the events."""

from functools import cache

from rules.core.values import Frozen, FrozenMap
from rules.witching_hour.names import CardType, Mode, Phase
from rules.witching_hour.piles import NOTHING, Pile, size
from seeds.witching_hour import facts


class Card(Frozen):
    """What a type's card prints: how many copies there are, and what so many of them are worth.

    `complete`: the whole series is known, so that its last number holds for more (score.sets).
    """

    copies: int | None = None
    worth: FrozenMap[int, int] = FrozenMap()
    complete: bool = False

    @property
    def known(self) -> bool:
        """Whether nothing is left to be typed in."""
        return self.complete and self.copies is not None


class Attack(Frozen):
    """An attack under way. Thrown back, the two change places; the cards stay."""

    attacker: str
    defender: str
    cards: Pile


class Look(Frozen):
    """A player looks at cards, by which card's ability, and chooses one. `at`: whose hand; `drawn`: by the Cauldron."""

    player: str
    card: CardType
    at: str = ""
    drawn: Pile = NOTHING


class Share(Frozen):
    """What one type brought: so many copies, so many points."""

    kind: CardType
    copies: int
    points: int


class Score(Frozen):
    """A player's round: type by type, their sum, what of it counted, and the total after it."""

    player: str
    shares: tuple[Share, ...]
    points: int
    counted: int
    total: int


class Round(Frozen):
    """A round that was scored, with its starter."""

    number: int
    starter: str
    scores: tuple[Score, ...]


class Result(Frozen):
    """A game that is over: its rounds, and who won."""

    game: int
    mode: Mode
    winner: str
    rounds: tuple[Round, ...]


@cache
def printed_deck() -> FrozenMap[CardType, Card]:
    """What can be read of the deck in the rulebook (deck.cards)."""
    known = facts().types
    return FrozenMap(
        {
            kind: Card(
                copies=known[kind.value].copies,
                worth=FrozenMap(known[kind.value].worth),
                complete=known[kind.value].complete,
            )
            for kind in CardType
        }
    )


class State(Frozen):
    """Everything that is so now. The deck and the results belong to the campaign, all else to the game that is on."""

    typed: FrozenMap[CardType, Card] = FrozenMap()
    """What was typed in of the deck, from the table's cards."""
    results: tuple[Result, ...] = ()
    game: int = 0
    phase: Phase = Phase.BETWEEN
    seats: tuple[str, ...] = ()
    youngest: str = ""
    mode: Mode | None = None
    round: int = 0
    starter: str = ""
    turn: str = ""
    hands: FrozenMap[str, Pile] = FrozenMap()
    hexes: FrozenMap[str, Pile] = FrozenMap()
    discard: Pile = NOTHING
    attack: Attack | None = None
    look: Look | None = None
    last_holder: str = ""
    """Who last had cards in the round before; empty where the scorer has not been told."""
    rounds: tuple[Round, ...] = ()

    @property
    def deck(self) -> FrozenMap[CardType, Card]:
        """What is known of each type: as it was typed in, else as it can be read in the rulebook."""
        return FrozenMap({**printed_deck(), **self.typed})

    def hand(self, player: str) -> Pile:
        """A player's hand."""
        return self.hands.get(player, NOTHING)

    def hex(self, player: str) -> Pile:
        """A player's Hex pile."""
        return self.hexes.get(player, NOTHING)

    def total(self, player: str) -> int:
        """A player's tokens so far."""
        scores = self.rounds[-1].scores if self.rounds else ()
        return next((one.total for one in scores if one.player == player), 0)

    @property
    def holders(self) -> tuple[str, ...]:
        """Those who have cards in hand."""
        return tuple(one for one in self.seats if size(self.hand(one)))

    def left_of(self, player: str) -> tuple[str, ...]:
        """The others, from the one to the left on."""
        place = self.seats.index(player)
        return self.seats[place + 1 :] + self.seats[:place]

    def copies(self, kind: CardType) -> int:
        """How many of a type are in play: with two players no Books (deck.two-players)."""
        if kind is CardType.BOOK and len(self.seats) == facts().players.fewest:
            return 0
        return self.deck[kind].copies or 0

    @property
    def hand_size(self) -> int:
        """How many cards each is dealt (deal.hand)."""
        return facts().hand[len(self.seats)]
