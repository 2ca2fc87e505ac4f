"""The rows of Queen by Midnight: which fields of the state and which events stand in which table."""

from __future__ import annotations

from collections.abc import Iterator

from campaign.store.folding import Lived
from campaign.store.projection import EntryTable, Projection, StateTable, Values
from rules.queen_by_midnight.events import CloutChanged, HealthChanged
from rules.queen_by_midnight.names import Zone
from rules.queen_by_midnight.state import State


def princess_rows(state: State) -> Iterator[Values]:
    """The Princesses in turn order."""
    for place, princess in enumerate(state.order, start=1):
        one = state.repertoires[princess]
        leader = one.leader.value if one.leader else None
        cards = (one.of(zone) for zone in (Zone.HAND, Zone.DECK, Zone.ARCHIVE, Zone.REACTIONS))
        yield princess.value, one.person, place, one.status.value, leader, one.health, one.clout, *cards


def armory_rows(state: State) -> Iterator[Values]:
    """The cards in Armories."""
    for card in state.armory:
        yield card.id, card.kind.value, card.owner.value, card.place.value, card.loyalty


def result_rows(state: State) -> Iterator[Values]:
    """The results of the plays."""
    for result in state.results:
        for line in result.lines:
            where = (result.game, line.person, line.princess.value, line.status.value)
            yield *where, line.health, line.clout, line.points, line.won


def move_rows(lived: Lived) -> Iterator[Values]:
    """The moves of tracks in an entry."""
    state: State = lived.before
    for event in lived.events:
        if isinstance(event, CloutChanged | HealthChanged):
            track = "clout" if isinstance(event, CloutChanged) else "health"
            where = (state.game, state.hour, event.player.value, track)
            yield *where, event.amount, event.now, event.reason


PROJECTION = Projection(
    states=(
        StateTable("midnight:MidnightPrincess", ("order", "repertoires"), princess_rows),
        StateTable("midnight:MidnightArmory", ("armory",), armory_rows),
        StateTable("midnight:MidnightResult", ("results",), result_rows),
    ),
    entries=(EntryTable("midnight:MidnightMove", move_rows),),
)
