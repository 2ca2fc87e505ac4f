"""How the facts of a day change the state: nominations, hands, executions."""

from __future__ import annotations

from rules.blood_on_the_clocktower import events_day as e
from rules.blood_on_the_clocktower.names import Phase
from rules.blood_on_the_clocktower.state import Day, Hand, Nomination, State
from rules.core.event import Event
from rules.core.values import changed


def evolve_day(state: State, event: Event) -> State:
    """The state after one fact of the day; unchanged after any other."""
    day = state.day
    match event:
        case e.NominationsOpened():
            return changed(state, day=changed(day, open=True))
        case e.Nominated(nominator=nominator, nominee=nominee, hidden=hidden):
            new = Nomination(nominator=nominator, nominee=nominee, hidden=hidden)
            return changed(state, phase=Phase.VOTING, day=changed(day, nominations=(*day.nominations, new)))
        case e.HandSeen(player=player, up=up, counts=counts, spends=spends):
            hand = Hand(player=player, up=up, counts=counts, spends=spends)
            hands = (*day.nominations[-1].hands, hand)
            state = changed(state, day=_last(day, hands=hands))
            if spends:
                spent = changed(state.players[player], vote_token=False)
                state = changed(state, players=state.players.set(player, spent))
            return state
        case e.SweepEnded(needed=needed, result=result, about_to_die=about_to_die, best=best):
            day = changed(_last(day, needed=needed, result=result), about_to_die=about_to_die, best=best)
            return changed(state, phase=Phase.DAY, day=day)
        case e.ExileVoted(player=player, carried=True):
            return changed(state, players=state.players.set(player, changed(state.players[player], exiled=True)))
        case e.Executed(player=player):
            if state.phase is Phase.VOTING:
                day = _last(day, result="cut short")
            day = changed(day, executed=(*day.executed, player), about_to_die=None, open=False)
            return changed(state, phase=Phase.DAY, day=day)
    return state


def _last(day: Day, **fields: object) -> Day:
    """The day with some fields of the nomination that is on replaced."""
    return changed(day, nominations=(*day.nominations[:-1], changed(day.nominations[-1], **fields)))
