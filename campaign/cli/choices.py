"""Choices on one line: what is counted through is said short, `a1-a8 | n1-n8 | pg | pm`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

FEWEST = 3
"""A row of so many is said by its ends."""
_COUNTED = re.compile(r"([A-Za-z]*)(0|[1-9]\d*)")


def one_of(choices: Sequence[str]) -> str:
    """The choices with ` | ` between them."""
    return " | ".join(_ends(row) for row in _rows(choices))


def _rows(choices: Sequence[str]) -> Iterable[list[str]]:
    """Choices that count on from one another, together."""
    row: list[str] = []
    for choice in choices:
        if row and _follows(row[-1], choice):
            row.append(choice)
            continue
        if row:
            yield row
        row = [choice]
    if row:
        yield row


def _follows(last: str, choice: str) -> bool:
    before, now = _COUNTED.fullmatch(last), _COUNTED.fullmatch(choice)
    return bool(before and now and before[1] == now[1] and int(now[2]) == int(before[2]) + 1)


def _ends(row: list[str]) -> str:
    return f"{row[0]}-{row[-1]}" if len(row) >= FEWEST else " | ".join(row)
