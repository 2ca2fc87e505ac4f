"""Whose turn it is, and what may be done now."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.names import matching
from rules.core.refusal import Kind, Refusal
from rules.core.table import Table
from rules.witching_hour.names import CardType, Phase
from rules.witching_hour.piles import Pile, holds, shown, with_article
from rules.witching_hour.state import State


def seat(table: Table[State], typed: str, among: Iterable[str] | None = None) -> str:
    """The player that a unique prefix names. Refuses none or several (house.unknown-name, house.ambiguous)."""
    seats = tuple(table.state.seats if among is None else among)
    found = matching(typed, seats)
    if len(found) > 1:
        raise Refusal(Kind.AMBIGUOUS, "house.ambiguous", f"“{typed}” fits several: {', '.join(found)}.", found)
    table.refuse_unless(found, "house.unknown-name", f"“{typed}” is none of those asked now.", seats)
    return found[0]


def on_turn(table: Table[State]) -> str:
    """The player whose turn it is. Refused outside of turns, and while an attack or a look waits."""
    state = table.state
    table.refuse_unless(state.phase is Phase.TURNS, "turn.choice", "No turn is being played now.", ("next",))
    if state.attack is not None:
        because = f"First {state.attack.defender} answers {state.attack.attacker}'s attack."
        table.refuse("turn.order", because, ("block no", "block 3 candle", "block familiar"))
    if state.look is not None:
        because = f"First {state.look.player} chooses a card, by the {state.look.card.shown}."
        table.refuse("play.own-hex", because, (choosing(state),))
    return state.turn


def choosing(state: State) -> str:
    """How the choice that waits is typed: `take Bob`."""
    assert state.look is not None
    return f"{'place' if state.look.card is CardType.CAULDRON else 'take'} {state.look.player}"


def has(table: Table[State], player: str, cards: Pile, clause: str) -> None:
    """Refuses cards that are not in a player's hand, without saying what is."""
    because = f"{player} does not have {shown(cards)} in hand."
    table.refuse_unless(holds(table.state.hand(player), cards), clause, because, (f"look {player}",))


def has_one(table: Table[State], player: str, kind: CardType) -> None:
    """Refuses to play a card that is not in hand."""
    because = f"{player} does not have {with_article(kind)} in hand."
    table.refuse_unless(table.state.hand(player).get(kind), "play.own-hex", because, (f"look {player}",))
