"""Game Setup 8, Draw Chronicle Cards: lay what was drawn, read it, mark the Durations; then the Investment draft."""

from __future__ import annotations

from rules.core.table import Table
from rules.queens_dilemma.chronicle.cards import deck, in_play, queue_again, source_of
from rules.queens_dilemma.chronicle.events import (
    ChroniclePlaced,
    ChronicleRead,
    ChroniclesDrawn,
    ChronicleSentBack,
    ChroniclesInPlay,
)
from rules.queens_dilemma.duties import call_duty
from rules.queens_dilemma.events.founding import InvestmentsDrafted, PhaseEntered
from rules.queens_dilemma.names import Band, Character, Phase
from rules.queens_dilemma.pending import settle
from rules.queens_dilemma.pieces import ChronicleCard
from rules.queens_dilemma.seating import from_leader
from rules.queens_dilemma.state import State
from seeds.queens_dilemma import facts


def setup_goes_on(table: Table[State]) -> None:
    """From the income to the first Dilemma, as far as nothing has to be said."""
    if not table.state.income_taken:
        return
    if table.state.drawing is None:
        if deck(table.state):
            return
        table.record(ChroniclesDrawn(codes=()))
    if _lay(table) and _read(table):
        _mark_durations(table)
        _draft(table)


def to_draw(state: State) -> int:
    """How many cards are drawn: up to ten of the unlocked deck (chronicle.draw)."""
    return min(facts().chronicle.cards_drawn, len(deck(state)))


def next_to_lay(state: State) -> str | None:
    """The revealed card that is laid next, or None."""
    return state.drawing.unplaced[0] if state.drawing and state.drawing.unplaced else None


def free_slot(state: State) -> int | None:
    """The topmost free brown slot, or None (chronicle.brown-slots)."""
    taken = {one.slot for one in state.chronicles.values() if one.lies == "brown"}
    return next((slot for slot in range(1, facts().chronicle.brown_slots + 1) if slot not in taken), None)


def _lay(table: Table[State]) -> bool:
    """Lay the cards that are known. False when one has to be described first."""
    while code := next_to_lay(table.state):
        card = table.state.chronicles[code].card
        if card is None:
            return False
        slot = free_slot(table.state)
        if Band.INSTANT in card.bands:
            table.record(ChroniclePlaced(code=code, lies="blue", slot=0))
        elif slot:
            table.record(ChroniclePlaced(code=code, lies="brown", slot=slot))
        else:
            table.record(ChronicleSentBack(code=code))
    return True


def _read(table: Table[State]) -> bool:
    """Read the cards in the order in which they were revealed. False when something has to be said first."""
    assert table.state.drawing is not None
    if table.state.drawing.in_words:
        return False
    for code in table.state.drawing.unread:
        card = table.state.chronicles[code].card
        assert card is not None
        table.record(ChronicleRead(code=code, in_words=Band.INSTANT in card.bands and not card.main))
        _apply(table, code, card)
        settle(table)
        if table.state.pending or table.state.drawing.in_words:
            return False
    return True


def _apply(table: Table[State], code: str, card: ChronicleCard) -> None:
    """The Herald effect; then, of an Instant, the main effect (chronicle.herald)."""
    herald, source = table.state.chronicles[code].herald, source_of(table.state, code)
    if card.herald and source.owner:
        queue_again(table, card.herald, source)
    elif card.herald:
        why = f"nobody plays {herald.shown}" if herald else "it has no Herald"
        table.remark("chronicle.herald", f"The Herald effect of {code} goes to nobody: {why}.")
    if Band.INSTANT in card.bands:
        queue_again(table, card.main, source)
        if card.words and card.main:
            what = f"Do what Chronicle card {code} says: {card.words}"
            call_duty(table, "chore", what, "chronicle.herald", code)


def _mark_durations(table: Table[State]) -> None:
    codes = in_play(table.state)
    cards = {code: table.state.chronicles[code].card for code in codes}
    marked = tuple(code for code, card in cards.items() if card and card.duration)
    table.record(ChroniclesInPlay(codes=codes, marked=marked))
    if marked:
        what = f"Mark one space on the Duration Track of {', '.join(marked)}"
        call_duty(table, "chore", what, "chronicle.duration-mark")


def _draft(table: Table[State]) -> None:
    order = draft_order(table.state)
    table.record(InvestmentsDrafted(order=order, aside=facts().investment.set_aside[len(order)]))
    table.record(PhaseEntered(phase=Phase.DILEMMA))


def draft_order(state: State) -> tuple[Character, ...]:
    """From least to most Hegemony; tied players clockwise from the Leader (investment.order)."""
    return tuple(sorted(from_leader(state), key=lambda player: state.diaries[player].hegemony))
