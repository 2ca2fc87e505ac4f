"""Refusals: the one way in which the rules say no."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import NoReturn

from pydantic_core import PydanticCustomError


class Kind(StrEnum):
    """What the reader does next: retype, do something else, or choose from a list."""

    UNREADABLE = "unreadable"
    NOT_ALLOWED = "not allowed"
    AMBIGUOUS = "ambiguous"


INSISTING = "the same with --insist"
"""Stands among what a mere question allows."""


class Refusal(Exception):
    """A refused action: `because` is a sentence for people, `clause` the rule, `allowed` what may be done instead.

    `asked` is what was typed, filled in by whoever read it; `title` is the slug of the title whose clause is cited.
    Of a line of several words, `done` are those that were entered before and stay, `left` those that were not.
    """

    def __init__(
        self, kind: Kind, clause: str, because: str, allowed: Iterable[str] = (), asked: str = "", title: str = ""
    ) -> None:
        super().__init__(because)
        self.kind = kind
        self.clause = clause
        self.because = because
        self.allowed = tuple(allowed)
        self.asked = asked
        self.title = title
        self.done: tuple[str, ...] = ()
        self.left: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.because} ({self.clause})"

    @property
    def may_insist(self) -> bool:
        """Whether it is a mere question: insisting does it."""
        return INSISTING in self.allowed


def unreadable(because: str, allowed: Iterable[str] = ()) -> NoReturn:
    """Used inside parsers of single arguments: pydantic collects it, `Action.read` turns it into a Refusal."""
    raise PydanticCustomError("unreadable", "{because}", {"because": because, "allowed": tuple(allowed)})


def ambiguous(because: str, allowed: Iterable[str]) -> NoReturn:
    """As `unreadable`, where what was typed fits several things."""
    raise PydanticCustomError("ambiguous", "{because}", {"because": because, "allowed": tuple(allowed)})


def forbidden(clause: str, because: str, allowed: Iterable[str] = ()) -> NoReturn:
    """Inside a parser: what was typed can be read, but a clause forbids it."""
    raise PydanticCustomError(
        "forbidden", "{because}", {"because": because, "allowed": tuple(allowed), "clause": clause}
    )
