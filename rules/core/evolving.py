"""Carrying events into the state: a function for each kind of event, and nothing else makes a new state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from rules.core.event import Event, Remarked

S = TypeVar("S")
E = TypeVar("E", bound=Event)


class Evolvers(Generic[S]):
    """The functions of one title, by the kind of event; called with a state and an event, it gives the next state."""

    def __init__(self) -> None:
        self._by_kind: dict[type[Event], Callable[[S, Any], S]] = {}
        self.unchanged(Remarked)

    def on(self, kind: type[E]) -> Callable[[Callable[[S, E], S]], Callable[[S, E], S]]:
        """Registers the function that carries events of one kind into the state."""

        def register(evolver: Callable[[S, E], S]) -> Callable[[S, E], S]:
            self._by_kind[kind] = evolver
            return evolver

        return register

    def unchanged(self, *kinds: type[Event]) -> None:
        """Kinds of events that are told and counted, and change nothing."""
        self._by_kind |= {kind: lambda state, event: state for kind in kinds}

    @property
    def events(self) -> tuple[type[Event], ...]:
        """The title's own kinds of events, in the order in which they were registered."""
        return tuple(kind for kind in self._by_kind if kind is not Remarked)

    def __call__(self, state: S, event: Event) -> S:
        """The state after one event."""
        return self._by_kind[type(event)](state, event)
