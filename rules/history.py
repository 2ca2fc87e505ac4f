"""The history of a campaign as reports read it: entries, with the views before and after."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
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


class Sight:
    """A state as one viewer sees it. The view is made when it is first looked at: a report looks at few of them."""

    def __init__(self, state: Any, look: Callable[[Any], Frozen]) -> None:
        self.state = state
        self._look = look

    @cached_property
    def view(self) -> Frozen:
        """What the viewer sees."""
        return self._look(self.state)


class Happening:
    """One effective entry as a viewer sees it. `game` is the game that was on when it was done."""

    def __init__(self, title: Title[Any], played: Played, viewer: str, before: Sight, after: Sight) -> None:
        self.sequence = played.sequence
        self.position = played.position
        self.action = played.action
        self.time = played.time
        self.game = title.game_of(after.state)
        self.title, self._recorded, self._viewer = title, played.events, viewer
        self.sight_before, self.sight_after = before, after

    @cached_property
    def events(self) -> tuple[Mapping[str, Any], ...]:
        """What happened, without what the viewer may not see."""
        return tuple(shown for event in self._recorded if (shown := event.seen_by(self._viewer)) is not None)

    def told(self, *kinds: str) -> Iterator[Mapping[str, Any]]:
        """Those of certain kinds, by name. Much quicker than to go through all that happened, where few are meant."""
        for event in self._recorded:
            if event.stored_name() in kinds and (shown := event.seen_by(self._viewer)) is not None:
                yield shown

    @cached_property
    def label(self) -> str:
        """What happened, in words."""
        return self.title.tell(self.events, self.before, self.after)

    @property
    def before(self) -> Frozen:
        """What the viewer saw before."""
        return self.sight_before.view

    @property
    def after(self) -> Frozen:
        """What the viewer saw after."""
        return self.sight_after.view


def history(title: Title[Any], entries: Iterable[Played], viewer: str = EVERYONE) -> Iterator[Happening]:
    """The entries in order, folded from the title's start, each with what `viewer` saw before and after."""

    def look(state: Any) -> Frozen:
        return title.view(state, viewer)

    before = Sight(title.start, look)
    for entry in entries:
        after = Sight(title.fold(before.state, entry.events), look)
        yield Happening(title, entry, viewer, before, after)
        before = after
