"""What a session report tells of a game of The Queen's Dilemma: small values, read from its happenings."""

from __future__ import annotations

from dataclasses import dataclass

from reports.queens_dilemma.lasting import Ended, InPlay, Promise, Sticker

TRACKS = ("hegemony", "independence", "infamy")


@dataclass(frozen=True)
class Turn:
    """A voting turn, or a seat that was crossed. `tally` is Aye and Nay after it."""

    player: str
    kind: str
    """`aye`, `nay`, `stay`, `pass` or `crossed`."""
    does: str
    tally: tuple[int, int]
    tokens: tuple[str, ...] = ()
    """The tokens that were taken in it."""


@dataclass(frozen=True)
class Share:
    """So much Power to one player."""

    player: str
    power: int


@dataclass(frozen=True)
class Result:
    """How a Vote ended. `how` is majority, tie or all-pass; then `moderator` named the side."""

    side: str
    aye: int
    nay: int
    how: str
    moderator: str
    leader: str
    named: bool
    """Whether the Moderator named the Leader among tied winners."""


@dataclass(frozen=True)
class Round:
    """A Dilemma: its Vote in minutes, and what its outcome did."""

    number: int
    card: str
    aye: str
    nay: str
    keywords: tuple[str, ...]
    turns: tuple[Turn, ...]
    result: Result | None
    pool: tuple[int, int]
    gathered: tuple[Share, ...]
    returned: tuple[Share, ...]
    outcome: str | None
    came: tuple[str, ...]
    sand_timer: bool


@dataclass(frozen=True)
class Mark:
    """Points as they were marked, with their reason and the part of the game."""

    player: str
    track: str
    amount: int
    reason: str
    part: str


@dataclass(frozen=True)
class Column:
    """One track of one player: before and after the game, and each point between, with its reason."""

    before: int
    after: int
    marks: tuple[Mark, ...]


@dataclass(frozen=True)
class Seat:
    """Who sits where, clockwise from 1, the tokens held when the game began, and the three tracks."""

    number: int
    player: str
    person: str
    house: str
    present: bool
    tokens: tuple[str, ...]
    tracks: dict[str, Column]


@dataclass(frozen=True)
class Axis:
    """One axis of the Ideology board at the end."""

    ends: tuple[str, str]
    position: int
    tokens: tuple[int, int]


@dataclass(frozen=True)
class Deal:
    """A Deal in words."""

    given: str
    server: str
    service: str
    round: int
    due: str
    kept: bool | None


@dataclass(frozen=True)
class Part:
    """A part of the end of the game, and what happened in it beside the points."""

    name: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Chore:
    """A duty that is left open."""

    who: str
    what: str


@dataclass(frozen=True)
class GameTold:
    """A game, told; `said` are rulings and remarks, `due` is what comes up next time."""

    game: int
    space: str
    ended: str
    """Why the last round was the last; empty if the game has not come to its end."""
    times: tuple[str, str]
    seats: tuple[Seat, ...]
    rounds: tuple[Round, ...]
    parts: tuple[Part, ...]
    cards: tuple[InPlay, ...]
    agendas: tuple[Ended, ...]
    unlocked: tuple[str, ...]
    """Agendas and Chronicle cards that came in."""
    stickers: tuple[Sticker, ...]
    promises: tuple[Promise, ...]
    heirs: tuple[str | None, str | None]
    """Who has the Leader and the Moderator token at the end."""
    board: tuple[Axis, ...]
    spaces: int | None
    """The spaces of an Ideology track, if the table has told them."""
    deals: tuple[Deal, ...]
    said: tuple[str, ...]
    chores: tuple[Chore, ...]
    due: tuple[str, ...]
