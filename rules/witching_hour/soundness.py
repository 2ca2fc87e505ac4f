"""What must never be, whatever the table does."""

from __future__ import annotations

from collections.abc import Iterator

from rules.witching_hour.names import CardType, Mode, Phase
from rules.witching_hour.piles import NOTHING, plus
from rules.witching_hour.state import State


def problems(state: State) -> Iterator[str]:
    """Sentences on what is unsound: cards made or lost, tokens below nothing, two things that wait at once."""
    if state.phase is Phase.TURNS:
        yield from _cards(state)
        if len(state.holders) <= 1 and state.attack is None and state.look is None:
            yield "a round goes on with one hand or none"
    if state.attack is not None and state.look is not None:
        yield "an attack and a choice wait at once"
    if state.mode is Mode.SCORER and state.hands:
        yield "the scorer holds hands"
    for one in state.rounds:
        for score in one.scores:
            if score.total < 0 or sum(share.points for share in score.shares) != score.points:
                yield f"{score.player}'s tokens in round {one.number} do not add up"


def _cards(state: State) -> Iterator[str]:
    """Every card is in a hand, a Hex pile, the discard pile, an attack, or before who looks at it."""
    attack = state.attack.cards if state.attack else NOTHING
    drawn = state.look.drawn if state.look else NOTHING
    there = plus(state.discard, attack, drawn, *state.hands.values(), *state.hexes.values())
    for kind in CardType:
        if there.get(kind, 0) != state.copies(kind):
            yield f"there are {there.get(kind, 0)} of {kind}, not {state.copies(kind)}"
