"""Whose turn it is, and what may be done in it."""

from __future__ import annotations

from rules.core.table import Table
from rules.queen_by_midnight.names import CardClass, Phase, Princess, Status
from rules.queen_by_midnight.state import State


def playing(table: Table[State]) -> None:
    """Refuses while no turns are played."""
    phase = table.state.phase
    table.refuse_unless(phase is Phase.TURNS, "turn.actions", "No turn is being played now.", ("next",))


def active(table: Table[State]) -> Princess:
    """The Princess whose turn it is. Refused to an Advisor, and while an attack waits."""
    playing(table)
    state = table.state
    assert state.turn is not None
    if state.attack is not None:
        waiting = state.attack.waiting
        ways = (f"react {waiting[0]} no",) if waiting else ("hit major", "hit 3")
        table.refuse("attack.steps", "First the attack that is under way is brought to its end.", ways)
    if state.repertoires[state.turn].status is Status.ADVISOR:
        because = (
            f"{state.turn.shown} is an Advisor: the turn is for one of the two abilities of the Inner Circle card."
        )
        table.refuse("circle.turn", because, ("advise 1", "advise 2"))
    return state.turn


def in_play(table: Table[State], player: Princess) -> None:
    """Refuses one who is no Princess in play."""
    state = table.state
    if player not in state.repertoires:
        table.refuse("players.count", f"Nobody plays {player.shown} this time.", state.in_play)
    status = state.repertoires[player].status
    because = f"{player.shown} has fallen and is {'an Advisor' if status is Status.ADVISOR else 'out of the game'}."
    table.refuse_unless(status is Status.PLAYING, "circle.turn", because, state.in_play)


def check_class(table: Table[State], player: Princess, card_class: CardClass) -> None:
    """Refuses a card that is of neither of her Classes."""
    first, second = player.classes
    because = f"{player.shown} is {first.shown} and {second.shown}: a {card_class.shown} card is of neither Class."
    table.refuse_unless(card_class in player.classes, "bazaar.class", because, player.classes)


def price(table: Table[State], player: Princess, cost: int, clause: str = "clout.range") -> None:
    """Refuses a cost that is below nothing, or more than there is."""
    table.refuse_unless(cost >= 0, "cost.buy-and-play", "A cost is 0 or more.", ("0",))
    held = table.state.repertoires[player].clout
    because = f"{player.shown} has {held} Clout and cannot pay {cost}."
    table.refuse_unless(
        cost <= held, clause, because, (f"a cost of {held} or less", f"change {player}.c+{cost - held}")
    )
