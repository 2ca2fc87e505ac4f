"""The rulebooks' clauses in our own words: found by id or by words, and shown."""

from __future__ import annotations

from collections.abc import Iterator

from campaign.cli.printing import say_wrapped
from campaign.cli.shapes.answers import ClauseShape
from seeds import HOUSE, SLUGS, clauses


def find(slug: str, words: list[str]) -> Iterator[ClauseShape]:
    """The clause of that id alone, else those whose id begins so, else those that hold all the words."""
    every = [*_of(slug), *_of(HOUSE)]
    wanted = " ".join(words).casefold()
    exact = [one for one in every if one.id == wanted]
    begun = [one for one in every if one.id.startswith(wanted)]
    parts = wanted.split()
    yield from exact or begun or [one for one in every if all(part in _text(one) for part in parts)]


def say_clauses(found: list[ClauseShape]) -> None:
    """Clauses for people."""
    for one in found:
        say_wrapped(f"{one.id}  ({one.section}; {one.kind})")
        say_wrapped(f"  {one.says}", indent=2)
        if one.open:
            say_wrapped(f"  Left open: {one.open}", indent=2)


def _of(slug: str) -> list[ClauseShape]:
    found = clauses(slug).values() if slug in (HOUSE, *SLUGS) else ()
    lead = f"{HOUSE}." if slug == HOUSE else ""
    return [
        ClauseShape(title=slug, id=lead + one.id, section=one.section, kind=one.kind, says=one.says, open=one.open)
        for one in found
    ]


def _text(one: ClauseShape) -> str:
    return f"{one.id} {one.section} {one.says} {one.open or ''}".casefold()
