"""Draw Chronicle Cards: which cards of the unlocked deck the table, or the program, draws."""

from __future__ import annotations

from rules.core.names import Text
from rules.core.table import Table
from rules.queens_dilemma.chronicle.branding import EXAMPLE
from rules.queens_dilemma.chronicle.cards import deck
from rules.queens_dilemma.chronicle.events import ChroniclesDrawn, ChronicleSentBack
from rules.queens_dilemma.chronicle.setup import free_slot, next_to_lay, to_draw
from rules.queens_dilemma.flow import go_on
from rules.queens_dilemma.names import Phase
from rules.queens_dilemma.notation.texts import padded_code
from rules.queens_dilemma.state import State

DRAW = "chronicle.draw"


def draw_cards(table: Table[State], codes: tuple[Text, ...] = (), *, draw: bool = False) -> None:
    """Draw from the unlocked Chronicle deck: the codes in the order revealed, or `--draw` to let the program draw."""
    state = table.state
    _time_to_draw(table)
    count, known = to_draw(state), deck(state)
    if draw:
        table.refuse_unless(not codes, DRAW, "Either the table draws or the program does.", ("chronicle draw --draw",))
        names = table.random.pick(known, count)
    else:
        names = tuple(padded_code(code) for code in codes)
    if not names:
        table.ask(DRAW, f"Which {count} of the {len(known)} cards are drawn?", ("chronicle draw --draw", *known))
    double = next((name for name in names if names.count(name) > 1), None)
    table.refuse_unless(double is None, DRAW, f"{double} stands there twice.", known)
    for name in names:
        because = f"{name} is not in the unlocked Chronicle deck."
        table.refuse_unless(name in known, DRAW, because, (*known, f"chronicle brand {name}"))
    because = f"{count} cards are drawn from a deck of {len(known)}, not {len(names)}."
    table.refuse_unless(len(names) == count, DRAW, because, known)
    table.record(ChroniclesDrawn(codes=names))
    go_on(table)


def back(table: Table[State], code: Text) -> None:
    """A revealed card that is not an Instant finds no free slot: back to the deck, unread."""
    name = padded_code(code)
    waiting = next_to_lay(table.state)
    allowed = (f"chronicle back {waiting}",) if waiting else ("next",)
    table.refuse_unless(name == waiting, "chronicle.brown-slots", f"{name} is not the card to lay now.", allowed)
    slot = free_slot(table.state)
    because = f"Brown slot {slot} is free: {name} goes there."
    table.refuse_unless(slot is None, "chronicle.brown-slots", because, (f'chronicle describe {name} "{EXAMPLE}"',))
    table.record(ChronicleSentBack(code=name))
    go_on(table)


def _time_to_draw(table: Table[State]) -> None:
    state = table.state
    ready = state.phase is Phase.SETUP and state.income_taken and state.drawing is None
    allowed = ("setup ready",) if state.phase is Phase.SETUP and not state.income_taken else ("next",)
    table.refuse_unless(ready, DRAW, "Chronicle cards are drawn in setup, after the income.", allowed)
    table.refuse_unless(not state.pending, DRAW, "The income comes first: a Building waits for a choice.", ("next",))
