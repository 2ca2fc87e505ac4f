"""What the table does next, in every phase."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.core.step import Step
from rules.queens_dilemma.names import Phase
from rules.queens_dilemma.pending import need
from rules.queens_dilemma.scoring.steps import steps_for_scoring
from rules.queens_dilemma.state import State
from rules.queens_dilemma.steps.founding import between, finale, founding
from rules.queens_dilemma.steps.rounds import dilemma, nothing, outcome, setup, tie, voting
from rules.queens_dilemma.steps.waiting import deals, duties, pending


def steps(state: State) -> tuple[Step, ...]:
    """The steps open now, the one that has to be done first in front; duties stand behind, as optional ones."""
    waiting = need(state)
    first = pending(state, waiting) if waiting else STEPS.get(state.phase, steps_for_scoring)(state)
    return (*first, *duties(state), *deals(state))


STEPS: Mapping[Phase, Callable[[State], tuple[Step, ...]]] = {
    Phase.FOUNDING: founding,
    Phase.BETWEEN: between,
    Phase.SETUP: setup,
    Phase.DILEMMA: dilemma,
    Phase.VOTING: voting,
    Phase.TIE: tie,
    Phase.OUTCOME: outcome,
    Phase.PENDING: nothing,
    Phase.FINALE: finale,
    Phase.ENDED: nothing,
}
"""The steps of each phase; those of the scoring stand in a room of their own."""
