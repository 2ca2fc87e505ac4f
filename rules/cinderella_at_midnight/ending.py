"""How a run ends, and how its phases do: the gate between garden and palace, losses, the win, the palace's restart."""

from __future__ import annotations

from rules.cinderella_at_midnight.arms import prospect
from rules.cinderella_at_midnight.events import (
    GardenLeft,
    PalaceEntered,
    PalaceRestarted,
    RunEnded,
    StartLearned,
)
from rules.cinderella_at_midnight.maze import deck_after, kept, maze_cards
from rules.cinderella_at_midnight.names import Ending, Part, Phase
from rules.cinderella_at_midnight.state import Result, State
from rules.cinderella_at_midnight.whose import counted, on_her_way
from rules.core.table import Table
from seeds.cinderella_at_midnight import facts


def finish(table: Table[State], ending: Ending) -> None:
    """The run is over."""
    state = table.state
    result = Result(
        run=state.run,
        ending=ending,
        part=state.part,
        tasks=state.tasks,
        bells=state.bells,
        began=state.began,
        hour=state.hour,
        restarts=state.restarts,
        cards=len(maze_cards(state)),
    )
    table.record(RunEnded(result=result))


def arrive(table: Table[State]) -> None:
    """Back at the center with all tasks done, a phase ends; what was lost on the same move comes first.

    garden.win, palace.win, palace.loss.
    """
    state = table.state
    if not (state.playing and state.current.is_center and state.tasks == facts().tasks):
        return
    if state.part is Part.GARDEN:
        table.record(GardenLeft())
    else:
        finish(table, Ending.WON)


def palace(table: Table[State], hour: int | None = None) -> None:
    """Lay out the palace, with the hour that the time card shows for the bells: `palace 2`.

    Once it was said for a number of bells, it is known. Clauses palace.setup, palace.deck.
    """
    state = table.state
    table.refuse_unless(state.phase is Phase.GATE, "palace.setup", "The garden is not done.", ("next",))
    known = state.hours.get(state.bells)
    begins = known if hour is None else hour
    if begins is None:
        because = f"At {counted(state.bells, 'bell')} revealed, how many clocks does the time card show?"
        table.ask("palace.setup", because, ("palace 0", "palace 2"))
    last, stroke = facts().palace.clocks - 1, facts().palace.passages_open_at
    table.refuse_unless(0 <= begins <= last, "palace.setup", f"It is 0 to {last} o'clock.", (f"0 to {last}",))
    if begins > stroke and known != begins:
        because = (
            f"So late, the stroke of {stroke} would be over before the palace begins: does it show {begins} clocks?"
        )
        table.doubt("palace.setup", because, (f"0 to {stroke}",))
    if known is not None and known != begins:
        because = f"At {counted(state.bells, 'bell')} it was {known} o'clock before, not {begins}."
        table.confirm("palace.setup", because, (f"palace {known}",))
    if known != begins:
        table.record(StartLearned(bells=state.bells, hour=begins))
    grid = kept(state, reset=True)
    away = len(state.grid) - len(grid)
    outside = f"{away or 'No'} maze card{'s' * (away > 1)} outside the 3 by 3"
    words = (
        f"{outside} to shuffle into the deck, which lies square side up; all else is"
        " turned star side up; cards with abilities and the task card are reset upright"
    )
    table.remark("palace.setup", words)
    table.record(PalaceEntered(grid=grid, deck=deck_after(grid), hour=begins))


def blocked(table: Table[State]) -> None:
    """Say that all paths are blocked: the garden is lost, the palace starts over with the clock as it is.

    Asks again where a described card still offers something. Clauses move.blocked, garden.loss, palace.blocked.
    """
    on_her_way(table)
    offer = prospect(table.state)
    if offer:
        table.confirm("move.blocked", f"Not all paths are blocked: {offer}.")
    state = table.state
    if state.part is Part.GARDEN:
        finish(table, Ending.BLOCKED)
        return
    grid = kept(state, reset=False)
    table.record(PalaceRestarted(grid=grid, deck=deck_after(grid), restarts=state.restarts + 1))


def stop(table: Table[State]) -> None:
    """Give the run up: it counts as lost, and may be undone. It is asked about first: a run waits for another day."""
    table.refuse_unless(table.state.phase is not Phase.BETWEEN, "house.not-now", "No run is on.", ("begin",))
    because = f"Give run {table.state.run} up? It counts as lost. Left alone it waits: `quit` keeps it for another day."
    table.doubt("house.give-up", because, ("quit",))
    finish(table, Ending.STOPPED)
