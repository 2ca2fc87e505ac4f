"""What the table does about Chronicle cards at the end of a game: check them, and apply those that need its hand."""

from __future__ import annotations

from rules.core.names import Text
from rules.core.table import Table
from rules.queens_dilemma.chronicle.bands import CLAUSE, apply_card, due, leave
from rules.queens_dilemma.flow import go_on
from rules.queens_dilemma.names import Phase
from rules.queens_dilemma.notation import EffectsText
from rules.queens_dilemma.notation.texts import padded_code
from rules.queens_dilemma.scoring.phase import in_part, nothing_to_open
from rules.queens_dilemma.state import State


def check(table: Table[State]) -> None:
    """Check the Chronicle cards in play: End of the Game ones apply now, in the order in which they lie."""
    in_part(table, Phase.CHRONICLE)
    nothing_to_open(table)
    table.remark(CLAUSE, "The Chronicle cards in play are checked.")
    leave(table, Phase.IDEOLOGY)


def apply_by_hand(table: Table[State], code: Text, effects: EffectsText | None = None) -> None:
    """Apply a Chronicle card whose band names this phase: as described, or with the effects that its words mean."""
    name = padded_code(code)
    drawing = table.state.drawing
    waiting = (drawing.in_words,) if drawing and drawing.in_words else due(table.state, table.state.phase)
    because = f"{name} has nothing to apply now."
    allowed = tuple(f"chronicle apply {one}" for one in waiting) or ("next",)
    table.refuse_unless(name in waiting, CLAUSE, because, allowed)
    table.refuse_unless(not table.state.pending, "outcome.order", "An effect waits for a choice first.", ("next",))
    card = table.state.chronicles[name].card
    assert card is not None
    if effects is None and not card.main:
        examples = (f'chronicle apply {name} "Players: +1 food"', f"chronicle apply {name} nothing")
        table.ask(CLAUSE, f"What does {name} bring? {card.words}".rstrip(), examples)
    apply_card(table, name, effects)
    go_on(table)
