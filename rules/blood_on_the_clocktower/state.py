"""The state of the Storyteller's book: the town square, the Grimoire, and the games that were played."""

from typing import Literal

from rules.blood_on_the_clocktower.names import Phase, Side
from rules.blood_on_the_clocktower.script import Script
from rules.core.values import Frozen, FrozenMap

Result = Literal["about to die", "tie", "not enough", "cut short"]


class Reminder(Frozen):
    """A reminder token in the Grimoire, and the character that it belongs to (empty: the Storyteller's own words)."""

    text: str
    of: str = ""


class Player(Frozen):
    """A place in the circle. `character`, `token`, `side`, `alive` and `reminders` are the Grimoire's.

    `token` is what the player holds, where it is another character's. `shown_alive` is the life token on the town
    square, which follows at dawn; `vote_token` is what the dead have for their one vote. `feigned`: only the town
    takes them for dead.
    """

    character: str = ""
    token: str = ""
    side: Side | None = None
    traveller: bool = False
    alive: bool = True
    shown_alive: bool = True
    vote_token: bool = False
    feigned: bool = False
    died_day: int = 0
    """The day on which they died; 0 if on none."""
    died_night: int = 0
    exiled: bool = False
    reminders: tuple[Reminder, ...] = ()


class Chosen(Frozen):
    """A character in the bag, and the token that is in the bag for it."""

    character: str
    token: str


class Wake(Frozen):
    """What was done at one place of the night sheet. `slept`: passed over without waking anybody."""

    place: str
    players: tuple[str, ...]
    told: str = ""
    chose: tuple[str, ...] = ()
    slept: bool = False


class Night(Frozen):
    """The night that is on, or was last."""

    number: int = 0
    wakes: tuple[Wake, ...] = ()
    deaths_said: int | None = None
    """How many places were done when the Storyteller last said who dies tonight; None before."""


class Hand(Frozen):
    """A hand in the sweep: up or down, for how many votes it counts, and whether it cost the vote token."""

    player: str
    up: bool
    counts: int = 1
    spends: bool = False


class Nomination(Frozen):
    """A nomination, with the hands so far. `result` is None while the sweep goes on; `hidden`: no hand is seen."""

    nominator: str
    nominee: str
    hands: tuple[Hand, ...] = ()
    hidden: bool = False
    needed: int = 0
    result: Result | None = None

    @property
    def votes(self) -> int:
        """The votes so far."""
        return sum(hand.counts for hand in self.hands if hand.up)


class Day(Frozen):
    """The day that is on, or was last. `best` is the day's highest tally, `executed` who was executed."""

    number: int = 0
    open: bool = False
    nominations: tuple[Nomination, ...] = ()
    best: int = 0
    about_to_die: str | None = None
    executed: tuple[str, ...] = ()


class Ruling(Frozen):
    """What the Storyteller ruled before all, and why."""

    game: int
    what: str
    reason: str


class Role(Frozen):
    """Who somebody was in a game that is over."""

    player: str
    character: str
    name: str
    side: Side | None
    alive: bool


class Game(Frozen):
    """A game that is over: who won and why, and who was who."""

    number: int
    edition: str
    winner: Side
    why: str
    days: int
    roles: tuple[Role, ...]


class State(Frozen):
    """Everything the book holds. `circle` is the players clockwise."""

    phase: Phase = Phase.FOUNDING
    game: int = 0
    circle: tuple[str, ...] = ()
    players: FrozenMap[str, Player] = FrozenMap()
    edition: str = ""
    script: Script | None = None
    bag: tuple[Chosen, ...] = ()
    bluffs: tuple[str, ...] = ()
    night: Night = Night()
    day: Day = Day()
    held: tuple[Side, ...] = ()
    """The wins that the Storyteller holds back, until somebody dies or changes again."""
    untold: tuple[str, ...] = ()
    """Players who are not told yet that they changed."""
    games: tuple[Game, ...] = ()
    rulings: tuple[Ruling, ...] = ()
