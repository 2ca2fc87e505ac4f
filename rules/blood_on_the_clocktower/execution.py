"""Execution: at most one a day, and apart from death."""

from __future__ import annotations

from rules.blood_on_the_clocktower.circle import expect, who
from rules.blood_on_the_clocktower.events_day import Executed
from rules.blood_on_the_clocktower.life import dies
from rules.blood_on_the_clocktower.names import KeptFlag, KeptText, Phase
from rules.blood_on_the_clocktower.state import State
from rules.core.names import Text
from rules.core.table import Table


def execute(
    table: Table[State],
    player: Text = "",
    *,
    survives: bool = False,
    feigned: KeptFlag = False,
    by: KeptText = "",
    ruling: Text = "",
) -> None:
    """After the last call, execute whoever is about to die; they die, unless they survive (--survives).

    `--by CHARACTER`: an ability executes somebody at once, also during a nomination, which ends with it.
    `--ruling REASON`: a second execution today. `--feigned`: only the town takes them for dead.
    """
    expect(table, "day.order", Phase.DAY, *((Phase.VOTING,) if by else ()))
    state = table.state
    dying = state.day.about_to_die
    name = who(state, player) if player else dying
    if name is None:
        table.refuse("execution.one", "Nobody is about to die: no execution is owed.", ("night", "nominate"))
    if name != dying and not by and not ruling:
        because = f"{dying} is about to die, not {name}." if dying else f"{name} is not about to die."
        table.refuse("execution.one", because, ("execute", f"execute {name} --by CHARACTER"))
    because = f"{' and '.join(state.day.executed)} was executed today: one execution a day."
    table.refuse_unless(
        not state.day.executed or ruling, "execution.one", because, ("night", "execute --ruling REASON")
    )
    table.record(Executed(player=name, ruling=ruling, by=by))
    if state.players[name].shown_alive and not survives:
        dies(table, name, by=by or "execution", feigned=feigned)
    elif state.players[name].feigned and not survives:
        dies(table, name, by=by or "execution")
