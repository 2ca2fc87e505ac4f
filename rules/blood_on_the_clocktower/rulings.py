"""Rulings: what the Storyteller decides before all, beyond the rules."""

from __future__ import annotations

from rules.blood_on_the_clocktower.circle import expect, who
from rules.blood_on_the_clocktower.events_day import Ruled
from rules.blood_on_the_clocktower.names import Phase
from rules.blood_on_the_clocktower.state import State
from rules.core.names import Text
from rules.core.table import Table


def rule(table: Table[State], reason: Text, *, gives: Text = "", takes: Text = "") -> None:
    """Rule before all, with the reason; it may give a dead player a vote token, or take it (--gives, --takes NAME)."""
    expect(table, "voting.ghost", Phase.DAY, Phase.VOTING)
    table.refuse_unless(reason, "house.ruling-reason", "A ruling needs its reason.", ("ruling REASON",))
    because = "A ruling gives a token or takes one, not both."
    table.refuse_unless(not (gives and takes), "voting.ghost", because, ("--gives NAME", "--takes NAME"))
    if not gives and not takes:
        table.record(Ruled(what=reason))
        return
    name = who(table.state, gives or takes)
    player = table.state.players[name]
    table.refuse_unless(not player.shown_alive, "voting.ghost", f"{name} lives, and needs no vote token.")
    holds = "holds one already" if gives else "holds none"
    table.refuse_unless(player.vote_token is not bool(gives), "voting.ghost", f"{name} {holds}.", ("next",))
    table.record(Ruled(what=reason, player=name, token=bool(gives)))
