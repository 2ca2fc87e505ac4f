"""Check All Active Chronicle Cards: each dark blue band works in the part of the game's end that it names."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.table import Table
from rules.queens_dilemma.chronicle.cards import bands_of, in_play, queue_again, source_of
from rules.queens_dilemma.chronicle.events import ChronicleApplied, PartScored
from rules.queens_dilemma.effects import Row
from rules.queens_dilemma.events.founding import PhaseEntered
from rules.queens_dilemma.names import Band, Phase
from rules.queens_dilemma.notation.printer import print_effects
from rules.queens_dilemma.pending import queue, settle
from rules.queens_dilemma.state import State

CLAUSE = "scoring.chronicle"

PARTS: Mapping[Phase, tuple[Band, ...]] = {
    Phase.CHRONICLE: (Band.END_OF_THE_GAME,),
    Phase.IDEOLOGY: (Band.IDEOLOGY_SCORING,),
    Phase.POWER: (Band.POWER_SCORING,),
    Phase.INVESTMENTS: (
        Band.INVESTMENT_PHASE,
        Band.ARMY_INVESTMENT,
        Band.MATERIALS_INVESTMENT,
        Band.FOOD_INVESTMENT,
        Band.GOLD_INVESTMENT,
    ),
    Phase.TAXES: (Band.TAX_PHASE,),
}
"""The bands that work in each part of the game's end."""

AT_THE_START = (Phase.POWER, Phase.TAXES)
"""Parts in which a card changes what is then counted; in the others it looks at what has been turned over."""


def due(state: State, phase: Phase) -> tuple[str, ...]:
    """The cards in play that work in a part of the game's end and have not been seen to."""
    return tuple(
        code
        for code in in_play(state)
        if set(PARTS.get(phase, ())).intersection(bands_of(state.chronicles[code]))
        and phase not in state.chronicles[code].applied
    )


def by_itself(state: State, code: str) -> bool:
    """Whether a card says in effects what it does: one band, a main effect, no words."""
    card = state.chronicles[code].card
    return card is not None and len(card.bands) == 1 and bool(card.main) and not card.words


def enter(table: Table[State], phase: Phase) -> None:
    """Go on to a part of the game's end; the table hears which Chronicle cards work in it."""
    table.record(PhaseEntered(phase=phase))
    for code in due(table.state, phase):
        card = table.state.chronicles[code].card
        assert card is not None
        said = "; ".join(part for part in (print_effects(card.main) if card.main else "", card.words) if part)
        table.remark(CLAUSE, f"Chronicle card {code} works now: {said or 'as it says'}.")
    if phase in AT_THE_START:
        _apply_what_can(table, phase)


def leave(table: Table[State], following: Phase) -> None:
    """This part is scored: its Chronicle cards are seen to, then the following part comes."""
    if not due(table.state, table.state.phase):
        enter(table, following)
        return
    table.record(PartScored(following=following))
    parts_go_on(table)


def parts_go_on(table: Table[State]) -> None:
    """Apply what cards say by themselves; when none is left and nothing waits, the following part comes."""
    following = table.state.following
    assert following is not None
    _apply_what_can(table, table.state.phase)
    if not table.state.pending and not due(table.state, table.state.phase):
        enter(table, following)


def apply_card(table: Table[State], code: str, typed: tuple[Row, ...] | None = None) -> None:
    """A card's main effect, or what was typed for it, in the part of the game's end that is on."""
    card = table.state.chronicles[code].card
    assert card is not None
    rows = card.main if typed is None else typed
    table.record(ChronicleApplied(code=code, phase=table.state.phase, text=print_effects(rows)))
    put = queue_again if typed is None else queue
    put(table, rows, source_of(table.state, code))
    settle(table)


def _apply_what_can(table: Table[State], phase: Phase) -> None:
    for code in due(table.state, phase):
        if table.state.pending:
            return
        if by_itself(table.state, code):
            apply_card(table, code)
