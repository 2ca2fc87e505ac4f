"""Chance comes in from outside: a Protocol stands for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Chance(Protocol):
    """Draws that can be taken again: seeded, or given from a record."""

    def pick(self, options: Sequence[T], count: int = 1) -> tuple[T, ...]:
        """`count` different options in random order; all of them is a shuffle. A die is one of range(1, 7)."""
        ...
