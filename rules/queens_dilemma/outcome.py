"""Dilemma Resolution: the outcome's six steps, in the rulebook's order however it was typed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules.core.table import Table
from rules.queens_dilemma.announced import confirm_announced
from rules.queens_dilemma.effects import OpenBox, OpenEnvelope, Push, Row, ScoringFor
from rules.queens_dilemma.events.founding import PhaseEntered
from rules.queens_dilemma.events.rounds import OutcomeRead
from rules.queens_dilemma.flow import go_on, nothing_waits
from rules.queens_dilemma.names import Phase
from rules.queens_dilemma.notation import EffectsText, print_effects
from rules.queens_dilemma.pending import queue
from rules.queens_dilemma.state import State
from rules.queens_dilemma.waiting import Source


def outcome(table: Table[State], effects: EffectsText = (), *, sand_timer: bool = False) -> None:
    """Turn the card and carry out what it shows for the winning side; `--sand-timer` when its back has the symbol."""
    state = table.state
    because = "There is no outcome to read now."
    table.refuse_unless(state.phase is Phase.OUTCOME, "round.phases", because, ("next",))
    nothing_waits(table)
    assert state.verdict is not None
    assert state.dilemma is not None
    confirm_announced(table, effects)
    _confirm_scoring(table, effects)
    table.record(OutcomeRead(text=print_effects(effects), side=state.verdict.side, sand_timer=sand_timer))
    table.record(PhaseEntered(phase=Phase.PENDING))
    card = f"Dilemma {state.dilemma.card}" if state.dilemma.card else f"the Dilemma of round {state.round}"
    queue(table, in_steps(effects), Source(kind="outcome", name=card))
    go_on(table)


def _confirm_scoring(table: Table[State], rows: Iterable[Row]) -> None:
    """Ask about a target that is nobody before the Ideology cards are shown (symbol.scoring)."""
    early = next((one.target for one in rows if isinstance(one.target, ScoringFor)), None)
    if early and not table.state.shown:
        because = f"No Ideology card is shown yet: nobody scores for {early.ideology.shown}, and the effect is skipped."
        table.confirm("symbol.scoring", because, ("an outcome without it",))


def in_steps(rows: Iterable[Row]) -> tuple[Row, ...]:
    """Rows of one effect each, in the order of the steps: Keywords, board, Envelopes, boxes (outcome.steps)."""
    single = [Row(trigger=row.trigger, target=row.target, effects=(one,)) for row in rows for one in row.effects]
    return tuple(sorted(single, key=_step))


def _step(row: Row) -> int:
    return 0 if row.target else STEPS.get(type(row.effects[0]), 0)


STEPS: Mapping[type, int] = {Push: 1, OpenEnvelope: 2, OpenBox: 3}
"""Where effects without a target stand; all others are Keyword effects, which come first."""
