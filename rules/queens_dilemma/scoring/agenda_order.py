"""Whose Agendas come when: players clockwise from the Leader, each one's successes before their failures.

Between players the rulebook leaves the order open: another one is asked about, not refused.
"""

from __future__ import annotations

from rules.core.table import Table
from rules.queens_dilemma.legacy.model import Agenda
from rules.queens_dilemma.names import Character
from rules.queens_dilemma.seating import from_leader
from rules.queens_dilemma.state import State
from rules.queens_dilemma.waiting import Duty


def due(state: State, player: Character) -> tuple[str, ...]:
    """A player's Agendas whose limit is this game or an earlier one (agenda.limit)."""
    return tuple(
        code
        for code, one in state.agendas.items()
        if one.holder is player and one.lies == "held" and one.limit is not None and one.limit <= state.game
    )


def open_agendas(state: State) -> tuple[Duty, ...]:
    """Agendas that were called for and are not taken yet (scoring.agenda-next)."""
    return tuple(duty for duty in state.duties if duty.kind == "agenda")


def check_order(table: Table[State], player: Character, one: Agenda, success: bool) -> None:
    """Ask about an Agenda out of its player's turn. One that was drawn in this phase may be resolved at any time."""
    if one.late:
        return
    state = table.state
    order = from_leader(state)
    place = order.index(player)
    before = tuple((other, code) for other in order[:place] for code in due(state, other))
    if before:
        other, code = before[0]
        allowed = tuple(f"score agenda {other} {code} {result}" for result in ("success", "failure"))
        table.confirm("scoring.agenda-failure", f"{other.shown} comes first: {code} is due.", allowed)
    because = f"{player.shown}'s Agendas have begun to fail: successes come before failures."
    failing = player in _resolvers(state, successes=False)
    table.refuse_unless(not (success and failing), "scoring.agenda-failure", because, ("undo", "score agendas"))
    after = tuple(other for other in order[place + 1 :] if other in _resolvers(state, successes=success))
    if after:
        because = f"{after[0].shown} has resolved an Agenda already, and sits behind {player.shown} from the Leader."
        table.confirm("scoring.agenda-failure", because)


def _resolvers(state: State, successes: bool) -> set[Character]:
    """Who has resolved an Agenda in this game that was not drawn in this phase; failures, and perhaps successes."""
    return {
        one.holder
        for one in state.agendas.values()
        if one.closed == state.game and not one.late and (successes or one.success is False)
    }
