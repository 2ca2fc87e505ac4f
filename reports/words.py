"""Typed text on its way into a document: it may change nothing but itself."""

from __future__ import annotations

import unicodedata
from typing import Any

from markupsafe import Markup

ISOLATE, END = "\u2068", "\u2069"
"""Around text that runs from right to left, so that what stands beside it keeps its place."""

STEERING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that turn the direction of what follows."""

BREAKING = frozenset(("Cc", "Zl", "Zp"))
DROPPED = frozenset(("Cs", "Cn"))
RIGHT_TO_LEFT = frozenset(("R", "AL", "AN"))


def plain(text: str) -> str:
    """One line of text: no control characters, nothing that turns the direction of its neighbours."""
    kept = (" " if unicodedata.category(one) in BREAKING else one for one in text if one not in STEERING)
    line = "".join(one for one in kept if unicodedata.category(one) not in DROPPED)
    if any(unicodedata.bidirectional(one) in RIGHT_TO_LEFT for one in line):
        return f"{ISOLATE}{line}{END}"
    return line


def finalize(value: Any) -> Any:
    """What every `{{ ... }}` of every template passes through, before it is escaped."""
    if isinstance(value, Markup) or not isinstance(value, str):
        return value
    return plain(value)


def listed(words: list[str] | tuple[str, ...]) -> str:
    """`Xanthe, Lyrie and Syd`."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def signed(amount: int) -> str:
    """`+2`, or `−1` with a true minus."""
    return f"+{amount}" if amount > 0 else f"−{-amount}" if amount < 0 else "0"


NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def in_words(number: int) -> str:
    """`no`, `seven`, `12`."""
    return NUMBERS[number] if 0 <= number < len(NUMBERS) else str(number)


def counted(number: int, thing: str) -> str:
    """`no ties`, `one tie`, `seven Dilemmas`, `12 rounds`."""
    return f"{in_words(number)} {thing}{'' if number == 1 else 's'}"


def counted_for(why: str) -> str:
    """`for 3 tokens at Force`: no number stands behind the points without a word between them."""
    return f"for {why}" if why[:1].isdigit() else why
