"""Death and return to life: at once by day, announced at dawn by night."""

from __future__ import annotations

from rules.blood_on_the_clocktower.circle import expect, living, who
from rules.blood_on_the_clocktower.events import Died, DiedAtNight, NobodyDies, Revived, RevivedAtNight
from rules.blood_on_the_clocktower.names import KeptFlag, KeptText, KeptTexts, Phase
from rules.blood_on_the_clocktower.state import State
from rules.core.table import Table

ON = (Phase.NIGHT, Phase.DAY, Phase.VOTING)


def die(table: Table[State], players: KeptTexts = (), *, by: KeptText = "", feigned: KeptFlag = False) -> None:
    """Players die: by night in secret until dawn, by day before all. `--feigned`: only the town takes them for dead.

    By night without a name: nobody dies, or nobody more.
    """
    expect(table, "death.loses", *ON)
    if not players:
        table.refuse_unless(table.state.phase is Phase.NIGHT, "death.loses", "Who dies?", living(table.state))
        table.record(NobodyDies())
    for name in tuple(who(table.state, text) for text in players):
        player = table.state.players[name]
        alive = tuple(one for one in table.state.circle if table.state.players[one].alive)
        table.refuse_unless(player.alive, "death.loses", f"{name} is dead already.", alive)
        because = "By night nobody is shown as dead: the town learns of deaths at dawn."
        table.refuse_unless(not feigned or table.state.phase is not Phase.NIGHT, "death.hidden", because, ("die",))
        dies(table, name, by=by, feigned=feigned)


def dies(table: Table[State], name: str, *, by: str = "", feigned: bool = False) -> None:
    """A player dies now, as the time of day has it (death.loses, death.hidden)."""
    if table.state.phase is Phase.NIGHT:
        table.record(DiedAtNight(player=name, by=by))
    elif table.state.players[name].feigned:
        # The town took them for dead before: nothing more is to be seen.
        table.record(DiedAtNight(player=name, by=by))
    else:
        table.record(Died(player=name, feigned=feigned, by=by))


def revive(table: Table[State], player: KeptText) -> None:
    """A dead player lives again, with a vote in every nomination; by night the town learns it at dawn."""
    expect(table, "death.loses", *ON)
    name = who(table.state, player)
    dead = tuple(n for n in table.state.circle if not table.state.players[n].alive or table.state.players[n].feigned)
    table.refuse_unless(name in dead, "death.loses", f"{name} is alive.", dead or ("next",))
    table.record(RevivedAtNight(player=name) if table.state.phase is Phase.NIGHT else Revived(player=name))
