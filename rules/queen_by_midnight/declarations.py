"""Six o'clock: every Princess in play lays a Declaration face down, in secret."""

from __future__ import annotations

from typing import Annotated

from rules.core.names import Prefixed
from rules.core.secrecy import SecretTo
from rules.core.table import Table
from rules.queen_by_midnight.events import Declared, PhaseEntered
from rules.queen_by_midnight.names import Phase, Princess, PrincessName
from rules.queen_by_midnight.rounds import begin_round
from rules.queen_by_midnight.state import State
from rules.queen_by_midnight.whose import in_play

Pledge = Annotated[Princess, Prefixed(), SecretTo("player")]


def declare(table: Table[State], player: PrincessName, pledge: Pledge) -> None:
    """Lay a Declaration face down: whom you join, should you fall. The name is asked for in secret."""
    state = table.state
    laid = player in state.pledges
    table.refuse_unless(not laid, "clock.six", f"{player.shown}'s Declaration lies already and is not changed.")
    now = state.phase is Phase.DECLARATIONS
    table.refuse_unless(now, "clock.six", "Declarations are laid when the clock strikes 6.", ("next",))
    in_play(table, player)
    others = pledges_for(state, player)
    because = "That Declaration cannot be laid: there is a card for each other Princess of this play."
    table.refuse_unless(pledge in others, "declaration.cards", because, others)
    table.record(Declared(player=player, pledge=pledge))
    if not undeclared(table.state):
        table.record(PhaseEntered(phase=Phase.TURNS))
        begin_round(table)


def pledges_for(state: State, player: Princess) -> tuple[Princess, ...]:
    """The Princesses for whom that player may declare (declaration.cards)."""
    return tuple(one for one in state.order if one is not player)


def undeclared(state: State) -> tuple[Princess, ...]:
    """Those in play whose Declaration is still to be laid."""
    return tuple(one for one in state.in_play if one not in state.pledges)
