"""Event Phase: the Events on their slots, in ascending number; then the Chronicle cards are checked."""

from __future__ import annotations

from rules.core.table import Table
from rules.queens_dilemma.chronicle.bands import due, enter
from rules.queens_dilemma.names import Phase
from rules.queens_dilemma.state import State


def unresolved(state: State) -> tuple[int, ...]:
    """The numbers of the Events that are still to be resolved in this game, ascending (scoring.events)."""
    return tuple(sorted(number for number, one in state.event_cards.items() if not one.resolved))


def events_go_on(table: Table[State]) -> None:
    """When no Event is left: the Chronicle cards, where one works now, else the Ideologies."""
    if unresolved(table.state):
        return
    enter(table, Phase.CHRONICLE if due(table.state, Phase.CHRONICLE) else Phase.IDEOLOGY)
