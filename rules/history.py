"""The history of a campaign as reports read it: entries, with the views before and after."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from rules.core.event import Event
from rules.core.secrecy import EVERYONE
from rules.core.values import Frozen
from rules.title import Title


class Played(NamedTuple):
    """One effective entry as the store gives it: numbers, name, events, and when (ISO 8601, UTC)."""

    sequence: int
    position: int
    action: str
    events: tuple[Event, ...]
    time: str


class Happening(NamedTuple):
    """One effective entry as a viewer sees it. `game` is the game that was on when it was done."""

    sequence: int
    position: int
    action: str
    time: str
    game: int
    label: str
    events: tuple[Mapping[str, Any], ...]
    before: Frozen
    after: Frozen


def history(title: Title[Any], entries: Iterable[Played], viewer: str = EVERYONE) -> Iterator[Happening]:
    """The entries in order, folded from the title's start, each with what `viewer` saw before and after."""
    state = title.start
    before = title.view(state, viewer)
    for entry in entries:
        state = title.fold(state, entry.events)
        after = title.view(state, viewer)
        seen = tuple(shown for event in entry.events if (shown := event.seen_by(viewer)) is not None)
        yield Happening(
            entry.sequence,
            entry.position,
            entry.action,
            entry.time,
            title.game_of(state),
            title.tell(seen, before, after),
            seen,
            before,
            after,
        )
        before = after
