"""What must never be, whatever the table does."""

from __future__ import annotations

from collections.abc import Iterator

from rules.queens_dilemma.state import State


def problems(state: State) -> Iterator[str]:
    """Sentences on what is unsound: Power made or lost, purses below nothing, a token at nobody's place."""
    tiles = state.vote.tiles.values() if state.vote else ()
    held = sum(treasury.power for treasury in state.treasuries.values())
    total = state.outside + state.supply + state.pool + held + sum(tile.power for tile in tiles)
    if total:
        yield f"Power does not add up: {total} too many"
    for player, treasury in state.treasuries.items():
        if min(vars(treasury).values()) < 0:
            yield f"{player} has less than nothing: {treasury}"
    for player, diary in state.diaries.items():
        if min(diary.hegemony, diary.independence, diary.infamy) < 0:
            yield f"{player} has points below 0"
    if state.pool < 0 or state.deck < 0:
        yield "the Pool or the deck is below 0"
    if state.players and (state.leader not in state.players or state.moderator not in state.players):
        yield "the Leader or the Moderator token is lost"
