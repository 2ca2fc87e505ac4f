"""From where each move of a run was made: from another card it would be another move."""

from __future__ import annotations

from rules.cinderella_at_midnight.names import Phase
from rules.cinderella_at_midnight.state import State
from rules.cinderella_at_midnight.tell import called
from rules.core.course import Course

MOVES = ("lay", "go", "redraw", "passage", "cross", "shift", "serenity", "palace", "strike", "blocked")
OF_THE_RUN = ("name", "stop")
"""What goes on from no card, but belongs to its run."""
WHEN = {
    Phase.BETWEEN: "between the runs",
    Phase.SETUP: "while the first cards are laid",
    Phase.GARDEN: "in the garden",
    Phase.GATE: "between garden and palace",
    Phase.PALACE: "in the palace",
}


def _strayed(then: State, now: State, action: str) -> str:
    """Another run, another phase, or another card that lies elsewhere; a card may have got its name or place anew."""
    if action not in (*MOVES, *OF_THE_RUN):
        return ""
    if then.run != now.run:
        return f"It belongs to run {then.run}, and would fall into run {now.run}."
    if action in OF_THE_RUN:
        return ""
    if then.phase is not now.phase:
        return f"It was done {WHEN[then.phase]}, and would now be done {WHEN[now.phase]}."
    if then.here != now.here and then.current.spot != now.current.spot:
        return f"She did it from {called(then.here)}, and would now do it from {called(now.here)}."
    return ""


COURSE = Course(MOVES, _strayed)
