"""The list of rulings: everything that was allowed before all against the rules, with its reason."""

from __future__ import annotations

from rules.blood_on_the_clocktower import events_day as e
from rules.blood_on_the_clocktower.state import Ruling, State
from rules.core.event import Event
from rules.core.values import changed


def ruled(state: State, event: Event) -> State:
    """The state with the ruling that an event carries; what only the Storyteller saw is not listed."""
    match event:
        case e.HandNoted():
            return state
        case e.Nominated(nominator=by, nominee=whom, ruling=reason) if reason:
            return _listed(state, f"{by} nominates {whom}", reason)
        case e.HandSeen(player=player, counts=counts, ruling=reason) if reason:
            return _listed(state, f"{player}'s hand counts {counts}", reason)
        case e.Executed(player=player, ruling=reason) if reason:
            return _listed(state, f"{player} is executed", reason)
        case e.Ruled(what=what, player=player, token=token):
            if token is not None:
                player_now = changed(state.players[player], vote_token=token)
                state = changed(state, players=state.players.set(player, player_now))
            got = "" if token is None else f"{player} {'gets' if token else 'loses'} a vote token"
            return _listed(state, got or "a word of the Storyteller", what)
    return state


def _listed(state: State, what: str, reason: str) -> State:
    return changed(state, rulings=(*state.rulings, Ruling(game=state.game, what=what, reason=reason)))
