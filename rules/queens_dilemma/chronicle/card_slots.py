"""The Slots next to cards, and the Pass Action spaces on them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rules.core.table import Table
from rules.queens_dilemma.chronicle.cards import in_play
from rules.queens_dilemma.chronicle.events import TokenReset
from rules.queens_dilemma.names import Character
from rules.queens_dilemma.pieces import ChronicleCard
from rules.queens_dilemma.state import State


class CardInPlay(NamedTuple):
    """A described card beside the map: a Chronicle card's code, or E and the number of an Event."""

    code: str
    name: str
    card: ChronicleCard
    token: Character | None
    spaces: tuple[Character, ...]


def cards_in_play(state: State) -> Iterator[CardInPlay]:
    """The described Chronicle and Event cards, in the order in which they lie."""
    for code in in_play(state):
        one = state.chronicles[code]
        if one.card:
            yield CardInPlay(code, f"Chronicle card {code}", one.card, one.token, one.spaces)
    for number, event in sorted(state.event_cards.items()):
        if event.card:
            yield CardInPlay(f"E{number}", f"Event {number}", event.card, event.token, event.spaces)


def is_full(one: CardInPlay) -> bool:
    """Whether all its Pass Action spaces are filled; a stack and a card without spaces never are (pass.card-spaces)."""
    return isinstance(one.card.spaces, int) and len(one.spaces) >= one.card.spaces


def tokens_out(state: State, player: Character) -> int:
    """How many of a player's Heraldry tokens lie on cards, on their Slots, and on Aontas for Gathering."""
    on_cards = sum((one.token is player) + one.spaces.count(player) for one in cards_in_play(state))
    tile = state.vote.tiles.get(player) if state.vote else None
    return on_cards + (tile is not None and tile.passed == "gather")


def reset_slots(table: Table[State]) -> None:
    """Tokens go from the Slots to the highest free space of their card, or back to their players."""
    for one in tuple(cards_in_play(table.state)):
        if one.token is None:
            continue
        table.record(TokenReset(code=one.code, player=one.token, space=_next_space(one)))


def _next_space(one: CardInPlay) -> int:
    """The highest free space, counted from 1; a stack has one space alone, a card without spaces none (0)."""
    if one.card.spaces == "stack":
        return 1
    return len(one.spaces) + 1 if one.card.spaces else 0
