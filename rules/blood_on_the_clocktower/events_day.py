"""What can happen by day: nominations, hands, executions, exiles, rulings."""

from typing import Annotated

from rules.blood_on_the_clocktower.events import Public
from rules.blood_on_the_clocktower.names import KEPT, STORYTELLER
from rules.blood_on_the_clocktower.state import Result


class NominationsOpened(Public):
    """The Storyteller calls for nominations."""


class Nominated(Public):
    """A nomination is open. `ruling` is the reason for which it is allowed against the rules."""

    nominator: str
    nominee: str
    hidden: bool = False
    ruling: str = ""


class HandSeen(Public):
    """A hand in the sweep. `spends`: it costs the vote token. `ruling` is why it counts otherwise than once."""

    player: str
    up: bool
    counts: int = 1
    spends: bool = False
    ruling: str = ""


class HandNoted(HandSeen):
    """A hand that the town did not see."""

    audience = STORYTELLER
    covers = True


class SweepEnded(Public):
    """A nomination is settled."""

    nominee: str
    votes: int
    needed: int
    result: Result
    about_to_die: str | None
    best: int


class SweepEndedUnseen(SweepEnded):
    """A nomination is settled whose votes, or those of one before it on that day, the town did not see."""

    audience = STORYTELLER


class HiddenSweepEnded(Public):
    """All that the town learns of such a nomination; `votes` if they were seen."""

    nominee: str
    votes: int | None = None


class Executed(Public):
    """An execution. `ruling` is why there is a second one; `by` is the ability that brought it."""

    player: str
    ruling: str = ""
    by: Annotated[str, KEPT] = ""


class Ruled(Public):
    """A ruling: words, and a vote token that somebody gets or loses by it."""

    what: str
    player: str = ""
    token: bool | None = None


class ExileVoted(Public):
    """The call to exile a Traveller: who supports it, and how many hands it takes."""

    player: str
    support: int
    needed: int
    supporters: tuple[str, ...] = ()
    carried: bool
