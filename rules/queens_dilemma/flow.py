"""What follows by itself: when nothing waits any more, the table goes on to the next phase."""

from __future__ import annotations

from rules.core.table import Table
from rules.queens_dilemma.chronicle.bands import enter, leave, parts_go_on
from rules.queens_dilemma.chronicle.event_phase import events_go_on, unresolved
from rules.queens_dilemma.chronicle.setup import setup_goes_on
from rules.queens_dilemma.duties import blocking
from rules.queens_dilemma.events.founding import PhaseEntered
from rules.queens_dilemma.events.rounds import CardCounted, GameEndTriggered
from rules.queens_dilemma.names import Character, Phase
from rules.queens_dilemma.pending import settle
from rules.queens_dilemma.state import State
from rules.queens_dilemma.turn_end import end_turn, passed_turn
from seeds.queens_dilemma import facts


def nothing_waits(table: Table[State]) -> None:
    """Refuse what comes later while an effect waits for a choice (outcome.order)."""
    table.refuse_unless(not table.state.pending, "outcome.order", "An effect waits for a choice first.", ("next",))


def go_on(table: Table[State]) -> None:
    """Apply what waits, and when nothing waits, enter the phase that follows."""
    settle(table)
    if table.state.pending:
        return
    if table.state.phase is Phase.SETUP:
        setup_goes_on(table)
    elif passing := passed_turn(table.state):
        end_turn(table, passing)
    elif table.state.phase is Phase.PENDING and not blocking(table.state):
        finish_round(table)
    elif table.state.phase is Phase.EVENTS and not blocking(table.state):
        events_go_on(table)
    elif table.state.following:
        parts_go_on(table)
    elif table.state.phase is Phase.INVESTMENTS and not unsettled(table.state):
        leave(table, Phase.AGENDAS)


def unsettled(state: State) -> tuple[Character, ...]:
    """Who has not settled an Investment in this game."""
    settled = {player for player, one in state.investments.items() if one.paid is not None}
    return tuple(player for player in state.seats if player not in settled)


def timer_counts(slot: int) -> bool:
    """Whether a sand timer on the card at this slot of the Round Counter ends the game (end.sand-timer)."""
    fixed = facts().round
    return slot > fixed.counter_slots - fixed.timer_slots


def finish_round(table: Table[State]) -> None:
    """The card goes onto the Round Counter; then the next round, or the end of the game (round.counter, end.*)."""
    card = table.state.resolving
    assert card is not None
    slot = len(table.state.counter) + 1
    table.record(CardCounted(slot=slot, card=card.card, side=card.side, sand_timer=card.sand_timer))
    if slot >= facts().round.counter_slots:
        _end(table, GameEndTriggered(why="ninth"))
    elif card.sand_timer and timer_counts(slot):
        _end(table, GameEndTriggered(why="sand-timer"))
    elif len(table.state.endings) == facts().finale.endings and table.state.deck == 0:
        _end(table, GameEndTriggered(why="deck-out"))
    else:
        table.record(PhaseEntered(phase=Phase.DILEMMA))


def _end(table: Table[State], event: GameEndTriggered) -> None:
    """The end of the game begins: with the Events, else with the Chronicle cards (scoring.phases)."""
    table.record(event)
    if unresolved(table.state):
        enter(table, Phase.EVENTS)
    else:
        events_go_on(table)
