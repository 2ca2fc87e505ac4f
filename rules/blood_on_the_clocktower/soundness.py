"""What must never be, whatever the Storyteller enters."""

from __future__ import annotations

from collections.abc import Iterator

from rules.blood_on_the_clocktower.names import Phase
from rules.blood_on_the_clocktower.state import State


def problems(state: State) -> Iterator[str]:
    """Sentences on what is unsound: a vote token with the living, a seat without a player, two open nominations."""
    if set(state.circle) != set(state.players) or len(set(state.circle)) != len(state.circle):
        yield "the circle and the players differ"
    for name, player in state.players.items():
        if player.shown_alive and player.vote_token:
            yield f"{name} lives and holds a vote token"
    open_ = [one for one in state.day.nominations if one.result is None]
    if state.phase is not Phase.BETWEEN and len(open_) != (state.phase is Phase.VOTING):
        yield "a nomination hangs in the air"
    if state.day.about_to_die is not None and state.day.about_to_die not in state.players:
        yield "nobody who is there is about to die"
    for one in state.day.nominations:
        if len({hand.player for hand in one.hands}) != len(one.hands):
            yield f"a hand counted twice for {one.nominee}"
