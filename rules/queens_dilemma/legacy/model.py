"""Legacy pieces as they are kept: Skills, unlocked codes, Agendas, Story cards, Endings."""

from typing import Literal

from rules.core.values import Frozen
from rules.queens_dilemma.names import Character


class Skill(Frozen):
    """A Skill sticker in a Diary: its space (from 1), its Activation Track (None: unlimited) and the marks on it."""

    code: str
    space: int
    track: int | None = None
    used: int = 0
    words: str = ""


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
