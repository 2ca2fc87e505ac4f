"""What can happen: the elementary facts of Queen by Midnight, with final amounts."""

from typing import Annotated

from rules.core.event import Event
from rules.core.secrecy import EVERYONE, SecretTo
from rules.core.values import FrozenMap
from rules.queen_by_midnight.names import CardClass, Phase, Princess, Status, Zone
from rules.queen_by_midnight.state import Market, Result, Temporary
from rules.queen_by_midnight.words import Levels


class Public(Event):
    """An event that everyone at the table saw."""

    audience = EVERYONE


# Setup


class PlayBegun(Public):
    """The next play: its number, the persons clockwise, the hour that the Clock Hand starts at."""

    game: int
    seats: tuple[str, ...]
    hour: int


class DiceRolled(Public):
    """Each of these rolled that much; `tied` roll again, and with nobody tied `first` starts."""

    rolls: FrozenMap[str, int]
    tied: tuple[str, ...]
    first: str


class PrincessTaken(Public):
    """A person takes a Princess, picked or dealt."""

    person: str
    princess: Princess
    dealt: bool = False


class LevelsEntered(Public):
    """The base Levels that a Princess' board shows."""

    princess: Princess
    levels: FrozenMap[CardClass, Levels]


class RepertoireLaid(Public):
    """A Princess' board is laid out, with her tracks, cards and tokens."""

    princess: Princess
    person: str
    health: int
    clout: int
    cards: FrozenMap[Zone, int]
    tokens: FrozenMap[str, int]


class OrderSet(Public):
    """The turn order, from the first player clockwise."""

    order: tuple[Princess, ...]


class PhaseEntered(Public):
    """The table goes on to another phase."""

    phase: Phase


# Turns and the clock


class TurnBegun(Public):
    """A player's turn begins."""

    player: Princess


class HourStruck(Public):
    """The Clock Hand moves on."""

    hour: int


class MarketLaid(Public):
    """A Bazaar deck with its open cards takes the place of what lay there."""

    market: Market


class CardOwed(Public):
    """The hand limit rose: one card more is due to each of these when their turn begins."""

    players: tuple[Princess, ...]
    limit: int


class CloutOwed(Public):
    """These gain that much Clout at the start of their next turn."""

    players: tuple[Princess, ...]
    amount: int


class DuePaid(Public):
    """What was owed at the start of a turn has been given."""

    player: Princess


# Tracks, Levels, tokens


class CloutChanged(Public):
    """A Clout track moved."""

    player: Princess
    amount: int
    now: int
    reason: str


class HealthChanged(Public):
    """A Health track moved."""

    player: Princess
    amount: int
    now: int
    reason: str


class LevelChanged(Public):
    """Level tokens moved: Major and Minor of a Class change alike."""

    player: Princess
    card_class: CardClass
    amount: int
    now: int


class TemporaryNoted(Public):
    """That change lasts for a time."""

    temporary: Temporary


class TemporaryOver(Public):
    """That change has been taken back."""

    number: int


class TokensChanged(Public):
    """Lash, Prophecy or Trance tokens at a player."""

    player: Princess
    token: str
    amount: int
    now: int


# Declarations, the Inner Circle, the end


class Declared(Public):
    """A Declaration lies face down."""

    binds = "clock.six"
    player: Princess
    pledge: Annotated[Princess, SecretTo("player")]


class PrincessFell(Public):
    """A Princess' Health is gone."""

    player: Princess


class DeclarationRevealed(Public):
    """The Declaration of one who fell is turned over."""

    unveils = "A Princess falls, and her Declaration is turned over."
    player: Princess
    pledge: Princess


class StatusChanged(Public):
    """A player becomes an Advisor of `leader`, or is out of the game."""

    player: Princess
    status: Status
    leader: Princess | None
    why: str


class AbilityUsed(Public):
    """An Advisor used one of the two abilities."""

    player: Princess
    ability: int


class PlayEnded(Public):
    """The play is over."""

    result: Result
