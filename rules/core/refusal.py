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

    `public` says whether it rests on what everybody knows; None leaves that to the title. It counts where one viewer
    keeps the secrets of a game: that is the `host`, and `said` is as much of what was asked as all may read.
    """

    def __init__(
        self,
        kind: Kind,
        clause: str,
        because: str,
        allowed: Iterable[str] = (),
        asked: str = "",
        title: str = "",
        public: bool | None = None,
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
        self.public = public
        self.host = ""
        self.said = ""

    def __str__(self) -> str:
        return f"{self.because} ({self.clause})"

    @property
    def may_insist(self) -> bool:
        """Whether it is a mere question: insisting does it."""
        return INSISTING in self.allowed

    def heard_by(self, viewer: str) -> Refusal:
        """As `viewer` may hear it: whole, or only that it is refused and who is told why.

        What others hear is the same whatever is secret: kind, clause and words.
        """
        if self.host in ("", viewer):
            return self
        if self.public:
            heard = Refusal(self.kind, self.clause, self.because, self.allowed, self.said, self.title)
        else:
            because = f"That is refused; the reason is for the {self.host} alone, who keeps what it may rest on."
            ways = (f"the same with --for {self.host}",)
            heard = Refusal(Kind.NOT_ALLOWED, "house.kept", because, ways, self.said, self.title)
        heard.done, heard.left = self.done, self.left
        return heard


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
