"""Event Phase: the Events on their slots, in ascending number; then the Chronicle cards are checked."""

from __future__ import annotations

from rules.core.table import Table
from rules.queens_dilemma.chronicle.bands import due, enter
from rules.queens_dilemma.chronicle.model import EventCard
from rules.queens_dilemma.effects import Row
from rules.queens_dilemma.names import Band, Phase
from rules.queens_dilemma.state import State


def unresolved(state: State) -> tuple[int, ...]:
    """The numbers of the Events that are still to be resolved in this game, ascending (scoring.events)."""
    return tuple(sorted(number for number, one in state.event_cards.items() if not one.resolved))


def printed(one: EventCard) -> tuple[Row, ...]:
    """What an Event that was described brings at the end of a game."""
    return one.card.main if one.card and Band.END_OF_THE_GAME in one.card.bands else ()


def events_go_on(table: Table[State]) -> None:
    """When no Event is left: the Chronicle cards, where one works now, else the Ideologies."""
    if unresolved(table.state):
        return
    enter(table, Phase.CHRONICLE if due(table.state, Phase.CHRONICLE) else Phase.IDEOLOGY)
