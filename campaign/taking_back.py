"""What the kinds of an entry's events say of it: that it binds, what it is called once taken back, who reads it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from sqlalchemy import Row

from rules.core.event import Event
from rules.core.refusal import INSISTING, Kind, Refusal
from rules.core.secrecy import EVERYONE
from rules.title import Title

Stored = Iterable[Mapping[str, Any]]


def kinds(title: Title[Any], stored: Stored) -> Iterator[type[Event]]:
    """The types of stored events; those that this version does not know are left out."""
    return (title.events_by_name[one["event"]] for one in stored if one["event"] in title.events_by_name)


def binds(title: Title[Any], stored: Stored) -> str:
    """The clause by which these events are not changed later; empty if they may be."""
    return next((kind.binds for kind in kinds(title, stored) if kind.binds), "")


def discreet(title: Title[Any], stored: Stored, label: str) -> str:
    """The label of an entry as everybody may hear it once it is taken back."""
    return next((kind.unveils for kind in kinds(title, stored) if kind.unveils), label)


def covered(title: Title[Any], stored: Stored, viewer: str) -> bool:
    """Whether these events keep the arguments of their entry from `viewer`."""
    return any(kind.covers and kind.audience not in (EVERYONE, viewer) for kind in kinds(title, stored))


def check_unbound(title: Title[Any], lost: Iterable[Row[Any]], kept: Iterable[Row[Any]], asked: str) -> None:
    """Refuses to take back what binds, unless the same stands among what is `kept`; the refusal names its clause."""
    same = [event for row in kept for event in row.events]
    for row in lost:
        clause = binds(title, [event for event in row.events if event not in same])
        if clause:
            raise bound(title, clause, discreet(title, row.events, row.label), asked)


def bound(title: Title[Any], clause: str, label: str, asked: str) -> Refusal:
    """What is said to someone who would change what binds."""
    because = f"What was laid is not changed later, and this would take it back: “{label}”"
    return Refusal(Kind.AMBIGUOUS, clause, because, (INSISTING,), asked=asked, title=title.slug)
