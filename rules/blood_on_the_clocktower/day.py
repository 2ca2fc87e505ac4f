"""Days: nominations, once each way, one at a time."""

from __future__ import annotations

from collections.abc import Sequence

from rules.blood_on_the_clocktower.circle import expect, half, living, who
from rules.blood_on_the_clocktower.events_day import Nominated, NominationsOpened
from rules.blood_on_the_clocktower.names import Phase
from rules.blood_on_the_clocktower.state import Day, State
from rules.core.names import Text
from rules.core.table import Table


def open_nominations(table: Table[State]) -> None:
    """Call for nominations, when there has been talk enough."""
    expect(table, "day.order", Phase.DAY)
    _still_open(table, "")
    table.refuse_unless(not table.state.day.open, "day.order", "Nominations are open already.", ("nominate",))
    table.record(NominationsOpened())


def nominate(table: Table[State], nominator: Text, nominee: Text, *, hidden: bool = False, ruling: Text = "") -> None:
    """A living player nominates somebody; each player once a day, each way. This opens the nominations, too.

    `--hidden`: all eyes are shut in the vote. `--ruling REASON`: a character allows what the rules do not.
    """
    because = "One nomination is settled before the next one opens."
    table.refuse_unless(table.state.phase is not Phase.VOTING, "nomination.one-open", because, ("vote rest",))
    expect(table, "day.order", Phase.DAY)
    _still_open(table, ruling)
    by, whom = who(table.state, nominator), who(table.state, nominee)
    able = nominators(table.state)
    free = nominees(table.state)
    if not ruling:
        because = f"{by} is dead, and only the living nominate."
        table.refuse_unless(table.state.players[by].shown_alive, "nomination.living", because, able)
        table.refuse_unless(by in able, "nomination.once", f"{by} has nominated today.", able)
        traveller = table.state.players[whom].traveller
        because = f"{whom} is a Traveller, who can only be exiled."
        table.refuse_unless(not traveller, "nomination.traveller", because, (f"exile {whom}",))
        table.refuse_unless(whom in free, "nomination.once", f"{whom} has been nominated today.", free)
    if not table.state.day.open:
        table.record(NominationsOpened())
    table.record(Nominated(nominator=by, nominee=whom, hidden=hidden, ruling=ruling))


def nominators(state: State) -> tuple[str, ...]:
    """Who may still nominate today."""
    done = {one.nominator for one in state.day.nominations}
    return tuple(name for name in living(state) if name not in done)


def nominees(state: State) -> tuple[str, ...]:
    """Who may still be nominated today; the dead are among them."""
    done = {one.nominee for one in state.day.nominations}
    return tuple(name for name in state.circle if name not in done and not state.players[name].traveller)


def votes_needed(state: State) -> int:
    """The votes that make a nominee about to die: half of the living, and more than anybody had (voting.threshold)."""
    return max(half(len(living(state))), state.day.best + 1)


def needed_as_seen(state: State) -> int:
    """The votes that the town knows to be needed: what a vote came to that nobody saw is not told by the next ones."""
    return half(len(living(state))) if unseen_today(state) else votes_needed(state)


def unseen_today(state: State) -> bool:
    """Whether a vote of this day was one that nobody saw."""
    return any(one.hidden for one in state.day.nominations)


def _still_open(table: Table[State], ruling: str) -> None:
    day: Day = table.state.day
    because = f"{', '.join(day.executed)} was executed today, and there is one execution a day."
    table.refuse_unless(not day.executed or ruling, "execution.one", because, ("night",))


def as_it_stands(results: Sequence[str]) -> tuple[str, ...]:
    """What came of the nominations of a day, in turn: who was about to die is no more, once another ties or leads."""
    outdone = ("about to die", "tie")
    return tuple(
        f"was {result}" if result == outdone[0] and set(outdone) & set(results[at + 1 :]) else result
        for at, result in enumerate(results)
    )
