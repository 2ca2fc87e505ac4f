"""Ongoing Agendas: completed, another is drawn at random, then the old one joins those in the Legacy tray."""

from __future__ import annotations

import re

from rules.core.table import Table
from rules.queens_dilemma.codes import unlock
from rules.queens_dilemma.duties import call_duty
from rules.queens_dilemma.events.legacy import AgendaTaken
from rules.queens_dilemma.names import Character
from rules.queens_dilemma.state import State
from rules.queens_dilemma.waiting import Source

CLAUSE = "agenda.ongoing"


def draw_another(table: Table[State], player: Character, completed: str, drawn: str) -> None:
    """Take the Ongoing Agenda that was drawn for a completed one; `drawn` is its code. Asked for while empty."""
    example = ("--drawn A131",)
    if not drawn:
        because = f"{completed} is an Ongoing Agenda: which one does {player.shown} draw at random for it?"
        table.ask(CLAUSE, because, example)
    table.refuse_unless(re.fullmatch(r"A\d{3}", drawn), CLAUSE, f"“{drawn}” is no Agenda's code.", example)
    because = f"{completed} is laid back after the draw: another is drawn."
    table.refuse_unless(drawn != completed, CLAUSE, because, example)
    before = table.state.agendas.get(drawn)
    if before is None:
        # Ongoing Agendas are printed beside the numbered ones: no number is too high.
        because = f"{drawn} was called for by {drawn in table.state.unlocked and table.state.unlocked[drawn].source}."
        table.refuse_unless(drawn not in table.state.unlocked, CLAUSE, because, example)
        unlock(table, drawn, Source(kind="agenda", name=f"Agenda {completed}", owner=player))
    else:
        because = f"{drawn} is not among the Ongoing Agendas in the Legacy tray."
        table.refuse_unless(before.lies == "tray", CLAUSE, because, example)
    table.record(AgendaTaken(player=player, code=drawn, limit=None))
    call_duty(table, "chore", f"Lay {completed} to the Ongoing Agendas in the Legacy tray", CLAUSE, player=player)
