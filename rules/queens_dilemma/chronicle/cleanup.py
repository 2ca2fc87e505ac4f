"""Cleanup: the Chronicle cards leave the map, depleted ones for good (cleanup.chronicles)."""

from __future__ import annotations

from rules.core.table import Table
from rules.queens_dilemma.chronicle.cards import in_play
from rules.queens_dilemma.chronicle.events import CardsPutAway
from rules.queens_dilemma.duties import call_duty
from rules.queens_dilemma.events.ending import CardsTrashed
from rules.queens_dilemma.state import State


def depleted(state: State) -> tuple[str, ...]:
    """The cards in play whose Duration Track is full; one without a track never is (chronicle.duration)."""
    marked = {code: state.chronicles[code] for code in in_play(state)}
    return tuple(
        code
        for code, one in marked.items()
        if one.card is not None and one.card.duration is not None and one.marks >= one.card.duration
    )


def put_away(table: Table[State]) -> None:
    """Trash depleted cards, send the others back to the unlocked deck, and take all Heraldry tokens off cards."""
    codes, trashed = in_play(table.state), depleted(table.state)
    returned = tuple(code for code in codes if code not in trashed)
    if codes or table.state.event_cards:
        table.record(CardsPutAway(trashed=trashed, returned=returned))
    if trashed:
        table.record(CardsTrashed(codes=trashed))
    chores = ("trash", trashed), ("shuffle back into the unlocked deck", returned)
    for verb, cards in chores:
        if cards:
            what = f"Chronicle cards to {verb}: {', '.join(cards)}"
            call_duty(table, "chore", what, "cleanup.chronicles")
