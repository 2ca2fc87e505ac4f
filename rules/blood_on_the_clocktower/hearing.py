"""Which refusals the town may hear: those that rest on what it sees. What is not named here is the Storyteller's."""

from rules.blood_on_the_clocktower.day import unseen_today
from rules.blood_on_the_clocktower.state import State
from rules.blood_on_the_clocktower.voting import unseen_now
from rules.core.refusal import Refusal

OPEN = frozenset(
    {
        "setup",
        "edition",
        "traveller",
        "leave",
        "night",
        "open",
        "nominate",
        "vote hand",
        "vote rest",
        "execute",
        "exile",
        "ruling",
    }
)
"""The actions that ask for nothing of the Grimoire; where one does after all, its refusal says so itself."""
TALLIED = frozenset({"night", "execute"})
"""Those of them that look at who is about to die, which a hidden vote does not show."""
SWEPT = frozenset({"vote hand", "vote rest", "ruling"})
"""Those that look at the hands and tokens of the sweep that is on, which a hidden vote does not show either."""


def heard(state: State, action: str, refusal: Refusal) -> bool:
    """Whether the town may hear why an action was refused."""
    if refusal.public is not None:
        return refusal.public
    kept = (TALLIED if unseen_today(state) else frozenset()) | (SWEPT if unseen_now(state) else frozenset())
    return action in OPEN - kept
