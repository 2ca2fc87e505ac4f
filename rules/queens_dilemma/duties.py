"""Duties: the physical chores that a card or a rule demands, on a list until they are done."""

from __future__ import annotations

from typing import Literal

from rules.core.table import Table
from rules.queens_dilemma.events.effects import DutyCalled, DutyDone
from rules.queens_dilemma.names import Character
from rules.queens_dilemma.notation.texts import padded_code
from rules.queens_dilemma.state import State
from rules.queens_dilemma.waiting import Duty

BLOCKS_THE_NEXT_ROUND = ("envelope", "box", "ending")
"""Kinds that come before the next round and before the end of the game (outcome.steps, end.finish-first)."""

DutyKind = Literal["envelope", "box", "agenda", "ending", "brand", "chore"]


def call_duty(
    table: Table[State], kind: DutyKind, what: str, clause: str, code: str = "", player: Character | None = None
) -> None:
    """Put a chore on the list. Its id is its code in small letters, or a number of its own."""
    taken = {duty.id for duty in table.state.duties}
    plain = code.lower()
    ident = plain if plain and plain not in taken else f"{plain or 'd'}{'-' if plain else ''}{table.state.numbered + 1}"
    who = player.value if player else "table"
    table.record(
        DutyCalled(duty=Duty(id=ident, kind=kind, who=who, what=what, clause=clause, code=code, player=player))
    )


def find_duty(state: State, kind: DutyKind, code: str) -> Duty | None:
    """The open duty of that kind and code, if there is one."""
    return next((duty for duty in state.duties if duty.kind == kind and duty.code == code), None)


def tick(table: Table[State], duty: Duty, note: str = "") -> None:
    """It is done."""
    table.record(DutyDone(id=duty.id, note=note))


def blocking(state: State) -> tuple[Duty, ...]:
    """The duties that must be done before the next round or the end of the game."""
    return tuple(duty for duty in state.duties if duty.kind in BLOCKS_THE_NEXT_ROUND)


def how_to(duty: Duty) -> str:
    """The command that does a duty."""
    commands = {
        "envelope": f"envelope open {duty.code}",
        "box": f"box open {duty.code}",
        "agenda": f"agenda take {duty.who} {duty.code}",
        "ending": f"ending attach {duty.code}",
        "brand": f"chronicle brand {duty.code}",
    }
    return commands.get(duty.kind, f"duty done {duty.id}")


def done(table: Table[State], ids: tuple[str, ...]) -> None:
    """Tick off chores of the list: by id, or `all` that need no command of their own."""
    because = f"There is no duty {' or '.join(ids) or 'to tick off'}: the list is empty."
    table.refuse_unless(table.state.duties, "house.unknown-code", because, ("next",))
    chores = {duty.id: duty for duty in table.state.duties if duty.kind in ("chore", "brand")}
    said = tuple(padded_code(one).lower() for one in ids)
    wanted = tuple(chores) if said == ("all",) else said
    table.refuse_unless(wanted, "house.unknown-code", "Which duty?", tuple(how_to(d) for d in table.state.duties))
    for ident in wanted:
        own = next((duty for duty in table.state.duties if duty.id == ident), None)
        if own is None:
            table.refuse("house.unknown-code", f"No duty is called {ident}.", tuple(d.id for d in table.state.duties))
        table.refuse_unless(ident in chores, own.clause, f"{own.what}: that has a command.", (how_to(own),))
        tick(table, own)
    if len(chores) == len(wanted) and table.state.duties:
        left = "; ".join(how_to(duty) for duty in table.state.duties)
        table.remark("outcome.envelope-once", f"Still to do, each with its own command: {left}.")
