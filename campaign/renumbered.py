"""Where an entry stands now that an amendment made it again under another number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row


def made_again(old: Row[Any], effective: Sequence[Row[Any]]) -> int | None:
    """The entry in force that does the same as `old`, nearest to its place; None where none, or several, could be."""
    same = [
        (abs(row.position - old.position), row.sequence)
        for row in effective
        if row.sequence > old.sequence and (row.action, row.arguments) == (old.action, old.arguments)
    ]
    nearest = [sequence for away, sequence in same if away == min(same)[0]]
    return nearest[0] if len(nearest) == 1 and old.kind == "act" else None
