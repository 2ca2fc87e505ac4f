"""The rows of Cinderella at Midnight: which fields of the state and which events stand in which table."""

from __future__ import annotations

from collections.abc import Iterator

from campaign.store.folding import Lived
from campaign.store.projection import EntryTable, Projection, StateTable, Values
from campaign.store.tables.cinderella import CinderellaFace, CinderellaMark, CinderellaMaze, CinderellaRun
from rules.cinderella_at_midnight.events import BellRevealed, BellsConcealed, ClockAdvanced, TaskDone
from rules.cinderella_at_midnight.notation import print_side
from rules.cinderella_at_midnight.state import State


def face_rows(state: State) -> Iterator[Values]:
    """The described cards."""
    for name, face in state.faces.items():
        yield name, print_side(face.garden or ()), print_side(face.palace or ())


def maze_rows(state: State) -> Iterator[Values]:
    """The cards on the table."""
    for card in state.grid:
        yield card.name, card.x, card.y, card.turned, card.used, card.met


def run_rows(state: State) -> Iterator[Values]:
    """The runs that are over."""
    for one in state.results:
        numbers = (one.tasks, one.bells, one.began, one.hour, one.restarts, one.cards)
        yield one.run, one.ending.value, one.part.value, *numbers


def mark_rows(lived: Lived) -> Iterator[Values]:
    """The bells, clocks and tasks of an entry."""
    state: State = lived.before
    for event in lived.events:
        where = (state.run, state.part.value)
        if isinstance(event, BellRevealed | BellsConcealed):
            yield *where, "bell", event.now, state.here
        elif isinstance(event, ClockAdvanced):
            yield *where, "clock", event.hour, state.here
        elif isinstance(event, TaskDone):
            yield *where, "task", event.number, state.here


PROJECTION = Projection(
    states=(
        StateTable(CinderellaFace, ("faces",), face_rows),
        StateTable(CinderellaMaze, ("grid",), maze_rows),
        StateTable(CinderellaRun, ("results",), run_rows),
    ),
    entries=(EntryTable(CinderellaMark, mark_rows),),
)
