"""The order of the end of the game: which part is on, and who takes part (scoring.phases)."""

from __future__ import annotations

from rules.core.table import Table
from rules.queens_dilemma.chronicle.bands import due
from rules.queens_dilemma.duties import blocking, how_to
from rules.queens_dilemma.names import Character, Phase
from rules.queens_dilemma.state import State

PARTS = {
    Phase.EVENTS: "the Events",
    Phase.CHRONICLE: "the Chronicle cards",
    Phase.IDEOLOGY: "the Ideologies",
    Phase.POWER: "the Power left over",
    Phase.INVESTMENTS: "the Investments",
    Phase.AGENDAS: "the Agendas",
    Phase.TAXES: "the taxes",
    Phase.CLEANUP: "the cleanup",
}
"""The parts of the end of a game, as they are spoken of."""


def in_part(table: Table[State], phase: Phase) -> None:
    """Refuse what belongs to another part of the end of the game, or comes while an effect waits."""
    now = table.state.phase
    if now is not phase:
        turn = f"now it is time for {PARTS[now]}" if now in PARTS else "the end of the game has not come"
        table.refuse("scoring.phases", f"It is not time for {PARTS[phase]}: {turn}.", ("next",))
    table.refuse_unless(not table.state.pending, "outcome.order", "An effect waits for a choice first.", ("next",))
    left = due(table.state, phase) if table.state.following else ()
    because = f"This part is scored; left are Chronicle cards: {', '.join(left)}."
    table.refuse_unless(not left, "scoring.chronicle", because, tuple(f"chronicle apply {code}" for code in left))


def nothing_to_open(table: Table[State]) -> None:
    """Refuse while an Envelope, a Mystery box or an Ending is called for and not seen to (end.finish-first)."""
    left = blocking(table.state)
    because = f"Before that: {'; '.join(duty.what for duty in left)}."
    table.refuse_unless(not left, "end.finish-first", because, tuple(how_to(duty) for duty in left))


def in_this_game(table: Table[State], player: Character, clause: str) -> None:
    """Refuse somebody who does not play this game."""
    seated = tuple(one.value for one in table.state.seats)
    table.refuse_unless(player in table.state.seats, clause, f"{player.shown} does not play this game.", seated)
