"""What can happen: the elementary facts of Witching Hour, with final amounts."""

from typing import Annotated

from rules.core.event import Event
from rules.core.secrecy import EVERYONE, Secret, SecretTo
from rules.core.values import FrozenMap
from rules.witching_hour.names import CardType, Mode, Phase
from rules.witching_hour.piles import Pile
from rules.witching_hour.state import Look, Result, Round


class Public(Event):
    """An event that everyone at the table saw; what of it they did not see is marked."""

    audience = EVERYONE


class CardRead(Public):
    """A type's card was typed in: its copies, and its whole series."""

    kind: CardType
    copies: int
    worth: FrozenMap[int, int]


class GameBegun(Public):
    """The next game: its number, and who sits at the table, to the left."""

    game: int
    seats: tuple[str, ...]


class ModeChosen(Public):
    """How the program is used in this game."""

    mode: Mode


class YoungestNamed(Public):
    """Who starts the first round."""

    player: str


class RoundBegun(Public):
    """The next round: its number, who starts it, and whether it is dealt here or counted after the table played it."""

    round: int
    starter: str
    phase: Phase


class HandDealt(Public):
    """A player's hand; only its owner sees it."""

    player: str
    count: int
    cards: Annotated[Pile, SecretTo("player")]


class DiscardLaid(Public):
    """The rest lies face down as the discard pile."""

    count: int
    cards: Annotated[Pile, Secret()]


class TurnBegun(Public):
    """A turn begins; `again`: the further one that a card gave."""

    player: str
    again: bool = False


class AttackMade(Public):
    """Cards leave the attacker's hand."""

    attacker: str
    defender: str
    cards: Pile


class AttackBlocked(Public):
    """A block: both sides' cards go to the discard pile."""

    player: str
    cards: Pile


class AttackReflected(Public):
    """A block with Mirrors: they are discarded, attacker and defender change places."""

    player: str
    cards: Pile


class FamiliarLaid(Public):
    """A Familiar goes from the hand into its owner's Hex pile, the attack to the discard pile."""

    player: str


class AttackTaken(Public):
    """The attack's cards go into the defender's Hex pile."""

    player: str


class DiscardsTaken(Public):
    """Cards of the discard pile that nobody looks at, into a player's own Hex pile."""

    player: str
    count: int
    cards: Annotated[Pile, Secret()]


class CardPlayed(Public):
    """A card is shown and put into somebody's Hex pile."""

    player: str
    kind: CardType
    owner: str


class LookBegun(Public):
    """A player looks at cards, to choose one."""

    player: str
    card: CardType
    look: Annotated[Look, SecretTo("player")]
    at: str = ""
    drawn: int = 0


class CardChosen(Public):
    """A card that was looked at goes into the hand."""

    player: str
    card: Annotated[CardType, SecretTo("player")]


class CauldronEmptied(Public):
    """The Cauldron's cards: one into the own Hex pile, the other, if there are two, into that of `to`."""

    player: str
    own: Annotated[CardType, SecretTo("player")]
    to: str
    other: Annotated[CardType | None, SecretTo("player")]


class HandHexed(Public):
    """At the round's end the last hand goes into its owner's Hex pile."""

    player: str
    count: int


class PlayOver(Public):
    """The round is over. `last` starts the next one: who has cards left (`held`), else who took the last turn."""

    last: str
    held: bool


class PileCounted(Public):
    """The scorer was told a Hex pile."""

    player: str
    cards: Annotated[Pile, Secret()]


class RoundScored(Public):
    """Everybody took tokens, face down. What it brought is shown until the next round starts, and not in the log."""

    number: int
    score: Annotated[Round, Secret()]


class GameEnded(Public):
    """One alone has the lowest total."""

    result: Result


EVENTS: tuple[type[Event], ...] = (
    *(CardRead, GameBegun, ModeChosen, YoungestNamed, RoundBegun, HandDealt, DiscardLaid, TurnBegun),
    *(AttackMade, AttackBlocked, AttackReflected, FamiliarLaid, AttackTaken, DiscardsTaken),
    *(CardPlayed, LookBegun, CardChosen, CauldronEmptied),
    *(HandHexed, PlayOver, PileCounted, RoundScored, GameEnded),
)
"""All of them."""
