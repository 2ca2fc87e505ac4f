"""Effects in the queue, and duties."""

from rules.queens_dilemma.events.base import Public
from rules.queens_dilemma.names import Character
from rules.queens_dilemma.waiting import Duty, Pending


class EffectsQueued(Public):
    """Effects wait their turn, behind those that wait already, or `first` before them."""

    effects: tuple[Pending, ...]
    first: bool = False


class EffectBound(Public):
    """The head of the queue finds its players; each gets it singly. Nobody: it is skipped, and `why` says so."""

    id: str
    players: tuple[Character, ...]
    why: str = ""


class EffectDone(Public):
    """An effect has been applied and leaves the queue."""

    id: str


class DutyCalled(Public):
    """A physical chore is on the list."""

    duty: Duty


class DutyDone(Public):
    """It is done."""

    id: str
    note: str = ""
