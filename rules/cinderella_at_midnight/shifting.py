"""Cards that change places or are turned: by an ability, or by the clock."""

from __future__ import annotations

from rules.cinderella_at_midnight.events import CardsSwapped, CardTurned, SpacesOpened
from rules.cinderella_at_midnight.names import Shift
from rules.cinderella_at_midnight.state import Placed, State
from rules.core.table import Table

COUNT = {Shift.SWAP: 2, Shift.TURN: 1, Shift.NONE: 0}


def check_count(table: Table[State], clause: str, how: Shift, cards: tuple[str, ...]) -> None:
    """Refuses another number of cards than the shift takes."""
    wanted = COUNT[how]
    because = f"“{how}” takes {wanted or 'no'} card{'' if wanted == 1 else 's'}, not {len(cards)}."
    table.refuse_unless(len(cards) == wanted, clause, because, ("swap CARD CARD", "turn CARD"))


def move_cards(table: Table[State], how: Shift, cards: tuple[Placed, ...], clause: str) -> None:
    """Swap two cards or turn one by 180 degrees; spaces that were closed may be open now."""
    if how is Shift.SWAP:
        one, other = cards
        table.refuse_unless(one.name != other.name, clause, "Two different cards are swapped.")
        table.record(CardsSwapped(one=one.name, other=other.name))
    elif how is Shift.TURN:
        turn(table, cards[0].name)
    if how is not Shift.NONE:
        reopen(table)


def turn(table: Table[State], name: str) -> None:
    """Turn a card by 180 degrees."""
    table.record(CardTurned(name=name, turned=not table.state.card(name).turned))


def reopen(table: Table[State]) -> None:
    """Spaces where every card was tried may be tried again."""
    if table.state.closed or table.state.drawing:
        table.record(SpacesOpened())
