"""The course of a game, where each entry goes on from where the one before it ended."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

S = TypeVar("S")


@dataclass(frozen=True)
class Course(Generic[S]):
    """What the entries of a game go on from, so that they are not taken for something else on another past."""

    actions: tuple[str, ...]
    """Those that go on from one another: once one of a game has fallen out, all later ones of that game do."""
    strayed: Callable[[S, S, str], str]
    """Why an entry of an action, made on the first state, would say something else on the second; empty if not."""
