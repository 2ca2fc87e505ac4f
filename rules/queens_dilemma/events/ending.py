"""Deals, scoring, closing, rulings and the Grand Finale."""

from rules.queens_dilemma.deals_model import Deal
from rules.queens_dilemma.events.base import Public
from rules.queens_dilemma.goods import Goods
from rules.queens_dilemma.names import Character, Resource
from rules.queens_dilemma.pieces import IdeologyCard
from rules.queens_dilemma.state import FinaleRow, Ruling


class DealStruck(Public):
    """A Deal is made; the Resources have moved with events of their own."""

    deal: Deal


class DealMarked(Public):
    """The table marks a Deal as kept or broken."""

    id: int
    kept: bool


class IdeologyCardDescribed(Public):
    """What an Ideology card shows, typed in once; `card` as `xanthe-3`."""

    card: str
    content: IdeologyCard


class IdeologyCardShown(Public):
    """A player turns over the Ideology card of this game."""

    player: Character
    card: str


class InvestmentShown(Public):
    """A player turns over their Investment card."""

    player: Character
    resource: Resource


class InvestmentSettled(Public):
    """An Investment is paid or not."""

    player: Character
    paid: bool


class BoxDescribed(Public):
    """What an Investment's Success or Failure box brings, typed in once."""

    box: str
    text: str


class TaxPaid(Public):
    """A player's taxes; the Resources have moved with an event of their own."""

    player: Character
    paid: Goods


class CardsTrashed(Public):
    """Pieces go into the Trash box for good."""

    codes: tuple[str, ...]
    dilemmas: int = 0


class RulingMade(Public):
    """The table or a card overrides a rule; what it changed stands in events of its own."""

    ruling: Ruling


class FinaleTriggered(Public):
    """All Endings are attached and the deck is all but empty: the Grand Finale follows."""

    stability: int


class FinaleScored(Public):
    """The final ranking, best first, with the Scales that measure stability."""

    stability: int
    rows: tuple[FinaleRow, ...]


class GameClosed(Public):
    """The game is over and saved."""

    game: int
