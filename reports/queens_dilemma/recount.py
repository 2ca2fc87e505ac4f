"""Counts from the table against the ledger: what does not add up, and the entries where it may have gone wrong."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import NamedTuple

from reports.queens_dilemma.inventory import counts
from reports.queens_dilemma.stock import Item, Moment, moments
from rules.core.refusal import Kind, Refusal
from rules.history import Happening

MOST = 3
"""So many entries are named for each thing that does not add up."""


class Suspect(NamedTuple):
    """An entry that moved the thing: by how much, and whether that is just what is missing or too much."""

    entry: int
    label: str
    moved: int
    fits: bool


@dataclass(frozen=True)
class Mismatch:
    """A thing of which there are not as many as there must be. `elsewhere` is where the difference may lie."""

    key: str
    item: Item
    counted: int
    suspects: tuple[Suspect, ...]
    elsewhere: str = ""

    @property
    def expected(self) -> int:
        """How many there must be."""
        return self.item.count

    @property
    def over(self) -> int:
        """How many there are too many; below 0 how many are missing."""
        return self.counted - self.expected


def read_counts(words: Iterable[str], known: Mapping[str, Item]) -> dict[str, int]:
    """`gold=40 xa.food=3` by the keys that are known; any unique beginning of each part will do.

    Refuses (house.unreadable) what is no count, a name that there is none of, and a name given twice; and
    (house.ambiguous) a name that fits several.
    """
    found: dict[str, int] = {}
    for word in words:
        text, given, number = word.partition("=")
        if not given or not number.isdecimal():
            raise Refusal(Kind.UNREADABLE, "house.unreadable", f"“{word}” is no count.", ("gold=40", "xanthe.gold=3"))
        key = _key(text.strip().casefold(), known)
        if key in found:
            raise Refusal(Kind.UNREADABLE, "house.unreadable", f"{key} is counted twice.", (f"{key}={number}",))
        found[key] = int(number)
    return found


def _key(text: str, known: Mapping[str, Item]) -> str:
    if text in known:
        return text
    parts = text.split(".")
    fitting = tuple(key for key in known if _fits(parts, key.split(".")))
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise Refusal(Kind.AMBIGUOUS, "house.ambiguous", f"“{text}” fits several: {', '.join(fitting)}.", fitting)
    near = get_close_matches(text, list(known)) or [key for key in known if "." not in key]
    raise Refusal(Kind.UNREADABLE, "house.unreadable", f"“{text}” is nothing that can be counted.", near)


def _fits(parts: list[str], key: list[str]) -> bool:
    return len(parts) == len(key) and all(
        part and whole.startswith(part) for part, whole in zip(parts, key, strict=True)
    )


def mismatches(happenings: Iterable[Happening], counted: Mapping[str, int]) -> tuple[Mismatch, ...]:
    """What does not add up, in the order in which it was counted."""
    moved: dict[str, list[tuple[Happening, int]]] = {key: [] for key in counted}
    now: Moment | None = None
    before: dict[str, Item] = {}
    for happening, earlier, now in moments(happenings):
        before = before or counts(earlier)
        after = counts(now)
        for key in counted:
            amount = _amount(after, key) - _amount(before, key)
            if amount:
                moved[key].append((happening, amount))
        before = after
    wrong = {key: number - _amount(before, key) for key, number in counted.items() if number != _amount(before, key)}
    return tuple(
        Mismatch(key, before[key], counted[key], _suspects(moved[key], over), _elsewhere(key, wrong))
        for key, over in wrong.items()
    )


def _amount(items: Mapping[str, Item], key: str) -> int:
    return items[key].count if key in items else 0


def _suspects(moved: list[tuple[Happening, int]], over: int) -> tuple[Suspect, ...]:
    """The last entries that moved the thing; those that moved just as many as the difference stand first."""
    newest = [Suspect(one.sequence, one.label, amount, abs(amount) == abs(over)) for one, amount in reversed(moved)]
    return tuple(sorted(newest, key=lambda one: not one.fits)[:MOST])


def _elsewhere(key: str, wrong: Mapping[str, int]) -> str:
    """Where just as many of the same thing are missing or too many."""
    thing = key.rpartition(".")[2]
    return next((one for one, over in wrong.items() if one.rpartition(".")[2] == thing and over == -wrong[key]), "")
