"""The functions that carry events into the state, by the kind of event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from rules.core.event import Event, Remarked
from rules.queens_dilemma.state import State

E = TypeVar("E", bound=Event)


Evolver = Callable[[State, Any], State]


EVOLVERS: dict[type[Event], Evolver] = {Remarked: lambda state, event: state}


def on(kind: type[E]) -> Callable[[Callable[[State, E], State]], Callable[[State, E], State]]:
    """Registers the function that carries events of one kind into the state."""

    def register(evolver: Callable[[State, E], State]) -> Callable[[State, E], State]:
        EVOLVERS[kind] = evolver
        return evolver

    return register
