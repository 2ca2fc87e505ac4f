"""Free answers of Stones."""

from random import Random

from rules.core.step import Step
from tests.tiny.title import Seat, State

MARKED = (("vow", "vow"),)
REVEALED = ("Won",)
WORDS = ("ann", "be", "b", "3", "0", "99")


def invent(step: Step, state: State, random: Random) -> str:
    """Seats, a size or a vow."""
    if step.action == "sit":
        return " ".join(random.sample([seat.value for seat in Seat], random.randint(1, 3)))
    if step.action == "set size":
        return str(random.randint(1, 12))
    return "to sing"
