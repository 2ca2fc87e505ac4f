"""The statistics of a group: how its plays ended, and how each Princess did in them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from rules.history import Happening
from rules.queen_by_midnight.names import Princess
from rules.queen_by_midnight.state import Result

ENDS = {"last": "the last one standing", "points": "points at Midnight", "table": "the table decided"}
"""How a play can end, in words."""


@dataclass
class PrincessRecord:
    """One Princess over all plays: taken, Queen, won along as Advisor."""

    plays: int = 0
    queen: int = 0
    along: int = 0


@dataclass
class Statistics:
    """How many plays are over, how they ended, and each Princess that was taken, by her id."""

    plays: int = 0
    ends: dict[str, int] = field(default_factory=lambda: dict.fromkeys(ENDS, 0))
    princesses: dict[str, PrincessRecord] = field(default_factory=dict)


def statistics(happenings: Iterable[Happening]) -> Statistics:
    """The statistics of the plays that are over."""
    found = Statistics()
    for one in happenings:
        for event in one.events:
            if event["event"] == "PlayEnded":
                _count(found, Result.model_validate(event["result"]))
    found.princesses = {one.value: found.princesses[one.value] for one in Princess if one.value in found.princesses}
    return found


def _count(found: Statistics, result: Result) -> None:
    found.plays += 1
    found.ends[result.how] += 1
    for line in result.lines:
        record = found.princesses.setdefault(line.princess.value, PrincessRecord())
        record.plays += 1
        record.queen += line.won == "queen"
        record.along += line.won == "along"
