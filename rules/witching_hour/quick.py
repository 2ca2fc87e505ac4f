"""A turn in short: attacks, answers and abilities as words of a line, an entry each."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from rules.core.refusal import Kind, Refusal
from rules.title import Call, Shorthand
from rules.witching_hour.names import Phase
from rules.witching_hour.state import State

Found = dict[str, str]
Reader = Callable[[State, Found], Call]


def _targeted(state: State, found: Found) -> Call:
    """`bob:3bell` is an attack while turns are played, and Bob's Hex pile when they are counted."""
    if state.phase is Phase.COUNT:
        return Call("count", {"player": found["who"], "cards": found["set"]})
    return Call("attack", {"target": found["who"], "cards": found["set"]})


def _on(action: str, argument: str) -> Reader:
    return lambda state, found: Call(action, {argument: found["who"]})


def _alone(action: str, **arguments: Any) -> Reader:
    return lambda state, found: Call(action, arguments)


WHO = r"(?P<who>[^\W\d_][^:]*)"
READERS: tuple[tuple[str, str, Reader], ...] = (
    ("book:bob", r"book:(?P<who>.+)", _on("reveal book", "target")),
    ("chalice:bob", r"chal(?:ice)?:(?P<who>.+)", _on("reveal chalice", "owner")),
    ("bob:3bell", rf"{WHO}:(?P<set>-|\d*[a-z][\da-z+,]*)", _targeted),
    ("3candle", r"(?P<set>\d+[a-z][\da-z+,]*)", lambda state, found: Call("block", {"answer": found["set"]})),
    ("no", r"no", _alone("block", answer="no")),
    ("familiar", r"fam(?:iliar)?", _alone("block", answer="familiar")),
    ("skull", r"sk(?:ull)?", _alone("reveal skull")),
    ("hourglass", r"hour(?:glass)?", _alone("reveal hourglass")),
    ("cauldron", r"caul(?:dron)?", _alone("reveal cauldron")),
)
"""Each form: an example, its pattern, and the call that it stands for."""

EXAMPLES = tuple(example for example, _, _ in READERS)
PATTERNS = tuple((re.compile(pattern, re.I), reader) for _, pattern, reader in READERS)


def split_turn(line: str) -> list[str]:
    """The words of a line."""
    return line.split()


def read_word(state: State, word: str) -> Call:
    """One word as a call. Unreadable if it is none of the forms."""
    for pattern, reader in PATTERNS:
        match = pattern.fullmatch(word)
        if match:
            return reader(state, match.groupdict())
    raise Refusal(Kind.UNREADABLE, "house.unreadable", f"“{word}” is no word of a turn.", EXAMPLES, word)


TURN = Shorthand(
    "turn",
    "Turns in short: bob:3bell (attack), bob:3bell+ (with a Candle), 3candle, no, familiar (answers), skull hourglass"
    " cauldron book:bob chalice:bob; when piles are counted, bob:4bell+1candle",
    read_word,
    split_turn,
)
