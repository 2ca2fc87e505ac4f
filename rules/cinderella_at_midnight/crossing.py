"""What her path crosses: bells, clocks, objectives, keys, the stepfamily."""

from __future__ import annotations

from rules.cinderella_at_midnight.clock import advance
from rules.cinderella_at_midnight.ending import finish
from rules.cinderella_at_midnight.events import BellRevealed, FamilyMet, HalfKeyTaken, TaskDone
from rules.cinderella_at_midnight.maze import side_of
from rules.cinderella_at_midnight.names import OBJECTIVES, Crossing, CrossingName, Ending, Part, Thing
from rules.cinderella_at_midnight.shifting import reopen, turn
from rules.cinderella_at_midnight.state import State
from rules.cinderella_at_midnight.whose import KEY_TASK, need_setting, on_her_way, only_in
from rules.core.table import Table
from seeds.cinderella_at_midnight import facts

CLAUSES = {
    Crossing.BELL: "garden.hazards",
    Crossing.CLOCK: "clock.advance",
    Crossing.OBJECTIVE: "garden.tasks",
    Crossing.KEY: "palace.tasks",
    Crossing.HALF: "palace.tasks",
    Crossing.FAMILY: "palace.stepfamily",
}


COUNTED = {
    **dict.fromkeys(OBJECTIVES, Crossing.OBJECTIVE),
    **{Thing.KEY: Crossing.KEY, Thing.HALF: Crossing.HALF},
}
"""What of a description is a step of a task, and so is hardly crossed once more on the way."""


def cross(table: Table[State], things: tuple[CrossingName, ...]) -> None:
    """Say what her path crossed on the card where she is: `cross bell`, `cross objective clock`.

    Where the card is described the program knows, and asks again.
    """
    on_her_way(table)
    table.refuse_unless(things, "house.unreadable", "What did her path cross?", tuple(Crossing))
    tell_crossed(table, things, described=side_of(table.state, table.state.here) is not None)


def tell_crossed(
    table: Table[State], things: tuple[Crossing, ...], described: bool, shown: tuple[Thing, ...] = ()
) -> None:
    """What the player says was crossed, in order, until the run is over; `shown` is counted by its description."""
    for thing in things:
        if described or any(thing is COUNTED.get(one) for one in shown):
            because = f"{table.state.here} is described, and what it shows counts by itself: this is one {thing} more"
            table.confirm(CLAUSES[thing], because)
        if not table.state.playing:
            because = f"The run is over before her path comes to the {thing}: leave it out."
            table.refuse("house.not-now", because, ("the same without it",))
        _told(table, thing)


def _told(table: Table[State], thing: Crossing) -> None:
    state = table.state
    if thing is Crossing.BELL:
        only_in(table, Part.GARDEN, "garden.hazards", "Bells ring")
        reveal_bell(table, "a ringing bell")
    elif thing is Crossing.CLOCK:
        only_in(table, Part.PALACE, "clock.advance", "Clocks are passed")
        because = "This visit of the card has advanced the clock already: once for each visit."
        table.refuse_unless(not state.clocked, "clock.advance", because, ("go",))
        advance(table)
    elif thing is Crossing.OBJECTIVE:
        _objective(table)
    elif thing is Crossing.FAMILY:
        only_in(table, Part.PALACE, "palace.stepfamily", "The stepfamily is met")
        meet(table)
    else:
        only_in(table, Part.PALACE, "palace.tasks", "Keys lie")
        table.refuse_unless(_key_is_next(table), "palace.tasks", "The key task is not the next one.", ("objective",))
        if thing is Crossing.HALF:
            taken = f"The half key of {state.here} is hers already; the other one lies elsewhere."
            table.refuse_unless(state.here not in state.halves, "palace.tasks", taken, ("key",))
        take_key(table, half=thing is Crossing.HALF)


def _objective(table: Table[State]) -> None:
    state = table.state
    clause = "garden.tasks" if state.part is Part.GARDEN else "palace.tasks"
    done = f"All {facts().tasks} tasks are done: back to the {state.part.center_shows}."
    table.refuse_unless(state.tasks < facts().tasks, clause, done, ("go",))
    if state.part is Part.PALACE and state.settings.get(KEY_TASK) == state.tasks + 1:
        table.refuse(clause, "The next task is the key task.", ("key", "half-key"))
    finish_task(table, "an objective")


def cross_things(table: Table[State], things: tuple[Thing, ...]) -> None:
    """What a described path shows, in order, until the run is over."""
    for thing in things:
        if not table.state.playing:
            return
        if thing is Thing.BELL:
            reveal_bell(table, "a ringing bell")
        elif thing is Thing.CLOCK and not table.state.clocked:
            advance(table)
        elif thing in OBJECTIVES and OBJECTIVES.index(thing) == table.state.tasks:
            finish_task(table, "its objective")
        elif thing in OBJECTIVES and OBJECTIVES.index(thing) > table.state.tasks:
            clause = "garden.tasks" if table.state.part is Part.GARDEN else "palace.tasks"
            words = f"{thing} of {table.state.here} does not count yet: task {table.state.tasks + 1} comes first"
            table.remark(clause, words)
        elif thing in (Thing.KEY, Thing.HALF) and table.state.tasks < facts().tasks and _key_is_next(table):
            take_key(table, half=thing is Thing.HALF)
        elif thing is Thing.FAMILY:
            meet(table)


def reveal_bell(table: Table[State], why: str) -> None:
    """One bell more on the time card; the 12th loses the game (garden.loss)."""
    bells = table.state.bells + 1
    table.record(BellRevealed(now=bells, why=why))
    if bells >= facts().garden.bells:
        finish(table, Ending.BELLS)


def finish_task(table: Table[State], by: str) -> None:
    """The task card turns by 90 degrees clockwise, and locks open (garden.tasks)."""
    table.record(TaskDone(number=table.state.tasks + 1, by=by))
    reopen(table)


def _key_is_next(table: Table[State]) -> bool:
    return table.state.tasks + 1 == need_setting(table, KEY_TASK)


def take_key(table: Table[State], half: bool) -> None:
    """A full key does the key task, or the second of two different half keys (palace.tasks)."""
    state = table.state
    if not half:
        finish_task(table, "a key")
        return
    if state.here in state.halves:
        return
    table.record(HalfKeyTaken(name=state.here))
    if len(table.state.halves) == facts().palace.half_keys:
        finish_task(table, "two half keys")


def meet(table: Table[State]) -> None:
    """The member on her card: turned the first time, the second time she is recognised (palace.stepfamily)."""
    card = table.state.current
    if card.met:
        finish(table, Ending.RECOGNISED)
        return
    table.record(FamilyMet(name=card.name))
    turn(table, card.name)
