"""A round: the Dilemma, the Vote, the outcome."""

from typing import Literal

from rules.queens_dilemma.ballots import Verdict
from rules.queens_dilemma.effects import Front
from rules.queens_dilemma.events.base import Public
from rules.queens_dilemma.names import Character, Side


class DilemmaRead(Public):
    """A Dilemma is drawn and read; both sides' announced outcomes, and the Keywords in its text."""

    card: str
    aye: Front
    nay: Front
    keywords: tuple[str, ...]
    round: int


class VotingOpened(Public):
    """All Voting tiles are empty; `first` begins."""

    seats: tuple[Character, ...]
    first: Character


class TurnTaken(Public):
    """A voting turn: cast, raise or stay, with the Power laid in it."""

    player: Character
    does: Literal["cast", "raise", "stay"]
    side: Side
    power: int


class Passed(Public):
    """A player passes with a Pass Action (`gather`, `moderator` or a card's code) and perhaps a Pass Bonus."""

    player: Character
    how: str
    bonus: str = ""


class SeatCrossed(Public):
    """A seat that passed is crossed without a turn."""

    player: Character


class TurnComes(Public):
    """It is this player's turn to vote."""

    player: Character


class VotingClosed(Public):
    """Voting is over: the next seat is the Leader's."""


class VoteDecided(Public):
    """The winning side is settled."""

    verdict: Verdict


class ModeratorReset(Public):
    """The Moderator token goes from the tile back before its holder."""

    player: Character


class TilesCleared(Public):
    """All Voting tiles are empty again, and the Outcome markers leave the board."""


class OutcomeRead(Public):
    """The card is turned and its outcome typed in."""

    text: str
    side: Side
    sand_timer: bool


class CardCounted(Public):
    """The resolved card goes to the lowest free slot of the Round Counter."""

    slot: int
    card: str
    side: Side
    sand_timer: bool


class GameEndTriggered(Public):
    """This was the game's last round."""

    why: Literal["sand-timer", "ninth", "deck-out"]
